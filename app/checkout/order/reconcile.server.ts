import type {PlacedOrder, UnfinishedOrder} from '~adapters/commerce';
import {gatewayOf} from '~adapters/payments';
import {toCause} from '~/server/telemetry/log';
import {finishOrder, giveMoneyBack, nothingToPay, chargeOf} from './order-payment.server';
import {isOpen, type OrderContext} from './order-context.server';

export interface Reconciliation {
  looked: number;
  settled: number;
  /** What could not be brought to an end this time. */
  failed: number;
}

const sinceHours = 72;
const limit = 200;

/**
 * Goes over the orders of the last days that have no end: what was charged is finished or given back, what was not paid
 * is closed (rules: Orders exactly once). `say` gets a line for each. Whoever presses again meanwhile does no harm: the shop
 * and the payment service do each thing once.
 */
export async function reconcile(
  context: OrderContext,
  say: (line: string) => void,
): Promise<Reconciliation> {
  const unfinished = await context.commerce.orders.listUnfinished({sinceHours, limit});
  const count = {looked: unfinished.length, settled: 0, failed: 0};
  for (const {order} of unfinished) {
    try {
      const said = await settleOrder(context, order);
      if (said === null) continue;
      count.settled += 1;
      say(`order ${order.orderNumber}: ${said}`);
    } catch (thrown) {
      count.failed += 1;
      say(`order ${order.orderNumber}: could not be settled (${toCause(thrown)})`);
      context.log.error('order.reconcile', {orderId: order.databaseId, cause: toCause(thrown)});
    }
  }
  return count;
}

/** Brings one order to its end; what was done in words, or null for one that goes on waiting. */
export async function settleOrder(context: OrderContext, order: UnfinishedOrder['order']) {
  if (order.paidAt !== null && isGivenUp.has(order.status)) return returnPayment(context, order);
  if (order.total === 0 && isOpen(order)) return settleFree(context, order);
  const isOver = order.status === 'CANCELLED' || heldUntil(order) <= context.now().getTime();
  const gateway = gatewayOf(context.payments, order);
  const charge =
    order.total === 0
      ? null
      : await (isOver
          ? gateway.cancelCharge(chargeOf(order))
          : gateway.findCharge(chargeOf(order)));
  if (charge?.status === 'paid') return settleCharged(context, order, charge.chargeId);
  if (charge?.status === 'pending' || !isOver) return null;
  const isCancelled = order.status === 'CANCELLED';
  await context.commerce.orders.close(order.databaseId);
  return isCancelled
    ? 'is cancelled, and nothing was taken'
    : 'was not paid in time; it is cancelled';
}

const isGivenUp: ReadonlySet<PlacedOrder['status']> = new Set(['CANCELLED', 'REFUNDED']);

/** It was paid and then cancelled: what was charged here goes back, anything else is for staff (rules: Cancelling an order). */
async function returnPayment(context: OrderContext, order: PlacedOrder) {
  const refundId = await giveMoneyBack(context, order);
  await context.commerce.orders.close(order.databaseId);
  return refundId === null
    ? 'was cancelled after a payment that was not taken here; staff give it back'
    : `was cancelled; the money is given back (${refundId})`;
}

async function settleCharged(context: OrderContext, order: PlacedOrder, chargeId: string) {
  const {status} = await finishOrder(context, order, chargeId);
  if (status === 200) return `was charged (${chargeId}); it is marked paid`;
  await context.commerce.orders.close(order.databaseId);
  const why = order.status === 'CANCELLED' ? 'was cancelled after' : 'lost what it needs before';
  return `${why} charge ${chargeId}; the money is given back`;
}

/** Its shopper asked for it and owes nothing: it is placed as long as there is what it needs. */
async function settleFree(context: OrderContext, order: PlacedOrder) {
  const {status} = await finishOrder(context, order, nothingToPay);
  return status === 200
    ? 'costs nothing; it is placed'
    : 'cost nothing, and others have what it needs; it is cancelled';
}

const holdMeta = '_bellyful_hold_until';

/** Until when the shop keeps an unpaid order open; milliseconds since 1970. */
const heldUntil = ({meta, createdAt}: PlacedOrder): number =>
  Date.parse(meta.find(({key}) => key === holdMeta)?.value ?? createdAt);
