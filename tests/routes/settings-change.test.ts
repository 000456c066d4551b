import {describe, expect, test} from 'vitest';
import {offeredMethods} from '~mocks/woocommerce/payment-methods';
import {taxSettings} from '~mocks/woocommerce/tax-settings';
import {aCheckoutKey, anOrderBody, spaghettiTotal} from '../support/order-body';
import {postOrder, type OrderShop} from '../support/order-requests';
import {openOrderShop, standingOrders} from '../support/order-shop';

type TaxName = keyof typeof taxSettings;

const taxChanged = 'The tax of your order has changed. Please check the total and place it again.';
const shopClosed =
  'The shop takes no payments at the moment. Your cart is kept: please try again later.';

/** Placed, and nothing else was made on the way. */
function expectOneOrder({shop}: OrderShop, total: number): void {
  expect(shop.orders).toHaveLength(1);
  expect(standingOrders(shop)).toHaveLength(1);
  expect(shop.orders[0]).toMatchObject({status: 'PROCESSING'});
  expect(total).toBeGreaterThan(0);
}

/** What the checkout shows before anything changes. */
const seen: Partial<Record<TaxName, Record<string, number>>> = {
  none: {expectedTotal: spaghettiTotal},
  'one rate': {expectedTotal: spaghettiTotal + 111, expectedTax: 111},
  'prices with tax': {expectedTotal: spaghettiTotal + 41, expectedTax: 41},
};

describe('between opening the checkout and pressing its button', () => {
  test.each<[string, TaxName, TaxName, object]>([
    ['tax is switched on', 'none', 'one rate', {tax: 111, total: spaghettiTotal + 111}],
    ['tax is switched off', 'one rate', 'none', {tax: 0, total: spaghettiTotal}],
    [
      'prices begin to include tax',
      'one rate',
      'prices with tax',
      {tax: 41, includedTax: {total: 106, shipping: 41}, total: spaghettiTotal + 41},
    ],
    [
      'prices cease to include tax',
      'prices with tax',
      'one rate',
      {tax: 111, total: spaghettiTotal + 111},
    ],
    ['prices that include tax lose it', 'prices with tax', 'none', {tax: 0, total: spaghettiTotal}],
  ])(
    '%s: the press says so with the new total, and the next one orders',
    async (_, from, to, now) => {
      const store = openOrderShop({taxes: from});
      const key = aCheckoutKey();
      store.shop.taxes = taxSettings[to];
      const told = await postOrder(store, anOrderBody(seen[from]), {key});
      expect(told).toMatchObject({status: 422, body: {error: taxChanged, pricing: now}});
      expect(told.body.pricing?.includedTax).toEqual(
        'includedTax' in now ? now.includedTax : undefined,
      );
      expect(store.shop.orders).toEqual([]);
      const {tax = 0, total = 0} = told.body.pricing ?? {};
      const again = anOrderBody({expectedTotal: total, expectedTax: tax});
      expect((await postOrder(store, again, {key})).status).toBe(200);
      expectOneOrder(store, total);
    },
  );

  test('a way of paying is switched off: another one orders', async () => {
    const store = openOrderShop();
    store.shop.paymentMethods = offeredMethods.all;
    const key = aCheckoutKey();
    const wanted = anOrderBody({paymentMethod: 'bacs', paymentInfo: null});
    store.shop.paymentMethods = offeredMethods.all.filter(({id}) => id !== 'bacs');
    expect(await postOrder(store, wanted, {key})).toMatchObject({
      status: 422,
      body: {field: 'paymentMethod'},
    });
    expect(store.shop.orders).toEqual([]);
    const other = {...wanted, paymentMethod: 'cod'};
    expect((await postOrder(store, other, {key})).status).toBe(200);
    expectOneOrder(store, spaghettiTotal);
  });

  test('the shop closes its pages: nobody is sent to a page that does not open', async () => {
    const store = openOrderShop({gateway: 'hosted'});
    const key = aCheckoutKey();
    const wanted = anOrderBody({paymentInfo: null});
    store.shop.isComingSoon = true;
    for (const _press of ['first', 'second'])
      expect(await postOrder(store, wanted, {key})).toMatchObject({
        status: 422,
        body: {error: shopClosed, field: null},
      });
    expect(store.shop.orders).toEqual([]);
    store.shop.isComingSoon = false;
    expect((await postOrder(store, wanted, {key})).body).toMatchObject({requiresRedirect: true});
    expect(store.shop.orders.map(({status}) => status)).toEqual(['PENDING']);
  });

  test('it does so after the shopper was sent there: his order waits, and is gone on with', async () => {
    const store = openOrderShop({gateway: 'hosted'});
    const key = aCheckoutKey();
    const wanted = anOrderBody({paymentInfo: null});
    await postOrder(store, wanted, {key});
    store.shop.isComingSoon = true;
    expect((await postOrder(store, wanted, {key})).body.error).toBe(shopClosed);
    store.shop.isComingSoon = false;
    expect((await postOrder(store, wanted, {key})).body).toMatchObject({requiresRedirect: true});
    expect(store.shop.orders.map(({status}) => status)).toEqual(['PENDING']);
  });

  test('the pages of a shop that takes cards itself may be closed', async () => {
    const store = openOrderShop();
    store.shop.isComingSoon = true;
    expect((await postOrder(store, anOrderBody())).status).toBe(200);
  });
});
