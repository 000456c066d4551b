import {afterAll, beforeAll, expect, test} from 'vitest';
import {openLoadedShop, type LoadedShop} from '../support/load/loaded-shop';
import {goShopping} from '../support/load/shoppers';

/** `npm run load` shops for longer. */
const seconds = Number(process.env['LOAD_SECONDS'] ?? 10);
const shoppers = 16;

let shop: LoadedShop;

beforeAll(async () => {
  shop = await openLoadedShop();
}, 60_000);
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
