import type {ServiceFields} from './ways-to-pay';

/** The mocked shop's script in the service's stead; a real shop's settings forbid it. */
export function StripeStub({fields}: {fields: ServiceFields | null}) {
  return fields?.stripeStub ? <script src={`${fields.stripeStub}/stripe/stripe.js`} /> : null;
}
