import {redirect} from 'react-router';
import {hasOffers} from '~adapters/commerce';

/** By the shop's own rules there are no offers and no free sample: their pages lead to the products. */
export function requireOffers(): void {
  if (!hasOffers()) throw redirect('/products');
}
