import type {Order} from '~adapters/commerce';
import {isPaid, tryTo, type OrderContext} from './order-context.server';

/** Closes an order that comes to nothing, with its twins: nobody would ever pay or close those. */
export async function closeOrder(desk: OrderContext, order: Order): Promise<void> {
  await desk.commerce.orders.cancel(order.databaseId);
  await tryTo(desk, 'order.twins', () => cancelTwins(desk, null, order));
}

/**
 * A network that repeats a request makes a second order, and so does a process that dies before it has noted
 * its own while the shopper changes the cart: nobody pays them, and they are closed. Only the owner of the
 * checkout closes its other orders: somebody else may be working on one.
 */
export async function cancelTwins(
  {commerce, log}: OrderContext,
  checkoutKey: string | null,
  {orderReference, databaseId}: Order,
) {
  if (!orderReference) return;
  const orders = checkoutKey
    ? await commerce.orders.listByCheckout(checkoutKey)
    : await commerce.orders.listByReference(orderReference);
  for (const twin of orders) {
    if (twin.databaseId === databaseId || isPaid(twin) || twin.status === 'CANCELLED') continue;
    await commerce.orders.cancel(twin.databaseId);
    log.warn('order.twin.cancelled', {orderId: twin.databaseId});
  }
}
