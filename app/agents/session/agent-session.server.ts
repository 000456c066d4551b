import {z} from 'zod';
import {withItem} from '~/cart/cart-items';
import {noodleTypes} from '~/content/noodle-types';
import {maximumQuantity} from '~/pricing/constants';
import {cookieSettingsOf} from '~/server/session/cookie-settings';
import {seal, unseal} from '~/server/session/sealed-text.server';
import {sha256} from '~/server/session/sha256';
import type {AppServices} from '~/server/app-services';
import type {AgentRequest} from '../agent-request';
import {readItemId} from '../item-id';
import {ProtocolError} from '../protocol';
import type {LineItemInput} from './session-inputs.server';

const text = z.string();
const texts = z.record(text, text);

/**
 * A cart or a checkout as its id carries it, sealed: what was chosen and typed, never a price. Nothing of it is stored
 * (rules: Shoppers' agents).
 */
const agentSession = z.object({
  kind: z.enum(['cart', 'checkout']),
  /** Of the order that may come of it: the same through all changes. */
  key: z.uuid(),
  /** Milliseconds since 1970. */
  until: z.number(),
  /** The profile of the program that sent this state. */
  agent: text,
  /** Its signature proved that. */
  isVerified: z.boolean().default(false),
  lines: z.array(
    z.object({
      id: text,
      quantity: z.number(),
      konjacNoodleType: z.enum(noodleTypes).exactOptional(),
    }),
  ),
  codes: z.array(text),
  buyer: texts,
  destinations: z.array(texts),
  /** Its id; null while none is selected. */
  destination: text.nullable(),
  /** The way of sending that is wished, by the shop's name; null for the one that it proposes. */
  option: text.nullable(),
  isCanceled: z.boolean(),
  /** The total, in minor units, that stood beside this id where it could be completed: it decides no price, only whether that changed. */
  shownTotal: z.number().nullable().default(null),
});

export type AgentSession = z.output<typeof agentSession>;
export type SessionLine = AgentSession['lines'][number];

const purpose = 'agent-session';
const hours = 3_600_000;
const lifetimes = {cart: 30 * 24 * hours, checkout: 6 * hours};
/** Sealed it is a third longer, and an address of 8 kB is all that some proxies pass on. */
const mostLetters = 5000;

export const untilOf = (kind: AgentSession['kind']): number => Date.now() + lifetimes[kind];

type Secrets = Pick<AppServices, 'env' | 'siteUrl'>;

/** The id of this state. Throws a ProtocolError where it would be too long. */
export async function toSessionId(session: AgentSession, {env}: Secrets): Promise<string> {
  const state = JSON.stringify(session);
  if (state.length > mostLetters)
    throw new ProtocolError(413, 'request_too_large', 'This is more than a checkout can hold.');
  return seal(state, env.SESSION_SECRET, purpose);
}

/** Null for what is none of ours, or over. */
export async function openSession(
  id: string,
  {env, siteUrl}: Secrets,
): Promise<AgentSession | null> {
  const {secrets} = cookieSettingsOf(env, siteUrl);
  const state = id === '' ? null : await unseal(id, secrets, purpose);
  const session = state === null ? null : agentSession.safeParse(JSON.parse(state)).data;
  return session && session.until > Date.now() ? session : null;
}

/** A UUID that always comes of the same text (RFC 9562, version 8). */
export async function toUuid(source: string): Promise<string> {
  const hex = await sha256(source);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/**
 * A request that is sent once more under its `Idempotency-Key` begins the same order. The key alone would not do: programs
 * without a name share it, and nothing is stored by which one with other content could be refused.
 */
export async function newKey(
  {idempotencyKey, services}: Pick<AgentRequest, 'idempotencyKey' | 'services'>,
  content: object,
): Promise<string> {
  if (idempotencyKey === null) return crypto.randomUUID();
  return toUuid(JSON.stringify([services.env.SESSION_SECRET, idempotencyKey, content]));
}

/** One line for each thing, as the cart has it. */
export function toLines(items: readonly LineItemInput[]): SessionLine[] {
  const lines = items.reduce<SessionLine[]>(
    (before, {item, quantity}) => withItem(before, {...readItemId(item.id), quantity}),
    [],
  );
  const wanted = items.reduce((sum, {quantity}) => sum + quantity, 0);
  if (wanted === lines.reduce((sum, {quantity}) => sum + quantity, 0)) return lines;
  throw new ProtocolError(
    400,
    'invalid_request',
    `$.line_items: at most ${maximumQuantity} of one item.`,
  );
}

export const toCodes = (codes: readonly string[] = []): string[] =>
  codes.map((code) => code.trim().toUpperCase()).filter((code) => code !== '');
