import {CommerceError, type PlacedOrder} from '~adapters/commerce';
import {gatewayOf, type OrderCharge, type PaymentResult} from '~adapters/payments';
import {toCause} from '~/server/telemetry/log';
import {toRefusal} from '~/cart/refusals';
import {inSpan} from '~/server/telemetry/open-telemetry.server';
import {retry, type Attempt, type OrderContext} from './order-context.server';
import {placed, refusedFor, belongsToOther, failed, type OrderAnswer} from './order-answer.server';

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
  return gatewayOf(payments, order)
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
    const found = await gatewayOf(context.payments, charge.order)
      .findCharge(charge)
      .catch(() => null);
    // An older decline says nothing about the try whose answer was lost.
    if (found && found.status !== 'declined') return found;
  }
  throw thrown;
}

/** What a free order is marked paid with. */
export const nothingToPay = 'nothing-to-pay';

/**
 * Ends an order whose charge was taken, by whomever it was found: by this press or the next, by a webhook, on the way
 * back from the bank, by the reconciler. Twice is as once. What it needs was held all along, unless its bank took the
 * money after a decline had let go of it: where somebody else has it now, or the shop has closed the order, its money
 * is given back.
 */
export const finishOrder = (
  context: OrderContext,
  {databaseId: orderId}: PlacedOrder,
  chargeId: string,
): Promise<OrderAnswer> =>
  inSpan('order finish', {}, async () => {
    const {order, isClosed} = await markPaid(context, orderId, chargeId);
    if (isClosed) {
      await giveMoneyBack(context, order);
      return refusedFor([toRefusal('order.closedBeforePaid', null)]);
    }
    context.log.info('order.placed', {orderId, chargeId});
    return placed(order);
  });

async function markPaid(context: OrderContext, orderId: number, chargeId: string) {
  try {
    const {orders} = context.commerce;
    return await retry(context, [300, 1000, 2500], () => orders.finish(orderId, chargeId));
  } catch (thrown) {
    context.log.error('order.paid.unfinished', {orderId, chargeId, cause: toCause(thrown)});
    throw new CommerceError('unfinished', 'orders.finish', 'A paid order is not marked paid yet', {
      cause: thrown,
    });
  }
}

/** What is closed is not sent, so its money is refunded, and written into the shop's books where these have it as paid. */
export async function giveMoneyBack(
  {commerce, log, payments}: OrderContext,
  order: PlacedOrder,
): Promise<string | null> {
  if (order.total === 0) return null;
  const refund = await gatewayOf(payments, order).refund(chargeOf(order));
  const refundId = refund?.refundId ?? null;
  log.warn('order.refunded', {orderId: order.databaseId, refundId});
  if (refund && order.paidAt !== null) await commerce.orders.recordRefund(order.databaseId, refund);
  return refundId;
}

/**
 * A shopper changed the cart or the address after an order of this checkout was made (a declined card, a bank's page
 * left, a process that died). Nothing new is charged before its charge is stopped: taken, the order is finished and
 * shown, or its money given back where the shop has closed it. Null: nothing of it is left, and nothing can be taken
 * any more.
 */
export async function settleEarlierOrder(
  context: OrderContext,
  order: PlacedOrder,
): Promise<OrderAnswer | null> {
  if (order.status === 'REFUNDED' || order.total === 0) return null;
  const charge = await gatewayOf(context.payments, order).cancelCharge(chargeOf(order));
  if (charge?.status === 'pending') return failed(409, 'order.bankDecides', order.orderNumber);
  if (charge?.status !== 'paid') return null;
  const finished = await finishOrder(context, order, charge.chargeId);
  return finished.status === 200 ? belongsToOther(finished.body) : null;
}
