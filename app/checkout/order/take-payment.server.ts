import type {Order} from '~adapters/commerce';
import type {OrderCharge, PaymentResult} from '~adapters/payments';
import {toCause} from '~/server/telemetry/log';
import {withinDeclineLimits} from './decline-limits.server';
import type {OrderContext, Attempt} from './order-context.server';

const looksAfterMs = [300, 1000];

/** Where a shopper comes back to from the bank's page or the shop's. */
export const returnUrl = (siteUrl: string, checkoutKey: string): string =>
  `${siteUrl}/payment-return?attempt=${encodeURIComponent(checkoutKey)}`;

/** The one charge of an order. It goes by the order's reference, so it is taken once whatever is lost or repeated. */
export const chargeOf = (order: Order, fallback: string): OrderCharge => ({
  order,
  orderReference: order.orderReference ?? fallback,
});

/** Charges the order's total; after a lost answer the payment service is asked what became of it. */
export async function takePayment(
  desk: OrderContext,
  work: Attempt,
  order: Order,
): Promise<PaymentResult> {
  const {checkoutKey, orderReference, request} = work;
  const shopper = desk.accountSession?.shopper ?? null;
  const charge = chargeOf(order, orderReference);
  const returns = returnUrl(desk.siteUrl, checkoutKey);
  return withinDeclineLimits(desk, work, () =>
    desk.payments
      .pay({
        ...charge,
        card: request.card,
        token: request.paymentToken,
        shopper,
        returnUrl: returns,
      })
      .catch((thrown: unknown) => lookForLost(desk, charge, thrown)),
  );
}

async function lookForLost(
  desk: OrderContext,
  charge: OrderCharge,
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
