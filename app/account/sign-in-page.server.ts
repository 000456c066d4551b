import {redirect} from 'react-router';
import type {ShopperAccess} from '~/server/app-services';
import {toReturnPath} from './return-path';

/** Where a page for visitors goes on to; a signed-in shopper goes there at once. */
export async function requireVisitor(access: ShopperAccess, request: Request): Promise<string> {
  const wanted = new URL(request.url).searchParams.get('returnTo');
  const returnTo = toReturnPath(wanted, '/account');
  if (await access.shopper()) throw redirect(returnTo);
  return returnTo;
}
