import type {Accounts, AccountSession, Shopper} from '~adapters/accounts';
import type {ShopperAccess} from '~/server/app-services';
import type {CookieSettings} from '~/server/session/cookie-settings';
import {
  accountSessionCookies,
  hasAccountCookie,
  restoredMark,
  readAccountSession,
} from './account-cookie.server';
import {knownBrowserCookie, findKnownBrowser} from './known-browser.server';
import {toCause, type Log} from '~/server/telemetry/log';
import {withoutLanguage} from '~/content/language-paths';

export interface AccessParts {
  request: Request;
  accounts: Accounts;
  cookieSettings: CookieSettings;
  log: Log;
}

/**
 * The shopper of one request: read from the cookie once, and asked for at the accounts service, so that a session
 * that was ended anywhere is over here too.
 */
export class AccountAccess implements ShopperAccess {
  readonly #parts: AccessParts;
  #opened: Promise<AccountSession | null> | undefined;
  /** What the route put in the session's place; undefined when it left it alone. */
  #changed: AccountSession | null | undefined;
  /** What opening the session makes of the cookie; undefined when it stays as it is. */
  #checked: AccountSession | null | undefined;
  #isUntold = false;

  constructor(parts: AccessParts) {
    this.#parts = parts;
  }

  async session(): Promise<AccountSession | null> {
    this.#opened ??= this.#open();
    const opened = await this.#opened;
    return this.#changed === undefined ? opened : this.#changed;
  }

  async isUnknown(): Promise<boolean> {
    await this.session();
    return this.#isUntold && this.#changed === undefined;
  }

  async shopper(): Promise<Shopper | null> {
    return (await this.session())?.shopper ?? null;
  }

  knownBrowserId(email: string): Promise<string | null> {
    return findKnownBrowser(this.#parts.request, this.#parts.cookieSettings, email);
  }

  change(session: AccountSession | null): void {
    this.#changed = session;
  }

  /** The `Set-Cookie` values of this request's answer; none when nothing changes. */
  async cookies(): Promise<string[]> {
    await this.#opened;
    const next = this.#changed === undefined ? this.#checked : this.#changed;
    const {request, cookieSettings} = this.#parts;
    if (next === undefined) return restoredMark(request, cookieSettings);
    const entered = this.#changed?.shopper;
    return [
      ...(await accountSessionCookies(next, cookieSettings)),
      // Who has not confirmed an address may have signed up with another's.
      ...(entered?.emailConfirmedAt
        ? [await knownBrowserCookie(request, cookieSettings, entered.email)]
        : []),
    ];
  }

  async #open(): Promise<AccountSession | null> {
    const {request, cookieSettings, log} = this.#parts;
    const stored = await readAccountSession(request, cookieSettings);
    if (stored === null && hasAccountCookie(request, cookieSettings)) {
      log.warn('session.cookie.refused');
      this.#checked = null;
    }
    if (stored === null) return null;
    try {
      return await this.#stand(stored);
    } catch (error) {
      // The accounts service is away: a visitor for now, and the cookie is kept for when it is back.
      this.#isUntold = true;
      log.warn('session.check.failed', {cause: toCause(error)});
      return null;
    }
  }

  /** The session, renewed where it is time, with the shopper's present data; null when it was ended elsewhere. */
  async #stand(session: AccountSession): Promise<AccountSession | null> {
    const known = await this.#parts.accounts.getShopper(session, {
      isForPage: isPageView(this.#parts.request),
    });
    if (!known) {
      this.#checked = null;
      return null;
    }
    const {renewed, ...shopper} = known;
    const standing = {...session, ...renewed, shopper};
    if (renewed) this.#checked = standing;
    return standing;
  }
}

/** What changes something, or looks after a payment, is tried in any case. */
const isPageView = ({method, url}: Request) =>
  (method === 'GET' || method === 'HEAD') &&
  !withoutLanguage(new URL(url).pathname).startsWith('/payment-return');
