import type {z} from 'zod';
import {readInput, type AgentRequest} from '../agent-request';
import {unrecoverable, withoutResource, type Answer, type Message} from '../protocol';
import {
  openSession,
  toCodes,
  toLines,
  untilOf,
  type AgentSession,
  type Identity,
} from './agent-session.server';
import {readDestinations, toTexts} from './destination';
import {sessionInputs, type checkoutInput} from './session-inputs.server';

type Kind = AgentSession['kind'];

/** What carts and checkouts have in common: opened, read, missed, or begun with nothing. */
export const capabilitiesOf = {
  cart: ['dev.ucp.shopping.cart', 'dev.ucp.shopping.discount'],
  checkout: [
    'dev.ucp.shopping.checkout',
    'dev.ucp.shopping.fulfillment',
    'dev.ucp.shopping.discount',
  ],
} as const;

/** Null where the id is none of this kind, or over, as a cart that was canceled. */
export async function openKind(
  kind: Kind,
  {id, services}: Pick<AgentRequest, 'id' | 'services'>,
): Promise<AgentSession | null> {
  const session = await openSession(id, services);
  const isOver = kind === 'cart' && session?.isCanceled;
  return session?.kind === kind && !isOver ? session : null;
}

const missing = {
  cart: 'Cart not found or has expired',
  checkout: 'Checkout session not found, canceled or expired',
};

export const sessionNotFound = (kind: Kind, {services}: AgentRequest): Answer =>
  withoutResource(
    capabilitiesOf[kind],
    [unrecoverable('not_found', missing[kind])],
    `${services.siteUrl}/`,
  );

/** None of the lines can be had, for these reasons. */
export function nothingToBuy(
  kind: Kind,
  {services}: AgentRequest,
  reasons: readonly Message[],
): Answer {
  const messages = reasons.map((message) =>
    message.type === 'error' ? {...message, severity: 'unrecoverable' as const} : message,
  );
  const isNamed = messages.some(({type}) => type === 'error');
  return withoutResource(
    capabilitiesOf[kind],
    isNamed
      ? messages
      : [unrecoverable('invalid_request', 'A checkout needs at least one line item.'), ...messages],
    `${services.siteUrl}/products`,
  );
}

/** The complete session as it was sent. Throws a ProtocolError where it cannot be read. */
export function readSession(
  kind: Kind,
  request: AgentRequest,
  {id, key, digest}: Identity,
  isVisited = false,
): AgentSession {
  const sent: z.output<typeof checkoutInput> = readInput(sessionInputs[kind], request.body);
  return {
    kind,
    id,
    key,
    digest,
    agent: request.agent,
    lines: toLines(sent.line_items),
    codes: toCodes(sent.discounts?.codes),
    buyer: toTexts(sent.buyer ?? {}),
    ...readDestinations(sent.fulfillment),
    until: untilOf(kind, isVisited),
    isVerified: request.isVerified,
    ...(isVisited && {isVisited}),
    isCanceled: false,
    shownTotal: null,
    refusedKey: null,
  };
}
