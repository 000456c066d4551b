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

/** Newest first, or in menu order. Drafts of every kind are in the list until a status is asked for. */
export function filterProducts(products: ProductRecord[], where: ProductsWhere): ProductRecord[] {
  const {orderby, ...conditions} = where;
  const matching = products.filter((product) =>
    Object.entries(conditions).every(
      ([name, wanted]) => wanted === null || filterNamed(name)(product, wanted),
    ),
  );
  return sortProducts(matching, (orderby ?? []) as Order[]);
}

function filterNamed(name: string) {
  const filter = filters[name];
  if (!filter) throw new GraphQLError(`The mocked shop cannot filter products by ${name}.`);
  return filter;
}

function sortProducts(products: ProductRecord[], [order]: Order[]): ProductRecord[] {
  if (!order || order.field === 'DATE')
    return products.toSorted((a, b) => b.databaseId - a.databaseId);
  if (order.field !== 'MENU_ORDER')
    throw new GraphQLError(`The mocked shop cannot sort products by ${order.field}.`);
  return order.order === 'DESC' ? products.toReversed() : products;
}
