import {expect, test} from 'vitest';
import {finishReturn} from '~/checkout/order/payment-return.server';
import {placeOrder} from '../support/place-order';
import {loader as thankYou} from '~/routes/thank-you';
import type {OfflineMethod, OrderStanding} from '~adapters/commerce';
import {offeredMethods} from '~mocks/woocommerce/payment-methods';
import {placeOffline} from '~mocks/woocommerce/order-changes';
import {aCheckoutKey, anOrderBody} from '../support/order-body';
import {openContext, postOrder, type OrderShop} from '../support/order-requests';
import {openOrderShop, standingOrders, takenCharges} from '../support/order-shop';

const aBody = (paymentMethod: string) => anOrderBody({paymentMethod, paymentInfo: null});

function openShop(gateway: 'offline' | 'hosted' = 'offline') {
  const store = openOrderShop({gateway});
  store.shop.paymentMethods = offeredMethods.all;
  return store;
}

const heldBy = ({accounts}: OrderShop) => accounts.reservations.map(({holder}) => holder);

const stockOf = ({shop}: OrderShop) =>
  shop.products.find(({databaseId}) => databaseId === 130)?.stock;

test.each<[OfflineMethod, string, OrderStanding]>([
  ['cod', 'PROCESSING', 'paidOnDelivery'],
  ['bacs', 'ON_HOLD', 'awaitsTransfer'],
  ['cheque', 'ON_HOLD', 'awaitsCheque'],
])('an order by %s is placed as %s without any card', async (method, status, standing) => {
  const store = openShop();
  const {status: http, body} = await postOrder(store, aBody(method));
  expect(http).toBe(200);
  expect(body).toMatchObject({success: true, standing, paymentMethod: method});
  expect(body.requiresRedirect).toBe(false);
  expect(standingOrders(store.shop)).toMatchObject([
    {status, paymentMethod: method, paidAt: null, isStockReduced: true},
  ]);
  expect(stockOf(store)).toBe(118);
  expect(takenCharges(store.payments)).toEqual([]);
  expect(heldBy(store)).toEqual(['first-order.sample']);
});

test('twice with one key is one order and the same answer', async () => {
  const store = openShop();
  const key = aCheckoutKey();
  const first = await postOrder(store, aBody('cod'), {key});
  const second = await postOrder(store, aBody('cod'), {key});
  expect(second.body).toEqual(first.body);
  expect(standingOrders(store.shop)).toHaveLength(1);
  expect(stockOf(store)).toBe(118);
});

test('a shopper who turns from the shop’s page to the transfer leaves one order', async () => {
  const store = openShop('hosted');
  const key = aCheckoutKey();
  const away = await postOrder(store, anOrderBody({paymentInfo: null}), {key});
  expect(away.body.requiresRedirect).toBe(true);
  const later = await postOrder(store, aBody('bacs'), {key});
  expect(later.body).toMatchObject({success: true, standing: 'awaitsTransfer'});
  const [order, ...others] = standingOrders(store.shop);
  expect(others).toEqual([]);
  expect(order?.databaseId).toBe(later.body.orderId);
});

test('a way that the shop has switched off places nothing and holds nothing', async () => {
  const store = openShop();
  store.shop.paymentMethods = offeredMethods.none;
  const {status, body} = await postOrder(store, aBody('bacs'));
  expect(status).toBe(422);
  expect(body).toMatchObject({field: 'paymentMethod', error: expect.stringMatching(/another one/)});
  expect(stockOf(store)).toBe(120);
  expect(heldBy(store)).toEqual(['first-order.sample']);
});

test('a way that nobody knows is refused', async () => {
  const {status} = await postOrder(openShop(), aBody('paypal'));
  expect(status).toBe(422);
});

test('a code is used up by an order that is paid later', async () => {
  const store = openShop();
  const coupon = store.shop.coupons.find(({code}) => code === 'getstarted');
  const body = anOrderBody({
    paymentMethod: 'bacs',
    paymentInfo: null,
    discountCode: 'GETSTARTED',
    expectedTotal: 853 + 497 - 500,
  });
  const before = coupon?.usageCount ?? 0;
  const answer = await postOrder(store, body);
  expect(answer.body.error).toBeUndefined();
  expect(coupon?.usageCount).toBe(before + 1);
});

test('the thank-you page says how the shop wants it paid', async () => {
  const store = openShop();
  const {cookie} = await postOrder(store, aBody('bacs'));
  const request = new Request('http://store.example/thank-you', {
    headers: {Cookie: cookie.split(';')[0] ?? ''},
  });
  const env = {PUBLIC_SUPPORT_EMAIL: '', PUBLIC_SUPPORT_PHONE: ''};
  const context = {...(await openContext(store, request)), env};
  const page = await thankYou({request, context, params: {}} as never);
  expect(page.remembered).toMatchObject({standing: 'awaitsTransfer'});
  expect(page.instructions).toContain('Account: 000123456789');
});

test('a transfer that was chosen on the shop’s own page is shown like one that was chosen here', async () => {
  const store = openShop('hosted');
  const key = aCheckoutKey();
  await placeOrder(store.openDesk(), key, anOrderBody({paymentInfo: null}));
  const [order] = standingOrders(store.shop);
  const transfer = offeredMethods.all.find(({id}) => id === 'bacs');
  if (order && transfer) placeOffline(store.shop, order, transfer);
  expect(await finishReturn(store.openDesk(), key)).toMatchObject({
    status: 'placed',
    result: {standing: 'awaitsTransfer', paymentMethod: 'bacs'},
  });
});
