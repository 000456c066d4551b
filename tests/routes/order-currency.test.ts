import {expect, test} from 'vitest';
import {currencies} from '~mocks/woocommerce/amounts';
import {aCheckoutKey, anOrderBody} from '../support/order-body';
import {postOrder} from '../support/order-requests';
import {openOrderShop, paidOrders, takenCharges} from '../support/order-shop';
import {aCard} from '../support/orders';
import {setPriceFacts} from '../support/set-shop';
const refusal = {
  status: 422,
  body: {
    success: false,
    error: 'The price of your cart has changed. Please review your cart.',
    isOutdated: true,
  },
};

test.each([
  ['dollars', {code: 'USD', decimals: 2}],
  ['euros without cents', {code: 'EUR', decimals: 0}],
  ['what pages from before this rule counted in', undefined],
])('the same figures in %s are no total of a shop that counts in euros', async (_, seen) => {
  setPriceFacts({currency: currencies.euros});
  const store = openOrderShop({currency: 'euros'});
  expect(await postOrder(store, anOrderBody({expectedCurrency: seen}))).toMatchObject(refusal);
  expect(store.shop.orders).toEqual([]);
  expect(takenCharges(store.payments)).toEqual([]);
});

test.each([
  ['says so', {code: 'USD', decimals: 2}],
  ['says nothing', undefined],
])('a page in dollars that %s orders in a shop that counts in dollars', async (_, seen) => {
  const store = openOrderShop();
  const {status} = await postOrder(store, anOrderBody({expectedCurrency: seen}));
  expect(status).toBe(200);
  expect(paidOrders(store.shop)).toHaveLength(1);
});

test('an order that waits for its bank is closed when the shop has changed its currency', async () => {
  const store = openOrderShop();
  const key = aCheckoutKey();
  const body = anOrderBody({paymentInfo: aCard('4000002500003155')});
  expect((await postOrder(store, body, {key})).body).toMatchObject({requiresRedirect: true});
  setPriceFacts({currency: currencies.euros});
  store.shop.currency = currencies.euros;
  store.shop.offersCurrency = 'EUR';
  expect(await postOrder(store, body, {key})).toMatchObject(refusal);
  expect(store.shop.orders.map(({status}) => status)).toEqual(['CANCELLED']);
  expect(takenCharges(store.payments)).toEqual([]);
  const now = anOrderBody();
  expect((await postOrder(store, now, {key})).body).toMatchObject({success: true});
  expect(takenCharges(store.payments)).toHaveLength(1);
});

test('a currency that is none is refused unread', async () => {
  const store = openOrderShop();
  const body = anOrderBody({expectedCurrency: {code: 'dollars', decimals: 2}});
  expect(await postOrder(store, body)).toMatchObject({
    status: 422,
    body: {field: 'expectedCurrency'},
  });
});
