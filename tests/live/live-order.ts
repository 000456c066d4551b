import {freshProduct} from '../support/shop';
import type {Commerce, Product} from '~adapters/commerce';
import {lack, requestAsAdmin} from './live-shop';

const mostLookedAt = 12;

/** Some products without variations that can be bought and are sent as usual, read one after the other. */
export async function listSimpleProducts({products}: Commerce): Promise<Product[]> {
  const {products: all} = await products.all();
  const simple = all
    .filter(({kind, soldAs}) => kind === 'simple' && soldAs === null)
    .slice(0, mostLookedAt);
  const found: Product[] = [];
  for (const {databaseId} of simple) {
    const product = await freshProduct({products}, databaseId);
    if (product?.isPurchasable && product.price && !product.soldAs) found.push(product);
  }
  return found;
}

/** As staff do in the back office. */
export const cancelInShop = (orderId: number) =>
  requestAsAdmin('PUT', `orders/${orderId}`, {status: 'cancelled'});

const firstLineOf = async (orderId: number) => {
  type Answer = {line_items: {id: number; quantity: number; total: string}[]};
  const [line] = (await requestAsAdmin<Answer>('GET', `orders/${orderId}`)).line_items;
  return line ?? lack('the order has no line');
};

export async function shipInShop(orderId: number, quantity: number): Promise<void> {
  const {id} = await firstLineOf(orderId);
  const items = [{key: '_items', value: [{item_id: id, qty: quantity}]}];
  const body = {status: 'fulfilled', is_fulfilled: true, meta_data: items};
  await requestAsAdmin('POST', `orders/${orderId}/fulfillments`, body).catch((thrown: unknown) =>
    String(thrown).includes('rest_no_route')
      ? lack('the shop has no fulfilments')
      : Promise.reject(thrown as Error),
  );
}

export async function refundOneInShop(orderId: number, reason: string): Promise<void> {
  const {id, quantity, total} = await firstLineOf(orderId);
  const amount = (Number(total) / quantity).toFixed(2);
  const lines = [{id, quantity: 1, refund_total: Number(amount)}];
  const body = {amount, reason, api_refund: false, line_items: lines};
  await requestAsAdmin('POST', `orders/${orderId}/refunds`, body);
}
