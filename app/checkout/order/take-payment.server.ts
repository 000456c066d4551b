import type {Order} from '~adapters/commerce';
import type {ChargeReference, PaymentResult} from '~adapters/payments';
import {toCause} from '~/platform/log';
import type {OrderDesk, OrderWork} from './order-desk.server';

const looksAfterMs = [300, 1000];

/** Where a shopper comes back to from the bank's page. */
export const returnUrl = (siteUrl: string, key: string): string =>
  `${siteUrl}/payment-return?attempt=${encodeURIComponent(key)}`;

/** The one charge of an order. Its key is the order's name, so it is taken once whatever is lost or repeated. */
export const chargeOf = (order: Order, fallback: string): ChargeReference => ({
  order,
  idempotencyKey: order.attemptKey ?? fallback,
});

/** Charges the order's total; after a lost answer the payment service is asked what became of it. */
export async function takePayment(
  desk: OrderDesk,
  {key, reference, request}: OrderWork,
  order: Order,
): Promise<PaymentResult> {
  const charge = chargeOf(order, reference);
  const returns = returnUrl(desk.siteUrl, key);
  return desk.payments
    .pay({...charge, card: request.card, returnUrl: returns})
    .catch((thrown: unknown) => lookForLost(desk, charge, thrown));
}

async function lookForLost(
  desk: OrderDesk,
  charge: ChargeReference,
  thrown: unknown,
): Promise<PaymentResult> {
  desk.log.warn('order.charge.lost', {cause: toCause(thrown)});
  for (const pause of looksAfterMs) {
    await desk.wait(pause);
    const found = await desk.payments.findCharge(charge).catch(() => null);
    // An older decline says nothing about the try whose answer was lost.
    if (found && found.status !== 'declined') return found;
  }
  throw thrown;
}
