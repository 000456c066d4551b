import {redirect} from 'react-router';
import type {Accounts, AccountSession} from '~adapters/accounts';
import type {ShopperAccess} from '~/platform/app-services';
import {toCause, type Log} from '~/platform/log';

interface Parts {
  access: ShopperAccess;
  accounts: Accounts;
  log: Log;
}

/**
 * The session with the shopper as the accounts service knows him now: the address may have been confirmed,
 * or the session ended, on another device. While the service is away the known one stands.
 */
export async function freshSession({access, accounts, log}: Parts): Promise<AccountSession | null> {
  const session = await access.session();
  if (!session) return null;
  try {
    const shopper = await accounts.getShopper(session);
    const isSame = shopper?.emailConfirmedAt === session.shopper.emailConfirmedAt;
    if (shopper && isSame) return session;
    const fresh = shopper && {...session, shopper};
    access.change(fresh);
    return fresh;
  } catch (error) {
    log.warn('shopper not read again', {cause: toCause(error)});
    return session;
  }
}

/** The session of a page that is for signed-in shoppers; others sign in first and come back. */
export async function requireSession(parts: Parts, request: Request): Promise<AccountSession> {
  const session = await freshSession(parts);
  if (session) return session;
  const {pathname, search} = new URL(request.url);
  throw redirect(`/account/sign-in?returnTo=${encodeURIComponent(pathname + search)}`);
}
