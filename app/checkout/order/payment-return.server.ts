import {orderMessages} from '~/content/messages';
import {noLease} from '~adapters/ledger';
import {finishOrder} from './finish-order.server';
import type {OrderResult} from '~/checkout/order-result';
import {isPaid, type OrderDesk} from './order-desk.server';
import {giveMoneyBack} from './settle-earlier-order.server';
import {isCheckoutKey} from './order-reference.server';
export type PaymentReturn =
  {status: 'placed'; result: OrderResult} | {status: 'unpaid'; message: string};

const unpaid: PaymentReturn = {status: 'unpaid', message: orderMessages.paymentNotFinished};

/**
 * A shopper is back from the bank's page or the shop's pay page. The address proves nothing: only the payment
 * service and the shop say whether the order is paid.
 */
export async function finishReturn(
  desk: OrderDesk,
  checkoutKey: string | null,
): Promise<PaymentReturn> {
  if (!isCheckoutKey(checkoutKey)) return unpaid;
  const attempt = await desk.orderAttempts.find(checkoutKey);
  const order = attempt?.orderId ? await desk.commerce.orders.find(attempt.orderId) : null;
  if (!attempt || !order) return unpaid;
  const mended = {checkoutKey, lease: noLease};
  if (isPaid(order))
    return toPlaced(await finishOrder(desk, mended, order, order.transactionId ?? ''));
  const {orderReference} = order;
  const charge = orderReference ? await desk.payments.findCharge({order, orderReference}) : null;
  if (charge?.status === 'paid' && order.status === 'CANCELLED') {
    await giveMoneyBack(desk, order);
    return {status: 'unpaid', message: orderMessages.closedBeforePaid};
  }
  if (charge?.status === 'paid')
    return toPlaced(await finishOrder(desk, mended, order, charge.chargeId));
  if (charge?.status === 'declined') return {status: 'unpaid', message: charge.message};
  return charge?.status === 'pending'
    ? {status: 'unpaid', message: orderMessages.bankDecides(order.orderNumber)}
    : unpaid;
}

const toPlaced = ({body}: {body: OrderResult}): PaymentReturn => ({status: 'placed', result: body});
