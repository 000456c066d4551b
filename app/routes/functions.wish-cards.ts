import {data} from 'react-router';
import {showWishes} from '~/catalogue/wishes/show-wishes.server';
import {splitWishIds} from '~/catalogue/wishes/wish-ids';
import type {Route} from './+types/functions.wish-cards';

const headers = {'Cache-Control': 'no-store'};

/** What a visitor's wish list shows: `?ids=wp-23+mens-multi-vitamin`. */
export async function loader({request, context: {commerce}}: Route.LoaderArgs) {
  const ids = splitWishIds(new URL(request.url).searchParams.get('ids') ?? '');
  return data(await showWishes(commerce, ids), {headers});
}
