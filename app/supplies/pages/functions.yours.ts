import {findYours} from './supplies-page.server';
import type {Route} from './+types/functions.yours';

/** The supplies of the signed-in shopper, for the home page: fetched after it has loaded, because its bytes are cached for all. */
export async function loader({context}: Route.LoaderArgs) {
  const shopper = await context.access.shopper();
  return Response.json(shopper ? await findYours(context, shopper) : []);
}
