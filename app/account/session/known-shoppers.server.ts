import type {AccountSession, Shopper} from '~adapters/accounts';
import {AccountAccess, readAccountSession, type AccessParts} from './account-session.server';

/** Who asks for a page, and the cookies that its answer carries. */
export interface Asker {
  shopper: Shopper | null;
  cookies: string[];
}

interface Known {
  shopper: Shopper;
  /** When the accounts service said so: milliseconds since 1970. */
  toldAt: number;
  askedAt: number;
}

/** After it the accounts service is asked once more, behind the answer. */
const askAgainMs = 10_000;
/** After it nobody is taken for known. */
const knownMs = 60_000;
const mostKnown = 5000;

/**
 * Whom to greet on pages that show nothing else of a shopper. Other pages, and whatever changes something, ask the
 * accounts service each time (rules: Accounts and sessions).
 */
export class KnownShoppers {
  readonly #known = new Map<string, Known>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  async whoAsks(parts: AccessParts, waitUntil: (work: Promise<unknown>) => void): Promise<Asker> {
    const kept = await readAccountSession(parts.request, parts.cookieSettings);
    const known = kept && this.#find(kept);
    if (!known) return this.#ask(parts);
    if (this.#now() - known.askedAt > askAgainMs)
      waitUntil(this.#askBehind(kept, known, parts.accounts));
    return {shopper: known.shopper, cookies: []};
  }

  #find({accessToken, expiresAt}: AccountSession): Known | null {
    const known = this.#known.get(accessToken);
    const now = this.#now();
    const isCertain = known && now - known.toldAt < knownMs && expiresAt * 1000 > now;
    return isCertain ? known : null;
  }

  async #ask(parts: AccessParts): Promise<Asker> {
    const access = new AccountAccess(parts);
    const session = await access.session();
    if (session) this.#remember(session.accessToken, session.shopper);
    return {shopper: session?.shopper ?? null, cookies: await access.cookies()};
  }

  async #askBehind(
    session: AccountSession,
    known: Known,
    accounts: AccessParts['accounts'],
  ): Promise<void> {
    known.askedAt = this.#now();
    // While the service is away its last word stands for as long as it may.
    const shopper = await accounts.getShopper(session, {isForPage: true}).catch(() => undefined);
    if (shopper) this.#remember(session.accessToken, shopper);
    else if (shopper === null) this.#known.delete(session.accessToken);
  }

  /** Who has yet to confirm his address may do so any moment, and is asked for each time. */
  #remember(token: string, shopper: Shopper): void {
    if (shopper.emailConfirmedAt === null) return;
    const now = this.#now();
    this.#known.delete(token);
    this.#known.set(token, {shopper, toldAt: now, askedAt: now});
    const [oldest] = this.#known.keys();
    if (this.#known.size > mostKnown && oldest !== undefined) this.#known.delete(oldest);
  }
}
