import {orderMessages} from '~/content/messages';
import {finishOrder} from './finish-order.server';
import type {OrderResult} from '~/checkout/order-result';
import {isPaid, type OrderDesk} from './order-desk.server';
import {attemptKeyOf, isAttemptKey} from './order-reference.server';
import {chargeOf} from './take-payment.server';

export type PaymentReturn =
  {status: 'placed'; result: OrderResult} | {status: 'unpaid'; message: string};

const unpaid: PaymentReturn = {status: 'unpaid', message: orderMessages.paymentNotFinished};

/**
 * A shopper is back from the bank's page or the shop's pay page. The address proves nothing: only the payment
 * service and the shop say whether the order is paid.
 */
export async function finishReturn(desk: OrderDesk, key: string | null): Promise<PaymentReturn> {
  if (!isAttemptKey(key)) return unpaid;
  const attempt = await desk.orderAttempts.find(key);
  const order = attempt?.orderId ? await desk.commerce.orders.find(attempt.orderId) : null;
  if (!attempt || !order) return unpaid;
  if (isPaid(order))
    return toPlaced(await finishOrder(desk, key, order, order.transactionId ?? ''));
  const charge = await desk.payments.findCharge(chargeOf(order, key));
  if (charge?.status === 'paid')
    return toPlaced(await finishOrder(desk, key, order, charge.chargeId));
  if (charge?.status === 'declined') return {status: 'unpaid', message: charge.message};
  return charge?.status === 'pending'
    ? {status: 'unpaid', message: orderMessages.bankDecides(order.orderNumber)}
    : unpaid;
}

const toPlaced = ({body}: {body: OrderResult}): PaymentReturn => ({status: 'placed', result: body});

/**
 * A webhook tells that an order was paid, also when its shopper closed the tab. False when the notice is not
 * to be believed; throws while the shop cannot be told, so that the payment service tells again.
 */
export async function takeNotice(
  desk: OrderDesk,
  body: string,
  signature: string | null,
): Promise<boolean> {
  const reading = await desk.payments.readNotice(body, signature);
  if (reading.status !== 'paid') return reading.status === 'ignored';
  const {orderId, idempotencyKey, amount, chargeId} = reading.notice;
  const order = await desk.commerce.orders.find(orderId);
  if (!order || order.attemptKey !== idempotencyKey || order.total !== amount) {
    desk.log.error('payment.notice.foreign', {orderId, chargeId});
    return true;
  }
  await finishOrder(desk, attemptKeyOf(idempotencyKey), order, chargeId);
  return true;
}
