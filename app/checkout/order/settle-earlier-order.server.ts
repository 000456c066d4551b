import type {Order} from '~adapters/commerce';
import type {PaymentResult} from '~adapters/payments';
import {orderMessages} from '~/content/messages';
import {LeaseLost} from './claim-attempt.server';
import {finishCharged} from './finish-charged.server';
import {finishOrder} from './finish-order.server';
import {releaseHolds} from './hold-scarce.server';
import {belongsToOther, failed, type OrderAnswer} from './order-answer.server';
import {
  endWith,
  goOn,
  isPaid,
  type OrderContext,
  type Attempt,
  type Step,
} from './order-context.server';

/**
 * A shopper changed the cart or the address after an order of this attempt was made (a declined card, a
 * bank's page left, a process that died). Nothing new is charged before it is settled: paid, it is finished and
 * shown; unpaid, it is closed. So there is never a second charge beside one that stands.
 */
export async function settleEarlierOrder(
  desk: OrderContext,
  work: Attempt,
  orderId: number,
): Promise<Step<null>> {
  const order = await desk.commerce.orders.find(orderId);
  if (order && order.status !== 'REFUNDED') {
    if (isPaid(order)) return show(await finishOrder(desk, work, order, order.transactionId ?? ''));
    const charge = await stopCharge(desk, order);
    if (charge?.status === 'pending')
      return endWith(failed(409, orderMessages.bankDecides(order.orderNumber)));
    if (charge?.status === 'paid') {
      const finished = await finishCharged(desk, work, order, charge.chargeId);
      if (finished.goesOn) return show(finished.value);
    } else if (order.status !== 'CANCELLED') await desk.commerce.orders.cancel(orderId);
  }
  await releaseHolds(desk, work.checkoutKey);
  await startAnew(desk, work);
  return goOn(null);
}

async function stopCharge({payments}: OrderContext, order: Order): Promise<PaymentResult | null> {
  const {orderReference, total} = order;
  return orderReference && total > 0 ? payments.cancelCharge({order, orderReference}) : null;
}

/** The paid order is told; this press charges nothing. */
const show = ({body}: OrderAnswer) => endWith(belongsToOther(body));

/** Nothing of the earlier order is left: the attempt is for this body now. */
export async function startAnew(
  {orderAttempts}: OrderContext,
  {checkoutKey, lease, bodyHash}: Pick<Attempt, 'checkoutKey' | 'lease' | 'bodyHash'>,
): Promise<void> {
  const fresh = {step: 'claimed', orderId: null, chargeId: null, bodyHash} as const;
  if (!(await orderAttempts.record(checkoutKey, lease, fresh)))
    throw new LeaseLost('Another worker has taken the attempt over');
}
