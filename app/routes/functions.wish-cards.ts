import {showWishes} from '~/catalogue/wishes/show-wishes.server';
import {splitWishIds} from '~/catalogue/wishes/wish-ids';
import type {Route} from './+types/functions.wish-cards';

/** What a visitor's wish list shows: `?ids=wp-23+mens-multi-vitamin`. */
export async function loader({request, context: {commerce}}: Route.LoaderArgs) {
  const ids = splitWishIds(new URL(request.url).searchParams.get('ids') ?? '');
  return showWishes(commerce, ids);
}
