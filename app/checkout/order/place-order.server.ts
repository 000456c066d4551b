import type {Order} from '~adapters/commerce';
import type {PaymentResult} from '~adapters/payments';
import {orderMessages} from '~/content/messages';
import {claimAttempt} from './claim-attempt.server';
import {finishOrder, nothingToPay, tryTo} from './finish-order.server';
import {holdForOrder, holdForRedirectMs, releaseStock} from './hold-stock.server';
import {openOrder} from './open-order.server';
import {
  belongsToOther,
  failed,
  placed,
  refusedFor,
  sentToPay,
  type OrderAnswer,
} from './order-answer';
import {isPaid, type OrderDesk, type OrderWork} from './order-desk.server';
import {answerFailure, keepsLease} from './order-failure.server';
import {hashRequest, isAttemptKey, orderReference} from './order-reference.server';
import {readOrderRequest} from './order-request.server';
import {releaseSample} from './order-sample.server';
import {chargeOf, takePayment} from './take-payment.server';

/**
 * Places an order exactly once (rules: Orders exactly once). One key makes one order and one charge, whether it is
 * sent twice, from two tabs, or again after a process died: every step first asks what an earlier request
 * has done. Answers are for the shopper; nothing of the card outlives the call.
 */
export async function placeOrder(
  desk: OrderDesk,
  key: string | null,
  body: unknown,
): Promise<OrderAnswer> {
  if (!isAttemptKey(key)) return failed(400, orderMessages.keyMissing);
  const read = readOrderRequest(body, desk.payments);
  if (!read.ok) return refusedFor(read.refusals);
  const hash = await hashRequest(read.value, desk.secret);
  const reference = orderReference(key, hash);
  try {
    const claim = await claimAttempt(desk, key, hash);
    if (claim.status === 'conflict') return belongsToOther(orderMessages.keyOfOtherOrder);
    if (claim.status === 'busy') return failed(503, orderMessages.stillPlacing);
    if (claim.status === 'finished') return repeat(claim.attempt.answer, reference);
    const earlierOrderId = claim.attempt.orderId;
    return await work(desk, {key, reference, earlierOrderId, request: read.value});
  } catch (thrown) {
    return answerFailure(desk.log, thrown);
  }
}

/** The answer of a finished attempt, to the same body only. */
function repeat(answer: Record<string, unknown> | null, reference: string): OrderAnswer {
  const {reference: finished, ...body} = answer ?? {};
  if (!String(finished).startsWith(reference)) return belongsToOther(orderMessages.keyOfOtherOrder);
  return {status: 200, body: {success: true, ...body}};
}

/** Whatever ends an order before it is paid frees the attempt, so that the shopper may correct and try again. */
async function work(desk: OrderDesk, order: OrderWork): Promise<OrderAnswer> {
  try {
    return await fulfil(desk, order);
  } catch (thrown) {
    if (!keepsLease(thrown)) await freeAttempt(desk, order.key);
    throw thrown;
  }
}

async function fulfil(desk: OrderDesk, work: OrderWork): Promise<OrderAnswer> {
  const opened = await openOrder(desk, work);
  if (!opened.goesOn) return giveUp(desk, work, opened.answer);
  const {order, isResumed} = opened.value;
  if (isPaid(order)) return finishOrder(desk, work.key, order, order.transactionId ?? '');
  if (order.total === 0) return finishOrder(desk, work.key, order, nothingToPay);
  const known = isResumed ? await desk.payments.findCharge(chargeOf(order, work.reference)) : null;
  if (known?.status === 'paid') return finishOrder(desk, work.key, order, known.chargeId);
  const held = await holdForOrder(desk, work.key, order);
  if (!held.goesOn) return soldOut(desk, work, order, held.answer);
  return conclude(desk, work, order, await takePayment(desk, work, order));
}

/** Somebody else got the last unit: the order is closed, unless it was paid in the meantime. */
async function soldOut(
  desk: OrderDesk,
  work: OrderWork,
  order: Order,
  answer: OrderAnswer,
): Promise<OrderAnswer> {
  const charge = await desk.payments.cancelCharge(chargeOf(order, work.reference));
  if (charge?.status === 'paid') return finishOrder(desk, work.key, order, charge.chargeId);
  await desk.commerce.orders.cancel(order.databaseId);
  return giveUp(desk, work, answer);
}

async function conclude(
  desk: OrderDesk,
  work: OrderWork,
  order: Order,
  result: PaymentResult,
): Promise<OrderAnswer> {
  if (result.status === 'paid') return finishOrder(desk, work.key, order, result.chargeId);
  if (result.status === 'declined')
    return giveUp(desk, work, refusedFor([{field: 'cardNumber', message: result.message}]));
  const {chargeId} = result;
  await tryTo(desk, 'order.record', () => desk.orderAttempts.record(work.key, {chargeId}));
  if (result.status === 'redirect')
    await tryTo(desk, 'order.hold', () => holdForOrder(desk, work.key, order, holdForRedirectMs));
  await freeAttempt(desk, work.key);
  return result.status === 'redirect' ? sentToPay(order, result.url) : placed(order);
}

/** Nothing was taken: others may have the stock, and the same key may try again. */
async function giveUp(
  desk: OrderDesk,
  {key}: OrderWork,
  answer: OrderAnswer,
): Promise<OrderAnswer> {
  await tryTo(desk, 'order.release', () => releaseStock(desk, key));
  await tryTo(desk, 'order.release', () => releaseSample(desk, key));
  await freeAttempt(desk, key);
  return answer;
}

const freeAttempt = (desk: OrderDesk, key: string) =>
  tryTo(desk, 'order.release', () => desk.orderAttempts.release(key));
