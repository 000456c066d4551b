import {isOfflineMethod, type Order} from '~adapters/commerce';
import {gatewayOf} from '~adapters/payments';
import {toCause} from '~/server/telemetry/log';
import {retry, type OrderContext} from './order-context.server';
import {settleOrder} from './reconcile.server';

/**
 * Cancels an order for its customer and gives its money back (rules: Cancelling an order). Pressed again it does what is
 * left; what fails of the money the reconciler tries again. `over`: it is sent, or its time is.
 */
export async function cancelOrder(
  context: OrderContext,
  {databaseId, paymentMethod}: Order,
  reason: string,
): Promise<'cancelled' | 'over' | 'failed'> {
  const {commerce, log, payments} = context;
  const refunds =
    gatewayOf(payments, {paymentMethod}).takesCards && !isOfflineMethod(paymentMethod);
  try {
    const request = {reason, refunds};
    const order = await retry(context, [400], () => commerce.orders.cancel(databaseId, request));
    if (!order) return 'over';
    log.info('order.cancelled', {orderId: databaseId});
    await (refunds ? settleOrder(context, order) : commerce.orders.close(databaseId)).catch(
      (thrown: unknown) =>
        log.error('order.cancelled.unsettled', {orderId: databaseId, cause: toCause(thrown)}),
    );
    return 'cancelled';
  } catch (thrown) {
    log.error('order.cancel.failed', {orderId: databaseId, cause: toCause(thrown)});
    return 'failed';
  }
}
