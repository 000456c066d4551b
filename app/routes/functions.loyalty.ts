import {data} from 'react-router';
import {hasOffers} from '~adapters/commerce';
import type {Route} from './+types/functions.loyalty';

/** Whether the signed-in shopper gets the loyalty points, for display (rules: Loyalty): an order checks it again. */
export async function loader({context}: Route.LoaderArgs) {
  const shopper = await context.access.shopper();
  if (!shopper && (await context.access.isUnknown()))
    return data({hasLoyalty: null}, {status: 503});
  return data({hasLoyalty: hasOffers() && (shopper?.isLoyal ?? false)});
}
