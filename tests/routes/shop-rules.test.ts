import {beforeEach, describe, expect, test} from 'vitest';
import {toCents, usualFacts, type ShopRules} from '~adapters/commerce';
import type {Shopper} from '~adapters/accounts';
import {addShipping} from '~/checkout/shipping/add-shipping';
import {priceCart} from '~/pricing/price-cart';
import {loader as loyalty} from '~/routes/functions.loyalty';
import {action as askTax} from '~/routes/functions.tax';
import {action as validate} from '~/routes/functions.validate-discount';
import {anOrderBody, spaghetti} from '../support/order-body';
import {openContext, postOrder, type OrderShop} from '../support/order-requests';
import {openOrderShop, paidOrders, takenCharges} from '../support/order-shop';
import {setPriceFacts} from '../support/set-shop';

beforeEach(() => setPriceFacts({rules: 'shop'}));
const place = {country: 'US', state: 'OR', zipCode: '97201', city: 'Portland'};
const line = {...spaghetti, discounted: 898, total: 898};

const post = (path: string, body: unknown) =>
  new Request(`http://store.example/functions/${path}`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(body),
  });

/** What the checkout asks once the address is complete. */
async function askShipping(
  store: OrderShop,
  {lines = [line], codes = [] as string[], method = null as string | null, state = 'OR'} = {},
) {
  const at = {...place, state};
  const request = post('tax', {
    lines,
    shipping: {method},
    codes,
    billing: at,
    shippingAddress: at,
  });
  const context = await openContext(store, request);
  const {data} = await askTax({request, context, params: {}} as never);
  return data as {tax: number | null; isKnown: boolean; shipping?: {methods: unknown[]}};
}

/** What the browser is told that a code is worth. */
async function askCode(store: OrderShop, body: unknown, shopper: Shopper | null = null) {
  const request = post('validate-discount', body);
  const context = await openContext(store, request);
  const access = {...context.access, shopper: async () => shopper};
  return (await validate({request, context: {...context, access}, params: {}} as never)).data;
}

const flat = {id: 'flat_rate:4', title: 'Flat rate', cost: 1499, shown: 1499};
const pickUp = {id: 'local_pickup:6', title: 'Pick up in Portland', cost: 0, shown: 0};

/** Two pouches at their price, sent by the flat rate. */
const sentFlat = {shippingMethod: 'flat_rate:4', expectedShipping: 1499};
const aBody = (changes: Record<string, unknown> = {}) =>
  anOrderBody({expectedTotal: 898 + 1499, ...sentFlat, ...changes});

const openShop = (whose: ShopRules = 'shop') => openOrderShop({rules: whose});

describe('by the shop’s own rules its shipping', () => {
  test('is quoted for the address and the lines: methods, costs, and which the shop proposes', async () => {
    expect(await askShipping(openShop())).toEqual({
      isKnown: true,
      tax: null,
      shipping: {methods: [flat, pickUp], method: 'flat_rate:4', cost: 1499},
    });
  });

  test('is the wished method’s where that is offered, and another one’s elsewhere', async () => {
    const store = openShop();
    const {shipping} = await askShipping(store, {method: 'local_pickup:6'});
    expect(shipping).toMatchObject({method: 'local_pickup:6', cost: 0});
    const elsewhere = await askShipping(store, {method: 'local_pickup:6', state: 'HI'});
    expect(elsewhere.shipping).toMatchObject({method: 'flat_rate:3', cost: 2450});
  });

  test.each([
    ['the cart reaches its sum', {lines: [{...line, quantity: 24, total: 10_776}]}],
    ['a code grants it', {codes: ['FREESHIP']}],
  ])('is free where %s', async (_where, asked) => {
    const {shipping} = await askShipping(openShop(), asked);
    expect(shipping?.methods).toContainEqual(expect.objectContaining({id: 'free_shipping:5'}));
  });

  test('is in the total once, whichever method was chosen before', () => {
    const noodles = {id: 'wp-130', unitPrice: toCents(449), quantity: 2};
    const cart = priceCart(
      {
        lines: [{...noodles, isFreeSample: false, offerId: null}],
        hasLoyalty: false,
        abandonmentPercent: 0,
        code: null,
        shopShipping: toCents(1499),
      },
      {...usualFacts, rules: 'shop'},
    );
    const {id: method} = pickUp;
    const chosen = {methods: [], cost: toCents(0), method};
    const offered = [{...pickUp, cost: chosen.cost, shown: chosen.cost}];
    expect(cart.total).toBe(898 + 1499);
    expect(addShipping(cart, {...chosen, methods: offered}).total).toBe(898);
  });

  test('has no method where the shop sends nothing', async () => {
    const {shipping} = await askShipping(openShop(), {state: 'TX'});
    expect(shipping).toEqual({methods: [], method: null, cost: 0});
  });

  test('is charged, and written on the order with its name', async () => {
    const store = openShop();
    expect(await postOrder(store, aBody())).toMatchObject({status: 200});
    expect(takenCharges(store.payments)).toMatchObject([{amount: 2397}]);
    expect(paidOrders(store.shop)).toMatchObject([
      {lines: [{total: 898}], shippingLines: [{title: 'Flat rate', total: 1499}]},
    ]);
  });

  test('that has changed is said before anything is charged, and the next press has it', async () => {
    const store = openShop();
    for (const {methods} of store.shop.zones)
      for (const each of methods) each.cost = toCents(each.cost + 100);
    const answer = await postOrder(store, aBody());
    expect(answer).toMatchObject({status: 422, body: {field: 'shippingMethod'}});
    expect(answer.body.error).toContain('The shipping of your order has changed.');
    expect(store.shop.orders).toEqual([]);
    const seen = {expectedShipping: 1599, expectedTotal: 898 + 1599};
    expect(await postOrder(store, aBody(seen))).toMatchObject({status: 200});
    expect(takenCharges(store.payments)).toMatchObject([{amount: 2497}]);
  });

  test.each([
    ['of another method', {shippingMethod: 'local_pickup:6'}],
    ['of a method that is not there', {shippingMethod: 'flat_rate:99'}],
    ['of none', {shippingMethod: null, expectedShipping: 0, expectedTotal: 898}],
  ])('%s is not taken for the one that was shown', async (_which, changes) => {
    const store = openShop();
    const {status, body} = await postOrder(store, aBody(changes));
    expect({status, field: body.field}).toEqual({status: 422, field: 'shippingMethod'});
    expect(store.shop.orders).toEqual([]);
  });

  test('lowers no price: the total is the lines’ and its own', async () => {
    const store = openShop();
    const answer = await postOrder(store, aBody({expectedTotal: 1499}));
    expect(answer.body).toMatchObject({pricing: {total: 2397}});
    expect(store.shop.orders).toEqual([]);
  });
});

describe('a page of other rules', () => {
  test.each<[string, ShopRules, Record<string, unknown>]>([
    ['the storefront’s, in a shop that sells by its own', 'shop', anOrderBody()],
    ['the shop’s own, in one that sells by the storefront’s', 'storefront', aBody()],
  ])('(%s) is out of date as a whole', async (_which, rules, body) => {
    setPriceFacts({rules});
    const store = openShop(rules);
    expect(await postOrder(store, body)).toMatchObject({status: 422, body: {isOutdated: true}});
    expect(store.shop.orders).toEqual([]);
  });

  test('orders nothing though the storefront does not know of the change yet', async () => {
    const store = openShop('storefront');
    expect(await postOrder(store, aBody())).toMatchObject({status: 422, body: {isOutdated: true}});
    setPriceFacts({rules: 'storefront'});
    const other = openShop('shop');
    expect(await postOrder(other, anOrderBody())).toMatchObject({body: {isOutdated: true}});
    expect([...store.shop.orders, ...other.shop.orders]).toEqual([]);
  });
});

describe('by the shop’s own rules', () => {
  test('nothing comes off for more of one thing, or for loyalty', async () => {
    const store = openShop();
    const session = await store.signIn();
    const shopper = {...session, shopper: {...session.shopper, isLoyal: true}};
    const body = aBody({items: [{...spaghetti, quantity: 6}], expectedTotal: 2694 + 1499});
    expect(await postOrder(store, body, {shopper})).toMatchObject({status: 200});
    const context = {access: {shopper: async () => shopper.shopper, isUnknown: async () => false}};
    expect((await loyalty({context} as never)).data).toEqual({hasLoyalty: false});
    const asked = {code: 'SAVE10', cartTotal: 1000};
    expect(await askCode(store, asked, shopper.shopper)).toMatchObject({discountAmount: 100});
  });

  test.each([
    ['an offer', {id: 'wp-130', quantity: 1, offerId: 'konjac-starter'}, 'This offer has ended.'],
    ['the free sample', {id: 'free-sample', quantity: 1}, 'no longer in our shop'],
  ])('%s in a cart is refused with a word', async (_what, item, sentence) => {
    const store = openShop();
    const shopper = await store.signIn();
    const {status, body} = await postOrder(store, aBody({items: [item]}), {shopper});
    expect(status).toBe(422);
    expect(body.error).toContain(sentence);
  });

  test('the pop-up’s discount has ended, and a coupon of the shop counts', async () => {
    const store = openShop();
    const popup = await postOrder(store, aBody({abandonmentDiscountCode: 'SAVE10'}));
    expect(popup).toMatchObject({status: 422, body: {field: 'abandonmentDiscountCode'}});
    const asked = {code: 'SAVE10', cartTotal: 898, items: [spaghetti]};
    expect(await askCode(store, asked)).toMatchObject({valid: true, discountAmount: 90});
    const coupon = aBody({discountCode: 'SAVE10', expectedTotal: 898 - 90 + 1499});
    expect(await postOrder(store, coupon)).toMatchObject({status: 200});
  });
});
