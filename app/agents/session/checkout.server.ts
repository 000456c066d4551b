import {isNotSent} from '~/checkout/shipping/add-shipping';
import {readInput, type AgentRequest} from '../agent-request';
import {ucpOf, type Answer} from '../protocol';
import {toSessionId, type AgentSession} from './agent-session.server';
import {toTypedAddress} from './destination';
import {
  capabilitiesOf,
  nothingToBuy,
  openKind,
  readSession,
  sessionNotFound,
} from './known-session.server';
import {nextStep, notSent} from './next-step';
import {quoteCheckout} from './quote-checkout.server';
import {checkoutInput} from './session-inputs.server';
import {toFulfillment} from './shown-fulfillment';
import {
  describeSession,
  showSession,
  toContinueUrl,
  type ShownSession,
} from './shown-session.server';

export async function createCheckout(request: AgentRequest): Promise<Answer> {
  const {services, body} = request;
  const {cart_id: cartId} = readInput(checkoutInput, body);
  const cart = cartId === undefined ? null : await openKind('cart', {services, id: cartId});
  if (cartId !== undefined && !cart) return sessionNotFound('cart', request);
  const session = await readSession('checkout', request, cart?.key);
  const whole = cart ? {...session, lines: cart.lines, codes: cart.codes} : session;
  return showCheckout(request, whole, 201);
}

export async function getCheckout(request: AgentRequest): Promise<Answer> {
  const session = await openKind('checkout', request);
  return session ? showCheckout(request, session) : sessionNotFound('checkout', request);
}

/** The whole checkout is sent anew; it stays the checkout of the same order. */
export async function updateCheckout(request: AgentRequest): Promise<Answer> {
  const known = await openKind('checkout', request);
  if (!known || known.isCanceled) return sessionNotFound('checkout', request);
  return showCheckout(request, await readSession('checkout', request, known.key));
}

export async function cancelCheckout(request: AgentRequest): Promise<Answer> {
  const known = await openKind('checkout', request);
  if (!known || known.isCanceled) return sessionNotFound('checkout', request);
  return showCheckout(request, {...known, isCanceled: true});
}

async function showCheckout(
  request: AgentRequest,
  session: AgentSession,
  status: 200 | 201 = 200,
): Promise<Answer> {
  const shown = await showSession(request.services, session);
  return shown.cart.priced.itemCount > 0
    ? answerCheckout(request, session, shown, status)
    : nothingToBuy('checkout', request, shown.messages);
}

async function answerCheckout(
  {services}: AgentRequest,
  session: AgentSession,
  shown: ShownSession,
  status: 200 | 201,
): Promise<Answer> {
  const {siteUrl} = services;
  const address = toTypedAddress(session);
  const step = nextStep(session, address, shown.cart.priced);
  const isComplete = step.severity !== 'recoverable';
  const {priced, sent} = isComplete
    ? await quoteCheckout(services, shown.cart, session)
    : {priced: shown.cart.priced, sent: null};
  const errors = [...shown.messages, isNotSent(sent) ? notSent : step];
  const isOpen = !session.isCanceled;
  const isReady = errors.every(
    (message) => message.type !== 'error' || message.severity !== 'recoverable',
  );
  const id = await toSessionId(session, services);
  return {
    status,
    body: {
      ucp: {...ucpOf(capabilitiesOf.checkout), payment_handlers: {}},
      id,
      status: isOpen ? (isReady ? 'requires_escalation' : 'incomplete') : 'canceled',
      ...describeSession(session, shown, priced, siteUrl),
      ...(Object.keys(session.buyer).length > 0 && {buyer: session.buyer}),
      fulfillment: toFulfillment(session, shown.cart, priced, sent),
      messages: isOpen ? errors : [],
      expires_at: new Date(session.until).toISOString(),
      ...(isOpen && {continue_url: toContinueUrl(id, siteUrl)}),
    },
  };
}
