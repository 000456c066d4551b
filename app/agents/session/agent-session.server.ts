import {z} from 'zod';
import {toDiscountCode} from '~adapters/commerce/discount-code';
import {withItem} from '~/cart/cart-items';
import {noodleTypes} from '~/content/noodle-types';
import {maximumQuantity} from '~/pricing/constants';
import {toNetwork, toWidestNetwork} from '~/server/http/client-address';
import {cookieSettingsOf} from '~/server/session/cookie-settings';
import {seal, unseal} from '~/server/session/sealed-text.server';
import {sha256} from '~/server/session/sha256';
import type {AppServices} from '~/server/app-services';
import {readInput, type AgentRequest} from '../agent-request';
import {readItemId} from '../item-id';
import {ProtocolError} from '../protocol';
import {unnamedAgent} from '../read-agent.server';
import {toSessionId, toUuid} from '../session-id.server';
import {sessionInputs, type LineItemInput} from './session-inputs.server';

const text = z.string();
const texts = z.record(text, text);

/** Of today, and the shorter ones of carts that were begun before them. */
const anId = /^[\da-f-]{36,64}$/;

/** A cart or a checkout as the shop stores it, sealed: what was chosen and typed, never a price (rules: Shoppers' agents). */
const agentSession = z.object({
  kind: z.enum(['cart', 'checkout']),
  /** Opens it. */
  id: text,
  /** Of what began it under an idempotency key; null without one. */
  digest: text.nullable(),
  /** Of the order that may come of it: the same through all changes. */
  key: z.uuid(),
  /** Milliseconds since 1970. */
  until: z.number(),
  /** The profile of the program that sent this state. */
  agent: text,
  /** Its signature proved that. */
  isVerified: z.boolean(),
  /** Of a cart: it was read, changed or opened since it was begun. */
  isVisited: z.literal(true).exactOptional(),
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
  /** The chosen shipping method, by the shop's id; null for the one that the shop proposes. */
  option: text.nullable(),
  isCanceled: z.boolean(),
  /** The total, in minor units, of the last answer by which it could be completed: it decides no price, only whether that changed. */
  shownTotal: z.number().nullable(),
  /** The idempotency key of a completion that was refused for another total: sent again it is refused again. */
  refusedKey: text.nullable(),
});

export type AgentSession = z.output<typeof agentSession>;
export type SessionLine = AgentSession['lines'][number];

const purpose = 'agent-session';
const hours = 3_600_000;
const lifetimes = {cart: 30 * 24 * hours, checkout: 6 * hours};
const newCartLifetime = 3 * 24 * hours;

export const untilOf = (kind: AgentSession['kind'], isVisited: boolean): number =>
  Date.now() + (kind === 'cart' && !isVisited ? newCartLifetime : lifetimes[kind]);

/** Letters of a sealed session: fifty lines and five addresses have half of it. */
const mostLetters = 10_000;
const room = {mostOfNetwork: 1000, most: 20_000};

type Services = Pick<AppServices, 'agentSessions' | 'clientAddress' | 'env' | 'siteUrl'>;

/** Throws a CommerceError, and a ProtocolError where it is too large. */
export async function storeSession(
  session: AgentSession,
  {agentSessions, clientAddress, env}: Services,
): Promise<void> {
  const sealed = await seal(JSON.stringify(session), env.SESSION_SECRET, purpose);
  if (sealed.length > mostLetters)
    throw new ProtocolError(413, 'request_too_large', 'The request is too large.');
  const seconds = Math.ceil((session.until - Date.now()) / 1000);
  const from = toWidestNetwork(clientAddress);
  const network = from === null ? '' : await sha256(JSON.stringify([env.SESSION_SECRET, from]));
  await agentSessions.store(await sha256(session.id), sealed, Math.max(1, seconds), {
    network,
    ...room,
  });
}

/** A cart that somebody comes back to is stored for longer. Throws a CommerceError. */
export async function visit(session: AgentSession, services: Services): Promise<AgentSession> {
  if (session.kind !== 'cart' || session.isVisited) return session;
  const visited: AgentSession = {...session, isVisited: true, until: untilOf('cart', true)};
  await storeSession(visited, services);
  return visited;
}

/** Null for what is none of ours, or over. Throws a CommerceError. */
export async function openSession(
  id: string,
  {agentSessions, env, siteUrl}: Services,
): Promise<AgentSession | null> {
  if (!anId.test(id)) return null;
  const sealed = await agentSessions.read(await sha256(id));
  const {secrets} = cookieSettingsOf(env, siteUrl);
  const state = sealed === null ? null : await unseal(sealed, secrets, purpose);
  const session = state === null ? null : agentSession.safeParse(JSON.parse(state)).data;
  return session && session.until > Date.now() ? session : null;
}

/** A session's id, the key of its order, and the digest of the request that began it. */
export type Identity = Pick<AgentSession, 'id' | 'key' | 'digest'>;

/** A shorter key could be another one's (the protocol wants 128 bits). */
const shortestKey = 22;

/**
 * Of a session that begins. Sent once more under its `Idempotency-Key` it is the same one, and a cart has one checkout.
 * Who does not prove its name has its keys in its own network alone; a program without a name shares that with others:
 * its keys are not looked at.
 */
export async function newIdentity(
  kind: AgentSession['kind'],
  {agent, body, idempotencyKey, isVerified, services}: AgentRequest,
  cart: AgentSession | null = null,
): Promise<Identity> {
  const named = async (key: string, digest: string | null = null) => ({
    id: await toSessionId(kind, key, services.env),
    key,
    digest,
  });
  if (cart) return named(cart.key);
  if (agent === unnamedAgent || (idempotencyKey ?? '').length < shortestKey)
    return named(crypto.randomUUID());
  const {SESSION_SECRET: secret} = services.env;
  const from = isVerified ? 'proven' : toNetwork(services.clientAddress);
  return named(
    await toUuid(JSON.stringify([secret, kind, 'key', agent, from, idempotencyKey])),
    await sha256(JSON.stringify(readInput(sessionInputs[kind], body))),
  );
}

/** What this key has begun already; null where it begins now. Throws a ProtocolError where that is another one. */
export async function findBegun(
  {id, digest}: Identity,
  {services}: AgentRequest,
): Promise<AgentSession | null> {
  const known = digest === null ? null : await openSession(id, services);
  if (known && known.digest !== digest)
    throw new ProtocolError(
      409,
      'idempotency_conflict',
      'This idempotency key was sent with other content. Use a new one.',
    );
  return known;
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
  codes.map(toDiscountCode).filter((code) => code !== '');
