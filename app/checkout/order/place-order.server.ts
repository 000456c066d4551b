import type {OfflineMethod, Order} from '~adapters/commerce';
import type {PaymentResult} from '~adapters/payments';
import {orderMessages} from '~/content/messages';
import {claimAttempt, renewLease} from './claim-attempt.server';
import {closeOrder} from './close-order.server';
import {countsAsShop} from './counts-as-shop.server';
import {finishOrder, nothingToPay} from './finish-order.server';
import {finishCharged} from './finish-charged.server';
import {holdForCharge, releaseHolds} from './hold-scarce.server';
import {openOrder} from './open-order.server';
import {
  requiresAction,
  belongsToOther,
  currencyDiffers,
  failed,
  processing,
  refusedFor,
  sentToPay,
  type OrderAnswer,
} from './order-answer.server';
import {isPaid, persist, tryTo, type OrderContext, type Attempt} from './order-context.server';
import {answerFailure, holdsLease} from './order-failure.server';
import {hashRequest, isCheckoutKey, toOrderReference} from './order-reference.server';
import {readOrderRequest} from './order-request.server';
import {chargeOf, takePayment} from './take-payment.server';
import {orderSpan, instrumentOrder} from './instrument-order.server';

/**
 * Places an order exactly once (rules: Orders exactly once). One key makes one order and one charge, whether it is
 * sent twice, from two tabs, or again after a process died: every step first asks what an earlier request
 * has done. Answers are for the shopper; nothing of the card outlives the call.
 */
export const placeOrder = (
  desk: OrderContext,
  checkoutKey: string | null,
  body: unknown,
): Promise<OrderAnswer> => instrumentOrder(() => place(desk, checkoutKey, body));

async function place(
  desk: OrderContext,
  checkoutKey: string | null,
  body: unknown,
): Promise<OrderAnswer> {
  if (!isCheckoutKey(checkoutKey)) return failed(400, orderMessages.keyMissing);
  const read = readOrderRequest(body, desk.payments);
  if (!read.ok) return refusedFor(read.refusals);
  const hash = await hashRequest(read.value, desk.secret);
  const orderReference = toOrderReference(checkoutKey, hash);
  let work: Attempt | null = null;
  try {
    const claim = await orderSpan('claim', () => claimAttempt(desk, checkoutKey, hash));
    if (claim.status === 'busy') return failed(503, orderMessages.stillPlacing);
    if (claim.status === 'finished') return repeat(claim.attempt.answer, orderReference);
    const {orderId: earlierOrderId} = claim.attempt;
    work = {
      checkoutKey,
      lease: claim.lease,
      bodyHash: hash,
      orderReference,
      earlierOrderId,
      mayHaveOrder: earlierOrderId !== null,
      request: read.value,
    };
    return await fulfilOrFree(desk, work);
  } catch (thrown) {
    const {paymentMethod, expectedTotal} = read.value;
    const needsCardNow = desk.payments.takesCards && !paymentMethod && expectedTotal > 0;
    return answerFailure(desk, thrown, {mayHaveOrder: work?.mayHaveOrder ?? true, needsCardNow});
  }
}

/** The answer of a finished attempt, to the same body only. */
function repeat(answer: Record<string, unknown> | null, orderReference: string): OrderAnswer {
  const {reference: finished, ...body} = answer ?? {};
  if (!String(finished).startsWith(orderReference)) return belongsToOther(body);
  return {status: 200, body: {success: true, ...body}};
}

/** Whatever ends an order before it is paid frees the attempt, so that the shopper may correct and try again. */
async function fulfilOrFree(desk: OrderContext, work: Attempt): Promise<OrderAnswer> {
  try {
    return await fulfil(desk, work);
  } catch (thrown) {
    if (!holdsLease(thrown)) await freeAttempt(desk, work);
    throw thrown;
  }
}

async function fulfil(desk: OrderContext, work: Attempt): Promise<OrderAnswer> {
  const opened = await orderSpan('open', () => openOrder(desk, work));
  if (!opened.goesOn) return stop(desk, work, opened.answer);
  const {order, isResumed} = opened.value;
  if (isPaid(order)) return finishOrder(desk, work, order, order.transactionId ?? '');
  const known =
    isResumed && order.total > 0
      ? await orderSpan('find-charge', () =>
          desk.payments.findCharge(chargeOf(order, work.orderReference)),
        )
      : null;
  if (known?.status === 'paid') return endCharged(desk, work, order, known.chargeId);
  if (known?.status === 'pending') return conclude(desk, work, order, known);
  if (!countsAsShop(work.request)) return withdraw(desk, work, order, currencyDiffers());
  const held = await orderSpan('hold', () =>
    holdForCharge(desk, work.checkoutKey, order, {isHeld: !isResumed}),
  );
  if (!held.goesOn) return withdraw(desk, work, order, held.answer);
  await renewLease(desk, work);
  return pay(desk, work, held.value);
}

/** What the order needs is held for it: it is placed, or charged. */
async function pay(desk: OrderContext, work: Attempt, order: Order): Promise<OrderAnswer> {
  const {paymentMethod} = work.request;
  if (isPaid(order)) return finishOrder(desk, work, order, order.transactionId ?? '');
  if (order.total === 0) return finishOrder(desk, work, order, nothingToPay);
  if (paymentMethod) return payLater(desk, work, order, paymentMethod);
  return conclude(desk, work, order, await orderSpan('pay', () => takePayment(desk, work, order)));
}

/** The charge of an earlier press, or of a bank's page, was found. */
async function endCharged(
  desk: OrderContext,
  work: Attempt,
  order: Order,
  chargeId: string,
): Promise<OrderAnswer> {
  const finished = await finishCharged(desk, work, order, chargeId);
  return finished.goesOn ? finished.value : giveUp(desk, work, finished.answer);
}

/** The shop's own method places the order; asked again after a lost answer, it says the same. */
async function payLater(
  desk: OrderContext,
  work: Attempt,
  order: Order,
  method: OfflineMethod,
): Promise<OrderAnswer> {
  const {orders} = desk.commerce;
  const placing = () => orders.placeOffline(order.databaseId, method);
  const result = await persist(desk, [300, 1000], placing);
  if (result.ok) return finishOrder(desk, work, result.value, method);
  desk.log.warn('order.offline.refused', {orderId: order.databaseId, method});
  return giveUp(
    desk,
    work,
    refusedFor([{field: 'paymentMethod', message: orderMessages.methodOff}]),
  );
}

/** Not to be had any more, or the shop counts in another currency: the order is closed, unless it was charged by now. */
async function withdraw(
  desk: OrderContext,
  work: Attempt,
  order: Order,
  answer: OrderAnswer,
): Promise<OrderAnswer> {
  const charge = await desk.payments.cancelCharge(chargeOf(order, work.orderReference));
  if (charge?.status === 'paid') return endCharged(desk, work, order, charge.chargeId);
  if (charge?.status === 'pending') return stillDeciding(desk, work, order);
  await closeOrder(desk, order);
  return giveUp(desk, work, answer);
}

async function conclude(
  desk: OrderContext,
  work: Attempt,
  order: Order,
  result: PaymentResult,
): Promise<OrderAnswer> {
  if (result.status === 'paid') return finishOrder(desk, work, order, result.chargeId);
  if (result.status === 'declined')
    return giveUp(desk, work, refusedFor([{field: paymentField(desk), message: result.message}]));
  const {chargeId} = result;
  await tryTo(desk, 'order.record', () =>
    desk.orderAttempts.record(work.checkoutKey, work.lease, {chargeId}),
  );
  await freeAttempt(desk, work);
  if (result.status === 'action') return requiresAction(order, result.clientSecret);
  return result.status === 'redirect' ? sentToPay(order, result.url) : processing(order);
}

const paymentField = ({payments}: OrderContext) => (payments.elements ? 'payment' : 'cardNumber');

/** An earlier order that stands keeps what it holds; anything else lets go of it. */
async function stop(desk: OrderContext, work: Attempt, answer: OrderAnswer): Promise<OrderAnswer> {
  if (answer.status !== 409) return giveUp(desk, work, answer);
  await freeAttempt(desk, work);
  return answer;
}

/** It cannot be stopped any more and may yet be paid: the order waits for the bank. */
async function stillDeciding(desk: OrderContext, work: Attempt, {orderNumber}: Order) {
  await freeAttempt(desk, work);
  return failed(409, orderMessages.bankDecides(orderNumber));
}

/** Nothing was taken: others may have the stock, and the same key may try again. */
async function giveUp(
  desk: OrderContext,
  work: Attempt,
  answer: OrderAnswer,
): Promise<OrderAnswer> {
  await tryTo(desk, 'order.release', async () => {
    await renewLease(desk, work);
    await releaseHolds(desk, work.checkoutKey);
  });
  await freeAttempt(desk, work);
  return answer;
}

const freeAttempt = (desk: OrderContext, {checkoutKey, lease}: Attempt) =>
  tryTo(desk, 'order.release', () => desk.orderAttempts.release(checkoutKey, lease));
