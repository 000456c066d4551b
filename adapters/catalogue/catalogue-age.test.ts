import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {Catalogue} from '~adapters/commerce';
import {withCachedCatalogue} from './cached-catalogue';
import {createCatalogueCaches} from './catalogue-caches';

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({toFake: ['Date']});
});

afterEach(() => {
  vi.useRealTimers();
});

const pass = (minutes: number) => vi.setSystemTime(Date.now() + minutes * minute);

/** A shop whose list takes a minute to read, and what is reported of each page that shows it: its age in minutes. */
function aSlowShop() {
  const caches = createCatalogueCaches();
  const shop = {isDown: false, requests: 0};
  const catalogue = {
    connected: async () => ({soldOut: [], lotReports: {}}),
    all: async () => {
      shop.requests += 1;
      if (shop.isDown) throw new Error('down');
      await new Promise(setImmediate);
      pass(1);
      return {products: []};
    },
  } as unknown as Catalogue;
  async function visit() {
    const reported: [string, string, number][] = [];
    const pending: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => void pending.push(work);
    const products = withCachedCatalogue(catalogue, {
      caches,
      waitUntil,
      instrument: (what, read) =>
        read((result, at) => void reported.push([what, result, (Date.now() - at) / minute])),
    });
    await products.all();
    await Promise.all(pending);
    return reported;
  }
  return {shop, visit};
}

test('a list that took a minute to read is shown as it is for twenty, and says how old it is', async () => {
  const {shop, visit} = aSlowShop();
  expect(await visit()).toEqual([['catalogue', 'miss', 1]]);
  pass(15);
  expect(await visit()).toEqual([['catalogue', 'stale', 16]]);
  pass(4.9);
  await visit();
  expect(shop.requests).toBe(1);
  pass(0.2);
  await visit();
  expect(shop.requests).toBe(2);
});

test('a list that could not be read again when it was due grows old', async () => {
  const {shop, visit} = aSlowShop();
  await visit();
  shop.isDown = true;
  pass(40);
  expect(await visit()).toEqual([['catalogue', 'stale', 41]]);
});
