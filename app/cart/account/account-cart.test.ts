import {beforeEach, expect, test} from 'vitest';
import type {Accounts, AccountSession} from '~adapters/accounts';
import {changeCart, type StoredCart} from '~mocks/wordpress/change-cart';
import type {AppServices} from '~/server/app-services';
import type {CookieSettings} from '~/server/session/cookie-settings';
import {CartCookie} from '../cart-cookie.server';
import {answerAccountCart, followAccount} from './account-cart.server';

// Rules: The cart of an account
const settings: CookieSettings = {secrets: ['a secret of the tests'], isSecure: true};

let stored: StoredCart | undefined;
let isAway: boolean;
let shopperId: string | null;
/** The browser's cookie. */
let pair: string;

const line = (id: string, quantity: number) => ({id, quantity});
const elsewhere = (id: string, quantity: number) =>
  (stored = changeCart(
    stored,
    {changes: [{key: id, line: line(id, quantity), ageMs: 0}]},
    Date.now(),
  ));
const linesOf = (cart: StoredCart | undefined) =>
  [...(cart?.lines.values() ?? [])].flatMap((one) => (one.line ? [one.line] : []));

const cart: Accounts['cart'] = {
  async change(_session, changes, once = '') {
    if (isAway) throw new Error('away');
    stored = changeCart(stored, {changes: [...changes], once}, Date.now());
    return linesOf(stored);
  },
};

beforeEach(() => {
  stored = undefined;
  isAway = false;
  shopperId = 'ana';
  pair = '';
});

/** A request of a browser without scripts; what it does to the cart is given. */
async function send(
  method: 'GET' | 'POST',
  act: (cookie: CartCookie) => unknown = () => {},
  isAnswered = true,
): Promise<CartCookie> {
  const headers = {Cookie: pair, Accept: 'text/html'};
  const request = new Request('https://shop.example/cart', {method, headers});
  const cartCookie = await CartCookie.open(request, settings);
  const session = shopperId === null ? null : ({shopper: {id: shopperId}} as AccountSession);
  const ports = {
    access: {session: async () => session, isUnknown: async () => false},
    accounts: {cart},
    cartCookie,
    log: {info: () => {}, warn: () => {}, error: () => {}},
  } as unknown as AppServices;
  await followAccount(ports, request, 'before');
  act(cartCookie);
  await followAccount(ports, request, 'after');
  if (cartCookie.isPending && isAnswered) pair = (await cartCookie.cookie()).split(';')[0] ?? '';
  return cartCookie;
}

const asGuest = async (act: (cookie: CartCookie) => unknown) => {
  shopperId = null;
  await send('POST', act);
  shopperId = 'ana';
};

test('a guest’s cart is added to the account’s once, also where the answer was lost', async () => {
  elsewhere('wp-1', 2);
  await asGuest((cookie) => cookie.change({lines: [line('wp-1', 1), line('wp-2', 1)]}));
  await send('GET', undefined, false);
  await send('GET');
  expect((await send('GET')).lines).toEqual([line('wp-1', 3), line('wp-2', 1)]);
  expect(linesOf(stored)).toEqual([line('wp-1', 3), line('wp-2', 1)]);
});

test('what a form changes is the account’s, and what changed elsewhere is shown', async () => {
  await send('POST', (cookie) => cookie.change({lines: [line('wp-1', 1)], code: 'GETSTARTED'}));
  expect(linesOf(stored)).toEqual([line('wp-1', 1), {code: 'GETSTARTED'}]);
  elsewhere('wp-3', 4);
  const shown = await send('GET');
  expect(shown).toMatchObject({lines: [line('wp-1', 1), line('wp-3', 4)], code: 'GETSTARTED'});
  await send('POST', (cookie) => cookie.empty());
  expect(linesOf(stored)).toEqual([]);
});

test('a page that is shown again is the same version', async () => {
  await send('POST', (cookie) => cookie.change({lines: [line('wp-1', 1)]}));
  const {key, version} = await send('GET');
  expect(await send('GET')).toMatchObject({key, version, isPending: false});
  elsewhere('wp-3', 4);
  expect((await send('GET')).version).not.toBe(version);
});

test('what the account could not be told is told later, and only that', async () => {
  await send('POST', (cookie) => cookie.change({lines: [line('wp-1', 1), line('wp-2', 1)]}));
  isAway = true;
  await send('POST', (cookie) => cookie.change({lines: [line('wp-1', 5), line('wp-2', 1)]}));
  elsewhere('wp-2', 7);
  isAway = false;
  expect((await send('GET')).lines).toEqual([line('wp-1', 5), line('wp-2', 7)]);
});

test('signing out leaves nothing behind, and a guest’s cart stays', async () => {
  await send('POST', (cookie) => cookie.change({lines: [line('wp-1', 1)]}));
  shopperId = null;
  expect((await send('GET')).key).toBeNull();
  await send('POST', (cookie) => cookie.change({lines: [line('wp-9', 1)]}));
  expect((await send('GET')).lines).toEqual([line('wp-9', 1)]);
  expect(linesOf(stored)).toEqual([line('wp-1', 1)]);
});

test('a cart of more lines than a cookie holds is shown as far as it fits, and stays whole', async () => {
  for (let place = 0; place < 45; place += 1)
    elsewhere(`wp-${1_000_000 + place}-${'a'.repeat(30)}`, 1);
  const shown = await send('POST');
  expect(shown.lines.length).toBeGreaterThan(20);
  expect(shown.lines.length).toBeLessThan(45);
  await send('POST', (cookie) => cookie.change({lines: cookie.lines.slice(1)}));
  expect(linesOf(stored)).toHaveLength(44);
});

test('a browser with scripts has its own cart, and gets no cookie for it', async () => {
  elsewhere('wp-1', 2);
  const cookie = await send('GET');
  expect(cookie).toMatchObject({isThere: false, isPending: false});
});

test.each([
  ['of nobody says so', false, 401, {isOver: true}],
  ['of whom the shop cannot say now says nothing', true, 503, {}],
])('a browser’s cart %s', async (_, isUnknown, status, body) => {
  const access = {session: async () => null, isUnknown: async () => isUnknown};
  const answer = await answerAccountCart({access} as unknown as AppServices, []);
  expect([answer.status, await answer.json()]).toEqual([status, body]);
});
