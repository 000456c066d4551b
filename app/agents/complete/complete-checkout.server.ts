import {shopCurrency} from '~adapters/commerce';
import {emptyAddress, emptyCard, valuesFor, type CheckoutValues} from '~/checkout/checkout-form';
import {createOrderContext} from '~/checkout/order/order-context.server';
import type {OrderAnswer} from '~/checkout/order/order-answer.server';
import {toOrderRequest} from '~/checkout/order/order-request.server';
import {placeOrder} from '~/checkout/order/place-order.server';
import {uncached} from '~/checkout/order/price-attempt.server';
import {readInput, type AgentRequest} from '../agent-request';
import type {Answer} from '../protocol';
import {answerCheckout, getCheckout} from '../session/checkout.server';
import {openKind, sessionNotFound} from '../session/known-session.server';
import {totalChanged} from '../session/next-step';
import {answerOrdered, findOrdered} from '../session/ordered-checkout.server';
import {findHandlers, handlerId} from '../session/payment-handlers.server';
import {priceCheckout, type PricedCheckout} from '../session/price-checkout.server';
import {completeInput} from '../session/session-inputs.server';
import type {AgentSession} from '../session/agent-session.server';
import {toTypedAddress} from '../session/destination';
import {toRefusals} from './refused-completion.server';

/** Places the order of a complete checkout where agents may (rules: Shoppers' agents), once; elsewhere answers the checkout. */
export async function completeCheckout(request: AgentRequest): Promise<Answer> {
  const {services, body, idempotencyKey} = request;
  if (services.env.AGENTS !== 'complete') return getCheckout(request);
  const session = await openKind('checkout', request);
  if (!session || session.isCanceled) return sessionNotFound('checkout', request);
  const before = await findOrdered(services, session);
  if (before) return answerOrdered(services, session, before, await findHandlers(services));
  const current = await priceCheckout(services, session);
  if (current.status !== 'ready_for_complete') return answerCheckout(request, session, current);
  readInput(completeInput, body);
  const isRefused = idempotencyKey !== null && idempotencyKey === session.refusedKey;
  if (session.shownTotal !== current.priced.total || isRefused)
    return answerCheckout(request, {...session, refusedKey: idempotencyKey}, current, {
      refusals: [totalChanged],
      isChanged: true,
    });
  const tried = await placeSession(request, session, current);
  // Another completion may have taken the last one, or the last try: it is the same order.
  const placed = await findOrdered(services, session);
  if (placed) return answerOrdered(services, session, placed, current.handlers);
  const refusals = toRefusals(tried, session);
  const now = await priceCheckout({...services, commerce: uncached(services.commerce)}, session);
  return answerCheckout(request, session, now, {refusals});
}

/** Orders a session as the checkout's form would, under its own key. Throws a CommerceError while the shop does not answer. */
async function placeSession(
  {services, agent, isVerified}: AgentRequest,
  session: AgentSession,
  {priced, shown}: Pick<PricedCheckout, 'priced' | 'shown'>,
): Promise<OrderAnswer> {
  const {clientAddress} = services;
  const values: CheckoutValues = {
    email: session.buyer['email'] ?? '',
    shipping: toTypedAddress(session),
    billing: emptyAddress,
    isBillingSame: true,
    paymentMethod: handlerId,
    shippingMethod: priced.shippingMethod ?? null,
    answers: {},
    card: emptyCard,
  };
  const {total, tax, fees, shipping, shippingMethod: method} = priced;
  const {code, decimals} = shopCurrency();
  const asked = {
    values: valuesFor(values, priced),
    items: session.lines,
    discountCode: shown.cart.code,
    expectedTotal: total,
    expectedCurrency: {code, decimals},
    expectedTax: tax,
    expectedFees: fees,
    ...(method !== undefined && {sentBy: {method, cost: shipping ?? 0}}),
    paymentMethod: handlerId,
  } as const;
  // No browser sent this: there is no visitor whose tries could be counted.
  const context = {
    ...(await createOrderContext(services)),
    agent: {profile: agent, isVerified},
    browser: null,
    caller: () => ({clientAddress}),
  };
  return placeOrder(context, session.key, toOrderRequest(asked, services.payments));
}
