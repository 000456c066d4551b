import {readInput, type AgentRequest} from '../agent-request';
import {ucpOf, withoutResource, type Answer} from '../protocol';
import {
  newKey,
  openSession,
  toCodes,
  toLines,
  toSessionId,
  untilOf,
  type AgentSession,
} from './agent-session.server';
import {cartInput} from './session-inputs.server';
import {describeSession, showSession, toContinueUrl} from './shown-session.server';

const capabilities = ['dev.ucp.shopping.cart', 'dev.ucp.shopping.discount'] as const;

export async function createCart(request: AgentRequest): Promise<Answer> {
  const session = await readCart(request, await newKey(request));
  const shown = await showSession(request.services, session);
  if (shown.cart.priced.itemCount > 0) return answerCart(request, session, 201, shown);
  const messages = shown.messages.map((message) =>
    message.type === 'error' ? {...message, severity: 'unrecoverable' as const} : message,
  );
  return withoutResource(capabilities, messages, `${request.services.siteUrl}/products`);
}

export async function getCart(request: AgentRequest): Promise<Answer> {
  const session = await openCart(request);
  return session ? answerCart(request, session) : cartNotFound(request);
}

/** The whole cart is sent anew; it stays the cart of the same order. */
export async function updateCart(request: AgentRequest): Promise<Answer> {
  const known = await openCart(request);
  return known ? answerCart(request, await readCart(request, known.key)) : cartNotFound(request);
}

export async function openCart({id, services}: Pick<AgentRequest, 'id' | 'services'>) {
  const session = await openSession(id, services);
  return session?.kind === 'cart' ? session : null;
}

export const cartNotFound = ({services}: AgentRequest): Answer =>
  withoutResource(
    capabilities,
    [
      {
        type: 'error',
        code: 'not_found',
        content: 'Cart not found or has expired',
        severity: 'unrecoverable',
      },
    ],
    `${services.siteUrl}/`,
  );

async function readCart({body, agent}: AgentRequest, key: string): Promise<AgentSession> {
  const input = readInput(cartInput, body);
  return {
    kind: 'cart',
    key,
    until: untilOf('cart'),
    agent,
    lines: toLines(input.line_items),
    codes: toCodes(input.discounts?.codes),
    buyer: {},
    destinations: [],
    destination: null,
    isCanceled: false,
  };
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
      ucp: ucpOf(capabilities),
      id,
      ...describeSession(session, shown, shown.cart.priced, siteUrl),
      messages: shown.messages,
      continue_url: toContinueUrl(id, siteUrl),
      expires_at: new Date(session.until).toISOString(),
    },
  };
}
