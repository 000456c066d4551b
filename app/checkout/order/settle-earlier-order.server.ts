import type {PlacedOrder} from '~adapters/commerce';
import {orderMessages} from '~/content/messages/orders';
import {finishOrder} from './finish-order.server';
import {belongsToOther, failed, type OrderAnswer} from './order-answer.server';
import type {OrderContext} from './order-context.server';
import {chargeOf} from './take-payment.server';

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
  const charge = await context.payments.cancelCharge(chargeOf(order));
  if (charge?.status === 'pending')
    return failed(409, orderMessages.bankDecides(order.orderNumber));
  if (charge?.status !== 'paid') return null;
  const finished = await finishOrder(context, order, charge.chargeId);
  return finished.status === 200 ? belongsToOther(finished.body) : null;
}
