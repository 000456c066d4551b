import {redirect} from 'react-router';
import type {AccountSession} from '~adapters/accounts';
import type {ShopperAccess} from '~/platform/app-services';

/** The session of a page that is for signed-in shoppers; others sign in first and come back. */
export async function requireSession(
  {access}: {access: ShopperAccess},
  request: Request,
): Promise<AccountSession> {
  const session = await access.session();
  if (session) return session;
  const {pathname, search} = new URL(request.url);
  throw redirect(`/account/sign-in?returnTo=${encodeURIComponent(pathname + search)}`);
}
