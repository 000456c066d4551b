import type {Order} from '~adapters/commerce';
import {orderMessages} from '~/content/messages';
import {closeOrder} from './close-order.server';
import {finishOrder} from './finish-order.server';
import {holdForCharge} from './hold-scarce.server';
import {refusedFor, type OrderAnswer} from './order-answer.server';
import {endWith, goOn, type OrderContext, type Attempt, type Step} from './order-context.server';

/**
 * Ends an order whose charge was found, by whomever: by the next press after a crash, by a webhook, on the way back
 * from the bank. What it needs was held all along, unless its bank took the money after a decline had let go of it:
 * where somebody else has it now, or the shop has cancelled the order, it is closed and its money given back.
 */
export async function finishCharged(
  desk: OrderContext,
  attempt: Pick<Attempt, 'checkoutKey' | 'lease'>,
  order: Order,
  chargeId: string,
): Promise<Step<OrderAnswer>> {
  if (order.status !== 'CANCELLED') {
    const held = await holdForCharge(desk, attempt.checkoutKey, order);
    if (held.goesOn) return goOn(await finishOrder(desk, attempt, held.value, chargeId));
    // Before the money goes back: whoever comes in between then finishes nothing.
    await closeOrder(desk, order);
  }
  await giveMoneyBack(desk, order);
  return endWith(refusedFor([{field: null, message: orderMessages.closedBeforePaid}]));
}

/** Nobody will send what is closed, so nobody keeps its money. */
async function giveMoneyBack(desk: OrderContext, order: Order): Promise<void> {
  const {orderReference, databaseId: orderId} = order;
  if (!orderReference) return;
  const refund = await desk.payments.refund({order, orderReference});
  desk.log.warn('order.refunded', {orderId, refundId: refund?.refundId ?? null});
}
