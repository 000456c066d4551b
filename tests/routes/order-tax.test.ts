import {describe, expect, test} from 'vitest';
import {toOrderSummary} from '~/orders/order-summary.server';
import {action, loader} from '~/routes/functions.tax';
import {taxSettings} from '~mocks/woocommerce/tax-settings';
import {anOrderBody, aPaidBody, spaghetti, spaghettiTotal} from '../support/order-body';
import {openContext, postOrder, type OrderShop} from '../support/order-requests';
import {openOrderShop, paidOrders, standingOrders, takenCharges} from '../support/order-shop';

type TaxName = keyof typeof taxSettings;

const place = {country: 'US', state: 'OR', postcode: '97201', city: 'Portland'};
const aQuestion = (changes: Record<string, unknown> = {}) => ({
  lines: [{...spaghetti, total: 853}],
  shipping: 497,
  billing: place,
  shippingAddress: place,
  ...changes,
});

async function requestTax(store: OrderShop, body: unknown) {
  const request = new Request('http://store.example/functions/tax', {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(body),
  });
  const context = await openContext(store, request);
  const answer = await action({request, context, params: {}} as never);
  return {status: answer.init?.status ?? 200, body: answer.data};
}

async function whetherCharged(store: OrderShop) {
  const request = new Request('http://store.example/functions/tax');
  const context = await openContext(store, request);
  return (await loader({request, context, params: {}} as never)).data;
}

const items = [
  {id: 'wp-130', quantity: 3},
  {id: 'wp-134', quantity: 7},
  {id: 'pain-free-weight-loss-1', quantity: 1},
  {id: 'wp-158', quantity: 1},
];

describe('an order in a shop that charges tax', () => {
  test.each(Object.keys(taxSettings).filter((name) => name !== 'none') as TaxName[])(
    'with %s comes to the cent to what the shopper saw, in the shop and at the payment service',
    async (taxes) => {
      const store = openOrderShop({taxes});
      const untaxed = await postOrder(store, anOrderBody({items, expectedTotal: 0}));
      const cart = untaxed.body.pricing;
      const lines = items.map((item, index) => ({...item, total: cart?.lines[index]?.total}));
      const shown = await requestTax(store, aQuestion({lines, shipping: cart?.shipping}));
      const {tax} = shown.body as {tax: number};
      expect(tax === 0).toBe(taxes === 'California only');
      const expectedTotal = (cart?.total ?? 0) + tax;
      const body = anOrderBody({items, expectedTotal, expectedTax: tax});
      expect(await postOrder(store, body)).toMatchObject({status: 200});
      expect(takenCharges(store.payments)).toMatchObject([{amount: expectedTotal}]);
      const [{orderId} = {orderId: 0}] = takenCharges(store.payments);
      const order = await store.openDesk().commerce.orders.find(orderId);
      expect(order).toMatchObject({taxTotal: tax, total: expectedTotal});
    },
  );

  test('is not placed before the shopper has seen the tax, and says what it is', async () => {
    const store = openOrderShop({taxes: 'one rate'});
    const answer = await postOrder(store, anOrderBody());
    expect(answer).toMatchObject({
      status: 422,
      body: {
        error: 'The tax of your order has changed. Please check the total and place it again.',
        field: null,
        pricing: {tax: 111, total: spaghettiTotal + 111},
      },
    });
    expect(answer.body.prices).toBeUndefined();
    expect(store.shop.orders).toEqual([]);
    const seen = {expectedTotal: spaghettiTotal + 111, expectedTax: 111};
    expect((await postOrder(store, anOrderBody(seen))).status).toBe(200);
  });

  test('whose prices have changed as well sends the shopper back to the cart', async () => {
    const store = openOrderShop({taxes: 'one rate'});
    const answer = await postOrder(store, anOrderBody({expectedTotal: 999, expectedTax: 99}));
    expect(answer.body.error).toBe('The price of your cart has changed. Please review your cart.');
  });

  test('is charged with its tax by a card service', async () => {
    const store = openOrderShop({taxes: 'one rate', gateway: 'stripe'});
    const seen = {expectedTotal: spaghettiTotal + 111, expectedTax: 111};
    expect((await postOrder(store, await aPaidBody(store, seen))).status).toBe(200);
    expect(takenCharges(store.payments)).toMatchObject([{amount: spaghettiTotal + 111}]);
  });

  test('is paid with its tax on the shop’s own page, too', async () => {
    const store = openOrderShop({taxes: 'one rate', gateway: 'hosted'});
    const seen = {expectedTotal: spaghettiTotal + 111, expectedTax: 111, paymentInfo: null};
    const {body} = await postOrder(store, anOrderBody(seen));
    const page = await (await store.fetch(body.paymentUrl ?? '')).text();
    expect(page).toContain('<th>Tax</th><td class="number">$1.11</td>');
    expect(page).toContain('$14.61');
  });

  test('stands in the order history with its tax', async () => {
    const store = openOrderShop({taxes: 'one rate'});
    const seen = {expectedTotal: spaghettiTotal + 111, expectedTax: 111};
    await postOrder(store, anOrderBody(seen));
    const [order] = await store.openDesk().commerce.orders.listOfShopper(0, 'ada@example.com');
    if (!order) throw new Error('there is no order');
    expect(toOrderSummary(order)).toMatchObject({tax: 111, other: 0, total: spaghettiTotal + 111});
  });
});

describe('an order in a shop without taxes', () => {
  test('costs what its cart costs', async () => {
    const store = openOrderShop();
    await postOrder(store, anOrderBody());
    expect(paidOrders(store.shop)).toMatchObject([{taxes: []}]);
    expect(standingOrders(store.shop)).toHaveLength(1);
    expect(await requestTax(store, aQuestion())).toEqual({
      status: 200,
      body: {tax: null, isKnown: true},
    });
    expect(await whetherCharged(store)).toEqual({isCharged: false});
  });
});

describe('the tax that the checkout shows', () => {
  test('is the shop’s for these lines, their shipping and this address', async () => {
    const store = openOrderShop({taxes: 'California only'});
    expect(await whetherCharged(store)).toEqual({isCharged: true});
    expect((await requestTax(store, aQuestion())).body).toEqual({tax: 0, isKnown: true});
    const shippingAddress = {...place, state: 'CA'};
    expect((await requestTax(store, aQuestion({shippingAddress}))).body).toEqual({
      tax: 98,
      isKnown: true,
    });
  });

  test.each<[string, unknown]>([
    ['no cart', {}],
    ['a line for less than nothing', aQuestion({lines: [{...spaghetti, total: -1}]})],
    ['parts of a cent', aQuestion({shipping: 1.5})],
    ['51 lines', aQuestion({lines: Array.from({length: 51}, () => ({...spaghetti, total: 1}))})],
    ['a field that nobody knows', aQuestion({rate: 0})],
  ])('is not told for %s', async (_what, body) => {
    expect(await requestTax(openOrderShop({taxes: 'one rate'}), body)).toMatchObject({
      status: 422,
      body: {isKnown: false},
    });
  });

  test('is not told for what the shop does not sell', async () => {
    const lines = [{id: 'wp-999999', quantity: 1, total: 100}];
    expect(await requestTax(openOrderShop({taxes: 'one rate'}), aQuestion({lines}))).toMatchObject({
      status: 503,
      body: {isKnown: false},
    });
  });

  test('is told 60 times a minute to one network', async () => {
    const store = openOrderShop({taxes: 'one rate'});
    for (let count = 0; count < 60; count++) await requestTax(store, {});
    expect((await requestTax(store, aQuestion())).status).toBe(429);
  });
});
