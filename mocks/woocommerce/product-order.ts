import {GraphQLError} from 'graphql';
import type {ProductRecord} from './catalogue';
import {totalSalesOf} from './product-extras';
import {pricesOf, ratingOf, type ProductsWhere} from './product-filters';
import {approvedOf} from '~mocks/reviews/reviews';
import type {Shop} from './shop';

interface Order {
  field: string;
  order?: 'ASC' | 'DESC' | null;
}

type Comparison = (one: ProductRecord, other: ProductRecord) => number;

const newestFirst: Comparison = (one, other) => other.databaseId - one.databaseId;

const comparisons: Record<string, (shop: Shop, where: ProductsWhere) => Comparison> = {
  DATE: () => (one, other) => one.databaseId - other.databaseId,
  MODIFIED: () => (one, other) => one.databaseId - other.databaseId,
  MENU_ORDER: () => (one, other) => one.menuOrder - other.menuOrder,
  NAME: () => (one, other) => one.name.localeCompare(other.name),
  SLUG: () => (one, other) => one.slug.localeCompare(other.slug),
  PRICE: () => (one, other) =>
    Math.min(...pricesOf(one)) - Math.min(...pricesOf(other)) || one.databaseId - other.databaseId,
  POPULARITY: byNumber((product, shop) => totalSalesOf(shop, product)),
  TOTAL_SALES: byNumber((product, shop) => totalSalesOf(shop, product)),
  RATING: byNumber(ratingOf),
  REVIEW_COUNT: byNumber((product, shop) => approvedOf(shop, product.databaseId).length),
  IN: (_, {include}) => {
    const places = new Map(((include ?? []) as number[]).map((id, place) => [id, place]));
    return (one, other) => (places.get(one.databaseId) ?? 0) - (places.get(other.databaseId) ?? 0);
  },
};

/** Counted once for each product, not for each comparison. */
function byNumber(numberOf: (product: ProductRecord, shop: Shop) => number) {
  return (shop: Shop): Comparison => {
    const known = new Map<ProductRecord, number>();
    const read = (product: ProductRecord) => {
      const number = known.get(product) ?? numberOf(product, shop);
      known.set(product, number);
      return number;
    };
    return (one, other) => read(one) - read(other);
  };
}

/** In the order requested; what is equal stays newest first. */
export function sortProducts(
  products: ProductRecord[],
  where: ProductsWhere,
  shop: Shop,
): ProductRecord[] {
  return products.toSorted(newestFirst).sort(comparisonFor(where, shop));
}

function comparisonFor(where: ProductsWhere, shop: Shop): Comparison {
  const [order] = (where['orderby'] ?? []) as Order[];
  if (!order) return newestFirst;
  const compare = comparisons[order.field]?.(shop, where);
  if (!compare) throw new GraphQLError(`The mocked shop cannot sort products by ${order.field}.`);
  return order.order === 'DESC' ? (one, other) => compare(other, one) : compare;
}

/**
 * What follows a cursor. From the lowest menu order on, the real shop compares products of the same
 * number the wrong way round: it answers those that it has answered before.
 */
export function productsAfter(sorted: ProductRecord[], last: number, where: ProductsWhere) {
  const [order] = (where['orderby'] ?? []) as Order[];
  const cursor = sorted[last];
  const pagesBackwards = order?.field === 'MENU_ORDER' && order.order !== 'DESC';
  if (!pagesBackwards || !cursor) return sorted.slice(last + 1);
  const {menuOrder, databaseId} = cursor;
  return sorted.filter(
    (product) =>
      product.menuOrder > menuOrder ||
      (product.menuOrder === menuOrder && product.databaseId > databaseId),
  );
}
