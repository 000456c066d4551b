import {showCompleting, showWishes} from './show-wishes.server';
import {splitWishIds} from '~/wishes/wish-ids';
import type {Route} from './+types/functions.wish-cards';

/**
 * What a visitor's wish list shows (`?ids=wp-23+mens-multi-vitamin`), and what completes free shipping for a cart that
 * so many cents are missing to (`?missing=1205`).
 */
export async function loader({request, context: {commerce}}: Route.LoaderArgs) {
  const {searchParams} = new URL(request.url);
  const missing = Number(searchParams.get('missing'));
  if (missing > 0) return showCompleting(commerce.products, missing);
  return showWishes(commerce.products, splitWishIds(searchParams.get('ids') ?? ''));
}
