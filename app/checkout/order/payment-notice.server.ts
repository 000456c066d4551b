import type {Order} from '~adapters/commerce';
import {
  gatewayOf,
  type ChargeEvent,
  type NoticeReading,
  type PaymentNotice,
} from '~adapters/payments';
import {finishOrder} from './order-payment.server';
import {isOrderReference, type OrderContext} from './order-context.server';

/**
 * A webhook says what became of a charge, also when its shopper closed the tab. False when the notice is not
 * to be believed; throws while the shop does not answer, so that the payment service sends it again. Sent twice is as once:
 * the shop writes each charge, refund and dispute once.
 */
export async function takeNotice(
  context: OrderContext,
  body: string,
  headers: Headers,
): Promise<boolean> {
  const reading = await readNotice(context, body, headers);
  if (reading.status === 'ignored') return true;
  if (reading.status === 'refused') {
    context.log.warn('payment.notice.refused');
    return false;
  }
  if (reading.status === 'paid') await takePaid(context, reading.notice);
  else await takeEvent(context, reading.event);
  return true;
}

/** By the gateway that knows its signature. */
async function readNotice({payments}: OrderContext, body: string, headers: Headers) {
  const readings = await Promise.all(payments.map((one) => one.readNotice(body, headers)));
  return readings.find(({status}) => status !== 'refused') ?? refused;
}

const refused: NoticeReading = {status: 'refused'};

async function takePaid(
  context: OrderContext,
  {orderId, orderReference, amount, chargeId}: PaymentNotice,
): Promise<void> {
  // Another integration has payments on the same account.
  if (!isOrderReference(orderReference)) return;
  const order = await context.commerce.orders.find(orderId);
  if (!order || order.orderReference !== orderReference || chargedFor(context, order) !== amount) {
    context.log.error('payment.notice.foreign', {orderId, chargeId});
  } else {
    await finishOrder(context, order, chargeId);
  }
}

const chargedFor = ({payments}: OrderContext, order: Order) =>
  gatewayOf(payments, order).toCharged?.(order.total) ?? order.total;

/** A failed try leaves its order open for another card; a refund and a dispute are written into the shop's books. */
async function takeEvent(context: OrderContext, event: ChargeEvent): Promise<void> {
  const {
    commerce: {orders},
    log,
  } = context;
  const {kind, chargeId, amount} = event;
  log.warn(`payment.${kind}`, {chargeId, amount});
  if (kind === 'failed') return;
  const order = await orders.findByCharge(chargeId);
  // The shop's own checkout may charge the same account: its books are none of ours.
  if (!order?.orderReference) return;
  if (kind === 'disputed') return orders.recordDispute(order.databaseId, event);
  // Staff may have written it by hand before.
  const isNew = await orders.recordRefund(order.databaseId, event);
  if (!isNew) log.warn('payment.refund.unbooked', {chargeId, amount});
}
