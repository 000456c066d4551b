import type {z} from 'zod';
import {readInput, type AgentRequest} from '../agent-request';
import {withoutResource, type Answer, type ErrorMessage, type Message} from '../protocol';
import {
  newKey,
  openSession,
  toCodes,
  toLines,
  untilOf,
  type AgentSession,
} from './agent-session.server';
import {readDestinations, toTexts} from './destination';
import {cartInput, checkoutInput} from './session-inputs.server';

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

export const unrecoverable = (code: string, content: string): ErrorMessage => ({
  type: 'error',
  code,
  content,
  severity: 'unrecoverable',
});

/** Null where the id is none of this kind, or over. */
export async function openKind(
  kind: Kind,
  {id, services}: Pick<AgentRequest, 'id' | 'services'>,
): Promise<AgentSession | null> {
  const session = await openSession(id, services);
  return session?.kind === kind ? session : null;
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

/** The session as it was sent, whole; without `key` one that begins. Throws a ProtocolError where it cannot be read. */
export async function readSession(
  kind: Kind,
  request: AgentRequest,
  key: string | null = null,
): Promise<AgentSession> {
  const sent: z.output<typeof checkoutInput> = readInput(
    kind === 'cart' ? cartInput : checkoutInput,
    request.body,
  );
  const content = {
    kind,
    agent: request.agent,
    lines: toLines(sent.line_items),
    codes: toCodes(sent.discounts?.codes),
    buyer: toTexts(sent.buyer ?? {}),
    ...readDestinations(sent.fulfillment),
  };
  return {
    ...content,
    key: key ?? (await newKey(request, content)),
    until: untilOf(kind),
    isVerified: request.isVerified,
    isCanceled: false,
    shownTotal: null,
  };
}
