import {data, redirect} from 'react-router';
import type {AccountSession} from '~adapters/accounts';
import {loadCauses} from '~/content/messages/load-causes';
import type {ShopperAccess} from '~/platform/app-services';

/** The session of a page that is for signed-in shoppers; others sign in first and come back. 503 while nobody can tell. */
export async function requireSession(
  {access}: {access: ShopperAccess},
  request: Request,
): Promise<AccountSession> {
  const session = await access.session();
  if (session) return session;
  if (await access.isUntold()) throw data(loadCauses.noAnswer, {status: 503});
  const {pathname, search} = new URL(request.url);
  throw redirect(`/account/sign-in?returnTo=${encodeURIComponent(pathname + search)}`);
}
