import type {OrderPart, Recall} from '~adapters/commerce';
import type {OrderRecord} from '~mocks/woocommerce/order-record';
import {findProduct, type Shop} from '~mocks/woocommerce/shop';

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** Staff have sent these parts from a lot; nothing is noted where they name none. */
export function sendFromLot(
  order: OrderRecord,
  parts: readonly OrderPart[],
  {lot, bestBefore}: Record<string, unknown>,
): void {
  if (!text(lot)) return;
  const sent = parts.map(({line, quantity: units}) => ({
    line,
    lot: text(lot),
    bestBefore: text(bestBefore) || null,
    units,
  }));
  order.lots = [...(order.lots ?? []), ...sent];
}

/** Staff recall a lot: orders that were sent of it and the pages of its products say so. Answers these products: none for a lot that nobody has. */
export function recallLot(shop: Shop, {lot, reason, offer}: Record<string, unknown>): number[] {
  const recall: Recall = {
    lot: text(lot),
    reason: text(reason),
    offer: offer === 'replacement' ? 'replacement' : 'refund',
    recalledAt: new Date().toISOString(),
  };
  const products = new Set<number>();
  for (const order of shop.orders) {
    const lines = (order.lots ?? []).filter((sent) => sent.lot === recall.lot);
    if (lines.length === 0) continue;
    order.recalls = [...(order.recalls ?? []), {...recall, lines: lines.map(({line}) => line)}];
    for (const {line} of lines) products.add(order.lines[line]?.productId ?? 0);
  }
  for (const id of products) {
    const value = JSON.stringify([recall]);
    findProduct(shop, id)?.meta.push({key: '_bellyful_recalls', value});
  }
  return [...products];
}
