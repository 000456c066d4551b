import {GraphQLError} from 'graphql';
import type {OrderStatusEnum} from '~graphql/generated/documents';
import type {OrderRecord} from './order-record';
import {findProduct, type Shop} from './shop';

export type OrdersWhere = Record<string, unknown>;

type Filter = (order: OrderRecord, wanted: unknown, shop: Shop) => boolean;

const isSame = (a: string | null | undefined, b: unknown) =>
  (a ?? '').toLowerCase() === String(b).toLowerCase();

const isOneOf = (values: unknown, value: unknown) =>
  Array.isArray(values) && values.includes(value);

const filters: Record<string, Filter> = {
  billingEmail: (order, wanted) => isSame(order.billing.email, wanted),
  customerId: (order, wanted) => order.customerId === wanted,
  customersIn: (order, wanted) => isOneOf(wanted, order.customerId),
  productId: ({lines}, wanted) => lines.some(({productId}) => productId === wanted),
  include: ({databaseId}, wanted) => isOneOf(wanted, databaseId),
  exclude: ({databaseId}, wanted) => !isOneOf(wanted, databaseId),
  statuses: (order, wanted) => (wanted as OrderStatusEnum[]).includes(order.status),
  search: (order, wanted, shop) => searchedTexts(order, shop).some((text) => has(text, wanted)),
};

const has = (text: string, wanted: unknown) =>
  text.toLowerCase().includes(String(wanted).toLowerCase());

/** Of meta data only what the plugin lets be searched. */
const searchedTexts = (order: OrderRecord, shop: Shop) => [
  String(order.databaseId),
  order.transactionId ?? '',
  ...['_bellyful_attempt', '_bellyful_hand_over'].map(
    (name) => order.meta.find(({key}) => key === name)?.value ?? '',
  ),
  order.billing.email ?? '',
  ...order.lines.flatMap(({name, productId}) => [
    name,
    findProduct(shop, productId ?? 0)?.name ?? '',
  ]),
];

function matches(order: OrderRecord, where: OrdersWhere, shop: Shop): boolean {
  return Object.entries(where).every(([name, wanted]) => {
    if (name === 'orderby') return true;
    const filter = filters[name];
    if (!filter) throw new GraphQLError(`The mocked shop cannot filter orders by ${name}.`);
    return wanted === null || filter(order, wanted, shop);
  });
}

/** Newest first, unless the oldest are wanted first. */
export function filterOrders(shop: Shop, orders: OrderRecord[], where: OrdersWhere) {
  const [by] = (where['orderby'] ?? []) as {field: string; order?: string | null}[];
  if (by && !['DATE', 'MODIFIED', 'IN'].includes(by.field))
    throw new GraphQLError(`The mocked shop cannot sort orders by ${by.field}.`);
  const matching = orders.filter((order) => matches(order, where, shop));
  return matching.toSorted((a, b) =>
    by?.order === 'ASC' ? a.databaseId - b.databaseId : b.databaseId - a.databaseId,
  );
}
