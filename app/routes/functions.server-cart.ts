import {showCart} from '~/cart/show-cart.server';
import {readJson} from '~/server/http/request-body.server';
import {toRecord} from '~/forms/to-record';
import type {Route} from './+types/functions.server-cart';

/** What the browser's cart takes over: `{key, version, items, code}`, `key` null where there is no server cart. */
export async function loader({context}: Route.LoaderArgs) {
  const {key} = context.cartCookie;
  if (key === null) return Response.json({key, items: [], code: null});
  const cart = await showCart(context);
  if (!cart) return Response.json({key: null}, {status: 503});
  const {version} = context.cartCookie;
  const items = cart.lines.flatMap(({item}) => item ?? []);
  return Response.json({key, version, items, code: cart.code});
}

/** It has been taken over: `{key, version}`, so that a late call empties nothing that came since. */
export async function action({request, context}: Route.ActionArgs) {
  const body = await readJson(request);
  const {key, version} = toRecord(body.ok ? body.value : null);
  const {cartCookie} = context;
  if (key === cartCookie.key && version === cartCookie.version) cartCookie.empty();
  return Response.json({});
}
