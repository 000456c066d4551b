import {CommerceError, type Commerce, type NewOrder, type Order} from '~adapters/commerce';
import {
  CreateOrderDocument,
  GetOrderDocument,
  OrdersByAttemptDocument,
  OrdersByEmailDocument,
  UpdateOrderDocument,
  type OrderFieldsFragment,
  type OrdersByAttemptQuery,
  type UpdateOrderInput,
} from '~graphql/generated/documents';
import type {Answer, ShopClient} from './client';
import {throwProblems, unauthorised} from './problems';
import {attemptOf, toOrder} from './to-order';
import {toOrderInput} from './to-order-input';

const asShop = {asShop: true};

export function createOrders(client: ShopClient, endpoint: string): Commerce['orders'] {
  const read = (operation: string, node: OrderFieldsFragment | null | undefined) =>
    readOrder(operation, node, endpoint);

  async function find(databaseId: number): Promise<Order | null> {
    if (!Number.isSafeInteger(databaseId) || databaseId < 1) return null;
    const answer = await client.query(GetOrderDocument, {id: String(databaseId)}, asShop);
    throwProblems('GetOrder', answer.problems);
    return answer.data?.order ? read('GetOrder', answer.data.order) : null;
  }

  async function update(input: UpdateOrderInput): Promise<Order> {
    const {data, problems} = await client.mutate(UpdateOrderDocument, {input});
    throwProblems('UpdateOrder', problems);
    return read('UpdateOrder', data?.updateOrder?.order);
  }

  return {
    find,
    async create(order: NewOrder) {
      const input = toOrderInput(order);
      const {data, problems} = await client.mutate(CreateOrderDocument, {input});
      throwProblems('CreateOrder', problems);
      return read('CreateOrder', data?.createOrder?.order);
    },
    /**
     * The shop searches transaction ids for the text anywhere in them, so `{attempt}:{charge}` is
     * found too; it also searches e-mails and names, so every hit is compared.
     */
    async findByAttempt(attemptKey) {
      if (attemptKey.trim() === '') return null;
      const answer = await client.query(OrdersByAttemptDocument, {attemptKey}, asShop);
      const orders = requireNodes('OrdersByAttempt', answer).map((node) =>
        read('OrdersByAttempt', node),
      );
      const own = orders.filter((order) => isOfAttempt(order, attemptKey));
      return own.find(({paidAt}) => paidAt !== null) ?? own.at(-1) ?? null;
    },
    /** The 100 newest. */
    async listByEmail(email) {
      const wanted = email.trim().toLowerCase();
      if (wanted === '') return [];
      const answer = await client.query(OrdersByEmailDocument, {email: wanted}, asShop);
      const orders = requireNodes('OrdersByEmail', answer).map((node) =>
        read('OrdersByEmail', node),
      );
      return orders.filter((order) => order.email === wanted);
    },
    async markPaid(databaseId, transactionId) {
      const order = await find(databaseId);
      if (!order) throw new CommerceError('graphql', 'UpdateOrder', 'There is no such order.');
      if (order.paidAt !== null) return order;
      const attempt = attemptOf(order.meta);
      // A status beside `isPaid` would keep the stock and the date of payment as they are.
      return await update({
        id: order.id,
        isPaid: true,
        transactionId: attempt === null ? transactionId : `${attempt}:${transactionId}`,
      });
    },
    cancel: (databaseId) => update({id: btoa(`order:${databaseId}`), status: 'CANCELLED'}),
  };
}

function isOfAttempt(order: Order, attemptKey: string): boolean {
  return attemptOf(order.meta) === attemptKey || order.transactionId === attemptKey;
}

function requireNodes(operation: string, {data, problems}: Answer<OrdersByAttemptQuery>) {
  throwProblems(operation, problems);
  if (!data?.viewer) throw unauthorised(operation);
  return data.orders?.nodes ?? [];
}

function readOrder(
  operation: string,
  node: OrderFieldsFragment | null | undefined,
  endpoint: string,
): Order {
  if (!node?.databaseId)
    throw new CommerceError('graphql', operation, 'The shop answered no order.');
  try {
    return toOrder(node, endpoint);
  } catch (cause) {
    throw new CommerceError('graphql', operation, 'The shop answered an order without amounts.', {
      cause,
    });
  }
}
