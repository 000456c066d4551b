import {
  accepted,
  CommerceError,
  type Commerce,
  type NewOrder,
  type Order,
} from '~adapters/commerce';
import {
  CreateOrderDocument,
  GetOrderDocument,
  OrdersByReferenceDocument,
  OrdersByCustomerDocument,
  OrdersByEmailDocument,
  UpdateOrderDocument,
  type OrderFieldsFragment,
  type OrdersByReferenceQuery,
  type UpdateOrderInput,
} from '~graphql/generated/documents';
import type {Answer, ShopClient} from './client';
import {createMoneyBack} from './money-back';
import {readNews} from './order-news';
import {placeOfflineByPlugin} from './place-offline';
import type {PluginClient} from './plugin-client';
import {throwProblems, unauthorised} from './problems';
import {toOrder} from './to-order';
import {toOrderInput} from './to-order-input';

const asShop = {asShop: true};

type Payload = {order: OrderFieldsFragment | null} | null | undefined;

export function createOrders(
  client: ShopClient,
  plugin: PluginClient,
  endpoint: string,
): Commerce['orders'] {
  const read = (operation: string) => (node: OrderFieldsFragment) => {
    try {
      return toOrder(node, endpoint);
    } catch (cause) {
      throw partial(operation, {cause});
    }
  };

  async function find(databaseId: number): Promise<Order | null> {
    if (!Number.isSafeInteger(databaseId) || databaseId < 1) return null;
    const answer = await client.query(GetOrderDocument, {id: String(databaseId)}, asShop);
    throwProblems('GetOrder', answer.problems);
    return answer.data?.order ? read('GetOrder')(answer.data.order) : null;
  }

  function settle(operation: string, payload: Payload, problems: string[]): Order {
    throwMutationProblems(operation, payload, problems);
    if (!payload?.order?.databaseId) throw partial(operation);
    return read(operation)(payload.order);
  }

  async function update(input: UpdateOrderInput): Promise<Order> {
    const {data, problems} = await client.mutate(UpdateOrderDocument, {input});
    return settle('UpdateOrder', data?.updateOrder, problems);
  }

  /**
   * The shop searches transaction ids for the text anywhere in them, so `{reference}:{charge}` is
   * found too; it also searches e-mails and names, so every hit is compared.
   */
  async function search(text: string): Promise<Order[]> {
    if (text.trim() === '') return [];
    const answer = await client.query(OrdersByReferenceDocument, {orderReference: text}, asShop);
    return requireNodes('OrdersByReference', answer).map(read('OrdersByReference')).toReversed();
  }

  async function listByReference(orderReference: string): Promise<Order[]> {
    const orders = await search(orderReference);
    return orders.filter((order) => order.orderReference === orderReference);
  }

  return {
    find,
    listByReference,
    async listByCheckout(checkoutKey) {
      const orders = await search(`${checkoutKey}.`);
      return orders.filter(({orderReference}) => orderReference?.startsWith(`${checkoutKey}.`));
    },
    async create(newOrder: NewOrder) {
      const input = toOrderInput(newOrder);
      const {data, problems} = await client.mutate(CreateOrderDocument, {input});
      return settle('CreateOrder', data?.createOrder, problems);
    },
    /** The paid one if there are twins, else the oldest. */
    async findByReference(orderReference) {
      const orders = await listByReference(orderReference);
      return orders.find(({paidAt}) => paidAt !== null) ?? orders[0] ?? null;
    },
    /** The 100 newest. */
    async listByEmail(email) {
      const wanted = email.trim().toLowerCase();
      if (wanted === '') return [];
      const answer = await client.query(OrdersByEmailDocument, {email: wanted}, asShop);
      const orders = requireNodes('OrdersByEmail', answer).map(read('OrdersByEmail'));
      return orders.filter((order) => order.email === wanted);
    },
    /** The 100 newest. */
    async listByCustomer(customerId) {
      const answer = await client.query(OrdersByCustomerDocument, {customerId}, asShop);
      return requireNodes('OrdersByCustomer', answer).map(read('OrdersByCustomer'));
    },
    async markPaid(databaseId, transactionId) {
      const order = await find(databaseId);
      if (!order) throw new CommerceError('graphql', 'UpdateOrder', 'There is no such order.');
      if (order.paidAt !== null) return order;
      const {id, orderReference} = order;
      const charge = orderReference === null ? transactionId : `${orderReference}:${transactionId}`;
      // A status beside `isPaid` would keep the stock and the date of payment as they are.
      return await update({id, isPaid: true, transactionId: charge});
    },
    async placeOffline(databaseId, method) {
      const refusal = await placeOfflineByPlugin(plugin, databaseId, method);
      if (refusal) return refusal;
      const order = await find(databaseId);
      return order ? accepted(order) : Promise.reject(partial('PlaceOrder'));
    },
    news: (databaseId) => readNews(plugin, databaseId),
    async findByCharge(chargeId) {
      const orders = await search(chargeId);
      return orders.find(({transactionId}) => transactionId === chargeId) ?? null;
    },
    cancel: (databaseId) => update({id: toId(databaseId), status: 'CANCELLED'}),
    ...createMoneyBack(plugin),
  };
}

const toId = (databaseId: number) => btoa(`order:${databaseId}`);

function requireNodes(operation: string, {data, problems}: Answer<OrdersByReferenceQuery>) {
  throwProblems(operation, problems);
  if (!data?.viewer) throw unauthorised(operation);
  return data.orders?.nodes ?? [];
}

/** A refusal before anything happened is certain; an error beside or inside an answer is not. */
function throwMutationProblems(operation: string, payload: unknown, problems: string[]): void {
  const hasActed = Boolean(payload) || problems.includes('Internal server error');
  if (problems.length > 0 && hasActed) throw partial(operation);
  throwProblems(operation, problems);
}

const partial = (operation: string, options?: ErrorOptions) =>
  new CommerceError('partial', operation, 'The shop answered an order in part.', options);
