import {afterAll, beforeAll, expect, test} from 'vitest';
import {openLoadedShop, type LoadedShop} from '../support/load/loaded-shop';
import {isFlat} from '../support/load/memory';
import {goShopping} from '../support/load/shoppers';

/** `LOAD_SECONDS=60` shops for longer. */
const seconds = Number(process.env['LOAD_SECONDS'] ?? 10);
const shoppers = 16;

let shop: LoadedShop;

beforeAll(async () => {
  shop = await openLoadedShop();
});
afterAll(() => shop.close());

test(
  'shoppers at two processes of one shop, which is slow and flaky, lose no order, pay none twice and buy nothing that is not there',
  async () => {
    const {orders, figure} = await goShopping(shop, {seconds, shoppers});
    const counts = shop.count(orders);
    console.log(
      `${String(figure)}\norders asked for ${orders.length}, ${String(counts)}\n${String(shop.memory)}`,
    );
    expect(counts.wrong).toEqual([]);
    expect(counts.placed).toBeGreaterThan(3);
    expect(figure.unexpected).toEqual([]);
    expect(shop.memory.isFlat()).toBe(true);
    expect(shop.complaints()).toEqual([]);
  },
  seconds * 1000 + 120_000,
);

test.each([
  ['of a process at rest', () => 0, true],
  ['of a heap that grows at first', (at: number) => Math.min(at, 10) * 8, true],
  ['with garbage that is collected', (at: number) => (at % 4 === 3 ? 60 : 0), true],
  ['that 100 MB are added to at the end', (at: number) => (at > 20 ? 100 : 0), false],
  ['that grows by 100 MB in its last third', (at: number) => Math.max(0, at - 20) * 10, false],
])('memory %s is called what it is', (_what, added, expected) => {
  const seen = Array.from({length: 31}, (_, at) => 170 + added(at));
  expect(isFlat(seen)).toBe(expected);
});
