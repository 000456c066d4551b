import type {SyncedProduct, NewOrder, NewOrderLine} from '~adapters/commerce';
import {toCause} from '~/server/telemetry/log';
import type {OrderContext} from './order-context.server';

/**
 * The order with the shop's own products behind what the storefront sells from its pages, so that the shop's
 * reports and stock know them. The built-in price is charged; a shop that would ask another is reported. While
 * the shop does not tell, the lines stand by their names.
 */
export async function withSyncedProducts(desk: OrderContext, order: NewOrder): Promise<NewOrder> {
  const own = order.lines.some(({productId, sku}) => productId === null && sku !== null);
  if (!own) return order;
  try {
    const connected = await desk.syncedProducts.bySku();
    return {...order, lines: order.lines.map((line) => connectLine(desk, line, connected))};
  } catch (thrown) {
    desk.log.warn('order.products.unknown', {cause: toCause(thrown)});
    return order;
  }
}

function connectLine(
  {log}: OrderContext,
  line: NewOrderLine,
  connected: Map<string, SyncedProduct>,
): NewOrderLine {
  const {sku, quantity, subtotal} = line;
  const product = line.productId === null && sku !== null ? connected.get(sku) : undefined;
  if (!product) return line;
  const {productId, variationId, price} = product;
  if (price === null || price * quantity !== subtotal)
    log.warn('order.price.differs', {sku, charged: subtotal / quantity, shop: price});
  return {...line, productId, variationId};
}
