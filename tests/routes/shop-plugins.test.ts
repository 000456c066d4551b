import {describe, expect, test} from 'vitest';
import {shopPlugins} from '~mocks/woocommerce/plugins';
import {taxSettings} from '~mocks/woocommerce/tax-settings';
import {toOrderSummary} from '~/orders/order-summary.server';
import {action} from '~/routes/functions.tax';
import {openAgentClient} from '../support/agent-client';
import {aWantedCheckout, handlersOf, openAgentShop, totalOf} from '../support/agent-shop';
import {aCheckoutKey, anOrderBody, spaghetti, spaghettiTotal} from '../support/order-body';
import {openContext, postOrder, type OrderShop} from '../support/order-requests';
import {openOrderShop, standingOrders, takenCharges} from '../support/order-shop';
import {offeredMethods} from '~mocks/woocommerce/payment-methods';

const place = {country: 'US', state: 'OR', zipCode: '97201', city: 'Portland'};
const packing = {name: 'Small & fine packing', amount: 200};
const minimum = 'We send orders of $10 & more. Please add something.';
const feesChanged =
  'The fees of your order have changed. Please check the total and place it again.';

/** What the checkout's page is told of its cart. */
async function ask(store: OrderShop, changes: object = {}) {
  const body = {
    lines: [{...spaghetti, total: 853}],
    shipping: 497,
    billing: place,
    shippingAddress: place,
    paymentMethod: null,
    ...changes,
  };
  const request = new Request('http://store.example/functions/tax', {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(body),
  });
  const context = await openContext(store, request);
  return (await action({request, context, params: {}} as never)).data as unknown as {
    tax: number | null;
    plugins?: {fees: (typeof packing)[]; problems: string[]; payments: string[]};
  };
}

describe('a fee of a plugin', () => {
  test.each(Object.keys(taxSettings) as (keyof typeof taxSettings)[])(
    'in a shop with taxes: %s is in the total, the charge and the order, to the cent',
    async (taxes) => {
      const store = openOrderShop({taxes, plugins: 'fee'});
      const {tax, plugins} = await ask(store);
      expect(plugins?.fees).toEqual([packing]);
      const expectedTotal = spaghettiTotal + (tax ?? 0) + 200;
      const shown = {expectedFees: plugins?.fees, ...(tax !== null && {expectedTax: tax})};
      const placed = await postOrder(store, anOrderBody({expectedTotal, ...shown}));
      expect(placed.status).toBe(200);
      expect(takenCharges(store.payments)).toMatchObject([{amount: expectedTotal}]);
      const {commerce} = store.openDesk();
      const order = await commerce.orders.find(placed.body.orderId ?? 0);
      if (!order) return expect.fail('there is no order');
      expect(order).toMatchObject({fees: [packing], total: expectedTotal});
      expect(toOrderSummary(order)).toMatchObject({fees: [packing], other: 0});
    },
  );

  test('that was not shown is said before anything is charged, and the next press orders', async () => {
    const store = openOrderShop();
    const key = aCheckoutKey();
    store.shop.plugins = shopPlugins.fee;
    const told = await postOrder(store, anOrderBody(), {key});
    expect(told).toMatchObject({
      status: 422,
      body: {error: feesChanged, code: 'order.feesChanged'},
    });
    expect([store.shop.orders, takenCharges(store.payments)]).toEqual([[], []]);
    const shown = {expectedTotal: spaghettiTotal + 200, expectedFees: [packing]};
    expect(await postOrder(store, anOrderBody(shown), {key})).toMatchObject({status: 200});
  });

  test('a discount of a plugin is one below zero, and no browser gives itself one', async () => {
    const store = openOrderShop({plugins: 'discount'});
    const {plugins} = await ask(store);
    expect(plugins?.fees).toMatchObject([{amount: -100}]);
    const own = {expectedTotal: 1, expectedFees: [{name: 'Mine', amount: 1 - spaghettiTotal}]};
    expect((await postOrder(store, anOrderBody(own))).body.error).toBe(feesChanged);
    const shown = {expectedTotal: spaghettiTotal - 100, expectedFees: plugins?.fees};
    expect(await postOrder(store, anOrderBody(shown))).toMatchObject({status: 200});
    expect(takenCharges(store.payments)).toMatchObject([{amount: spaghettiTotal - 100}]);
  });

  test('shipping that a plugin makes cheaper is charged so', async () => {
    const store = openOrderShop({plugins: 'free shipping over $20'});
    const six = {...spaghetti, quantity: 6};
    const {plugins} = await ask(store, {lines: [{...six, total: 2155}]});
    const free = {name: 'Discount on shipping', amount: -497};
    expect(plugins?.fees).toEqual([free]);
    const shown = {items: [six], expectedTotal: 2155, expectedFees: [free]};
    expect(await postOrder(store, anOrderBody(shown))).toMatchObject({status: 200});
    expect(takenCharges(store.payments)).toMatchObject([{amount: 2155}]);
  });

  test('may be for one way of paying alone', async () => {
    const store = openOrderShop({plugins: 'cash fee'});
    expect((await ask(store)).plugins?.fees).toEqual([]);
    expect((await ask(store, {paymentMethod: 'cod'})).plugins?.fees).toMatchObject([{amount: 150}]);
  });
});

test('a shop without such plugins is asked for nothing', async () => {
  const {tax, plugins} = await ask(openOrderShop(), {paymentMethod: undefined});
  expect([tax, plugins]).toEqual([null, undefined]);
});

test('a minimum order is refused in the plugin’s own words, before and when it is ordered', async () => {
  const store = openOrderShop({plugins: 'minimum'});
  const one = {...spaghetti, quantity: 1};
  const {plugins} = await ask(store, {lines: [{...one, total: 449}]});
  expect(plugins?.problems).toEqual([{field: null, message: minimum}]);
  const body = anOrderBody({items: [one], expectedTotal: 449 + 497});
  expect(await postOrder(store, body)).toMatchObject({
    status: 422,
    body: {code: 'order.refused', field: null, error: minimum},
  });
  expect([store.shop.orders, takenCharges(store.payments)]).toEqual([[], []]);
});

test('what is too dear for cash is not offered for it, and not ordered so', async () => {
  const store = openOrderShop({plugins: 'no cash over $200'});
  store.shop.paymentMethods = offeredMethods.all;
  const many = {...spaghetti, quantity: 60};
  const {plugins} = await ask(store, {lines: [{...many, total: 21_552}], shipping: 0});
  expect(plugins?.payments).toEqual(['cards', 'paypal', 'bacs', 'cheque']);
  const ordered = {items: [many], expectedTotal: 21_552, paymentMethod: 'cod'};
  expect(await postOrder(store, anOrderBody({...ordered, paymentInfo: null}))).toMatchObject({
    status: 422,
    body: {code: 'order.methodOff', field: 'paymentMethod'},
  });
});

describe('an agent', () => {
  test('is told of fees in the totals, and orders at what it was shown', async () => {
    const store = openAgentShop({plugins: 'fee'});
    const client = openAgentClient(store);
    const begun = await client.begin(aWantedCheckout());
    expect(begun).toMatchObject({status: 'ready_for_complete', messages: []});
    const fee = {type: 'fee', display_text: 'Small & fine packing', amount: 200};
    expect(begun.totals).toContainEqual(fee);
    expect(totalOf(begun)).toBe(spaghettiTotal + 200);
    const {body} = await client.complete(begun.id);
    expect(body).toMatchObject({status: 'completed', totals: expect.arrayContaining([fee])});
    expect(totalOf(body)).toBe(spaghettiTotal + 200);
    expect(standingOrders(store.shop)).toHaveLength(1);
  });

  test('reads a discount of a plugin as one', async () => {
    const begun = await openAgentClient(openAgentShop({plugins: 'discount'})).begin(
      aWantedCheckout(),
    );
    expect(begun.totals).toContainEqual(expect.objectContaining({type: 'discount', amount: -100}));
  });

  test('reads a refusal in the plugin’s own words', async () => {
    const client = openAgentClient(openAgentShop({plugins: 'minimum'}));
    const wanted = aWantedCheckout();
    const line_items = wanted.line_items.map((line) => ({...line, quantity: 1}));
    expect(await client.begin({...wanted, line_items})).toMatchObject({
      status: 'incomplete',
      messages: [{code: 'checkout_refused', content: minimum, severity: 'recoverable'}],
    });
  });

  test('does not complete what is too dear for cash: its shopper pays', async () => {
    const client = openAgentClient(openAgentShop({plugins: 'no cash over $200'}));
    const wanted = aWantedCheckout();
    const line_items = wanted.line_items.map((line) => ({...line, quantity: 60}));
    const begun = await client.begin({...wanted, line_items});
    expect(begun.status).toBe('requires_escalation');
    expect(handlersOf(begun)).toEqual([]);
  });
});
