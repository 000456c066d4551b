import type {Order} from '~adapters/commerce';
import {renewLease, LeaseLost} from './claim-attempt.server';
import {closeOrder} from './close-order.server';
import {createOrderOnce} from './create-order-once.server';
import {
  goOn,
  isOpen,
  isPaid,
  type OrderContext,
  type Attempt,
  type Step,
} from './order-context.server';
import {nextReference} from './order-reference.server';
import {prepareOrder} from './prepare-order.server';
import {settleEarlierOrder} from './settle-earlier-order.server';

export interface OpenedOrder {
  order: Order;
  /** Whether an earlier request made it, so that its charge may be made as well. */
  isResumed: boolean;
}

/** The shop counts otherwise than we do: nothing may be charged. */
export class TotalDiffers extends Error {
  override readonly name = 'TotalDiffers';
}

/** The one order of this attempt and body: the one that an earlier request made, or a new one. */
export async function openOrder(desk: OrderContext, work: Attempt): Promise<Step<OpenedOrder>> {
  const {own, orderReference} = await findOwnOrder(desk, work.orderReference);
  work.mayHaveOrder ||= own !== null;
  if (work.earlierOrderId !== null && work.earlierOrderId !== own?.databaseId) {
    const settled = await settleEarlierOrder(desk, work, work.earlierOrderId);
    if (!settled.goesOn) return settled;
  }
  if (own) return goOn({order: await remember(desk, work, own), isResumed: true});
  const prepared = await prepareOrder(desk, work, orderReference);
  if (!prepared.goesOn) return prepared;
  await renewLease(desk, work);
  work.mayHaveOrder = true;
  const order = await createOrderOnce(desk, prepared.value);
  return goOn({order: await remember(desk, work, order), isResumed: false});
}

/** No charge is made for an order that is not remembered, or whose total the shopper did not see. */
async function remember(desk: OrderContext, work: Attempt, order: Order): Promise<Order> {
  const progress = {step: 'created', orderId: order.databaseId} as const;
  if (!(await desk.orderAttempts.record(work.checkoutKey, work.lease, progress)))
    throw new LeaseLost('Another worker has taken the attempt over');
  if (order.total === work.request.expectedTotal || isPaid(order)) return order;
  await closeOrder(desk, order);
  throw new TotalDiffers(`Order ${order.databaseId} has another total than its cart`);
}

/** The shop cancels orders that stay unpaid: then the next name is free for a new one. */
async function findOwnOrder(desk: OrderContext, firstReference: string) {
  let orderReference = firstReference;
  for (let tries = 0; tries < 10; tries++) {
    const found = await desk.commerce.orders.findByReference(orderReference);
    if (!found || isPaid(found) || isOpen(found)) return {own: found, orderReference};
    orderReference = nextReference(orderReference, found.databaseId);
  }
  throw new Error('The shop cancelled ten orders of one attempt');
}
