import {redirect} from 'react-router';
import type {ShopperAccess} from '~/server/app-services';
import {withoutLanguage} from '~/content/language-paths';

/** Where a page for visitors goes on to; a signed-in shopper goes there at once, unless he signs in `again`. */
export async function requireVisitor(access: ShopperAccess, request: Request): Promise<string> {
  const {searchParams} = new URL(request.url);
  const returnTo = toReturnPath(searchParams.get('returnTo'), '/account');
  // What is posted from the page comes back to it; a dialog's form names no way back.
  const isPosted = searchParams.has('posted') && searchParams.has('returnTo');
  const isWanted = searchParams.has('again') || isPosted;
  if (!isWanted && (await access.shopper())) throw redirect(returnTo);
  return returnTo;
}

/** A path of our own to go on to; anything that could lead to another site becomes the home page. */
export function toReturnPath(wanted: string | null | undefined, fallback = '/'): string {
  if (!wanted || wanted.length > 500 || !/^\/(?![/\\])/.test(wanted) || /[\\\s]/.test(wanted))
    return fallback;
  return withoutLanguage(wanted);
}
