import {randomHex} from '~mocks/digest';
import type {UserSession, WordPressState, WordPressUser} from './state';

const dayMs = 24 * 3_600_000;
const idleMs = 30 * dayMs;
const longestMs = 180 * dayMs;

const freshMs = 10 * 60_000;

/** Whether who asks has signed in just now. */
export const isFresh = ({now}: WordPressState, {createdAt}: UserSession) =>
  now() - createdAt <= freshMs;

const iso = (milliseconds: number) => new Date(milliseconds).toISOString();

export type AssuranceLevel = UserSession['level'];

export const toShopperJson = (
  {shop}: WordPressState,
  {id, email, emailConfirmedAt}: WordPressUser,
  assuranceLevel: AssuranceLevel = 'aal1',
) => ({
  id: String(id),
  email,
  emailConfirmedAt,
  assuranceLevel,
  customerId: id,
  isLoyal:
    emailConfirmedAt !== null &&
    shop.orders.some(
      ({billing, paidAt, status}) =>
        billing.email?.toLowerCase() === email &&
        paidAt !== null &&
        !['CANCELLED', 'REFUNDED', 'FAILED'].includes(status),
    ),
});

/** Opens a session and answers as the plugin does. */
export function openSession(
  state: WordPressState,
  user: WordPressUser,
  {ip, userAgent}: Record<string, unknown>,
  level: AssuranceLevel = 'aal1',
) {
  const createdAt = state.now();
  const expiresAt = createdAt + idleMs;
  const session: UserSession = {
    id: randomHex(8),
    token: `${user.id}|${Math.floor(expiresAt / 1000)}|${randomHex(32)}`,
    userId: user.id,
    level,
    createdAt,
    expiresAt,
    ip: typeof ip === 'string' ? ip : '',
    userAgent: typeof userAgent === 'string' ? userAgent : '',
  };
  state.sessions.set(session.token, session);
  return toSessionJson(state, user, session);
}

export const toSessionJson = (
  state: WordPressState,
  user: WordPressUser,
  {token, expiresAt, level}: UserSession,
) => ({token, expiresAt: iso(expiresAt), shopper: toShopperJson(state, user, level)});

/** A session in use ends later, at most once a day; null while it need not. */
export function renewSession({now}: WordPressState, session: UserSession) {
  const expiresAt = Math.min(now() + idleMs, session.createdAt + longestMs);
  if (expiresAt < session.expiresAt + dayMs) return null;
  session.expiresAt = expiresAt;
  return {token: session.token, expiresAt: iso(expiresAt)};
}

export function findSession({sessions, now}: WordPressState, token: string): UserSession | null {
  const session = sessions.get(token);
  return session && session.expiresAt > now() ? session : null;
}

export function endSessions({sessions}: WordPressState, isMeant: (one: UserSession) => boolean) {
  for (const [token, session] of sessions) if (isMeant(session)) sessions.delete(token);
}

/** Newest first. */
export const listSessions = ({sessions}: WordPressState, mine: UserSession) =>
  [...sessions.values()]
    .filter(({userId}) => userId === mine.userId)
    .toReversed()
    .map(({id, createdAt, expiresAt, ip, userAgent}) => ({
      id,
      createdAt: iso(createdAt),
      expiresAt: iso(expiresAt),
      ip,
      userAgent,
      isThis: id === mine.id,
    }));
