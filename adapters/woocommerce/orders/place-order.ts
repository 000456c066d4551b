import {
  CommerceError,
  toCents,
  type Address,
  type NewOrder,
  type OrderChange,
  type Placement,
  type PlacedOrder,
} from '~adapters/commerce';
import type {PluginClient} from '../plugin-client';
import {toWooRegion} from './territories';
import {toPlainText} from '../to-html';
import {referenceMetaKey, toPayUrl, toTransactionId} from './to-order';

const operation = 'orders.place';

/** As the plugin answers it: a placement with orders as they are sent. */
type Sent<Answer> = Answer extends {order: infer Found}
  ? Omit<Answer, 'order'> & {order: SentOrder | (null extends Found ? null : never)}
  : Answer;

/** One question to the shop's plugin (decision 20). Repeated after a lost answer it goes on where the first one ended. */
export async function placeOrder(
  plugin: PluginClient,
  endpoint: string,
  order: NewOrder,
): Promise<Placement> {
  const request = {method: 'POST', path: '/orders', body: toBody(order)} as const;
  const answer = await plugin.send<Sent<Placement>>(operation, request);
  if (answer.ok) return toPlacement(answer.body, endpoint);
  if (answer.code === 'too_many')
    return {status: 'limited', retryAfterSeconds: Math.max(1, answer.retryAfterSeconds)};
  if (answer.code === 'contract_differs')
    throw new CommerceError('version', operation, 'The shop’s plugin is of another version.');
  throw new CommerceError('http', operation, `The shop answered ${answer.status}, ${answer.code}.`);
}

const toBody = (order: NewOrder) => ({
  ...order,
  billing: {...toWooAddress(order.billing), email: order.billing.email},
  shippingAddress: toWooAddress(order.shippingAddress),
  expected: {
    total: order.expected.total,
    currency: order.expected.code,
    decimals: order.expected.decimals,
  },
});

const toWooAddress = ({zipCode: postcode, ...address}: Address) => ({
  ...address,
  postcode,
  ...toWooRegion({state: address.state, country: address.country.toUpperCase()}),
});

function toPlacement(sent: Sent<Placement>, endpoint: string): Placement {
  if ('order' in sent)
    return {...sent, order: sent.order && toPlacedOrder(sent.order, endpoint)} as Placement;
  return sent.status === 'changed' ? {...sent, changes: sent.changes.map(toChange)} : sent;
}

const toChange = (change: OrderChange): OrderChange =>
  change.kind === 'field' || change.kind === 'refused'
    ? {...change, message: toPlainText(change.message)}
    : change;

/** An order as the plugin writes it; its amounts are whole minor units. */
export type SentOrder = Omit<PlacedOrder, 'payUrl' | 'orderReference' | 'total'> & {
  orderReference: string;
  total: number;
};

export function toPlacedOrder(sent: SentOrder, endpoint: string): PlacedOrder {
  const {databaseId, orderKey, orderReference, transactionId, total} = sent;
  const meta = [...sent.meta, {key: referenceMetaKey, value: orderReference}];
  return {
    ...sent,
    total: toCents(total),
    transactionId: toTransactionId(transactionId, orderReference),
    payUrl: toPayUrl(endpoint, databaseId, orderKey),
    meta,
  };
}
