import {toCents, zeroCents, type Cents, type Product, type Variation} from '~adapters/commerce';
import type {ListedNode} from './nodes';
import {toCentsList, toLowestCents} from './to-cents';

type Prices = Pick<Product, 'price' | 'regularPrice' | 'salePrice' | 'isOnSale'>;

interface PricedNode {
  onSale?: boolean | null;
  rawPrice?: string | null;
  rawRegular?: string | null;
  rawSale?: string | null;
}

/** The sale price counts when the sale is on and the price is above zero. No price is null, never free. */
export function toPrices(node: PricedNode): Prices {
  const sale = aboveZero(toLowestCents(node.rawSale));
  const salePrice = node.onSale ? sale : null;
  return {
    price: salePrice ?? aboveZero(toLowestCents(node.rawPrice)),
    regularPrice: aboveZero(toLowestCents(node.rawRegular)),
    salePrice,
    isOnSale: salePrice !== null,
  };
}

const aboveZero = (amount: Cents | null) => (amount === zeroCents ? null : amount);

/** A variable product costs from its cheapest variation and is on sale when any of them is. */
export function toProductPrices(node: ListedNode, variations: Variation[]) {
  const prices = variations.length > 0 ? toVariablePrices(variations) : toOwnPrices(node);
  if (prices.price === null && isFreeSample(node)) {
    return {...prices, price: zeroCents, priceRange: {from: zeroCents, to: zeroCents}};
  }
  return {...prices, priceRange: toRange(prices.price, node, variations)};
}

function toVariablePrices(variations: Variation[]): Prices {
  const priced = variations.filter(({price}) => price !== null);
  const [cheapest] = priced.toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0));
  const {price = null, regularPrice = null, salePrice = null} = cheapest ?? {};
  return {price, regularPrice, salePrice, isOnSale: variations.some(({isOnSale}) => isOnSale)};
}

/** The sale prices of a variable product are some variations' only: they say nothing about its lowest price. */
const toOwnPrices = (node: ListedNode) =>
  toPrices('variations' in node ? {...node, onSale: false} : node);

function toRange(price: Cents | null, node: ListedNode, variations: Variation[]) {
  if (price === null) return null;
  const own = 'variations' in node ? toCentsList(node.rawPrice) : [];
  const known = variations.length > 0 ? variations.flatMap((each) => each.price ?? []) : own;
  return {from: price, to: toCents(Math.max(price, ...known))};
}

/** Only the free sample is free: WooGraphQL answers null for its price, yet it can be bought. */
function isFreeSample(node: ListedNode): boolean {
  const isSample = [node.slug, node.name].some((text) => /free[ -]sample/i.test(text ?? ''));
  return isSample && node.purchasable === true;
}
