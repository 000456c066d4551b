import type {StockClaim} from '~adapters/ledger';
import type {Commerce, Coupon, Order} from '~adapters/commerce';
import type {PricedOrder} from './price/priced-order';
import {stockOf, type Stock} from './price/stock-of';

/** The units that a priced cart draws on. */
export function cartClaims({lines}: PricedOrder): StockClaim[] {
  return addUp(lines.map((line) => ({stock: stockOf(line), quantity: line.quantity})));
}

/** The units that an order draws on, counted afresh. */
export async function orderClaims(commerce: Commerce, {lines}: Order): Promise<StockClaim[]> {
  const ids = [...new Set(lines.flatMap(({productId}) => (productId === null ? [] : [productId])))];
  const found = await Promise.all(ids.map((id) => commerce.products.findFresh(id)));
  const products = new Map(ids.map((id, index) => [id, found[index] ?? null]));
  return addUp(
    lines.map(({productId, variationId, quantity}) => {
      const product = products.get(productId ?? 0) ?? null;
      const variation = product?.variations.find(({databaseId}) => databaseId === variationId);
      return {stock: stockOf({product, variation: variation ?? null}), quantity};
    }),
  );
}

function addUp(wanted: {stock: Stock | null; quantity: number}[]): StockClaim[] {
  const claims = new Map<string, StockClaim>();
  for (const {stock, quantity} of wanted) {
    if (!stock) continue;
    const before = claims.get(stock.key)?.quantity ?? 0;
    claims.set(stock.key, {
      productKey: stock.key,
      quantity: before + quantity,
      available: Math.max(0, stock.left),
    });
  }
  return [...claims.values()];
}

/** The uses that a limited code has left: the last one goes to one order. */
export function couponClaims(coupons: Coupon[]): StockClaim[] {
  return coupons.flatMap(({code, usageLimit, usageCount}) =>
    usageLimit === null
      ? []
      : [
          {
            productKey: `coupon:${code}`,
            quantity: 1,
            available: Math.max(0, usageLimit - usageCount),
          },
        ],
  );
}
