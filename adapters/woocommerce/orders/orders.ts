import {CommerceError, type Order, type Orders} from '~adapters/commerce';
import {
  GetOrderDocument,
  OrdersByReferenceDocument,
  OrdersOfShopperDocument,
  type OrderFieldsFragment,
  type OrdersByReferenceQuery,
} from '~graphql/generated/documents';
import type {Answer, ShopClient} from '../client';
import {readDownloads, readNews} from './order-news';
import {reportProblem} from './order-problem';
import {placeOrder, toPlacedOrder, type SentOrder} from './place-order';
import type {PluginClient} from '../plugin-client';
import {readAdditionalFields, type ShopSettings} from '../shop-settings';
import {requestPlugin} from '../request-plugin';
import {throwProblems, unauthorised} from '../problems';
import {toOrder} from './to-order';

const asShop = {asShop: true};

/** The cart that the shop's own checkout made it of. */
const handedOver = ({meta}: Order) =>
  meta.find(({key}) => key === '_bellyful_hand_over')?.value ?? null;

export function createOrders(
  client: ShopClient,
  plugin: PluginClient,
  settings: ShopSettings,
  endpoint: string,
): Orders {
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

  const request = async <Body>(
    operation: string,
    method: 'GET' | 'POST',
    path: string,
    query: Record<string, string | number> = {},
    body: object = {},
  ) =>
    requestPlugin<Body>(plugin, `orders.${operation}`, {
      method,
      path: `/orders/${path}`,
      query,
      ...(method === 'POST' && {body}),
    });

  const toPlaced = (sent: SentOrder) => toPlacedOrder(sent, endpoint);

  /**
   * The shop searches transaction ids for the text anywhere in them, so `{reference}:{charge}` is
   * found too; it also searches e-mails and names, so every hit is compared.
   */
  async function search(text: string): Promise<Order[]> {
    if (text.trim() === '') return [];
    const answer = await client.query(OrdersByReferenceDocument, {orderReference: text}, asShop);
    return requireNodes('OrdersByReference', answer).map(read('OrdersByReference')).toReversed();
  }

  return {
    find,
    additionalFields: () => readAdditionalFields(settings),
    place: (newOrder) => placeOrder(plugin, endpoint, newOrder),
    async finish(databaseId, chargeId) {
      type Finished = {status: 'paid' | 'closed'; order: SentOrder};
      const path = `${databaseId}/finish`;
      const {status, order} = await request<Finished>('finish', 'POST', path, {}, {chargeId});
      return {isClosed: status === 'closed', order: toPlaced(order)};
    },
    release: async (databaseId) =>
      void (await request('release', 'POST', `${databaseId}/declined`)),
    async close(databaseId) {
      const {order} = await request<{order: SentOrder}>('close', 'POST', `${databaseId}/close`);
      return toPlaced(order);
    },
    async cancel(databaseId, {reason, refunds}) {
      const operation = 'orders.cancel';
      const path = `/orders/${databaseId}/cancel`;
      const body = {reason, refunds};
      const answer = await plugin.send<{order: SentOrder}>(operation, {method: 'POST', path, body});
      if (answer.ok) return toPlaced(answer.body.order);
      if (answer.code === 'not_cancellable') return null;
      throw new CommerceError('http', operation, `The shop answered ${answer.status}.`);
    },
    reportProblem: (databaseId, problem) => reportProblem(plugin, databaseId, problem),
    async withdraw(databaseId, body) {
      const operation = 'orders.withdraw';
      const path = `/orders/${databaseId}/withdrawal`;
      const answer = await plugin.send(operation, {method: 'POST', path, body});
      if (answer.ok || answer.code === 'not_withdrawable') return answer.ok;
      throw new CommerceError('http', operation, `The shop answered ${answer.status}.`);
    },
    async findByCheckout(key) {
      const {order} = await request<{order: SentOrder | null}>('findByCheckout', 'GET', 'attempt', {
        key,
      });
      return order && toPlaced(order);
    },
    async listUnfinished(range) {
      type Listed = {orders: {key: string; order: SentOrder}[]};
      const {orders} = await request<Listed>('listUnfinished', 'GET', 'unfinished', range);
      return orders.map(({key, order}) => ({checkoutKey: key, order: toPlaced(order)}));
    },
    async isClaimed(claims) {
      type Looked = {isClaimed: boolean};
      const keys = claims.join(',');
      return (await request<Looked>('isClaimed', 'GET', 'claimed', {keys})).isClaimed;
    },
    async listByReference(orderReference) {
      const orders = await search(orderReference);
      const isOf = (reference: string | null) =>
        reference === orderReference || reference?.startsWith(`${orderReference}-`);
      return orders.filter((order) => isOf(order.orderReference ?? handedOver(order)));
    },
    async listOfShopper(customerId, email) {
      const operation = 'OrdersOfShopper';
      const wanted = email?.trim().toLowerCase() ?? '';
      const variables = {customerId, email: wanted, isByEmail: wanted !== ''};
      const {data, problems} = await client.query(OrdersOfShopperDocument, variables, asShop);
      throwProblems(operation, problems);
      if (!data?.viewer) throw unauthorised(operation);
      const ofAccount = (data.ofAccount?.nodes ?? []).map(read(operation));
      const ofAddress = (data.ofAddress?.nodes ?? []).map(read(operation));
      const own = [...ofAccount, ...ofAddress.filter((order) => order.email === wanted)];
      const byId = new Map(own.map((order) => [order.databaseId, order]));
      return [...byId.values()].toSorted((one, other) => other.databaseId - one.databaseId);
    },
    downloads: (databaseIds) => readDownloads(plugin, databaseIds),
    news: (databaseIds) => readNews(plugin, databaseIds),
    noteTold: async (databaseId, event) =>
      void (await request('noteTold', 'POST', `${databaseId}/told`, {}, {event})),
    async findByCharge(chargeId) {
      const orders = await search(chargeId);
      return orders.find(({transactionId}) => transactionId === chargeId) ?? null;
    },
    async recordRefund(databaseId, {refundId, amount}) {
      const operation = 'orders.recordRefund';
      const path = `/orders/${databaseId}/refunded`;
      const body = {amount, chargeRefundId: refundId, reason: 'Given back at the payment service'};
      const answer = await plugin.send(operation, {method: 'POST', path, body});
      if (answer.ok) return true;
      if (answer.code === 'not_refundable') return false;
      throw new CommerceError('http', operation, `The shop answered ${answer.status}.`);
    },
    recordDispute: async (databaseId, dispute) =>
      void (await request('recordDispute', 'POST', `${databaseId}/dispute`, {}, dispute)),
  };
}

function requireNodes(operation: string, {data, problems}: Answer<OrdersByReferenceQuery>) {
  throwProblems(operation, problems);
  if (!data?.viewer) throw unauthorised(operation);
  return data.orders?.nodes ?? [];
}

const partial = (operation: string, options?: ErrorOptions) =>
  new CommerceError('partial', operation, 'The shop answered an order in part.', options);
