import {lookAgain} from '~adapters/http';
import type {AccountSession} from '../accounts';
import {readClaims} from './supabase-session';

/** A session is renewed when it ends within this time. */
const marginSeconds = 90;
/** How long a used refresh token still leads to the session it was exchanged for. */
const answerMs = 60_000;
const failureMs = 5_000;

interface Exchange {
  /** Null while the service is being asked. */
  outcome: {session: AccountSession | null} | {error: unknown} | null;
  /** Of a question: when nobody counts on it any more, since its request may have ended. */
  endsAt: number;
}

export interface RefresherOptions {
  renew: Renew;
  /** The longest that a renewal takes. */
  deadlineMs: number;
  now: () => number;
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
  readonly #deadlineMs: number;
  readonly #now: () => number;

  constructor({renew, deadlineMs, now}: RefresherOptions) {
    this.#renew = renew;
    this.#deadlineMs = deadlineMs;
    this.#now = now;
  }

  async refresh(session: AccountSession): Promise<AccountSession | null> {
    if (this.#hasEnded(session)) return null;
    if (session.expiresAt * 1000 - this.#now() > marginSeconds * 1000) return session;
    const key = await hash(session.refreshToken);
    const answer = await this.#exchangeOnce(key, session);
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

  async #exchangeOnce(key: string, session: AccountSession): Promise<AccountSession | null> {
    for (;;) {
      const exchange = this.#exchanges.get(key);
      if (!exchange || exchange.endsAt <= this.#now()) return this.#exchange(key, session);
      if (exchange.outcome) return resultOf(exchange.outcome);
      await lookAgain();
    }
  }

  async #exchange(key: string, session: AccountSession): Promise<AccountSession | null> {
    this.#dropOld();
    const exchange: Exchange = {outcome: null, endsAt: this.#now() + this.#deadlineMs};
    this.#exchanges.set(key, exchange);
    const isStillValid = session.expiresAt * 1000 > this.#now();
    const outcome = await this.#renew(session, isStillValid).then(
      (renewed) => ({session: renewed}),
      (error: unknown) => ({error}),
    );
    const isRenewed = 'session' in outcome && outcome.session !== session;
    exchange.outcome = outcome;
    exchange.endsAt = this.#now() + (isRenewed ? answerMs : failureMs);
    return resultOf(outcome);
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

function resultOf(outcome: NonNullable<Exchange['outcome']>): AccountSession | null {
  if ('error' in outcome) throw outcome.error;
  return outcome.session;
}

async function hash(token: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}
