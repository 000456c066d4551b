import {
  CommerceError,
  type AdditionalAnswers,
  type OrderChange,
  type Placement,
  type PlacedOrder,
} from '~adapters/commerce';
import {gatewayNamed, gatewayOf} from '~adapters/payments';
import {toRefusal, type CartOutcome} from '~/cart/refusals';
import {addFees, addTax, toCartTax} from '~/checkout/tax/add-tax';
import {isAnswerName} from '~/checkout/additional-answers';
import {toCause} from '~/server/telemetry/log';
import {inSpan, measures} from '~/server/telemetry/open-telemetry.server';
import {
  finishOrder,
  giveMoneyBack,
  chargeOf,
  takePayment,
  settleEarlierOrder,
} from './order-payment.server';
import {cartLinesOf, toNewOrder} from './new-order.server';
import {
  belongsToOther,
  pageDiffers,
  failed,
  limited,
  outcomeOf,
  placed,
  processing,
  refusedFor,
  requiresAction,
  sentToPay,
  shippingDiffers,
  taxDiffers,
  type OrderAnswer,
} from './order-answer.server';
import {
  retry,
  isCheckoutKey,
  isOwnOrder,
  toOrderReference,
  withoutMark,
  withoutNumber,
  type Attempt,
  type OrderContext,
} from './order-context.server';
import type {OrderRequest} from './order-request.server';
import {givenAt} from './sent-answers';
import {countsAsShop, priceAttempt, type PricedAttempt} from './price-attempt.server';
import {refuseShortages} from './refuse-shortages.server';

/**
 * Places an order exactly once (rules: Orders exactly once): it is priced, placed by the shop in one transaction, and
 * paid. One key makes one order and one charge, whether it is sent twice, from two tabs, or again after
 * a process died: the shop and the payment service answer a repeated question with what stands. Never throws; nothing
 * of the card outlives the call. A try is counted by what became of it.
 */
export const placeOrder = (
  context: OrderContext,
  checkoutKey: string | null,
  request: CartOutcome<OrderRequest>,
): Promise<OrderAnswer> =>
  inSpan('order place', {}, async (span) => {
    const answer = await place(context, checkoutKey, request);
    const outcome = outcomeOf(answer);
    span.setAttribute('bellyful.order.outcome', outcome);
    measures.orders().add(1, {outcome});
    return answer;
  });

async function place(
  context: OrderContext,
  checkoutKey: string | null,
  request: CartOutcome<OrderRequest>,
): Promise<OrderAnswer> {
  if (!isCheckoutKey(checkoutKey)) return failed(400, 'order.keyMissing');
  if (!request.ok) return refusedFor(request.refusals);
  try {
    const {browser, secret} = context;
    const {visitorId} = browser ?? {};
    const reference = await toOrderReference(checkoutKey, request.value, secret, visitorId);
    return await placeAndPay(context, {checkoutKey, reference, request: request.value});
  } catch (thrown) {
    context.log.warn('order.failed', {cause: toCause(thrown)});
    return failed(503, codeFor(thrown));
  }
}

function codeFor(thrown: unknown) {
  const kind = thrown instanceof CommerceError ? thrown.kind : null;
  if (kind === 'unfinished') return 'order.paidUnfinished';
  if (kind === 'payment') return 'order.paymentUnreachable';
  return kind === 'version' ? 'order.shopUpdating' : 'order.shopUncertain';
}

/** The cart's page, to which the refusal leads, shows what is left now. */
async function readAnew({commerce, log}: OrderContext, {lines}: PricedAttempt): Promise<void> {
  const ids = lines.flatMap(({product}) => product.databaseId || []);
  await commerce.products
    .findFresh(ids)
    .catch((error: unknown) => log.warn('order.unread', {cause: toCause(error)}));
}

/** More rounds than one only where something changed since the shopper's page, or an earlier order is in the way. */
const mostRounds = 4;

async function placeAndPay(context: OrderContext, pressed: Attempt): Promise<OrderAnswer> {
  let attempt = pressed;
  let settled: number | null = null;
  let isFresh = false;
  for (let round = 0; round < mostRounds; round++) {
    const priced = await inSpan('order price', {}, () => priceAttempt(context, attempt, {isFresh}));
    const placement = await requestPlacement(context, attempt, priced, settled);
    if ('differing' in placement) reportDiffering(context, placement.differing);
    if (placement.status === 'placed' || placement.status === 'open')
      reportAgent(context, placement.order.databaseId);
    switch (placement.status) {
      case 'placed':
        return placed(placement.order);
      case 'open':
        return payOpen(context, attempt, placement);
      case 'other':
      case 'earlier': {
        const same = sameBody(attempt, placement.order);
        if (same) {
          attempt = same;
          break;
        }
        const answer = await answerEarlier(context, attempt, placement);
        if (answer) return answer;
        settled = placement.order.databaseId;
        break;
      }
      case 'changed': {
        const answer = answerChanges(placement.changes, priced, attempt.request);
        if (answer) return answer;
        if (isFresh) return refusedFor([toRefusal('order.priceChanged', null)]);
        isFresh = true;
        break;
      }
      case 'short':
        await readAnew(context, priced);
        return (
          (placement.order && (await takeBack(context, placement.order))) ??
          refuseShortages(placement.shortages, cartLinesOf(priced.lines))
        );
      case 'none':
        return priced.refusal ?? failed(503, 'order.failed');
      case 'paused':
        context.log.warn('order.card.paused');
        return refusedFor([toRefusal('order.cardPaused', paymentField(context, attempt))]);
      case 'limited':
        return limited(placement.retryAfterSeconds);
    }
  }
  return failed(503, 'order.stillPlacing');
}

/** The same order, begun before its browser had a session or in one that is over; null of another body. */
function sameBody(attempt: Attempt, {orderReference}: PlacedOrder): Attempt | null {
  const isSame = withoutMark(orderReference) === withoutMark(attempt.reference);
  const reference = isSame && orderReference !== null ? withoutNumber(orderReference) : null;
  return reference !== null && reference !== attempt.reference ? {...attempt, reference} : null;
}

/**
 * An order of this key and another body. Whoever sends a foreign key changes nothing and reads nothing of that order, and
 * whoever cannot prove it to be his own, no more than its number. Null: the way is free.
 */
async function answerEarlier(
  context: OrderContext,
  {checkoutKey}: Attempt,
  {status, order}: Extract<Placement, {status: 'other' | 'earlier'}>,
): Promise<OrderAnswer | null> {
  const isOwn = await isOwnOrder(context, checkoutKey, order);
  if (isOwn === false) return belongsToOther({});
  const answer =
    status === 'other'
      ? belongsToOther(placed(order).body)
      : await settleEarlierOrder(context, order);
  if (isOwn || !answer?.body.isOtherOrder) return answer;
  const {success, error = '', code = 'order.keyOfOtherOrder', isOtherOrder} = answer.body;
  return {...answer, body: {success, error, code, isOtherOrder}};
}

/** For the owner: which program's order it is; the order itself says it in full. */
function reportAgent({agent, log}: OrderContext, orderId: number): void {
  if (agent === null) return;
  const {profile, isVerified} = agent;
  const name = URL.canParse(profile) ? new URL(profile).host : profile;
  log.info('agent.ordered', {orderId, agent: name, isVerified});
}

/** For the owner: what the page asks is charged. */
function reportDiffering(
  {log}: OrderContext,
  differing: Extract<Placement, {status: 'placed'}>['differing'] = [],
): void {
  for (const {sku, price} of differing) log.warn('order.price.differs', {sku, shop: price});
}

/** After a lost answer the same is asked again: the shop goes on with what it has. Tries are counted once. */
async function requestPlacement(
  context: OrderContext,
  attempt: Attempt,
  priced: PricedAttempt,
  settled: number | null,
): Promise<Placement> {
  const order = {...(await toNewOrder(context, attempt, priced)), settled};
  let uncounted: Pick<typeof order, 'limits' | 'tries'> | null = null;
  return retry(context, [400, 1200], () => {
    const sent = {...order, ...uncounted};
    uncounted = {limits: [], tries: []};
    return context.commerce.orders.place(sent);
  });
}

/** Null: the cart is priced anew, from what the shop says now. */
function answerChanges(
  changes: OrderChange[],
  {cart}: PricedAttempt,
  {answers = {}, expectedFees = []}: OrderRequest,
): OrderAnswer | null {
  const refused = changes.flatMap((one) => (one.kind === 'refused' ? one.message : []));
  if (refused.length > 0) return refusedFor([toRefusal('order.refused', null, refused.join(' '))]);
  for (const change of changes) {
    if (change.kind === 'currency' || change.kind === 'rules') return pageDiffers();
    if (change.kind === 'shipping') return shippingDiffers();
    if (change.kind === 'place') return refusedFor([toRefusal('shipping.notSent', null)]);
    if (change.kind === 'method')
      return refusedFor([toRefusal('order.methodOff', 'paymentMethod')]);
    if (change.kind === 'field')
      return refusedFor(
        changes.flatMap((one) => (one.kind === 'field' ? toAnswerRefusal(one, answers) : [])),
      );
    if (change.kind === 'closed') return refusedFor([toRefusal('order.shopClosed', null)]);
    if (change.kind === 'fees') return refusedFor([toRefusal('order.feesChanged', null)]);
    if (change.kind === 'tax' && cart)
      return taxDiffers(addTax(addFees(cart, expectedFees), toCartTax(change)));
  }
  return null;
}

/** In the shop's own sentence, beside the field that the page shows. */
const toAnswerRefusal = (
  {field, message}: Extract<OrderChange, {kind: 'field'}>,
  answers: AdditionalAnswers,
) =>
  toRefusal(
    isAnswerName(field) && answers[field] === undefined
      ? 'order.answerMissing'
      : 'order.answerRefused',
    givenAt(field, answers),
    message,
  );

/** A charge of an earlier press may stand; otherwise it is made now, once under the order's reference. */
async function payOpen(
  context: OrderContext,
  attempt: Attempt,
  {order, isResumed}: Extract<Placement, {status: 'open'}>,
): Promise<OrderAnswer> {
  const known = isResumed
    ? await gatewayOf(context.payments, order).findCharge(chargeOf(order))
    : null;
  if (known?.status === 'paid') return finishOrder(context, order, known.chargeId);
  if (known?.status === 'pending') return processing(order);
  if (!countsAsShop(attempt.request)) {
    const answer = await settleEarlierOrder(context, order);
    if (!answer) await context.commerce.orders.close(order.databaseId);
    return answer ?? pageDiffers();
  }
  const result = await inSpan('order pay', {}, () => takePayment(context, attempt, order));
  switch (result.status) {
    case 'paid':
      return finishOrder(context, order, result.chargeId);
    case 'declined':
      await context.commerce.orders
        .release(order.databaseId)
        .catch((thrown: unknown) => context.log.warn('order.release', {cause: toCause(thrown)}));
      return refusedFor([toRefusal('order.cardDeclined', paymentField(context, attempt))]);
    case 'action':
      return requiresAction(order, result.clientSecret);
    case 'redirect':
      return sentToPay(order, result.url);
    case 'pending':
      return processing(order);
  }
}

/** The shop has closed an order that can no longer be had; money that its bank took before goes back. */
async function takeBack(context: OrderContext, order: PlacedOrder): Promise<OrderAnswer | null> {
  const charge = await gatewayOf(context.payments, order).cancelCharge(chargeOf(order));
  if (charge?.status !== 'paid') return null;
  await giveMoneyBack(context, order);
  return refusedFor([toRefusal('order.closedBeforePaid', null)]);
}

const paymentField = ({payments}: OrderContext, {request}: Attempt) =>
  gatewayNamed(payments, request.paymentMethod).elements ? 'payment' : 'cardNumber';
