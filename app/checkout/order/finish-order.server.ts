import type {Order} from '~adapters/commerce';
import {toCause} from '~/server/telemetry/log';
import {cancelTwins} from './close-order.server';
import {releaseCounted} from './hold-scarce.server';
import {placed, type OrderAnswer} from './order-answer.server';
import {isPaid, persist, tryTo, type OrderContext} from './order-context.server';
import {orderSpan} from './instrument-order.server';

/** The money was taken and the shop does not know yet: a retry with the same key finishes, and so does a webhook. */
export class PaidUnfinished extends Error {
  override readonly name = 'PaidUnfinished';
}

const pausesMs = [300, 1000, 2500];

/** What a free order is marked paid with. */
export const nothingToPay = 'nothing-to-pay';

/**
 * Ends an attempt whose order is paid: remembered as charged, marked paid in the shop (twice is as once),
 * remembered with its answer. Whatever fails here, the same key starts again from what is true in the shop
 * and at the payment service. Without a lease (a webhook) an attempt that somebody works on is left to him.
 */
export const finishOrder = (
  desk: OrderContext,
  attempt: {checkoutKey: string; lease: string},
  order: Order,
  chargeId: string,
): Promise<OrderAnswer> => orderSpan('finish', () => finish(desk, attempt, order, chargeId));

async function finish(
  desk: OrderContext,
  {checkoutKey, lease}: {checkoutKey: string; lease: string},
  order: Order,
  chargeId: string,
): Promise<OrderAnswer> {
  const orderId = order.databaseId;
  await tryTo(desk, 'order.record', () =>
    desk.orderAttempts.record(checkoutKey, lease, {step: 'charged', orderId, chargeId}),
  );
  const answer = placed(isPaid(order) ? order : await markPaid(desk, order, chargeId));
  const remembered = {...answer.body, reference: order.orderReference};
  let isOwner = false;
  await tryTo(desk, 'order.record', async () => {
    const finish = () =>
      desk.orderAttempts.record(checkoutKey, lease, {step: 'finished', answer: remembered});
    isOwner = await persist(desk, pausesMs, finish);
    // What another worker holds under this key may be for another order.
    if (isOwner || (await desk.orderAttempts.find(checkoutKey))?.orderId === orderId)
      await releaseCounted(desk, checkoutKey);
  });
  desk.waitUntil(
    tryTo(desk, 'order.twins', () => cancelTwins(desk, isOwner ? checkoutKey : null, order)),
  );
  desk.log.info('order.placed', {orderId, chargeId});
  return answer;
}

async function markPaid(desk: OrderContext, order: Order, chargeId: string): Promise<Order> {
  const orderId = order.databaseId;
  try {
    return await persist(desk, pausesMs, () => desk.commerce.orders.markPaid(orderId, chargeId));
  } catch (thrown) {
    desk.log.error('order.paid.unfinished', {orderId, chargeId, cause: toCause(thrown)});
    throw new PaidUnfinished('A paid order is not marked paid yet', {cause: thrown});
  }
}
