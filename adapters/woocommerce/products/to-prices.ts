import {
  toCents,
  zeroCents,
  type Cents,
  type Product,
  type ProductPart,
  type Variation,
} from '~adapters/commerce';
import {kindOf, type ListedNode} from './nodes';
import {toCentsList, toLowestCents} from '../to-cents';

type Prices = Pick<Product, 'price' | 'regularPrice' | 'salePrice' | 'isOnSale'>;

interface PricedNode {
  onSale?: boolean | null;
  purchasable?: boolean | null;
  rawPrice?: string | null;
  rawRegular?: string | null;
  rawSale?: string | null;
}

/**
 * The sale price counts when the sale is on and the price is above zero. WooGraphQL answers null for a price of 0 and
 * for no price alike; what can be bought has one (rules: Missing data).
 */
export function toPrices(node: PricedNode): Prices {
  if (isFree(node)) return {price: zeroCents, regularPrice: null, salePrice: null, isOnSale: false};
  const sale = aboveZero(toLowestCents(node.rawSale));
  const salePrice = node.onSale ? sale : null;
  return {
    price: salePrice ?? aboveZero(toLowestCents(node.rawPrice)),
    regularPrice: aboveZero(toLowestCents(node.rawRegular)),
    salePrice,
    isOnSale: salePrice !== null,
  };
}

/** A variable product is bought by its variations: where they are not known yet, nothing says that they are free. */
const isFree = (node: PricedNode) =>
  !('variations' in node) &&
  node.purchasable === true &&
  [node.rawPrice, node.rawRegular, node.rawSale].every((raw) => !toLowestCents(raw));

const aboveZero = (amount: Cents | null) => (amount === zeroCents ? null : amount);

export const noPrices = {price: null, regularPrice: null, salePrice: null, isOnSale: false};

/**
 * A variable product costs from its cheapest variation and is on sale when any of them is; a grouped one so from its
 * parts. What an extension sells has a price that only its own page can tell.
 */
export function toProductPrices(node: ListedNode, choices: (Variation | ProductPart)[]) {
  const kind = kindOf(node);
  if (kind === 'other' || (kind === 'grouped' && choices.length === 0))
    return {...noPrices, priceRange: null};
  const prices = choices.length > 0 ? toLowestPrices(choices) : toOwnPrices(node);
  return {...prices, priceRange: toRange(prices.price, node, choices)};
}

function toLowestPrices(choices: (Variation | ProductPart)[]): Prices {
  const priced = choices.filter(({price}) => price !== null);
  const [cheapest] = priced.toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0));
  const {price = null, regularPrice = null, salePrice = null} = cheapest ?? {};
  return {price, regularPrice, salePrice, isOnSale: choices.some(({isOnSale}) => isOnSale)};
}

/** The sale prices of a variable product are some variations' only: they say nothing about its lowest price. */
const toOwnPrices = (node: ListedNode) =>
  toPrices('variations' in node ? {...node, onSale: false} : node);

function toRange(price: Cents | null, node: ListedNode, choices: (Variation | ProductPart)[]) {
  if (price === null) return null;
  const own = 'variations' in node ? toCentsList(node.rawPrice) : [];
  const known = choices.length > 0 ? choices.flatMap((each) => each.price ?? []) : own;
  return {from: price, to: toCents(Math.max(price, ...known))};
}
