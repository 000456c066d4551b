import {findYours} from '~/orders/supplies/yours.server';
import type {Route} from './+types/functions.yours';

/** What who is signed in takes, for the home page: fetched after it has loaded, never a part of its cached bytes. */
export async function loader({context}: Route.LoaderArgs) {
  const shopper = await context.access.shopper();
  return Response.json(shopper ? await findYours(context, shopper) : []);
}
