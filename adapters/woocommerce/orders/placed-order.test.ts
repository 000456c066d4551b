import {expect, test} from 'vitest';
import {toPlacedOrder, type SentOrder} from './place-order';

const sent: SentOrder = {
  databaseId: 41,
  orderNumber: '1041',
  orderKey: 'wc_order_abc',
  status: 'PROCESSING',
  createdAt: '2026-11-21T07:35:56Z',
  paidAt: '2026-11-21T07:36:02Z',
  paymentMethod: 'stripe',
  total: 1497,
  email: 'ada@shop.example',
  transactionId: 'key.body:pi_1',
  orderReference: 'key.body',
  needsPayment: false,
  hasDownloads: false,
  shipsNothing: false,
  meta: [{key: '_bellyful_link', value: 'a link'}],
};

const placed = (changes: Partial<SentOrder> = {}, endpoint = 'https://shop.example/graphql') =>
  toPlacedOrder({...sent, ...changes}, endpoint);

test('a placed order has what the shop told of it', () => {
  const {transactionId: _charge, meta: _meta, ...told} = sent;
  expect(placed()).toMatchObject(told);
});

test('the charge alone is its transaction id once it is paid, and its reference before', () => {
  expect(placed().transactionId).toBe('pi_1');
  expect(placed({transactionId: 'key.body'}).transactionId).toBe('key.body');
  expect(placed({transactionId: 'nothing-to-pay'}).transactionId).toBe('nothing-to-pay');
  expect(placed({transactionId: null}).transactionId).toBeNull();
});

test('it is paid on the shop’s own page, where the shop is', () => {
  const page = 'checkout/order-pay/41/?pay_for_order=true&key=wc_order_abc';
  expect(placed().payUrl).toBe(`https://shop.example/${page}`);
  expect(placed({}, 'https://x.example/wp/graphql').payUrl).toBe(`https://x.example/wp/${page}`);
});

test('its reference stands among its meta data, as in an order that GraphQL tells', () => {
  expect(placed().meta).toEqual([
    {key: '_bellyful_link', value: 'a link'},
    {key: '_bellyful_attempt', value: 'key.body'},
  ]);
});
