import {describe, expect, test} from 'vitest';
import type {OrderContext} from '~/checkout/order/order-context.server';
import {refuseShortages} from '~/checkout/order/refuse-shortages.server';
import {placeOrder} from '../support/place-order';
import {standingCharges} from '~mocks/payments';
import {aCheckoutKey, anOrderBody, spaghetti, spaghettiTotal} from '../support/order-body';
import {openOrderShop, paidOrders, standingOrders, takenCharges} from '../support/order-shop';
import {aCard} from '../support/orders';

const stockOf = ({shop}: ReturnType<typeof openOrderShop>, databaseId: number) =>
  shop.products.find((product) => product.databaseId === databaseId)?.stock;

/** What is held now, the sample of an order of long ago aside. */
const heldNow = ({accounts, clock}: ReturnType<typeof openOrderShop>) =>
  accounts.reservations.filter(({endsAt}) => endsAt < clock.now + 90 * 24 * 3_600_000);

const setStock = ({shop}: ReturnType<typeof openOrderShop>, databaseId: number, stock: number) => {
  for (const product of shop.products) if (product.databaseId === databaseId) product.stock = stock;
};

/** Waits for real, five times as fast: who is waited for needs time to go on. */
const inRealTime = (desk: OrderContext): OrderContext => ({
  ...desk,
  wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds / 5)),
});

describe('an order', () => {
  test('is charged, paid in the shop and answered with its number', async () => {
    const store = openOrderShop();
    const answer = await placeOrder(store.openDesk(), aCheckoutKey(), anOrderBody());
    const [order] = paidOrders(store.shop);
    expect(answer).toEqual({
      status: 200,
      body: {
        success: true,
        orderId: order?.databaseId,
        orderNumber: String(order?.databaseId),
        message: 'Order placed successfully!',
        requiresRedirect: false,
        standing: 'paid',
        orderLink: expect.stringMatching(/^\/orders\/\d+\?key=/),
      },
    });
    expect(takenCharges(store.payments)).toMatchObject([
      {amount: spaghettiTotal, orderId: order?.databaseId, timesTaken: 1},
    ]);
    expect(stockOf(store, 130)).toBe(118);
    expect(heldNow(store)).toEqual([]);
  });

  test('reads in the shop as it was priced: lines, discounts and shipping', async () => {
    const store = openOrderShop();
    await placeOrder(store.openDesk(), aCheckoutKey(), anOrderBody());
    expect(paidOrders(store.shop)).toMatchObject([
      {
        lines: [{productId: 130, quantity: 2, subtotal: 853, total: 853}],
        shippingLines: [{total: 497}],
        billing: {email: 'ada@example.com', city: 'Portland'},
      },
    ]);
  });

  const agent = {profile: 'https://agent.example/profile.json', isVerified: false};

  test.each([
    ['direct where its visit may not be told', {}, {source_type: 'typein', utm_source: '(direct)'}],
    [
      'where its visit came from',
      {origin: {source_type: 'utm', utm_source: 'newsletter', session_pages: '3'}},
      {source_type: 'utm', utm_source: 'newsletter', session_pages: '3'},
    ],
    [
      'the program that filled it, whatever its shopper’s visit came from',
      {agent, origin: {source_type: 'utm', utm_source: 'newsletter'}},
      {source_type: 'referral', utm_source: 'agent.example', utm_medium: 'referral'},
    ],
    [
      'a program without a name',
      {agent: {...agent, profile: 'mcp'}},
      {source_type: 'referral', utm_source: 'mcp', utm_medium: 'referral'},
    ],
  ])('says as its origin %s', async (_, context, origin) => {
    const store = openOrderShop();
    await placeOrder({...store.openDesk(), ...context}, aCheckoutKey(), anOrderBody());
    const prefix = '_wc_order_attribution_';
    const marks = (paidOrders(store.shop)[0]?.meta ?? [])
      .filter(({key}) => key.startsWith(prefix))
      .map(({key, value}) => [key.slice(prefix.length), value] as const);
    expect(Object.fromEntries(marks)).toEqual(origin);
  });

  test('twice with one key is one order, one charge and the same answer', async () => {
    const store = openOrderShop();
    const key = aCheckoutKey();
    const first = await placeOrder(store.openDesk(), key, anOrderBody());
    const second = await placeOrder(store.openDesk(), key, anOrderBody());
    expect(second).toEqual(first);
    expect(store.shop.orders).toHaveLength(1);
    expect(takenCharges(store.payments)).toHaveLength(1);
  });

  test('from two tabs at once with one key is one order, one charge and the same answer', async () => {
    const store = openOrderShop();
    const key = aCheckoutKey();
    const answers = await Promise.all(
      [1, 2, 3].map(() => placeOrder(inRealTime(store.openDesk()), key, anOrderBody())),
    );
    expect(new Set(answers.map(({body}) => JSON.stringify(body))).size).toBe(1);
    expect(store.shop.orders).toHaveLength(1);
    expect(takenCharges(store.payments).map(({timesTaken}) => timesTaken)).toEqual([1]);
  });

  test('with a used key and another body is refused with 409', async () => {
    const store = openOrderShop();
    const key = aCheckoutKey();
    await placeOrder(store.openDesk(), key, anOrderBody());
    const other = anOrderBody({items: [{...spaghetti, quantity: 1}], expectedTotal: 449 + 497});
    expect(await placeOrder(store.openDesk(), key, other)).toMatchObject({
      status: 409,
      body: {success: false, isOtherOrder: true},
    });
    expect(store.shop.orders).toHaveLength(1);
  });

  test('without a key is refused before anything happens', async () => {
    const store = openOrderShop();
    expect(await placeOrder(store.openDesk(), null, anOrderBody())).toMatchObject({status: 400});
    expect(store.shop.orders).toEqual([]);
  });

  test('of an empty cart is refused', async () => {
    const store = openOrderShop();
    const answer = await placeOrder(store.openDesk(), aCheckoutKey(), anOrderBody({items: []}));
    expect(answer).toMatchObject({
      status: 422,
      body: {success: false, error: 'Cart is empty, order refused'},
    });
  });

  test('with another total than the server’s is refused, with the cart as it costs now', async () => {
    const store = openOrderShop();
    const answer = await placeOrder(
      store.openDesk(),
      aCheckoutKey(),
      anOrderBody({expectedTotal: 1}),
    );
    expect(answer).toMatchObject({
      status: 422,
      body: {
        error: 'The price of your cart has changed. Please review your cart.',
        pricing: {total: spaghettiTotal},
        prices: {'wp-130': 449},
      },
    });
    expect(store.shop.orders).toEqual([]);
  });

  test.each(['hosted', 'stripe', 'offline'] as const)(
    'that costs nothing needs no charge, and asks for nothing that pays (%s)',
    async (gateway) => {
      const store = openOrderShop({gateway});
      const shopper = await store.signIn();
      const body = anOrderBody({
        items: [{id: 'free-sample', quantity: 1}],
        customerEmail: shopper.shopper.email,
        expectedTotal: 0,
        paymentInfo: null,
      });
      const answer = await placeOrder(store.openDesk(shopper), aCheckoutKey(), body);
      expect(answer).toMatchObject({status: 200, body: {success: true}});
      expect(takenCharges(store.payments)).toEqual([]);
      expect(paidOrders(store.shop)).toHaveLength(1);
    },
  );

  test('of a second free sample is refused', async () => {
    const store = openOrderShop();
    const shopper = await store.signIn();
    const body = anOrderBody({items: [{id: 'free-sample', quantity: 1}], expectedTotal: 0});
    await placeOrder(store.openDesk(shopper), aCheckoutKey(), body);
    expect(await placeOrder(store.openDesk(shopper), aCheckoutKey(), body)).toMatchObject({
      status: 422,
      body: {error: 'The free sample is one per customer.'},
    });
    expect(paidOrders(store.shop)).toHaveLength(1);
  });
});

describe('a declined card', () => {
  const declined = anOrderBody({paymentInfo: aCard('4000000000000002')});

  test('is shown, and the same cart with another card pays the same order', async () => {
    const store = openOrderShop();
    const key = aCheckoutKey();
    expect(await placeOrder(store.openDesk(), key, declined)).toMatchObject({
      status: 422,
      body: {field: 'cardNumber', error: expect.stringContaining('declined')},
    });
    const answer = await placeOrder(store.openDesk(), key, anOrderBody());
    expect(answer).toMatchObject({status: 200, body: {success: true}});
    expect(store.shop.orders).toHaveLength(1);
    expect(takenCharges(store.payments)).toHaveLength(1);
  });

  test('and then another cart closes the first order and makes another', async () => {
    const store = openOrderShop();
    const key = aCheckoutKey();
    await placeOrder(store.openDesk(), key, declined);
    const one = anOrderBody({items: [{...spaghetti, quantity: 1}], expectedTotal: 449 + 497});
    expect(await placeOrder(store.openDesk(), key, one)).toMatchObject({status: 200});
    expect(store.shop.orders.map(({status}) => status)).toEqual(['CANCELLED', 'PROCESSING']);
    expect(takenCharges(store.payments).map(({amount}) => amount)).toEqual([449 + 497]);
  });

  test('gives the stock back to others', async () => {
    const store = openOrderShop();
    await placeOrder(store.openDesk(), aCheckoutKey(), declined);
    const isCounted = ({productKey}: {productKey: string}) => productKey.startsWith('declines:');
    expect(heldNow(store).filter((held) => !isCounted(held))).toEqual([]);
  });
});

test('a line is refused for the first reason that the shop has, and once', () => {
  const lines = [{id: 'wp-130', name: 'Konjac Spaghetti Pasta'}] as never;
  const {body} = refuseShortages(
    [
      {key: 'product:130', left: 1, line: 0},
      {key: 'product:130', left: 0, line: 0},
      {key: 'coupon:9', left: 0, line: null},
    ],
    lines,
  );
  expect(body.refusals).toMatchObject([
    {field: 'wp-130', message: 'Only 1 left in stock.'},
    {field: 'discountCode'},
  ]);
});

describe('the last unit', () => {
  const one = anOrderBody({items: [{...spaghetti, quantity: 1}], expectedTotal: 449 + 497});

  test('goes to one of two shoppers who order at once, and the other reads it is gone', async () => {
    const store = openOrderShop();
    setStock(store, 130, 1);
    const answers = await Promise.all(
      [1, 2].map(() => placeOrder(store.openDesk(), aCheckoutKey(), one)),
    );
    expect(answers.map(({status}) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(answers.find(({status}) => status === 422)?.body.error).toMatch(/out of stock/);
    expect(standingOrders(store.shop)).toHaveLength(1);
    expect(takenCharges(store.payments)).toHaveLength(1);
    expect(stockOf(store, 130)).toBe(0);
  });

  test.each([2, 5, 9])(
    'of %i ordered with less in stock: what is left is told',
    async (quantity) => {
      const store = openOrderShop();
      setStock(store, 130, 1);
      const answer = await placeOrder(
        store.openDesk(),
        aCheckoutKey(),
        anOrderBody({items: [{...spaghetti, quantity}]}),
      );
      expect(answer).toMatchObject({
        status: 422,
        body: {error: 'Only 1 left in stock.', field: 'wp-130'},
      });
      expect(store.shop.orders).toEqual([]);
    },
  );

  test.each(['once', 'twice'])(
    'sold elsewhere before it is paid closes the order, which arrived %s, and its money goes back',
    async (times) => {
      const store = openOrderShop({
        network: (pass) => async (input, init) => {
          if (typeof init?.body !== 'string' || !init.body.includes('"reference":'))
            return pass(input, init);
          if (times === 'twice') await pass(input, init);
          const response = await pass(input, init);
          setStock(store, 130, 0);
          return response;
        },
      });
      const answer = await placeOrder(store.openDesk(), aCheckoutKey(), one);
      expect(answer).toMatchObject({status: 422});
      expect(store.shop.orders).toHaveLength(1);
      expect(standingOrders(store.shop)).toEqual([]);
      expect(standingCharges(store.payments)).toEqual([]);
    },
  );
});
