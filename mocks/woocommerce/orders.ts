import {GraphQLError} from 'graphql';
import type {OrderStatusEnum} from '~graphql/generated/documents';
import {toConnection, type PageArguments} from './connection';
import {createOrder} from './create-order';
import {databaseIdOf} from './ids';
import {updateOrder} from './order-changes';
import type {CreateOrderInput, UpdateOrderInput} from './order-input';
import {toOrderNode} from './order-node';
import type {OrderRecord} from './order-record';
import {findProduct, type Shop} from './shop';
import type {Visitor} from './visitor';

interface OrderArguments {
  id?: string | null;
  idType?: 'DATABASE_ID' | 'ID' | 'ORDER_KEY' | null;
}

interface OrdersArguments extends PageArguments {
  where?: Record<string, unknown> | null;
}

export function answerOrder({id, idType}: OrderArguments, visitor: Visitor) {
  const order = visitor.shop.orders.find((known) => isRequested(known, id ?? '', idType ?? 'ID'));
  if (!order) throw new GraphQLError(`No order exists with the ${nameOf(idType)}: ${id}`);
  if (!visitor.isShopManager) throw new GraphQLError('Not authorized to access this order');
  return toOrderNode(order, visitor);
}

function isRequested(order: OrderRecord, id: string, idType: string): boolean {
  if (idType === 'ORDER_KEY') return order.orderKey === id;
  return order.databaseId === (idType === 'ID' ? databaseIdOf('order', id) : Number(id));
}

const nameOf = (idType: OrderArguments['idType']) =>
  idType === 'DATABASE_ID' || idType === 'ORDER_KEY' ? idType.toLowerCase() : 'global_id';

/** Newest first. Nothing for visitors, and their question for the page's end breaks. */
export function answerOrders({where, ...page}: OrdersArguments, visitor: Visitor) {
  if (!visitor.isShopManager)
    return {
      nodes: [],
      pageInfo: () => {
        throw new GraphQLError('Internal server error');
      },
    };
  const matching = visitor.shop.orders.filter((order) => matches(order, where ?? {}, visitor.shop));
  return toConnection(
    matching.toSorted((a, b) => b.databaseId - a.databaseId),
    page,
    (order) => toOrderNode(order, visitor),
    {idOf: ({databaseId}) => databaseId},
  );
}

type Filter = (order: OrderRecord, wanted: unknown, shop: Shop) => boolean;

const isSame = (a: string | null | undefined, b: unknown) =>
  (a ?? '').toLowerCase() === String(b).toLowerCase();

const filters: Record<string, Filter> = {
  billingEmail: (order, wanted) => isSame(order.billing.email, wanted),
  customerId: (order, wanted) => order.customerId === wanted,
  statuses: (order, wanted) => (wanted as OrderStatusEnum[]).includes(order.status),
  search: (order, wanted, shop) => searchedTexts(order, shop).some((text) => has(text, wanted)),
};

const has = (text: string, wanted: unknown) =>
  text.toLowerCase().includes(String(wanted).toLowerCase());

/** Of meta data only what the plugin lets be searched. */
const searchedTexts = (order: OrderRecord, shop: Shop) => [
  String(order.databaseId),
  order.transactionId ?? '',
  order.meta.find(({key}) => key === '_bellyful_attempt')?.value ?? '',
  order.billing.email ?? '',
  ...order.lines.flatMap(({name, productId}) => [
    name,
    findProduct(shop, productId ?? 0)?.name ?? '',
  ]),
];

function matches(order: OrderRecord, where: Record<string, unknown>, shop: Shop): boolean {
  return Object.entries(where).every(([name, wanted]) => {
    const filter = filters[name];
    if (!filter) throw new GraphQLError(`The mocked shop cannot filter orders by ${name}.`);
    return wanted === null || filter(order, wanted, shop);
  });
}

export function answerCreateOrder({input}: {input: CreateOrderInput}, visitor: Visitor) {
  requireCapability(visitor, 'create');
  return {order: toOrderNode(createOrder(visitor.shop, input), visitor)};
}

export function answerUpdateOrder({input}: {input: UpdateOrderInput}, visitor: Visitor) {
  requireCapability(visitor, 'update');
  return {order: toOrderNode(updateOrder(visitor.shop, input), visitor)};
}

function requireCapability({isShopManager}: Visitor, action: string): void {
  if (!isShopManager)
    throw new GraphQLError(`User does not have the capabilities necessary to ${action} an order.`);
}
