import type {StockClaim} from '~adapters/ledger';
import type {Commerce, Coupon, NewOrderLine, Order} from '~adapters/commerce';
import {usesBy} from './codes/find-coupon.server';
import type {PricedOrder} from './price/priced-order';
import {stockOf, type Stock} from './price/stock-of';

/** The units that each line draws on; what pages sell by built-in prices draws on the shop's product behind it. */
export function stocksOf(
  commerce: Commerce,
  {lines}: PricedOrder,
  ordered: NewOrderLine[],
): Promise<(Stock | null)[]> {
  return Promise.all(
    lines.map(async (line, place) =>
      line.product ? stockOf(line) : connectedStock(commerce, ordered[place]),
    ),
  );
}

async function connectedStock(commerce: Commerce, line: NewOrderLine | undefined) {
  if (line?.productId == null) return null;
  const product = await commerce.products.findFresh(line.productId);
  const variation =
    product?.variations.find(({databaseId}) => databaseId === line.variationId) ?? null;
  if ((variation ?? product)?.stockStatus === 'OUT_OF_STOCK')
    return {key: `product:${line.productId}`, left: 0};
  return stockOf({product, variation});
}

/** The units that a priced cart draws on. */
export const cartClaims = ({lines}: PricedOrder, stocks: (Stock | null)[]): StockClaim[] =>
  addUp(lines.map(({quantity}, place) => ({stock: stocks[place] ?? null, quantity})));

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

/** Who orders with a code: his e-mail, and a name for it that tells nobody which it is. */
export interface CouponUser {
  email: string;
  hash: string;
}

/** The uses that a limited code has left, for all and for this customer: the last one goes to one order. */
export function couponClaims(coupons: Coupon[], {email, hash}: CouponUser): StockClaim[] {
  return coupons.flatMap((coupon) => {
    const {code, usageLimit, usageCount, usageLimitPerCustomer} = coupon;
    return [
      ...limitedClaim(`coupon:${code}`, usageLimit, usageCount),
      ...limitedClaim(`coupon:${code}:${hash}`, usageLimitPerCustomer, usesBy(coupon, email)),
    ];
  });
}

const limitedClaim = (productKey: string, limit: number | null, used: number): StockClaim[] =>
  limit === null ? [] : [{productKey, quantity: 1, available: Math.max(0, limit - used)}];
