import type {Services} from '../services';
import type {Shop} from '../woocommerce';
import {toText} from '../woocommerce/amounts';
import {createOrder} from '../woocommerce/create-order';
import {changeStatus, isPlaced, markPaid} from '../woocommerce/order-changes';
import {totalsOf} from '../woocommerce/order-record';
import {findProduct, findSold} from '../woocommerce/shop';
import {toNumber} from './read-fields';

type Fields = Record<string, unknown>;

/** A customer buys at the shop's own checkout: the storefront gets no message, and fewer are left. */
export function sellInShop(shop: Shop, {databaseId, quantity}: Fields): boolean {
  const id = toNumber(databaseId) ?? 0;
  const wanted = toNumber(quantity) ?? 1;
  const sold = findSold(shop, id);
  if (!sold || wanted < 1 || (typeof sold.stock === 'number' && sold.stock < wanted)) return false;
  const isProduct = findProduct(shop, id) !== undefined;
  const line = isProduct ? {productId: id, quantity: wanted} : {variationId: id, quantity: wanted};
  const order = createOrder(shop, {
    billing: {firstName: 'Walk', lastName: 'In', email: 'someone@shop.example'},
    lineItems: [line],
  });
  markPaid(shop, order);
  return true;
}

/** Staff give the money back in the shop. */
export function refundOrder(shop: Shop, {orderId}: Fields): boolean {
  const order = shop.orders.find(({databaseId}) => databaseId === toNumber(orderId));
  if (!order || order.paidAt === null || order.status === 'REFUNDED') return false;
  changeStatus(shop, order, 'REFUNDED');
  return true;
}

/** Staff send the parcel off. */
export function shipOrder(shop: Shop, {orderId, number}: Fields): boolean {
  const order = shop.orders.find(({databaseId}) => databaseId === toNumber(orderId));
  if (!order || !isPlaced(order)) return false;
  changeStatus(shop, order, 'COMPLETED');
  const parcel = String(number);
  const url = `https://tools.usps.com/go/TrackConfirmAction?tLabels=${encodeURIComponent(parcel)}`;
  order.shipments.push({carrier: 'USPS', number: parcel, url, shippedAt: null});
  return true;
}

/** Paid orders that can be refunded, as a select offers them. */
export const refundable = (shop: Shop): [value: string, label: string][] =>
  shop.orders
    .filter(({paidAt, status}) => paidAt !== null && status !== 'REFUNDED')
    .map((order) => [
      String(order.databaseId),
      `${order.databaseId}, ${order.billing.email ?? 'nobody'}, ${toText(totalsOf(order).total, shop)}`,
    ]);

/** Whether an account must be confirmed before its first sign-in. */
export function setConfirmation({wordpress}: Services, {before}: Fields): void {
  wordpress.confirmsBeforeSignIn = before === 'yes' || before === true;
}
