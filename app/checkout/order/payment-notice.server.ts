import type {Order} from '~adapters/commerce';
import {noLease} from '~adapters/ledger';
import type {ChargeEvent, PaymentNotice} from '~adapters/payments';
import {leaseMs} from './claim-attempt.server';
import {finishCharged} from './finish-charged.server';
import type {OrderContext} from './order-context.server';
import {checkoutKeyOf, isOrderReference} from './order-reference.server';

/**
 * A webhook tells what became of a charge, also when its shopper closed the tab. False when the notice is not
 * to be believed; throws while the shop cannot be told, so that the payment service tells again.
 */
export async function takeNotice(
  desk: OrderContext,
  body: string,
  signature: string | null,
): Promise<boolean> {
  const reading = await desk.payments.readNotice(body, signature);
  if (reading.status === 'refused' || reading.status === 'ignored')
    return reading.status === 'ignored';
  await once(desk, reading.eventId, () =>
    reading.status === 'paid' ? takePaid(desk, reading.notice) : takeEvent(desk, reading.event),
  );
  return true;
}

/** The payment service tells twice what was answered late: each event is acted on once. */
async function once(
  {orderAttempts}: OrderContext,
  eventId: string,
  act: () => Promise<void>,
): Promise<void> {
  const key = `event.${eventId}`;
  const claim = await orderAttempts.claim(key, eventId, leaseMs);
  if (claim.status === 'finished') return;
  if (claim.status === 'busy') throw new Error('This event is being worked on');
  try {
    await act();
  } catch (thrown) {
    await orderAttempts.release(key, claim.lease);
    throw thrown;
  }
  await orderAttempts.record(key, claim.lease, {step: 'finished'});
}

async function takePaid(
  desk: OrderContext,
  {orderId, orderReference, amount, chargeId}: PaymentNotice,
): Promise<void> {
  // Another integration has payments on the same account.
  if (!isOrderReference(orderReference)) return;
  const order = await desk.commerce.orders.find(orderId);
  if (!order || order.orderReference !== orderReference || chargedFor(desk, order) !== amount) {
    desk.log.error('payment.notice.foreign', {orderId, chargeId});
  } else {
    const checkoutKey = checkoutKeyOf(orderReference);
    await finishCharged(desk, {checkoutKey, lease: noLease}, order, chargeId);
  }
}

const chargedFor = ({payments}: OrderContext, {total}: Order) =>
  payments.toCharged?.(total) ?? total;

/** A failed try leaves its order open for another card; a refund and a dispute are written into the shop's books. */
async function takeEvent(desk: OrderContext, event: ChargeEvent): Promise<void> {
  const {
    commerce: {orders},
    log,
  } = desk;
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
