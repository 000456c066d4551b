import type {AccountSession} from '../accounts';
import {readClaims} from './supabase-session';

/** A session is renewed when it ends within this time. */
const marginSeconds = 90;
/** How long a used refresh token still leads to the session it was exchanged for. */
const answerMs = 60_000;
const failureMs = 5_000;

interface Exchange {
  answer: Promise<AccountSession | null>;
  endsAt: number;
}

type Renew = (session: AccountSession, isStillValid: boolean) => Promise<AccountSession | null>;

/**
 * Renews sessions so that parallel requests, tabs and reloads that still carry the old token share one
 * exchange: the service takes a second use of a refresh token for theft and ends the session.
 */
export class SessionRefresher {
  readonly #exchanges = new Map<string, Exchange>();
  readonly #endedSessions = new Map<string, number>();
  readonly #renew: Renew;
  readonly #now: () => number;

  constructor(renew: Renew, now: () => number) {
    this.#renew = renew;
    this.#now = now;
  }

  async refresh(session: AccountSession): Promise<AccountSession | null> {
    if (this.#hasEnded(session)) return null;
    if (session.expiresAt * 1000 - this.#now() > marginSeconds * 1000) return session;
    const key = await hash(session.refreshToken);
    const exchange = this.#exchanges.get(key);
    const isKnown = exchange !== undefined && exchange.endsAt > this.#now();
    const answer = await (isKnown ? exchange.answer : this.#exchange(key, session));
    return this.#hasEnded(session) ? null : answer;
  }

  /** From now on this process takes the session for over, whatever cookie still carries it. */
  end(session: AccountSession): void {
    const id = readClaims(session.accessToken).session_id;
    if (id) this.#endedSessions.set(id, this.#now() + 3_600_000);
    this.#dropOld();
  }

  #hasEnded(session: AccountSession): boolean {
    const id = readClaims(session.accessToken).session_id;
    return id !== undefined && (this.#endedSessions.get(id) ?? 0) > this.#now();
  }

  #exchange(key: string, session: AccountSession): Promise<AccountSession | null> {
    this.#dropOld();
    const answer = this.#renew(session, session.expiresAt * 1000 > this.#now());
    const exchange: Exchange = {answer, endsAt: Number.POSITIVE_INFINITY};
    this.#exchanges.set(key, exchange);
    answer.then(
      (renewed) => (exchange.endsAt = this.#now() + (renewed === session ? failureMs : answerMs)),
      () => (exchange.endsAt = this.#now() + failureMs),
    );
    return answer;
  }

  #dropOld(): void {
    const now = this.#now();
    for (const [key, exchange] of this.#exchanges) {
      if (exchange.endsAt <= now) this.#exchanges.delete(key);
    }
    for (const [id, endsAt] of this.#endedSessions) {
      if (endsAt <= now) this.#endedSessions.delete(id);
    }
  }
}

async function hash(token: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}
