import {GraphQLError} from 'graphql';
import type {ProductRecord} from './catalogue';
import {isReduced, stockStatusOf} from './inventory';

export type ProductsWhere = Record<string, unknown>;

interface Order {
  field: string;
  order?: 'ASC' | 'DESC' | null;
}

const all = ({slug, name, description}: ProductRecord) =>
  `${slug} ${name} ${description}`.toLowerCase();

const isOneOf = (values: unknown, value: unknown) =>
  Array.isArray(values) && values.includes(value);

/** The filters that the mocked shop knows; another one is an error, so that it cannot be ignored in silence. */
const filters: Record<string, (product: ProductRecord, wanted: unknown) => boolean> = {
  status: (product, wanted) => product.status === wanted,
  visibility: (product, wanted) =>
    wanted === 'HIDDEN' || wanted === 'SEARCH' ? product.isHidden : !product.isHidden,
  category: (product, wanted) => product.categories.includes(String(wanted)),
  search: (product, wanted) => all(product).includes(String(wanted).toLowerCase()),
  slugIn: (product, wanted) => isOneOf(wanted, product.slug),
  include: (product, wanted) => isOneOf(wanted, product.databaseId),
  exclude: (product, wanted) => !isOneOf(wanted, product.databaseId),
  sku: (product, wanted) => product.sku === wanted,
  onSale: (product, wanted) => [product, ...product.variations].some(isReduced) === wanted,
  stockStatus: (product, wanted) => isOneOf(wanted, stockStatusOf(product)),
};

/** In the order requested. Drafts of every kind are in the list until a status is requested. */
export function filterProducts(products: ProductRecord[], where: ProductsWhere): ProductRecord[] {
  const {orderby, ...conditions} = where;
  const matching = products.filter((product) =>
    Object.entries(conditions).every(
      ([name, wanted]) => wanted === null || filterNamed(name)(product, wanted),
    ),
  );
  return matching.sort(newestFirst).sort(comparisonFor(orderby));
}

function filterNamed(name: string) {
  const filter = filters[name];
  if (!filter) throw new GraphQLError(`The mocked shop cannot filter products by ${name}.`);
  return filter;
}

type Comparison = (one: ProductRecord, other: ProductRecord) => number;

const newestFirst: Comparison = (one, other) => other.databaseId - one.databaseId;

const comparisons: Record<string, Comparison> = {
  DATE: (one, other) => one.databaseId - other.databaseId,
  MENU_ORDER: (one, other) => one.menuOrder - other.menuOrder,
  NAME: (one, other) => one.name.localeCompare(other.name),
};

function comparisonFor(orderby: unknown): Comparison {
  const [order] = (orderby ?? []) as Order[];
  if (!order) return newestFirst;
  const compare = comparisons[order.field];
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
