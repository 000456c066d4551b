import fc from 'fast-check';
import {ageAnswer} from '~/checkout/order/where-sold.server';
import {describe, expect, test} from 'vitest';
import {sumCents, toCents} from '~adapters/commerce';
import {addTax} from '~/checkout/tax/add-tax';
import {toTaxedLines} from '~/checkout/tax/quote-tax.server';
import type {CartTax} from '~/pricing/priced-cart';
import {toShownTax} from '~/pricing/shown-tax';
import {toOrderSummary} from '~/orders/order-summary.server';
import {action, loader} from '~/routes/functions.tax';
import {taxSettings} from '~mocks/woocommerce/tax-settings';
import {aNewLine, aNewOrder} from '../support/new-orders';
import {anOrderBody, aPaidBody, spaghetti, spaghettiTotal} from '../support/order-body';
import {openContext, postOrder, type OrderShop} from '../support/order-requests';
import {openOrderShop, paidOrders, standingOrders, takenCharges} from '../support/order-shop';

type TaxName = keyof typeof taxSettings;

const place = {country: 'US', state: 'OR', zipCode: '97201', city: 'Portland'};
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

test('one browser asks sixty times in a quarter of an hour, from wherever', async () => {
  const request = () =>
    new Request('http://store.example/functions/tax', {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: '{}',
    });
  const context = await openContext(openOrderShop(), request());
  const ask = async (place: number) => {
    const from = {...context, clientAddress: `198.51.100.${place}`};
    return (await action({request: request(), context: from, params: {}} as never)).init?.status;
  };
  for (let place = 0; place < 60; place += 1) expect(await ask(place)).toBe(422);
  expect(await ask(60)).toBe(429);
});

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

const includedNames = (Object.keys(taxSettings) as TaxName[]).filter(
  (name) => taxSettings[name]?.pricesIncludeTax,
);

/** Of the mocked shop's rates. */
const states = [
  ['OR', 'where the shop is'],
  ['NY', 'where another tax is charged'],
  ['MT', 'where none is'],
] as const;

type CartLine = (typeof items)[number];

const carts: Record<string, CartLine[]> = {
  'three of one': [{id: 'wp-130', quantity: 3}],
  'a built-in product': [{id: 'pain-free-weight-loss-1', quantity: 1}],
  'what is not taxed': [{id: 'womens-multi-vitamin', quantity: 2}],
  'each class': items,
};

/** An order of these items at the total that the checkout would show. */
async function orderAsShown(store: OrderShop, ordered: CartLine[], state = 'OR') {
  const address = {...(anOrderBody()['shippingAddress'] as object), state};
  const addresses = {
    shippingAddress: address,
    billingAddress: {...address, email: 'ada@example.com'},
  };
  const untaxed = await postOrder(store, anOrderBody({items: ordered, expectedTotal: 0}));
  const cart = untaxed.body.pricing;
  if (!cart) return expect.fail(untaxed.body.error);
  const lines = ordered.map((item, index) => ({...item, total: cart.lines[index]?.total}));
  const there = {...place, state};
  const question = {lines, shipping: cart.shipping, billing: there, shippingAddress: there};
  const shown = (await requestTax(store, aQuestion(question))).body as CartTax;
  const taxed = addTax(cart, shown);
  const seen = {expectedTotal: taxed.total, expectedTax: shown.tax};
  // New York asks it of some of these.
  const additionalFields = {[ageAnswer]: '1'};
  const body = anOrderBody({items: ordered, ...addresses, ...seen, additionalFields});
  expect(await postOrder(store, body)).toMatchObject({status: 200});
  expect(takenCharges(store.payments)).toMatchObject([{amount: taxed.total}]);
  const [{orderId} = {orderId: 0}] = takenCharges(store.payments);
  const order = await store.openDesk().commerce.orders.find(orderId);
  if (!order) return expect.fail('there is no order');
  expect(order.total).toBe(taxed.total);
  return {...shown, cart: taxed, order, summary: toOrderSummary(order)};
}

describe('an order in a shop that charges tax', () => {
  test.each(Object.keys(taxSettings).filter((name) => name !== 'none') as TaxName[])(
    'with %s comes to the cent to what the shopper saw, in the shop and at the payment service',
    async (taxes) => {
      const store = openOrderShop({taxes});
      const {tax, includedTax, order, summary} = await orderAsShown(store, items);
      expect(order.taxTotal).toBe(includedTax?.total ?? tax);
      expect(order.taxTotal === 0).toBe(taxes === 'California only');
      expect(summary).toMatchObject({other: 0, includedTax: includedTax?.total ?? null});
    },
  );

  test('strikes no price where the address pays another tax than the prices include', async () => {
    const one = [{id: 'wp-130', quantity: 1}];
    for (const name of includedNames) {
      const {summary} = await orderAsShown(openOrderShop({taxes: name}), one, 'MT');
      expect(summary.lines.map(({before}) => before)).toEqual([summary.subtotal]);
    }
  });

  test.each<[TaxName, string, string, CartLine[]]>(
    includedNames.flatMap((name) =>
      states.flatMap(([state, where]) =>
        Object.entries(carts).map(([cart, items]): [TaxName, string, string, CartLine[]] => [
          name,
          state,
          `${cart} ${where}`,
          items,
        ]),
      ),
    ),
  )('%s in %s: %s costs what is shown, and its rows add up', async (name, state, _cart, items) => {
    const {tax, includedTax, order, cart} = await orderAsShown(
      openOrderShop({taxes: name}),
      items,
      state,
    );
    const isSame = name === 'prices that are the same everywhere';
    expect(order).toMatchObject({pricesIncludeTax: true, taxTotal: includedTax?.total});
    const {shipping, row} = toShownTax(cart);
    expect(cart.discountedTotal + Number(shipping) + (row?.amount ?? 0)).toBe(order.total);
    // Of a rate alone nothing is left of rounding; of several a cent of each line may be.
    const isSeveral = name.includes('several');
    if (state === 'OR' || isSame)
      expect(Math.abs(row?.amount ?? 0)).toBeLessThanOrEqual(isSeveral ? items.length * 3 : 0);
    if (state === 'MT') expect(includedTax).toEqual({total: 0, shipping: 0});
    if (state === 'MT' && !isSame) expect(tax).toBeLessThan(0);
  });

  test('of prices that include tax adds up for whatever is in it, wherever it goes', async () => {
    const stores = new Map(includedNames.map((taxes) => [taxes, openOrderShop({taxes})]));
    const cart = fc.array(
      fc.record({
        id: fc.constantFrom('wp-130', 'wp-134', 'wp-146', 'wp-158', 'womens-multi-vitamin'),
        quantity: fc.integer({min: 1, max: 12}),
        total: fc.integer({min: 1, max: 40_000}),
      }),
      {minLength: 1, maxLength: 5},
    );
    const shipping = fc.constantFrom(0, 497);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...includedNames),
        fc.constantFrom(...states.map(([state]) => state)),
        cart,
        shipping,
        async (name, state, lines, cost) => {
          const store = stores.get(name);
          if (!store) return expect.fail(name);
          const there = {...place, state};
          const {commerce} = store.openDesk();
          const taxed = await toTaxedLines(
            {commerce, connectedProducts: {bySku: async () => new Map()} as never},
            lines,
          );
          const wanted = aNewOrder({
            lines: taxed.map((line) => aNewLine({...line, subtotal: line.total})),
            shipping: {title: 'Shipping', total: toCents(cost)},
            shippingAddress: {...aNewOrder().shippingAddress, state},
          });
          const {added, tax} =
            (await commerce.taxes.quote({
              lines: taxed,
              shipping: toCents(cost),
              billing: there,
              shippingAddress: there,
              email: null,
            })) ?? expect.fail('no tax');
          const total = wanted.expected.total + added;
          const placed = await commerce.orders.place({
            ...wanted,
            expected: {...wanted.expected, total},
          });
          if (placed.status === 'short') return;
          if (placed.status !== 'open') return expect.fail(placed.status);
          const order = await commerce.orders.find(placed.order.databaseId);
          await commerce.orders.close(placed.order.databaseId);
          expect(order).toMatchObject({total, taxTotal: tax});
          const rows =
            sumCents(order?.lines.map((line) => line.total) ?? []) + (order?.shippingTotal ?? 0);
          // Only what is rounded at the end can leave parts of cents.
          const rest = name.includes('rounded') ? lines.length + 1 : 0;
          expect(Math.abs(total - rows)).toBeLessThanOrEqual(rest);
        },
      ),
      {numRuns: 60},
    );
  });

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

  test('is not quoted for what the shop does not sell', async () => {
    const lines = [{id: 'wp-999999', quantity: 1, total: 100}];
    expect(await requestTax(openOrderShop({taxes: 'one rate'}), aQuestion({lines}))).toMatchObject({
      status: 503,
      body: {isKnown: false},
    });
  });

  test('is quoted 60 times a minute to one network', async () => {
    const store = openOrderShop({taxes: 'one rate'});
    for (let count = 0; count < 60; count++) await requestTax(store, {});
    expect((await requestTax(store, aQuestion())).status).toBe(429);
  });

  test.each([
    [async () => true, 200, true],
    [async () => Promise.reject(new Error('away')), 503, null],
  ])('is charged or not, or nobody knows: %s', async (areCharged, status, isCharged) => {
    const context = {commerce: {taxes: {areCharged}}};
    const answer = await loader({context} as never);
    expect(answer).toMatchObject({data: {isCharged}, init: {status}});
  });
});
