import {GraphQLError} from 'graphql';
import {countCodes, releaseCodes} from './code-counts';
import {databaseIdOf} from './ids';
import {orderHooks} from './order-hooks';
import type {UpdateOrderInput} from './order-input';
import {needsPayment, toMeta, type OrderRecord} from './order-record';
import type {OfferedMethod} from './payment-methods';
import {toShopTime} from './shop-time';
import {findSold, type Shop} from './shop';

/** `updateOrder`: status, payment, transaction id, note and meta data. Twice is as once. */
export function updateOrder(shop: Shop, input: UpdateOrderInput): OrderRecord {
  const {lineItems, feeLines, shippingLines, coupons} = input;
  if (lineItems ?? feeLines ?? shippingLines ?? coupons)
    throw new GraphQLError('The mocked shop cannot change the lines of an order.');
  const order = requireOrder(shop, input);
  if (input.transactionId) order.transactionId = input.transactionId;
  if (typeof input.customerNote === 'string') order.customerNote = input.customerNote;
  for (const entry of toMeta(input.metaData)) setMeta(order, entry);
  if (input.status) changeStatus(shop, order, input.status);
  if (input.isPaid) markPaid(shop, order);
  return order;
}

function requireOrder(shop: Shop, {id, orderId}: UpdateOrderInput): OrderRecord {
  const databaseId = orderId ?? databaseIdOf('order', id ?? '');
  const order = shop.orders.find((known) => known.databaseId === databaseId);
  if (order) return order;
  throw new GraphQLError(
    'Order ID provided is missing or invalid. Please check input and try again.',
  );
}

/** A waiting order is paid: it is processed, and its stock is taken. Any other order stays as it is. */
export function markPaid(shop: Shop, order: OrderRecord): void {
  const isWaiting = ['PENDING', 'ON_HOLD', 'FAILED', 'CANCELLED'].includes(order.status);
  if (!isWaiting) return;
  // Others have had what it claimed: staff decide before anything is sent.
  const isTooLate = Boolean(orderHooks(shop)?.findProblem(order));
  order.paidAt = toShopTime(new Date());
  takeStock(shop, order);
  changeStatus(
    shop,
    order,
    isTooLate ? 'ON_HOLD' : needsWork(shop, order) ? 'PROCESSING' : 'COMPLETED',
  );
}

/** What is virtual and downloaded is done once it is paid; what has no product is packed, says the plugin. */
const needsWork = (shop: Shop, {lines}: OrderRecord): boolean =>
  lines.some(({productId, variationId}) => {
    const sold = findSold(shop, variationId ?? productId ?? 0);
    return !(sold?.isVirtual && sold.files);
  });

/** A method of the shop processes a waiting order: its money comes later, its stock is taken now. */
export function placeOffline(shop: Shop, order: OrderRecord, method: OfferedMethod): void {
  order.paymentMethod = method.id;
  order.paymentMethodTitle = method.title;
  changeStatus(shop, order, method.id === 'cod' ? 'PROCESSING' : 'ON_HOLD');
  takeStock(shop, order);
}

export const isPlaced = ({status}: OrderRecord): boolean => placed.has(status);

/** An order that stands uses its codes, whatever its gateway. */
const placed: ReadonlySet<string> = new Set(['PROCESSING', 'COMPLETED', 'ON_HOLD']);
const undone: ReadonlySet<string> = new Set(['CANCELLED', 'FAILED']);

const holdMeta = '_bellyful_hold_until';

/** An unpaid order of the storefront is closed when nothing is held for it any more. */
export function closeWhenOver(shop: Shop, order: OrderRecord): void {
  const until = order.meta.find(({key}) => key === holdMeta)?.value ?? '';
  if (needsPayment(order) && Date.parse(until) <= Date.now())
    changeStatus(shop, order, 'CANCELLED');
}

/** Its customer has cancelled it, and whoever saves it otherwise is not followed. */
export const isCancelledForGood = ({meta, status}: OrderRecord): boolean =>
  (status === 'CANCELLED' || status === 'REFUNDED') &&
  meta.some(({key}) => key === '_bellyful_cancelled');

export function changeStatus(shop: Shop, order: OrderRecord, status: OrderRecord['status']): void {
  if (isCancelledForGood(order) && status !== 'REFUNDED') return;
  const before = order.status;
  order.status = status;
  if (placed.has(status)) countCodes(shop, order);
  if (status === 'CANCELLED' && order.isStockReduced) giveStockBack(shop, order);
  if (undone.has(status)) releaseCodes(shop, order);
  orderHooks(shop)?.hasChanged(order, before);
}

function takeStock(shop: Shop, order: OrderRecord): void {
  if (order.isStockReduced) return;
  moveStock(shop, order, -1);
  order.isStockReduced = true;
}

function giveStockBack(shop: Shop, order: OrderRecord): void {
  moveStock(shop, order, 1);
  order.isStockReduced = false;
}

/** May fall below zero: it was not checked before the order was made. */
function moveStock(shop: Shop, order: OrderRecord, direction: 1 | -1): void {
  for (const {productId, variationId, quantity} of order.lines) {
    const sold = findSold(shop, variationId ?? productId ?? 0);
    if (sold && typeof sold.stock === 'number') sold.stock += direction * quantity;
  }
}

function setMeta({meta}: OrderRecord, entry: OrderRecord['meta'][number]): void {
  const known = meta.find(({key}) => key === entry.key);
  if (known) known.value = entry.value;
  else meta.push(entry);
}
