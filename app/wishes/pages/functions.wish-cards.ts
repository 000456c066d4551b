import {showSuggested, showWishes} from './show-wishes.server';
import {splitWishIds} from '~/wishes/wish-ids';
import type {Route} from './+types/functions.wish-cards';

/**
 * What a visitor's wish list shows (`?ids=wp-23+mens-multi-vitamin`), and what is suggested to a cart that costs so many
 * cents and to whose free shipping so many are missing (`?missing=1205&most=3795`).
 */
export async function loader({request, context: {commerce}}: Route.LoaderArgs) {
  const {searchParams} = new URL(request.url);
  const missing = Number(searchParams.get('missing'));
  const most = Number(searchParams.get('most'));
  if (missing > 0) return showSuggested(commerce.products, missing, most);
  return showWishes(commerce.products, splitWishIds(searchParams.get('ids') ?? ''));
}
