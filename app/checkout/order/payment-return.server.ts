import {redirect} from 'react-router';
import type {PlacedOrder} from '~adapters/commerce';
import {gatewayOf} from '~adapters/payments';
import {orderMessages} from '~/content/messages/orders';
import type {OrderResult} from '~/checkout/order-result';
import type {AppServices} from '~/server/app-services';
import {toCause} from '~/server/telemetry/log';
import {finishOrder, chargeOf, returnUrl} from './order-payment.server';
import {placed} from './order-answer.server';
import {
  isOpen,
  isPaid,
  isCheckoutKey,
  isOwnOrder,
  createOrderContext,
  type OrderContext,
} from './order-context.server';
import {findRememberedAnswer, rememberAnswer} from './order-memory.server';

export type PaymentReturn =
  | {status: 'placed'; result: OrderResult}
  /**
   * The bank has not decided; `unpaid`: the order takes another payment, at `payUrl` where the shop's page
   * takes it; `closed`: it takes none; `foreign`: this browser has not begun it.
   */
  | {status: 'undecided' | 'unpaid' | 'closed' | 'foreign'; message: string; payUrl: string | null};

const closed = (message: string): PaymentReturn => ({status: 'closed', message, payUrl: null});

const unpaid = (message: string, payUrl: string | null = null): PaymentReturn => ({
  status: 'unpaid',
  message,
  payUrl,
});

/** Of an order that is not there, and of one that another browser has begun. */
const foreign: PaymentReturn = {
  status: 'foreign',
  message: orderMessages.returnedElsewhere,
  payUrl: null,
};

/**
 * A shopper is back from the bank's page or the shop's pay page. The address proves nothing: it shows and changes an
 * order in the browser that began it alone, and only the payment service and the shop say whether it is paid.
 */
export async function finishReturn(
  context: OrderContext,
  checkoutKey: string | null,
): Promise<PaymentReturn> {
  if (!isCheckoutKey(checkoutKey)) return unpaid(orderMessages.paymentNotFinished);
  const order = await context.commerce.orders.findByCheckout(checkoutKey);
  const nameless = {orderReference: null};
  if (!(await isOwnOrder(context, checkoutKey, order ?? nameless))) return foreign;
  if (!order) return unpaid(orderMessages.paymentNotFinished);
  if (isPaid(order)) return toPlaced(placed(order));
  const gateway = gatewayOf(context.payments, order);
  const charge = order.total > 0 ? await gateway.findCharge(chargeOf(order)) : null;
  if (charge?.status === 'paid') {
    const finished = await finishOrder(context, order, charge.chargeId);
    return finished.status === 200 ? toPlaced(finished) : closed(orderMessages.closedBeforePaid);
  }
  if (charge?.status === 'declined') return unpaid(orderMessages.cardDeclined);
  if (charge?.status === 'pending')
    return {
      status: 'undecided',
      message: orderMessages.bankDecides(order.orderNumber),
      payUrl: null,
    };
  return stillOpen(context, checkoutKey, order);
}

/** The shop says what became of a payment on its own page, and takes another there while the order can have what it needs. */
async function stillOpen(
  {payments, siteUrl}: OrderContext,
  checkoutKey: string,
  order: PlacedOrder,
): Promise<PaymentReturn> {
  const {orderNumber, status} = order;
  if (status === 'CANCELLED') return closed(orderMessages.closedUnpaid(orderNumber));
  const message =
    status === 'FAILED'
      ? orderMessages.paymentFailed(orderNumber)
      : orderMessages.paymentNotFinished;
  const gateway = gatewayOf(payments, order);
  if (gateway.takesCards || !isOpen(order)) return unpaid(message);
  const request = {...chargeOf(order), card: null, token: null, shopper: null};
  const page = await gateway.pay({...request, returnUrl: returnUrl(siteUrl, checkoutKey)});
  return unpaid(message, page.status === 'redirect' ? page.url : null);
}

const toPlaced = ({body}: {body: OrderResult}): PaymentReturn => ({status: 'placed', result: body});

/**
 * What the session remembers of the last order, as it stands now: a payment that the bank had still to decide on
 * may have gone through since, or have failed. Then its page says so and takes another (rules: Payment elsewhere).
 */
export async function findStanding(context: AppServices): Promise<OrderResult | null> {
  const remembered = await findRememberedAnswer(context);
  const checkoutKey = context.session.get('paymentAttempt');
  if (!remembered?.isPaymentPending || !checkoutKey) return remembered;
  const returned = await resume(context, checkoutKey);
  if (returned?.status === 'unpaid' || returned?.status === 'closed')
    throw redirect('/payment-return');
  if (returned?.status !== 'placed') return remembered;
  await rememberAnswer(context, checkoutKey, returned.result);
  return returned.result;
}

async function resume(context: AppServices, checkoutKey: string) {
  try {
    return await finishReturn(await createOrderContext(context), checkoutKey);
  } catch (thrown) {
    context.log.warn('payment.standing.unknown', {cause: toCause(thrown)});
    return null;
  }
}
