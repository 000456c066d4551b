import {createWithCache, InMemoryCache} from '@shopify/hydrogen';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {Commerce} from '~adapters/commerce';
import {withCachedCatalogue} from './cached';
import {CatalogueKeeper} from './catalogue-keeper';

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({toFake: ['Date']});
});

afterEach(() => {
  vi.useRealTimers();
});

const pass = (minutes: number) => vi.setSystemTime(Date.now() + minutes * minute);

/** A shop whose list takes a minute to read, and what is told of each page that shows it: its age in minutes. */
function aSlowShop() {
  const keeper = new CatalogueKeeper();
  const cache = new InMemoryCache();
  const shop = {isDown: false, asked: 0};
  const commerce = {
    products: {
      all: async () => {
        shop.asked += 1;
        if (shop.isDown) throw new Error('down');
        pass(1);
        return {products: [], problem: null};
      },
    },
  } as unknown as Commerce;
  async function visit() {
    const told: [string, string, number][] = [];
    const pending: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => void pending.push(work);
    const request = new Request('https://shop.example/');
    const {products} = withCachedCatalogue(commerce, {
      withCache: createWithCache({cache, waitUntil, request}),
      keeper,
      waitUntil,
      isTold: () => true,
      watch: (what, read) =>
        read((result, at) => void told.push([what, result, (Date.now() - at) / minute])),
    });
    await products.all();
    await Promise.all(pending);
    return told;
  }
  return {shop, visit};
}

test('a list that takes a minute to read is young until it is due, after twenty', async () => {
  const {shop, visit} = aSlowShop();
  expect(await visit()).toEqual([['catalogue', 'miss', 0]]);
  pass(15);
  expect(await visit()).toEqual([['catalogue', 'hit', 0]]);
  expect(shop.asked).toBe(1);
  pass(6);
  expect(await visit()).toEqual([['catalogue', 'stale', 2]]);
  expect(shop.asked).toBe(2);
});

test('a list that could not be read again when it was due grows old', async () => {
  const {shop, visit} = aSlowShop();
  await visit();
  shop.isDown = true;
  pass(40);
  expect(await visit()).toEqual([['catalogue', 'stale', 21]]);
});
