import type {Order} from '~adapters/commerce';
import type {OrderAttempt} from '~adapters/ledger';
import {toCause} from '~/server/telemetry/log';
import {leaseMs} from './claim-attempt.server';
import type {OrderContext} from './order-context.server';
import {settleOrder, type Held} from './reconcile-order.server';
import {isCheckoutKey} from './order-reference.server';
import {startAnew} from './settle-earlier-order.server';

export interface Reconciliation {
  looked: number;
  settled: number;
  /** What could not be brought to an end this time. */
  failed: number;
}

const sinceHours = 72;
const limit = 200;
/** No order's own: whoever presses again comes with another body. */
const bodyHash = 'reconciled';

/**
 * Goes over the attempts of the last days that have no end and that nobody works on: what was charged is
 * finished or given back, what nobody paid is closed (rules: Orders exactly once). `say` hears each deed.
 */
export async function reconcile(
  desk: OrderContext,
  say: (line: string) => void,
): Promise<Reconciliation> {
  const attempts = (await desk.orderAttempts.listUnfinished({sinceHours, limit})).filter(({key}) =>
    isCheckoutKey(key),
  );
  const count = {looked: attempts.length, settled: 0, failed: 0};
  for (const attempt of attempts) {
    try {
      for (const line of await settleAttempt(desk, attempt)) {
        count.settled += 1;
        say(line);
      }
    } catch (thrown) {
      count.failed += 1;
      const order = attempt.orderId === null ? 'an attempt without an order' : attempt.orderId;
      say(`order ${order}: could not be settled (${toCause(thrown)})`);
      desk.log.error('order.reconcile', {orderId: attempt.orderId, cause: toCause(thrown)});
    }
  }
  return count;
}

/** Works on the attempt as its owner, so that nobody who presses again works on it as well. */
async function settleAttempt(desk: OrderContext, {key}: OrderAttempt): Promise<string[]> {
  const claim = await desk.orderAttempts.claim(key, bodyHash, leaseMs);
  if (claim.status !== 'yours') return [];
  const held = {checkoutKey: key, lease: claim.lease};
  try {
    return await settleOrders(desk, held, claim.attempt.orderId);
  } finally {
    await desk.orderAttempts.release(key, claim.lease);
  }
}

/** Also an order whose maker died before it could be noted. A cancelled one is looked at once. */
async function settleOrders(desk: OrderContext, held: Held, notedId: number | null) {
  const all = await desk.commerce.orders.listByCheckout(held.checkoutKey);
  const latestId = notedId ?? all.at(-1)?.databaseId;
  const said: string[] = [];
  for (const order of paidFirst(all)) {
    const isNoted = order.databaseId === notedId;
    if (order.status === 'CANCELLED' && !isNoted) continue;
    const deed = await settleOrder(desk, held, order, order.databaseId === latestId);
    if (deed) said.push(`order ${order.orderNumber}: ${deed.said}`);
    if (deed?.isClosed && isNoted) await startAnew(desk, {...held, bodyHash});
    await desk.orderAttempts.renew(held.checkoutKey, held.lease, leaseMs);
  }
  return said;
}

/** The paid one is the attempt's answer. */
const paidFirst = (orders: Order[]) =>
  orders.toSorted((a, b) => Number(b.paidAt !== null) - Number(a.paidAt !== null));
