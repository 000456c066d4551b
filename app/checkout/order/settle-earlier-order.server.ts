import {orderMessages} from '~/content/messages';
import {belongsToOther, failed} from './order-answer';
import {endWith, goOn, isPaid, type OrderDesk, type Step} from './order-desk.server';

/**
 * A shopper changed the cart or the address after an order of this attempt was made (a declined card, a
 * bank's page left). That order is closed before another one is made, so that only one can ever be paid.
 */
export async function settleEarlierOrder(desk: OrderDesk, orderId: number): Promise<Step<null>> {
  const {commerce, payments} = desk;
  const order = await commerce.orders.find(orderId);
  if (!order || order.status === 'CANCELLED') return goOn(null);
  const {orderNumber} = order;
  const wasPaid = endWith(belongsToOther(orderMessages.paidEarlier(orderNumber)));
  if (isPaid(order)) return wasPaid;
  const orderReference = order.orderReference;
  const charge = orderReference && (await payments.cancelCharge({order, orderReference}));
  if (charge && charge.status === 'paid') {
    await commerce.orders.markPaid(orderId, charge.chargeId);
    return wasPaid;
  }
  if (charge && charge.status === 'pending')
    return endWith(failed(409, orderMessages.bankDecides(orderNumber)));
  await commerce.orders.cancel(orderId);
  return goOn(null);
}
