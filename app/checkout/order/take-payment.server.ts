import type {PlacedOrder} from '~adapters/commerce';
import type {OrderCharge, PaymentResult} from '~adapters/payments';
import {toCause} from '~/server/telemetry/log';
import type {Attempt, OrderContext} from './order-context.server';

const looksAfterMs = [300, 1000];

/** Where a shopper comes back to from the bank's page or the shop's. */
export const returnUrl = (siteUrl: string, checkoutKey: string): string =>
  `${siteUrl}/payment-return?attempt=${encodeURIComponent(checkoutKey)}`;

/** The one charge of an order. It goes by the order's reference, so it is taken once whatever is lost or repeated. */
export function chargeOf(order: PlacedOrder): OrderCharge {
  const {orderReference} = order;
  if (orderReference === null)
    throw new Error(`Order ${order.databaseId} is none of the storefront`);
  return {order, orderReference};
}

/** Charges the order's total; after a lost answer the payment service is asked what became of it. */
export async function takePayment(
  context: OrderContext,
  {checkoutKey, request}: Attempt,
  order: PlacedOrder,
): Promise<PaymentResult> {
  const {accountSession, payments, siteUrl} = context;
  const charge = chargeOf(order);
  return payments
    .pay({
      ...charge,
      card: request.card,
      token: request.paymentToken,
      shopper: accountSession?.shopper ?? null,
      returnUrl: returnUrl(siteUrl, checkoutKey),
    })
    .catch((thrown: unknown) => lookForLost(context, charge, thrown));
}

async function lookForLost(
  context: OrderContext,
  charge: OrderCharge,
  thrown: unknown,
): Promise<PaymentResult> {
  context.log.warn('order.charge.lost', {cause: toCause(thrown)});
  for (const pause of looksAfterMs) {
    await context.wait(pause);
    const found = await context.payments.findCharge(charge).catch(() => null);
    // An older decline says nothing about the try whose answer was lost.
    if (found && found.status !== 'declined') return found;
  }
  throw thrown;
}
