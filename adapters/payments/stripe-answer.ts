import {Stripe} from 'stripe';
import {declineMessage} from './decline-message';
import {PaymentError} from './payment-error';
import type {PaymentResult} from './payment-gateway';
import {toPaymentResult} from './stripe-result';

/** For what no card can refuse: every failure is the service's. */
export async function asPaymentError<Result>(
  operation: string,
  send: () => Promise<Result>,
): Promise<Result> {
  try {
    return await send();
  } catch (thrown) {
    const code = thrown instanceof Stripe.errors.StripeError ? thrown.code : null;
    throw new PaymentError(operation, code ?? 'Stripe could not be asked');
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
    if (thrown instanceof PaymentError) throw thrown;
    if (!(thrown instanceof Stripe.errors.StripeError))
      throw new PaymentError(operation, 'Stripe could not be asked');
    // Of every payment that did not go through (402), whatever it was to be paid with.
    if (thrown instanceof Stripe.errors.StripeCardError)
      return {status: 'declined', message: declineMessage};
    const settled = thrown.payment_intent && toPaymentResult(thrown.payment_intent);
    if (settled && settled.status !== 'declined') return settled;
    const {type, code, statusCode, requestId} = thrown;
    throw new PaymentError(
      operation,
      [type, code, statusCode, requestId].filter(Boolean).join(' ') || 'Stripe error',
    );
  }
}
