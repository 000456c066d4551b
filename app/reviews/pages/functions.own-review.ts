import {data} from 'react-router';
import {findOwnStatus} from './write-review.server';
import type {Route} from './+types/functions.own-review';

/** What became of the signed-in shopper's review of a product: `?product=`. */
export async function loader({request, context}: Route.LoaderArgs) {
  const productId = Number(new URL(request.url).searchParams.get('product'));
  return data({status: await findOwnStatus(context, productId)});
}
