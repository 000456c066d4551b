import type {Order} from '~adapters/commerce';
import {finishCharged} from './finish-charged.server';
import {finishOrder, nothingToPay} from './finish-order.server';
import {holdForCharge, releaseHolds} from './hold-scarce.server';
import {heldUntil} from './hold-until.server';
import {isOpen, isPaid, tryTo, type OrderContext} from './order-context.server';

export interface Held {
  checkoutKey: string;
  lease: string;
}

/** What was done, in words. `isClosed`: nothing will come of the order any more. */
type Deed = {said: string; isClosed: boolean} | null;

const finished = (said: string): Deed => ({said, isClosed: false});
const closed = (said: string): Deed => ({said, isClosed: true});

/** Brings one order of an attempt that nobody works on to its end: finished, closed, or given back. */
export async function settleOrder(
  desk: OrderContext,
  held: Held,
  order: Order,
  isLatest: boolean,
): Promise<Deed> {
  if (order.status === 'REFUNDED') return null;
  if (isPaid(order)) {
    await finishOrder(desk, held, order, order.transactionId ?? '');
    return finished('was paid in the shop; the attempt is finished');
  }
  if (order.total === 0 && isOpen(order) && isLatest) return settleFree(desk, held, order);
  const charge = await findCharge(desk, order);
  if (charge?.status === 'pending') return null;
  if (charge?.status === 'paid') return settleCharged(desk, held, order, charge.chargeId);
  if (isOpen(order)) return closeUnpaid(desk, held, order);
  return order.status === 'CANCELLED' ? closed('is cancelled, and nothing was taken') : null;
}

async function findCharge({payments}: OrderContext, order: Order) {
  const {orderReference, total} = order;
  return orderReference && total > 0 ? payments.findCharge({order, orderReference}) : null;
}

async function settleCharged(
  desk: OrderContext,
  held: Held,
  order: Order,
  chargeId: string,
): Promise<Deed> {
  const end = await finishCharged(desk, held, order, chargeId);
  if (end.goesOn) return finished(`was charged (${chargeId}); it is marked paid`);
  const why = order.status === 'CANCELLED' ? 'was cancelled after' : 'lost what it needs before';
  return closed(`${why} charge ${chargeId}; the money is given back`);
}

/** Its shopper asked for it and owes nothing: it is placed as long as there is what it needs. */
async function settleFree(desk: OrderContext, held: Held, order: Order): Promise<Deed> {
  const needs = await holdForCharge(desk, held.checkoutKey, order);
  if (!needs.goesOn) return close(desk, held, order, 'cost nothing, and others have what it needs');
  await finishOrder(desk, held, needs.value, nothingToPay);
  return finished('costs nothing; it is placed');
}

async function closeUnpaid(desk: OrderContext, held: Held, order: Order): Promise<Deed> {
  if (heldUntil(order) > desk.now().getTime()) return null;
  const {orderReference} = order;
  const charge = orderReference ? await desk.payments.cancelCharge({order, orderReference}) : null;
  if (charge?.status === 'pending') return null;
  if (charge?.status === 'paid') return settleCharged(desk, held, order, charge.chargeId);
  return close(desk, held, order, 'was not paid in time');
}

async function close(desk: OrderContext, held: Held, order: Order, reason: string): Promise<Deed> {
  await desk.commerce.orders.cancel(order.databaseId);
  await tryTo(desk, 'order.release', () => releaseHolds(desk, held.checkoutKey));
  return closed(`${reason}; it is cancelled`);
}
