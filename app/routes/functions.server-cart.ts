import {answerAccountCart, followAccount} from '~/cart/account/account-cart.server';
import {findAside, nameLines, showCart} from '~/cart/show-cart.server';
import {readJson} from '~/server/http/request-body.server';
import {toRecord} from '~/forms/to-record';
import type {Route} from './+types/functions.server-cart';
import {secondsToWait} from '~/server/http/limit-tries.server';

/**
 * What the browser's cart takes over: `{key, version, items, setAside, code}`, `key` null where there is no server cart. What
 * follows an `account` comes from there.
 */
export async function loader({context, request}: Route.LoaderArgs) {
  await followAccount(context, request, 'before');
  const {key, account, hasUnsynced} = context.cartCookie;
  if (key === null && account === null) return Response.json({key, items: [], code: null});
  const cart = hasUnsynced ? null : await showCart(context);
  if (!cart) return Response.json({key: null}, {status: 503});
  const {version} = context.cartCookie;
  const items = account === null ? cart.lines.flatMap(({item}) => item ?? []) : [];
  const setAside = await findAside(context);
  const code = account === null ? cart.code : null;
  return Response.json({key, version, account, items, setAside, code});
}

/**
 * It has been taken over: `{key, version}`, so that a late call empties nothing that came since. Or `{items}`, those of the
 * browser's own cart, which it wants named in this language. Or `{changes}`, for the cart of its account.
 */
export async function action({request, context}: Route.ActionArgs) {
  const body = await readJson(request);
  const {key, version, items, changes} = toRecord(body.ok ? body.value : null);
  const {cartCookie, clientAddress, session} = context;
  if (items) {
    const caller = {clientAddress, visitorId: session.visitorId()};
    if ((await secondsToWait(context, 'read-cart', caller)) > 0)
      return Response.json({}, {status: 429});
    const named = await nameLines(context, items);
    return named ? Response.json({items: named}) : Response.json({}, {status: 503});
  }
  if (changes) return answerAccountCart(context, changes);
  const isTaken = key === cartCookie.key && version === cartCookie.version;
  if (isTaken && !cartCookie.hasUnsynced) cartCookie.leave({});
  return Response.json({});
}
