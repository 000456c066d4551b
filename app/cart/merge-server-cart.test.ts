// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {toCents} from '~adapters/commerce/money';
import {emptyCart} from '~/cart/cart-state';
import {useCartStore} from '~/cart/cart-store';
import {findCheckoutKey} from '~/cart/checkout-key';
import {useCartMerge} from './cart-merge';
import {mergeServerCart} from './merge-server-cart';

const key = 'a-checkout-key-of-tests';
const noodles = (quantity: number) => ({
  id: 'wp-130',
  name: 'Konjac Spaghetti',
  price: toCents(449),
  quantity,
  image: '',
  variationId: null,
  variationAttributes: [],
  href: '/wordpress-product/konjac-spaghetti',
});

let stored: object;
let posted: unknown[];
let discount: () => Promise<Response>;

beforeEach(async () => {
  localStorage.clear();
  posted = [];
  document.cookie = 'bellyful-cart=sealed';
  vi.stubGlobal('fetch', async (path: string, {method, body}: RequestInit) => {
    if (path === '/functions/validate-discount') return discount();
    if (method === 'POST') posted.push(JSON.parse(body as string));
    return Response.json(method === 'POST' ? {} : stored);
  });
  useCartStore.setState({...emptyCart});
  useCartMerge.setState({isMerged: false});
  await useCartStore.persist.rehydrate();
});
afterEach(() => {
  document.cookie = 'bellyful-cart=; Max-Age=0';
  vi.unstubAllGlobals();
});

const quantities = () => useCartStore.getState().items.map(({quantity}) => quantity);

test('a cart that the server kept is taken over beside what is held, told to the server, and keeps its key', async () => {
  stored = {key, version: '12345678', items: [noodles(2)], code: null};
  useCartStore.getState().addItem(noodles(1), 1);
  await mergeServerCart();
  expect(quantities()).toEqual([3]);
  expect(posted).toEqual([{key, version: '12345678'}]);
  expect(findCheckoutKey()).toBe(key);
  expect(useCartMerge.getState().isMerged).toBe(true);
});

test('of a cart that was taken before only what has come since is added', async () => {
  stored = {key, version: '12345678', items: [noodles(2)], code: null};
  await mergeServerCart();
  await mergeServerCart();
  expect(quantities()).toEqual([2]);
  stored = {key, version: '87654321', items: [noodles(5)], code: null};
  await mergeServerCart();
  expect(quantities()).toEqual([5]);
  stored = {key: 'another-checkout-key', version: '87654321', items: [noodles(1)], code: null};
  await mergeServerCart();
  expect(quantities()).toEqual([6]);
});

test('its code is the cart’s before the server forgets it, and its amount follows', async () => {
  stored = {key, version: '12345678', items: [noodles(2)], code: 'GETSTARTED'};
  let reply = (_answer: Response) => {};
  discount = () => new Promise((resolve) => (reply = resolve));
  await mergeServerCart();
  expect(posted).toEqual([{key, version: '12345678'}]);
  expect(useCartStore.getState()).toMatchObject({discountCode: 'GETSTARTED', discountAmount: 0});
  reply(Response.json({valid: true, discountAmount: 500}));
  await expect.poll(() => useCartStore.getState().discountAmount).toBe(500);
});

test('without such a cart nothing is asked', async () => {
  document.cookie = 'bellyful-cart=; Max-Age=0';
  await mergeServerCart();
  expect(posted).toEqual([]);
  expect(useCartMerge.getState().isMerged).toBe(true);
});
