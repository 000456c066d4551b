import type {AgentRequest} from '../agent-request';
import {ucpOf, type Answer} from '../protocol';
import {
  findBegun,
  newIdentity,
  storeSession,
  untilOf,
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
import {describeSession, showSession, toContinueUrl} from './shown-session.server';

export async function createCart(request: AgentRequest): Promise<Answer> {
  const {services} = request;
  const identity = await newIdentity('cart', request);
  const session = readSession('cart', request, identity);
  const known = await findBegun(identity, request);
  if (known) return answerCart(request, known, 201);
  const shown = await showSession(services, session);
  if (shown.cart.priced.itemCount === 0) return nothingToBuy('cart', request, shown.messages);
  await storeSession(session, services);
  return answerCart(request, session, 201, shown);
}

export async function getCart(request: AgentRequest): Promise<Answer> {
  const session = await openKind('cart', request);
  if (!session) return sessionNotFound('cart', request);
  return answerCart(request, await visit(session, request.services));
}

/** The complete cart is sent anew; it stays the cart of the same order. */
export async function updateCart(request: AgentRequest): Promise<Answer> {
  const known = await openKind('cart', request);
  if (!known) return sessionNotFound('cart', request);
  const session = readSession('cart', request, known, true);
  await storeSession(session, request.services);
  return answerCart(request, session);
}

/** Answers it as it was, for the last time. */
export async function cancelCart(request: AgentRequest): Promise<Answer> {
  const known = await openKind('cart', request);
  if (!known) return sessionNotFound('cart', request);
  const until = Math.min(known.until, untilOf('cart', false));
  await storeSession({...known, isCanceled: true, until}, request.services);
  return answerCart(request, known);
}

async function answerCart(
  {services}: AgentRequest,
  session: AgentSession,
  status: 200 | 201 = 200,
  known?: Awaited<ReturnType<typeof showSession>>,
): Promise<Answer> {
  const {siteUrl} = services;
  const shown = known ?? (await showSession(services, session));
  const {id} = session;
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
