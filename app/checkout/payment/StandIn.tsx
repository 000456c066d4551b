import type {ServiceFields} from './service-fields.server';

/** The mocked shop's script in the service's stead; a real shop's settings forbid it. */
export function StandIn({fields}: {fields: ServiceFields | null}) {
  return fields?.standIn ? <script src={`${fields.standIn}/stripe/stripe.js`} /> : null;
}
