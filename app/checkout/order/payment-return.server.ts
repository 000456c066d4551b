import type {Order} from '~adapters/commerce';
import {orderMessages} from '~/content/messages';
import {noLease} from '~adapters/ledger';
import {closeOrder} from './close-order.server';
import {finishCharged} from './finish-charged.server';
import {finishOrder} from './finish-order.server';
import {holdForCharge} from './hold-scarce.server';
import type {OrderResult} from '~/checkout/order-result';
import {isOpen, isPaid, type OrderContext} from './order-context.server';
import {isCheckoutKey} from './order-reference.server';
import {chargeOf, returnUrl} from './take-payment.server';

export type PaymentReturn =
  | {status: 'placed'; result: OrderResult}
  /**
   * The bank has not decided; `unpaid`: the order takes another payment, at `payUrl` where the shop's page
   * takes it; `closed`: it takes none.
   */
  | {status: 'undecided' | 'unpaid' | 'closed'; message: string; payUrl: string | null};

const closed = (message: string): PaymentReturn => ({status: 'closed', message, payUrl: null});

const unpaid = (message: string, payUrl: string | null = null): PaymentReturn => ({
  status: 'unpaid',
  message,
  payUrl,
});

/**
 * A shopper is back from the bank's page or the shop's pay page. The address proves nothing: only the payment
 * service and the shop say whether the order is paid.
 */
export async function finishReturn(
  desk: OrderContext,
  checkoutKey: string | null,
): Promise<PaymentReturn> {
  if (!isCheckoutKey(checkoutKey)) return unpaid(orderMessages.paymentNotFinished);
  const attempt = await desk.orderAttempts.find(checkoutKey);
  const order = attempt?.orderId ? await desk.commerce.orders.find(attempt.orderId) : null;
  if (!attempt || !order) return unpaid(orderMessages.paymentNotFinished);
  const mended = {checkoutKey, lease: noLease};
  if (isPaid(order))
    return toPlaced(await finishOrder(desk, mended, order, order.transactionId ?? ''));
  const {orderReference} = order;
  const charge = orderReference ? await desk.payments.findCharge({order, orderReference}) : null;
  if (charge?.status === 'paid') {
    const finished = await finishCharged(desk, mended, order, charge.chargeId);
    return finished.goesOn ? toPlaced(finished.value) : closed(orderMessages.closedBeforePaid);
  }
  if (charge?.status === 'declined') return unpaid(charge.message);
  if (charge?.status === 'pending')
    return {
      status: 'undecided',
      message: orderMessages.bankDecides(order.orderNumber),
      payUrl: null,
    };
  return stillOpen(desk, checkoutKey, order);
}

/** The shop says what became of a payment on its own page, and takes another there while the order can have what it needs. */
async function stillOpen(
  desk: OrderContext,
  checkoutKey: string,
  order: Order,
): Promise<PaymentReturn> {
  const {payments, siteUrl} = desk;
  const {orderNumber, status} = order;
  if (status === 'CANCELLED') return closed(orderMessages.closedUnpaid(orderNumber));
  const message =
    status === 'FAILED'
      ? orderMessages.paymentFailed(orderNumber)
      : orderMessages.paymentNotFinished;
  if (payments.takesCards || !isOpen(order)) return unpaid(message);
  const held = await holdForCharge(desk, checkoutKey, order);
  if (!held.goesOn) {
    await closeOrder(desk, order);
    return closed(held.answer.body.error ?? orderMessages.closedUnpaid(orderNumber));
  }
  const request = {...chargeOf(order, checkoutKey), card: null, token: null, shopper: null};
  const page = await payments.pay({...request, returnUrl: returnUrl(siteUrl, checkoutKey)});
  return unpaid(message, page.status === 'redirect' ? page.url : null);
}

const toPlaced = ({body}: {body: OrderResult}): PaymentReturn => ({status: 'placed', result: body});
