import {expect, test} from 'vitest';
import type {CookieSettings} from '~/server/session/cookie-settings';
import {CartCookie} from './cart-cookie.server';
import type {CartLine} from './cart-lines.server';

const settings: CookieSettings = {secrets: ['a secret of the tests'], isSecure: true};
const open = (cookie = '') =>
  CartCookie.open(new Request('https://shop.example/', {headers: {Cookie: cookie}}), settings);
const pairOf = (setCookie: string) => setCookie.split(';')[0] ?? '';

const aLine = (place: number): CartLine => ({
  id: `wp-${1_000_000 + place}-var-${2_000_000 + place}`,
  quantity: 99,
  konjacNoodleType: 'Angel Hair',
});

async function filled(lines: readonly CartLine[]) {
  const cart = await open();
  cart.change({lines, code: 'GETSTARTED'});
  return cart;
}

test('a cart is read again as it was stored, under one key as long as it holds something', async () => {
  const cart = await filled([aLine(1)]);
  const again = await open(pairOf(await cart.cookie()));
  expect(again).toMatchObject({lines: [aLine(1)], code: 'GETSTARTED', key: cart.key});
  expect(again.version).toBe(cart.version);
  again.change({lines: [aLine(1), aLine(2)]});
  expect(again.key).toBe(cart.key);
  expect(again.version).not.toBe(cart.version);
  expect(await again.cookie()).toContain(
    `; Max-Age=${30 * 24 * 3600}; Path=/; SameSite=Lax; Secure`,
  );
  again.empty();
  expect(again.key).toBeNull();
  expect(await again.cookie()).toMatch(/^__Host-bellyful-cart=; Max-Age=0; /);
});

test('the next cart is another order', async () => {
  const cart = await filled([aLine(1)]);
  const {key} = cart;
  cart.empty();
  cart.change({lines: [aLine(1)]});
  expect(cart.key).not.toBe(key);
  const next = cart.key;
  cart.renewKey();
  expect(cart.key).not.toBe(next);
  expect(cart.lines).toEqual([aLine(1)]);
});

test('a cart holds what fits into a cookie that every browser stores, and 20 lines do', async () => {
  const lines = Array.from({length: 20}, (_, place) => aLine(place));
  const cart = await filled(lines);
  expect(cart.lines).toHaveLength(20);
  const many = Array.from({length: 50}, (_, place) => aLine(place));
  expect(cart.change({lines: many})).toBe(false);
  expect(cart.lines).toHaveLength(20);
  const {key} = cart;
  expect(cart.replace(crypto.randomUUID(), {lines: many, code: null})).toBe(false);
  expect(cart).toMatchObject({key, lines, code: 'GETSTARTED'});
  while (cart.change({lines: [...cart.lines, aLine(cart.lines.length)]}));
  expect((await cart.cookie()).length).toBeLessThan(4_096);
});
});

test('long ids are refused before the cookie grows too long', async () => {
  const long = (place: number) => ({id: `wp-${place}-${'a'.repeat(120)}`, quantity: 1});
  const cart = await open();
  const lines = Array.from({length: 20}, (_, place) => long(place + 1));
  const most = lines.findIndex((_, place) => !cart.change({lines: lines.slice(0, place + 1)}));
  expect(most).toBeGreaterThan(10);
  expect((await cart.cookie()).length).toBeLessThan(4_096);
});

test('what was not sealed here, or was changed since, is no cart', async () => {
  const pair = pairOf(await (await filled([aLine(1)])).cookie());
  // Not the last letter: some of its bits say nothing.
  const changed = pair.at(-9) === 'A' ? 'B' : 'A';
  const other = `${pair.slice(0, -9)}${changed}${pair.slice(-8)}`;
  for (const forged of [other, '__Host-bellyful-cart=e30', ''])
    expect((await open(forged)).key).toBeNull();
});
