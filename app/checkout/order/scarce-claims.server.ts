import type {StockClaim} from '~adapters/ledger';
import type {Commerce, Coupon, MetaEntry, NewOrderLine, Order} from '~adapters/commerce';
import {toMailbox} from '~/forms/email-address';
import {onceKeys} from '~/server/session/once-keys';
import {sha256} from '~/server/session/sha256';
import {findCoupon, usesBy} from './codes/find-coupon.server';
import {toHousehold} from './household';
import type {OrderContext} from './order-context.server';
import type {OrderRequest} from './order-request.server';
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
async function unitClaims(commerce: Commerce, {lines}: Order): Promise<StockClaim[]> {
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

const claimsMeta = '_bellyful_claims';

/** Written on the order: whoever goes on with it, here or on the shop's page, holds just that for it. */
export const toClaimsMeta = (claims: StockClaim[]): MetaEntry[] =>
  claims.length === 0
    ? []
    : [{key: claimsMeta, value: claims.map(({productKey}) => productKey).join(', ')}];

const once = (productKey: string): StockClaim => ({productKey, quantity: 1, available: 1});

/** What a cart claims beside units: its sample and offers, once per customer, and the uses of its limited codes. */
export async function claimsOfCart(
  {accountSession}: Pick<OrderContext, 'accountSession'>,
  {email, shipping}: Pick<OrderRequest, 'email' | 'shipping'>,
  {lines, coupons}: PricedOrder,
): Promise<StockClaim[]> {
  const codes = await codeClaims(coupons, email);
  if (!accountSession) return codes;
  const things = lines.flatMap(({isFreeSample, offerId}) => {
    if (isFreeSample) return 'sample' as const;
    return offerId ? (`offer:${offerId}` as const) : [];
  });
  const household = toHousehold(shipping);
  const keys = things.map((thing) => onceKeys(thing, accountSession.shopper, household));
  return [...(await Promise.all(keys)).flat().map(once), ...codes];
}

/** The uses that limited codes have left, for all and for this mailbox: the last one goes to one order. */
async function codeClaims(coupons: Coupon[], email: string): Promise<StockClaim[]> {
  const mailbox = await sha256(toMailbox(email));
  return coupons.flatMap((coupon) => {
    const {code, usageLimit, usageCount, usageLimitPerCustomer} = coupon;
    return [
      ...limitedClaim(`coupon:${code}`, usageLimit, usageCount),
      ...limitedClaim(`coupon:${code}:${mailbox}`, usageLimitPerCustomer, usesBy(coupon, email)),
    ];
  });
}

const limitedClaim = (productKey: string, limit: number | null, used: number): StockClaim[] =>
  limit === null ? [] : [{productKey, quantity: 1, available: Math.max(0, limit - used)}];

/** All that an order needs and not everybody can have, counted afresh from what stands on it. */
export async function orderClaims(commerce: Commerce, order: Order): Promise<StockClaim[]> {
  const keys = claimsOn(order);
  const codes = new Set(
    keys.flatMap((key) => /^coupon:(.+?)(?::[\da-f]{64})?$/.exec(key)?.[1] ?? []),
  );
  const coupons = await Promise.all(
    [...codes].map((code) => findCoupon(commerce, code, order.email)),
  );
  return [
    ...keys.filter((key) => !key.startsWith('coupon:')).map(once),
    ...(await codeClaims(
      coupons.filter((coupon) => coupon !== null),
      order.email,
    )),
    ...(await unitClaims(commerce, order)),
  ];
}

/** The names of what stands on an order as claimed. */
export const claimsOn = ({meta}: Order): string[] =>
  meta.find(({key}) => key === claimsMeta)?.value.split(', ') ?? [];
