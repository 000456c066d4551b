import {GraphQLError} from 'graphql';
import {toConnection, type PageArguments} from './connection';
import {createOrder} from './create-order';
import {databaseIdOf} from './ids';
import {updateOrder} from './order-changes';
import {filterOrders, type OrdersWhere} from './order-filters';
import type {CreateOrderInput, UpdateOrderInput} from './order-input';
import {toOrderNode} from './order-node';
import type {OrderRecord} from './order-record';
import type {Visitor} from './visitor';

interface OrderArguments {
  id?: string | null;
  idType?: 'DATABASE_ID' | 'ID' | 'ORDER_KEY' | null;
}

interface OrdersArguments extends PageArguments {
  where?: OrdersWhere | null;
}

export function answerOrder({id, idType}: OrderArguments, visitor: Visitor) {
  const order = visitor.shop.orders.find((known) => isRequested(known, id ?? '', idType ?? 'ID'));
  if (!order) throw new GraphQLError(`No order exists with the ${nameOf(idType)}: ${id}`);
  const isOwn = visitor.customer !== null && order.customerId === visitor.customer.databaseId;
  if (!visitor.isShopManager && !isOwn)
    throw new GraphQLError('Not authorized to access this order');
  return toOrderNode(order, visitor);
}

function isRequested(order: OrderRecord, id: string, idType: string): boolean {
  if (idType === 'ORDER_KEY') return order.orderKey === id;
  return order.databaseId === (idType === 'ID' ? databaseIdOf('order', id) : Number(id));
}

const nameOf = (idType: OrderArguments['idType']) =>
  idType === 'DATABASE_ID' || idType === 'ORDER_KEY' ? idType.toLowerCase() : 'global_id';

/** Newest first, and a customer's own. Nothing for visitors, and their question for the page's end breaks. */
export function answerOrders({where, ...page}: OrdersArguments, visitor: Visitor) {
  const {shop, customer, isShopManager} = visitor;
  if (!isShopManager && customer === null)
    return {
      nodes: [],
      edges: [],
      pageInfo: () => {
        throw new GraphQLError('Internal server error');
      },
    };
  const readable = isShopManager
    ? shop.orders
    : shop.orders.filter(({customerId}) => customerId === customer?.databaseId);
  return toConnection(
    filterOrders(shop, readable, where ?? {}),
    page,
    (order) => toOrderNode(order, visitor),
    {idOf: ({databaseId}) => databaseId},
  );
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
