import {CommerceError, type PlacedOrder} from '~adapters/commerce';
import {toRefusal} from '~/cart/refusals';
import {toCause} from '~/server/telemetry/log';
import {orderSpan} from './instrument-order.server';
import {placed, refusedFor, type OrderAnswer} from './order-answer.server';
import {retry, type OrderContext} from './order-context.server';
import {chargeOf} from './take-payment.server';

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
  order: PlacedOrder,
  chargeId: string,
): Promise<OrderAnswer> => orderSpan('finish', () => finish(context, order, chargeId));

async function finish(
  context: OrderContext,
  {databaseId: orderId}: PlacedOrder,
  chargeId: string,
): Promise<OrderAnswer> {
  const {order, isClosed} = await markPaid(context, orderId, chargeId);
  if (isClosed) {
    await giveMoneyBack(context, order);
    return refusedFor([toRefusal('order.closedBeforePaid', null)]);
  }
  context.log.info('order.placed', {orderId, chargeId});
  return placed(order);
}

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

/** Nobody will send what is closed, so nobody keeps its money. */
export async function giveMoneyBack(context: OrderContext, order: PlacedOrder): Promise<void> {
  if (order.total === 0) return;
  const refund = await context.payments.refund(chargeOf(order));
  const refundId = refund?.refundId ?? null;
  context.log.warn('order.refunded', {orderId: order.databaseId, refundId});
}
