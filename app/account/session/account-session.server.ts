import type {Accounts, AccountSession, Shopper} from '~adapters/accounts';
import type {ShopperAccess} from '~/platform/app-services';
import {accountSessionCookie, hasAccountCookie, readAccountSession} from './account-cookie.server';
import {toCause, type Log} from '~/platform/log';

export {accountSessionCookie, readAccountSession} from './account-cookie.server';

interface Parts {
  request: Request;
  accounts: Accounts;
  secret: string;
  log: Log;
}

/** The shopper of one request: read from the cookie once, renewed when it was near its end. */
export class AccountAccess implements ShopperAccess {
  readonly #parts: Parts;
  #opened: Promise<AccountSession | null> | undefined;
  /** What the cookie shall hold after this request; undefined when it stays as it is. */
  #next: AccountSession | null | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async session(): Promise<AccountSession | null> {
    this.#opened ??= this.#open();
    const opened = await this.#opened;
    return this.#next === undefined ? opened : this.#next;
  }

  async shopper(): Promise<Shopper | null> {
    return (await this.session())?.shopper ?? null;
  }

  change(session: AccountSession | null): void {
    this.#next = session;
  }

  /** The `Set-Cookie` values of this request's answer; none when nothing changed. */
  async cookies(): Promise<string[]> {
    await this.#opened;
    if (this.#next === undefined) return [];
    const {request, secret} = this.#parts;
    const secure = new URL(request.url).protocol === 'https:';
    return accountSessionCookie(this.#next, secret, {secure});
  }

  async #open(): Promise<AccountSession | null> {
    const {request, accounts, secret, log} = this.#parts;
    const kept = await readAccountSession(request, secret);
    try {
      const session = kept && (await accounts.refresh(kept));
      const isChanged = session !== kept || (kept === null && hasAccountCookie(request));
      if (isChanged && this.#next === undefined) this.#next = session;
      return session;
    } catch (error) {
      // The accounts service is away: a visitor for now, and the cookie is kept for when it is back.
      log.warn('account session not renewed', {cause: toCause(error)});
      return null;
    }
  }
}
