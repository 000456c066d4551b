import type {Stripe} from 'stripe';
import {declineMessage} from './decline-message';
import type {PaymentResult} from './payment-gateway';

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
  return {status: 'declined', message: declineMessage};
}
