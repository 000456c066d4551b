import {expect, test} from 'vitest';
import {toCents, type NewOrder} from '~adapters/commerce';
import {aNewLine, aNewOrder} from '../../../tests/support/new-orders';
import {anAddress} from '../../../tests/support/orders';
import {placeOrder, type SentOrder} from './place-order';
import type {PluginAnswer, PluginClient, PluginRequest} from '../plugin-client';

const endpoint = 'https://shop.example/graphql';

/** A plugin that answers this to everything. */
function open(answer: PluginAnswer<unknown> = {ok: true, body: {status: 'none'}}) {
  const requests: PluginRequest[] = [];
  const plugin: PluginClient = {
    async send<Body>(_operation: string, request: PluginRequest) {
      requests.push(request);
      return answer as PluginAnswer<Body>;
    },
  };
  return {requests, place: (order = aNewOrder()) => placeOrder(plugin, endpoint, order)};
}

async function sentFor(order: NewOrder) {
  const {place, requests} = open();
  await place(order);
  return requests[0]?.body as Record<string, unknown>;
}

const sent: SentOrder = {
  databaseId: 41,
  orderNumber: '41',
  orderKey: 'wc_order_abc',
  status: 'PENDING',
  createdAt: '2026-11-21T07:35:56Z',
  paidAt: null,
  paymentMethod: '',
  total: 1497,
  email: 'ada@shop.example',
  transactionId: 'key.body',
  orderReference: 'key.body',
  needsPayment: true,
  hasDownloads: false,
  shipsNothing: false,
  meta: [{key: '_bellyful_link', value: 'a link'}],
};

test('an order is one question', async () => {
  const {place, requests} = open();
  await place();
  expect(requests).toMatchObject([{method: 'POST', path: '/orders'}]);
});

test('lines carry what the shopper saw, in whole minor units', async () => {
  const lines = [
    aNewLine({sku: 'CAPS-3', quantity: 2, subtotal: toCents(35_400), total: toCents(33_630)}),
    aNewLine({
      name: 'Bellyful Brand Bundle Kit',
      productId: 15,
      variationId: 17,
      price: toCents(8999),
      subtotal: toCents(8999),
      total: toCents(6999),
      meta: [{key: 'Kit', value: "Women's Daily Multi-Vitamin"}],
    }),
  ];
  expect(JSON.parse(JSON.stringify(await sentFor(aNewOrder({lines}))))).toMatchObject({lines});
});

test('an order is never sent as paid, with a status, fees or coupons', async () => {
  const keys = Object.keys(await sentFor(aNewOrder()));
  for (const key of ['isPaid', 'status', 'feeLines', 'coupons']) expect(keys).not.toContain(key);
});

test('the shop learns what the shopper was to pay, and in what', async () => {
  const expected = {total: 1497, code: 'JPY', decimals: 0};
  expect(await sentFor(aNewOrder({expected}))).toMatchObject({
    expected: {total: 1497, currency: 'JPY', decimals: 0},
  });
});

test('addresses name their country in capitals, and the mailbox is of the payer alone', async () => {
  const address = anAddress({country: 'us'});
  const billing = {...address, email: 'ada@shop.example'};
  const {zipCode: postcode, ...parts} = address;
  const sent = {...parts, postcode, country: 'US'};
  const body = await sentFor(aNewOrder({billing, shippingAddress: address}));
  expect(body['billing']).toEqual({...sent, email: 'ada@shop.example'});
  expect(body['shippingAddress']).toEqual(sent);
});

test.each([
  ['PR', {state: '', country: 'PR'}],
  ['DC', {state: 'DC', country: 'US'}],
  ['AE', {state: 'AE', country: 'US'}],
])(
  'an island is a country to the shop, the district and the military are states: %s',
  async (state, region) => {
    const order = aNewOrder({shippingAddress: anAddress({state})});
    expect(await sentFor(order)).toMatchObject({shippingAddress: region});
  },
);

test('the shop learns who orders and from where', async () => {
  const customer = {id: 7, ip: '203.0.113.7', userAgent: 'Firefox'};
  expect(await sentFor(aNewOrder({customer}))).toMatchObject({customer});
});

test.each(['placed', 'open', 'other', 'earlier'])(
  'an order that is %s is told as the storefront knows orders',
  async (status) => {
    const {place} = open({ok: true, body: {status, order: sent, isResumed: false}});
    expect(await place()).toMatchObject({
      status,
      order: {
        databaseId: 41,
        total: 1497,
        orderReference: 'key.body',
        payUrl: 'https://shop.example/checkout/order-pay/41/?pay_for_order=true&key=wc_order_abc',
      },
    });
  },
);

test('of what is short the order may be told, which is closed now, or none', async () => {
  const shortages = [{key: 'product:23', left: 1, line: 0}];
  const body = {status: 'short', shortages, order: null};
  expect(await open({ok: true, body}).place()).toEqual(body);
  const closed = {...body, order: {...sent, status: 'CANCELLED'}};
  expect(await open({ok: true, body: closed}).place()).toMatchObject({
    shortages,
    order: {databaseId: 41, status: 'CANCELLED'},
  });
});

test.each(['field', 'refused'])('what the shop says of what is %s is a text', async (kind) => {
  const changes = [{kind, name: 'door', message: '<b>Door</b> &amp; gate'}];
  const {place} = open({ok: true, body: {status: 'changed', changes}});
  expect(await place()).toEqual({
    status: 'changed',
    changes: [{kind, name: 'door', message: 'Door & gate'}],
  });
});

test('whoever orders too often waits a second at least', async () => {
  const tooMany = {ok: false, status: 429, code: 'too_many', message: 'Too many tries.'} as const;
  const placement = (retryAfterSeconds: number) => open({...tooMany, retryAfterSeconds}).place();
  expect(await placement(42)).toEqual({status: 'limited', retryAfterSeconds: 42});
  expect(await placement(0)).toEqual({status: 'limited', retryAfterSeconds: 1});
});

test('a plugin of another version makes nothing, and says so', async () => {
  const differs = {ok: false, status: 409, code: 'contract_differs', message: ''} as const;
  await expect(open({...differs, retryAfterSeconds: 0}).place()).rejects.toMatchObject({
    name: 'CommerceError',
    kind: 'version',
  });
});
