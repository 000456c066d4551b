import {sumCents, toCents, type Cents, type OrderPart} from '~adapters/commerce';
import type {Services} from '../services';
import type {Shop} from '../woocommerce';
import {createOrder} from '../woocommerce/create-order';
import {orderHooks} from '../woocommerce/order-hooks';
import {changeStatus, isPlaced, markPaid} from '../woocommerce/order-changes';
import {leftOf, writeRefund} from '../woocommerce/money-back';
import type {OrderRecord} from '../woocommerce/order-record';
import {sendFromLot} from '~mocks/recalls/lots';
import {partsLeft} from '../woocommerce/parcels';
import {toShopTime} from '../woocommerce/shop-time';
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

/** An order by its number, or one of its lines: `1987:0`. */
function findNamed(shop: Shop, named: unknown) {
  const [id, place] = String(named).split(':');
  const order = shop.orders.find(({databaseId}) => databaseId === toNumber(id));
  return {order, line: place === undefined ? null : toNumber(place)};
}

/** So many of a line as are named, of those that are there. */
const partsOf = (parts: OrderPart[], named: number | null, quantity: unknown): OrderPart[] =>
  named === null
    ? parts
    : parts
        .filter(({line}) => line === named)
        .map((part) => ({...part, quantity: Math.min(part.quantity, toNumber(quantity) ?? 99)}));

/** Staff give money back in the shop: all that is left, or that of so many of a line. */
export function refundOrder(shop: Shop, {orderId, quantity, reason}: Fields): boolean {
  const {order, line} = findNamed(shop, orderId);
  if (!order || order.paidAt === null || order.status === 'REFUNDED') return false;
  const bought = order.lines.map((one, place) => ({line: place, quantity: one.quantity}));
  const items = (line === null ? [] : partsOf(bought, line, quantity)).map((part) => ({
    ...part,
    amount: amountOf(order, part),
  }));
  if (line !== null && items.length === 0) return false;
  const amount = line === null ? toCents(leftOf(order)) : sumCents(items.map((one) => one.amount));
  const madeAt = new Date().toISOString();
  const why = typeof reason === 'string' ? reason : '';
  return writeRefund(shop, order, {amount, reason: why, madeAt, items, chargeRefundId: null});
}

function amountOf({lines}: OrderRecord, {line, quantity}: OrderPart): Cents {
  const {total = 0, totalTax = 0, quantity: all = 1} = lines[line] ?? {};
  return toCents(Math.round(((total + totalTax) * quantity) / all));
}

/** Staff send a parcel off: with all that is left, or with so many of a line. The last one completes the order. */
export function shipOrder(shop: Shop, {orderId, quantity, number, ...lot}: Fields): boolean {
  const {order, line} = findNamed(shop, orderId);
  if (!order || !isPlaced(order)) return false;
  const items = partsOf(partsLeft(order), line, quantity);
  if (items.length === 0) return false;
  const parcel = String(number);
  const url = `https://tools.usps.com/go/TrackConfirmAction?tLabels=${encodeURIComponent(parcel)}`;
  const shippedAt = new Date().toISOString();
  order.shipments.push({carrier: 'USPS', number: parcel, url, shippedAt, deliveredAt: null, items});
  sendFromLot(order, items, lot);
  orderHooks(shop)?.hasSent(order);
  if (partsLeft(order).length > 0) return true;
  // What is paid on delivery is paid then.
  order.paidAt ??= toShopTime(new Date());
  changeStatus(shop, order, 'COMPLETED');
  return true;
}

const toOptions = (
  order: OrderRecord,
  parts: readonly OrderPart[],
): [value: string, label: string][] => [
  [String(order.databaseId), `${order.databaseId}, ${order.billing.email ?? 'nobody'}: all`],
  ...parts.map(({line, quantity}): [string, string] => [
    `${order.databaseId}:${line}`,
    `${order.databaseId}: ${order.lines[line]?.name ?? ''}, ${quantity}`,
  ]),
];

/** Orders with something to send, and each of its lines, as a select offers them. */
export const sendable = (shop: Shop) =>
  shop.orders
    .filter((order) => isPlaced(order) && partsLeft(order).length > 0)
    .flatMap((order) => toOptions(order, partsLeft(order)));

/** Paid orders that can be refunded, and each of their lines, as a select offers them. */
export const refundable = (shop: Shop) =>
  shop.orders
    .filter(({paidAt, status}) => paidAt !== null && status !== 'REFUNDED')
    .flatMap((order) =>
      toOptions(
        order,
        order.lines.map(({quantity}, line) => ({line, quantity})),
      ),
    );

/** Whether an account must be confirmed before its first sign-in. */
export function setConfirmation({wordpress}: Services, {before}: Fields): void {
  wordpress.confirmsBeforeSignIn = before === 'yes' || before === true;
}
