import {showCart} from '~/cart/show-cart.server';
import {readJson} from '~/server/http/request-body.server';
import {toRecord} from '~/forms/to-record';
import type {Route} from './+types/functions.server-cart';

const answer = (body: object, status = 200) =>
  Response.json(body, {status, headers: {'Cache-Control': 'no-store'}});

/** What the browser's cart takes over: `{key, version, items, code}`, `key` null where nothing is kept. */
export async function loader({context}: Route.LoaderArgs) {
  const {key} = context.cartCookie;
  if (key === null) return answer({key, items: [], code: null});
  const cart = await showCart(context);
  if (!cart) return answer({key: null}, 503);
  const {version} = context.cartCookie;
  return answer({key, version, items: cart.lines.flatMap(({item}) => item ?? []), code: cart.code});
}

/** It has been taken over: `{key, version}`, so that a late call empties nothing that came since. */
export async function action({request, context}: Route.ActionArgs) {
  const body = await readJson(request);
  const {key, version} = toRecord(body.ok ? body.value : null);
  const {cartCookie} = context;
  if (key === cartCookie.key && version === cartCookie.version) cartCookie.empty();
  return answer({});
}
