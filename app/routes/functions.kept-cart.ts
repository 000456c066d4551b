import {showKeptCart} from '~/checkout/kept/show-kept-cart.server';
import {readJson} from '~/platform/request-body.server';
import {toRecord} from '~/platform/unknown-record';
import type {Route} from './+types/functions.kept-cart';

const answer = (body: object, status = 200) =>
  Response.json(body, {status, headers: {'Cache-Control': 'no-store'}});

/** What the browser's cart takes over: `{key, version, items, code}`, `key` null where nothing is kept. */
export async function loader({context}: Route.LoaderArgs) {
  const {key} = context.keptCart;
  if (key === null) return answer({key, items: [], code: null});
  const cart = await showKeptCart(context);
  if (!cart) return answer({key: null}, 503);
  const {version} = context.keptCart;
  return answer({key, version, items: cart.lines.flatMap(({item}) => item ?? []), code: cart.code});
}

/** It has been taken over: `{key, version}`, so that a late call empties nothing that came since. */
export async function action({request, context}: Route.ActionArgs) {
  const body = await readJson(request);
  const {key, version} = toRecord(body.ok ? body.value : null);
  const {keptCart} = context;
  if (key === keptCart.key && version === keptCart.version) keptCart.empty();
  return answer({});
}
