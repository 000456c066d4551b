import {Stripe} from 'stripe';
import {CommerceError} from '~adapters/commerce';
import type {PaymentResult} from '../index';

/** How a payment intent stands; null while no payment was tried, or when it was cancelled or given back. */
export function toPaymentResult(intent: Stripe.PaymentIntent): PaymentResult | null {
  switch (intent.status) {
    case 'succeeded':
      return isGivenBack(intent) ? null : {status: 'paid', chargeId: intent.id};
    case 'requires_action':
      return toAction(intent);
    case 'processing':
    case 'requires_capture':
      return {status: 'pending', chargeId: intent.id};
    case 'requires_payment_method':
      return toDeclined(intent.last_payment_error);
    default:
      return null;
  }
}

/** Known only where the charge was requested along with its intent. */
const isGivenBack = ({latest_charge: charge}: Stripe.PaymentIntent) =>
  charge !== null && typeof charge === 'object' && charge.refunded;

/** Stripe's script in the shopper's page knows what is to be done, from a bank's question to another page. */
function toAction({client_secret: clientSecret, id}: Stripe.PaymentIntent): PaymentResult {
  return clientSecret
    ? {status: 'action', clientSecret, chargeId: id}
    : {status: 'pending', chargeId: id};
}

function toDeclined(error: Stripe.PaymentIntent['last_payment_error']): PaymentResult | null {
  if (!error) return null;
  return {status: 'declined'};
}

/** For what no card can refuse: every failure is the service's. */
export async function asPaymentError<Result>(
  operation: string,
  send: () => Promise<Result>,
): Promise<Result> {
  try {
    return await send();
  } catch (thrown) {
    const code = thrown instanceof Stripe.errors.StripeError ? thrown.code : null;
    throw new CommerceError('payment', operation, code ?? 'Stripe could not be asked');
  }
}

/** Turns Stripe's errors into answers; what it says in words is dropped, because it may echo what was typed. */
export async function toAnswer<Result extends PaymentResult | null>(
  operation: string,
  send: () => Promise<Result>,
): Promise<Result | PaymentResult> {
  try {
    return await send();
  } catch (thrown) {
    if (thrown instanceof CommerceError) throw thrown;
    if (!(thrown instanceof Stripe.errors.StripeError))
      throw new CommerceError('payment', operation, 'Stripe could not be asked');
    // Of every payment that did not go through (402), whatever it was to be paid with.
    if (thrown instanceof Stripe.errors.StripeCardError) return {status: 'declined'};
    const settled = thrown.payment_intent && toPaymentResult(thrown.payment_intent);
    if (settled && settled.status !== 'declined') return settled;
    const {type, code, statusCode, requestId} = thrown;
    throw new CommerceError(
      'payment',
      operation,
      [type, code, statusCode, requestId].filter(Boolean).join(' ') || 'Stripe error',
    );
  }
}
