import type {AgentRequest} from '../agent-request';
import {ucpOf, type Answer} from '../protocol';
import {toSessionId, type AgentSession} from './agent-session.server';
import {
  capabilitiesOf,
  nothingToBuy,
  openKind,
  readSession,
  sessionNotFound,
} from './known-session.server';
import {describeSession, showSession, toContinueUrl} from './shown-session.server';

export async function createCart(request: AgentRequest): Promise<Answer> {
  const session = await readSession('cart', request);
  const shown = await showSession(request.services, session);
  return shown.cart.priced.itemCount > 0
    ? answerCart(request, session, 201, shown)
    : nothingToBuy('cart', request, shown.messages);
}

export async function getCart(request: AgentRequest): Promise<Answer> {
  const session = await openKind('cart', request);
  return session ? answerCart(request, session) : sessionNotFound('cart', request);
}

/** The whole cart is sent anew; it stays the cart of the same order. */
export async function updateCart(request: AgentRequest): Promise<Answer> {
  const known = await openKind('cart', request);
  return known
    ? answerCart(request, await readSession('cart', request, known.key))
    : sessionNotFound('cart', request);
}

async function answerCart(
  {services}: AgentRequest,
  session: AgentSession,
  status: 200 | 201 = 200,
  known?: Awaited<ReturnType<typeof showSession>>,
): Promise<Answer> {
  const {siteUrl} = services;
  const shown = known ?? (await showSession(services, session));
  const id = await toSessionId(session, services);
  return {
    status,
    body: {
      ucp: ucpOf(capabilitiesOf.cart),
      id,
      ...describeSession(session, shown, shown.cart.priced, siteUrl),
      messages: shown.messages,
      continue_url: toContinueUrl(id, siteUrl),
      expires_at: new Date(session.until).toISOString(),
    },
  };
}
