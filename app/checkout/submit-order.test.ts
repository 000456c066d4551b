// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {toCents, usualFacts} from '~adapters/commerce';
import {useCartStore} from '~/cart/cart-store';
import {adoptCheckoutKey, checkoutKey, forgetCheckoutKey} from '~/cart/checkout-key';
import {pressMessages} from '~/content/messages/pressed';
import {priceCart} from '~/pricing/price-cart';
import {emptyValues} from './checkout-form';
import type {Payer, PaymentOptions} from './payment/ways-to-pay';
import {submitOrder} from './submit-order';

const line = {
  id: 'wp-1',
  quantity: 1,
  isFreeSample: false,
  offerId: null,
  unitPrice: toCents(449),
};
const cart = {lines: [line], hasLoyalty: false, abandonmentPercent: 0, code: null};
const priced = priceCart(cart, usualFacts);
const way = {id: 'now', title: '', takesCards: true, fields: {} as never, online: []};
const options: PaymentOptions = {waysToPay: {now: [way], later: []}};

let sentKeys: (string | null)[];
let answers: object[];

beforeEach(() => {
  localStorage.clear();
  sentKeys = [];
  vi.stubGlobal('fetch', async (_path: string, {headers}: RequestInit) => {
    sentKeys.push(new Headers(headers).get('Idempotency-Key'));
    return Response.json(answers.shift());
  });
});
afterEach(() => vi.unstubAllGlobals());

const press = (payer: Partial<Payer> = {}) =>
  submitOrder(options, emptyValues, {
    own: {cart: useCartStore.getState(), key: checkoutKey()},
    priced,
    payer: {makeToken: async () => ({token: 'token-1'}), goOn: async () => null, ...payer},
  });

const asked = {success: true, orderId: 101, clientSecret: 'secret-1'};
const placed = {success: true, orderId: 101};

test('what the bank asked is sent again under the same key, and is placed', async () => {
  answers = [asked, placed];
  const key = checkoutKey();
  expect(await press()).toEqual({result: placed});
  expect(sentKeys).toEqual([key, key]);
});

test('where the bank still asks after it was answered, nothing is called placed', async () => {
  answers = [asked, asked];
  const problem = {message: pressMessages.paymentNotFinished};
  expect(await press()).toMatchObject({problem});
});

test('an order goes by the key that another tab has begun with meanwhile', async () => {
  answers = [placed];
  checkoutKey();
  await press({
    async makeToken() {
      forgetCheckoutKey();
      adoptCheckoutKey('key-of-the-other-tab');
      return {token: 'token-1'};
    },
  });
  expect(sentKeys).toEqual(['key-of-the-other-tab']);
});

test('an order goes by its own key where another tab has seen its thanks meanwhile', async () => {
  answers = [placed];
  const key = checkoutKey();
  await press({
    async makeToken() {
      forgetCheckoutKey();
      return {token: 'token-1'};
    },
  });
  expect(sentKeys).toEqual([key]);
});
