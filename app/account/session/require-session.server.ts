import {data, redirect} from 'react-router';
import type {AccountSession} from '~adapters/accounts';
import {loadCauses} from '~/content/connection';
import {withoutLanguage} from '~/content/language-paths';
import type {ShopperAccess} from '~/server/app-services';

/** The session of a page that is for signed-in shoppers; others sign in first and come back. 503 while that is unknown. */
export async function requireSession(
  services: {access: ShopperAccess},
  request: Request,
): Promise<AccountSession> {
  const session = await findSession(services, request);
  if (!session) throw data(loadCauses.noAnswer, {status: 503});
  return session;
}

/** As `requireSession`, for a page that has something to show while that is unknown: null then. */
export async function findSession(
  {access}: {access: ShopperAccess},
  request: Request,
): Promise<AccountSession | null> {
  const session = await access.session();
  if (session || (await access.isUnknown())) return session;
  const {pathname, search} = new URL(request.url);
  throw redirect(
    `/account/sign-in?returnTo=${encodeURIComponent(withoutLanguage(pathname) + search)}`,
  );
}
