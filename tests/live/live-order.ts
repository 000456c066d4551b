import type {Commerce, Product} from '~adapters/commerce';
import {requestAsAdmin} from './live-shop';

const mostLookedAt = 12;

/** Some products without variations that can be bought and are sent as usual, read one after the other. */
export async function listSimpleProducts({products}: Commerce): Promise<Product[]> {
  const {products: all} = await products.all();
  const simple = all
    .filter(({kind, soldAs}) => kind === 'simple' && soldAs === null)
    .slice(0, mostLookedAt);
  const found: Product[] = [];
  for (const {databaseId} of simple) {
    const product = await products.findFresh(databaseId);
    if (product?.isPurchasable && product.price && !product.soldAs) found.push(product);
  }
  return found;
}

/** As staff do in the back office. */
export const cancelInShop = (orderId: number) =>
  requestAsAdmin('PUT', `orders/${orderId}`, {status: 'cancelled'});
