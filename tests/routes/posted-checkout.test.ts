import {describe, expect, test} from 'vitest';
import {offeredFields} from '~mocks/woocommerce/additional-fields';
import {offeredMethods} from '~mocks/woocommerce/payment-methods';
import {action} from '~/routes/checkout';
import {action as takeCart} from '~/routes/functions.server-cart';
import {CartCookie} from '~/cart/cart-cookie.server';
import type {CartLine} from '~/cart/cart-lines.server';
import {spaghetti, spaghettiTotal} from '../support/order-body';
import {openContext, type OrderShop} from '../support/order-requests';
import {openOrderShop, paidOrders} from '../support/order-shop';
import {setPriceFacts} from '../support/set-shop';

const settings = {secrets: ['a secret of the tests'] as [string], isSecure: false};

const typed = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Miller',
  address1: '12 Orchard Lane',
  city: 'Portland',
  state: 'OR',
  zipCode: '97201',
  country: 'US',
  isBillingSame: 'on',
  currency: 'USD:2',
  expectedTotal: String(spaghettiTotal),
  paymentMethod: 'cod',
};
const openShop = (settings: Parameters<typeof openOrderShop>[0] = {}) => {
  const store = openOrderShop({gateway: 'hosted', ...settings});
  store.shop.paymentMethods = offeredMethods.all;
  return store;
};

/** The cart of one browser without scripts, and the session that goes with it. */
async function openBrowser(
  store: OrderShop,
  lines: CartLine[] = [spaghetti],
  graphqlUrl = 'http://shop.example/graphql',
) {
  let cookies: string[] = [];
  const open = async (fields: Record<string, string> = {}) => {
    const request = new Request('http://store.example/checkout?posted', {
      method: 'POST',
      headers: {Cookie: cookies.join('; ')},
      body: new URLSearchParams(fields),
    });
    const cartCookie = await CartCookie.open(request, settings);
    const opened = await openContext(store, request);
    const context = {
      ...opened,
      access: {...opened.access, shopper: async () => null},
      cartCookie,
      env: {
        SESSION_SECRET: 'a secret of the tests',
        WOO_GRAPHQL_URL: graphqlUrl,
      },
    };
    return {request, context};
  };
  const keep = async ({context}: Awaited<ReturnType<typeof open>>) => {
    const set = [await context.cartCookie.cookie(), await context.session.commit()];
    cookies = set.map((cookie) => cookie.split(';')[0] ?? '');
    return context.cartCookie;
  };
  const change = async (to: CartLine[]) => {
    const opened = await open();
    opened.context.cartCookie.change({lines: to});
    return keep(opened);
  };
  await change(lines);
  /** What the page's form holds beside what is typed. */
  const shown = async () => {
    const {key, version} = (await open()).context.cartCookie;
    return {attempt: key ?? '', version: version ?? ''};
  };
  return {
    change,
    shown,
    /** What a browser with scripts says once it has the lines. */
    async take({attempt: key, version}: Awaited<ReturnType<typeof shown>>) {
      const opened = await open();
      const request = new Request('http://store.example/functions/cart', {
        method: 'POST',
        headers: {'Content-Type': 'application/json'},
        body: JSON.stringify({key, version}),
      });
      await takeCart({...opened, request, params: {}} as never);
      return keep(opened);
    },
    async post(fields: Record<string, string>, {isAnswerLost = false} = {}) {
      const opened = await open(fields);
      const answer = await action({...opened, params: {}} as never);
      const cart = isAnswerLost ? opened.context.cartCookie : await keep(opened);
      if (answer instanceof Response)
        return {status: answer.status, location: answer.headers.get('Location'), cart};
      const {data, init} = answer;
      const {problems, tax, plugins, values} = data;
      const [problem] = problems;
      return {status: init?.status, location: null, problem, problems, tax, plugins, values, cart};
    },
  };
}

describe('a posted checkout', () => {
  test('orders what its page listed, once, and empties the cart', async () => {
    const store = openShop();
    const browser = await openBrowser(store);
    const fields = {...typed, ...(await browser.shown())};
    const placed = await browser.post(fields);
    expect(placed).toMatchObject({status: 303, location: '/thank-you', cart: {key: null}});
    expect(await browser.post(fields)).toMatchObject({status: 303, location: '/thank-you'});
    expect(store.shop.orders).toMatchObject([{status: 'PROCESSING'}]);
  });

  test('leads to the pay page of the shop, and keeps the cart until it is paid', async () => {
    const store = openShop();
    const browser = await openBrowser(store);
    const sent = await browser.post({...typed, ...(await browser.shown()), paymentMethod: 'now'});
    expect(sent.status).toBe(303);
    expect(sent.location).toContain('http://shop.example/checkout/order-pay/');
    expect(sent.cart.lines).toHaveLength(1);
    expect(paidOrders(store.shop)).toEqual([]);
  });

  test('leads to a page of ours where its own may not lead to the pay page', async () => {
    const store = openShop();
    const browser = await openBrowser(store, [spaghetti], 'http://elsewhere.example/graphql');
    const fields = {...typed, ...(await browser.shown()), paymentMethod: 'now'};
    expect(await browser.post(fields)).toMatchObject({status: 303, location: '/payment-return'});
  });

  test('in a shop that charges tax shows it first, and orders what was shown', async () => {
    const store = openShop({taxes: 'one rate'});
    const browser = await openBrowser(store);
    const fields = {...typed, ...(await browser.shown())};
    const {status, tax} = await browser.post(fields);
    expect([status, store.shop.orders]).toEqual([422, []]);
    const added = tax?.tax ?? 0;
    const seen = {expectedTax: String(added), expectedTotal: String(spaghettiTotal + added)};
    expect(await browser.post({...fields, ...seen})).toMatchObject({location: '/thank-you'});
    expect(added).toBeGreaterThan(0);
  });

  test('in a shop whose plugins add a fee shows it first, and orders what was shown', async () => {
    const store = openShop({plugins: 'cash fee'});
    const browser = await openBrowser(store);
    const fields = {...typed, ...(await browser.shown())};
    const {status, problem, plugins} = await browser.post(fields);
    expect([status, store.shop.orders]).toEqual([422, []]);
    expect(problem?.message).toContain('The fees of your order have changed.');
    expect(plugins?.fees).toEqual([{name: 'Cash handling', amount: 150}]);
    const seen = {
      expectedFees: JSON.stringify(plugins?.fees),
      expectedTotal: String(spaghettiTotal + 150),
    };
    expect(await browser.post({...fields, ...seen})).toMatchObject({location: '/thank-you'});
    expect(store.shop.orders).toMatchObject([{fees: [{name: 'Cash handling', total: 150}]}]);
  });

  test('is refused in the words of the shop’s plugin', async () => {
    const store = openShop({plugins: 'minimum'});
    const browser = await openBrowser(store, [{...spaghetti, quantity: 1}]);
    const fields = {...typed, ...(await browser.shown()), expectedTotal: String(449 + 497)};
    expect(await browser.post(fields)).toMatchObject({
      status: 422,
      problem: {message: 'We send orders of $10 & more. Please add something.'},
    });
    expect(store.shop.orders).toEqual([]);
  });

  test('by the shop’s own rules shows first how it is sent', async () => {
    setPriceFacts({rules: 'shop'});
    const store = openShop({rules: 'shop'});
    const browser = await openBrowser(store);
    const fields = {...typed, ...(await browser.shown()), expectedTotal: '898'};
    expect(await browser.post(fields)).toMatchObject({
      status: 422,
      problem: {message: expect.stringContaining('check how your order is sent')},
    });
    expect(store.shop.orders).toEqual([]);
  });

  test('is answered with the shop’s sentence about what it asks, and with what was typed', async () => {
    const store = openShop();
    store.shop.additionalFields = offeredFields['gift message and entrance'];
    const gift = '_wc_other/bellyful/gift-message';
    const entrance = {'_wc_shipping/bellyful/entrance': 'back'};
    const browser = await openBrowser(store);
    const fields = {...typed, ...entrance, ...(await browser.shown())};
    expect(await browser.post(fields)).toMatchObject({
      status: 422,
      problem: {field: gift, message: 'Gift message is required'},
      values: {answers: entrance},
    });
    expect(await browser.post({...fields, [gift]: 'Hi'})).toMatchObject({location: '/thank-you'});
    expect(store.shop.orders[0]?.meta).toEqual(
      expect.arrayContaining([
        {key: gift, value: 'Hi'},
        {key: '_wc_billing/bellyful/entrance', value: 'back'},
      ]),
    );
  });

  test('of nothing to pay is asked for no payment, but its total', async () => {
    const store = openShop();
    const browser = await openBrowser(store);
    const {isBillingSame: _, paymentMethod: __, ...unpaid} = typed;
    const fields = {...unpaid, ...(await browser.shown()), expectedTotal: '0'};
    expect(await browser.post(fields)).toMatchObject({
      problem: {field: null, isAboutCart: true, message: expect.stringContaining('has changed')},
    });
  });

  test('of a cart that was changed in another tab is shown again before it is ordered', async () => {
    const store = openShop();
    const browser = await openBrowser(store);
    const fields = {...typed, ...(await browser.shown())};
    await browser.change([{...spaghetti, quantity: 1}]);
    expect(await browser.post(fields)).toMatchObject({status: 409, problem: {isAboutCart: true}});
    expect(store.shop.orders).toEqual([]);
  });

  test('of another cart orders nothing', async () => {
    const store = openShop();
    const browser = await openBrowser(store);
    const {version} = await browser.shown();
    const other = await browser.post({...typed, version, attempt: crypto.randomUUID()});
    expect(other).toMatchObject({status: 409});
    await browser.change([]);
    expect(await browser.post({...typed, version, attempt: crypto.randomUUID()})).toMatchObject({
      status: 303,
      location: '/cart',
    });
    expect(store.shop.orders).toEqual([]);
  });

  test('says what is wrong before anything is ordered', async () => {
    const store = openShop();
    const browser = await openBrowser(store);
    const shown = await browser.shown();
    expect(await browser.post({...typed, ...shown, zipCode: '972'})).toMatchObject({
      status: 422,
      problem: {field: 'zipCode', message: 'ZIP code must have 5 digits'},
    });
    store.shop.paymentMethods = offeredMethods.none;
    expect(await browser.post({...typed, ...shown})).toMatchObject({
      status: 422,
      problem: {message: expect.stringContaining('does not take this way of paying')},
    });
    expect(store.shop.orders).toEqual([]);
  });

  test('of another total than was shown is told so, beside the cart', async () => {
    const store = openShop();
    const browser = await openBrowser(store);
    const fields = {...typed, ...(await browser.shown()), expectedTotal: '1'};
    expect(await browser.post(fields)).toMatchObject({
      status: 422,
      problem: {isAboutCart: true, message: expect.stringContaining('has changed')},
    });
    expect(store.shop.orders).toEqual([]);
  });

  test('after an order whose answer was lost names that order, and the next press is another', async () => {
    const store = openShop();
    const browser = await openBrowser(store);
    await browser.post({...typed, ...(await browser.shown())}, {isAnswerLost: true});
    await browser.change([{...spaghetti, quantity: 1}]);
    const press = async () =>
      browser.post({...typed, ...(await browser.shown()), expectedTotal: String(449 + 497)});
    const [order] = store.shop.orders;
    expect(await press()).toMatchObject({
      status: 409,
      problem: {
        message: expect.stringContaining(`Your order ${order?.databaseId} is already placed`),
      },
    });
    expect(await press()).toMatchObject({status: 303, location: '/thank-you'});
    expect(store.shop.orders).toHaveLength(2);
  });
});

test('a cart that was changed since scripts read it is not emptied by them', async () => {
  const browser = await openBrowser(openShop());
  const read = await browser.shown();
  await browser.change([{...spaghetti, quantity: 1}]);
  expect((await browser.take(read)).lines).toMatchObject([{quantity: 1}]);
  expect((await browser.take(await browser.shown())).key).toBeNull();
});
