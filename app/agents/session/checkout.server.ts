import {readInput, type AgentRequest} from '../agent-request';
import {ucpOf, type Answer, type ErrorMessage} from '../protocol';
import {
  findBegun,
  newIdentity,
  openSession,
  storeSession,
  visit,
  type AgentSession,
} from './agent-session.server';
import {
  capabilitiesOf,
  nothingToBuy,
  openKind,
  readSession,
  sessionNotFound,
} from './known-session.server';
import {totalChanged} from './next-step';
import {answerOrdered, findOrdered, orderedAlready} from './ordered-checkout.server';
import {findHandlers} from './payment-handlers.server';
import {checkoutInput} from './session-inputs.server';
import {toFulfillment} from './shown-fulfillment';
import {describeSession, toContinueUrl} from './shown-session.server';
import {priceCheckout, type PricedCheckout} from './price-checkout.server';

export async function createCheckout(request: AgentRequest): Promise<Answer> {
  const {services, body} = request;
  const {cart_id: cartId} = readInput(checkoutInput, body);
  const opened = cartId === undefined ? null : await openKind('cart', {services, id: cartId});
  if (cartId !== undefined && !opened) return sessionNotFound('cart', request);
  const cart = opened && (await visit(opened, services));
  const identity = await newIdentity('checkout', request, cart);
  const session = readSession('checkout', request, identity);
  const known = cart
    ? await openSession(identity.id, services)
    : await findBegun(identity, request);
  // A cart has one checkout, until that is canceled.
  if (known && !(cart && known.isCanceled)) return showCheckout(request, known, cart ? 200 : 201);
  const started = cart ? {...session, lines: cart.lines, codes: cart.codes} : session;
  return answerCheckout(request, started, await priceCheckout(services, started), {
    http: 201,
    isChanged: true,
  });
}

export async function getCheckout(request: AgentRequest): Promise<Answer> {
  const session = await openKind('checkout', request);
  return session ? showCheckout(request, session) : sessionNotFound('checkout', request);
}

/** The complete checkout is sent anew; it stays the checkout of the same order. */
export async function updateCheckout(request: AgentRequest): Promise<Answer> {
  return change(request, (known) => readSession('checkout', request, known));
}

export async function cancelCheckout(request: AgentRequest): Promise<Answer> {
  return change(request, (known) => ({...known, isCanceled: true}));
}

async function change(
  request: AgentRequest,
  toNext: (known: AgentSession) => AgentSession,
): Promise<Answer> {
  const {services} = request;
  const known = await openKind('checkout', request);
  if (!known || known.isCanceled) return sessionNotFound('checkout', request);
  const next = toNext(known);
  const ordered = await findOrdered(services, known);
  if (ordered) return orderedAlready(ordered, services.siteUrl);
  return answerCheckout(request, next, await priceCheckout(services, next), {isChanged: true});
}

async function showCheckout(
  request: AgentRequest,
  session: AgentSession,
  status: 200 | 201 = 200,
): Promise<Answer> {
  const {services} = request;
  const ordered = session.isCanceled ? null : await findOrdered(services, session);
  if (ordered) return answerOrdered(services, session, ordered, await findHandlers(services));
  return answerCheckout(request, session, await priceCheckout(services, session), {http: status});
}

interface Shown {
  /** Why it was not completed just now. */
  refusals?: readonly ErrorMessage[];
  http?: Answer['status'];
  /** It has to be stored anew. */
  isChanged?: boolean;
}

/** A checkout with its current prices. Stores the total that is shown: only that one may be completed. */
export async function answerCheckout(
  request: AgentRequest,
  session: AgentSession,
  {shown, priced, sent, messages, handlers, ...rest}: PricedCheckout,
  {refusals = [], http = 200, isChanged = false}: Shown = {},
): Promise<Answer> {
  if (shown.cart.priced.itemCount === 0) return nothingToBuy('checkout', request, shown.messages);
  const {services} = request;
  const {siteUrl} = services;
  const isOpen = !session.isCanceled;
  const status = toStatus(rest.status, refusals);
  const isReady = isOpen && status === 'ready_for_complete';
  const shownTotal = isReady ? priced.total : session.shownTotal;
  if (isChanged || shownTotal !== session.shownTotal)
    await storeSession({...session, shownTotal}, services);
  const {id} = session;
  const isKnown = ({code, path}: ErrorMessage) =>
    messages.some((message) => message.code === code && message.path === path);
  return {
    status: http,
    body: {
      ucp: {...ucpOf(capabilitiesOf.checkout), payment_handlers: handlers},
      id,
      status: isOpen ? status : 'canceled',
      ...describeSession(session, shown, priced, siteUrl),
      ...(Object.keys(session.buyer).length > 0 && {buyer: session.buyer}),
      fulfillment: toFulfillment(session, shown.cart, priced, sent),
      messages: isOpen ? [...messages, ...refusals.filter((one) => !isKnown(one))] : [],
      expires_at: new Date(session.until).toISOString(),
      ...(isOpen && {continue_url: toContinueUrl(id, siteUrl)}),
    },
  };
}

/** A changed total is no obstacle once it was shown; every other refusal is. */
function toStatus(
  known: PricedCheckout['status'],
  refusals: readonly ErrorMessage[],
): PricedCheckout['status'] {
  if (known !== 'ready_for_complete' || refusals.every((one) => one === totalChanged)) return known;
  const isMendable = refusals.some(({severity}) => severity === 'recoverable');
  return isMendable ? 'incomplete' : 'requires_escalation';
}
