import {findAside, nameLines, showCart} from '~/cart/show-cart.server';
import {readJson} from '~/server/http/request-body.server';
import {toRecord} from '~/forms/to-record';
import type {Route} from './+types/functions.server-cart';
import {secondsToWait} from '~/server/http/limit-tries.server';

/** What the browser's cart takes over: `{key, version, items, setAside, code}`, `key` null where there is no server cart. */
export async function loader({context}: Route.LoaderArgs) {
  const {key} = context.cartCookie;
  if (key === null) return Response.json({key, items: [], code: null});
  const cart = await showCart(context);
  if (!cart) return Response.json({key: null}, {status: 503});
  const {version} = context.cartCookie;
  const items = cart.lines.flatMap(({item}) => item ?? []);
  const setAside = await findAside(context);
  return Response.json({key, version, items, setAside, code: cart.code});
}

/**
 * It has been taken over: `{key, version}`, so that a late call empties nothing that came since. Or `{items}`, those of the
 * browser's own cart, which it wants named in this language.
 */
export async function action({request, context}: Route.ActionArgs) {
  const body = await readJson(request);
  const {key, version, items} = toRecord(body.ok ? body.value : null);
  const {cartCookie, clientAddress, session} = context;
  if (items) {
    const caller = {clientAddress, visitorId: session.visitorId()};
    if ((await secondsToWait(context, 'read-cart', caller)) > 0)
      return Response.json({}, {status: 429});
    const named = await nameLines(context, items);
    return named ? Response.json({items: named}) : Response.json({}, {status: 503});
  }
  if (key === cartCookie.key && version === cartCookie.version) cartCookie.empty();
  return Response.json({});
}
