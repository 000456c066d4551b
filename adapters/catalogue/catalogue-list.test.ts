import {describe, expect, test} from 'vitest';
import {
  CommerceError,
  usDollars,
  type Catalogue,
  type CatalogueList,
  type ListedProduct,
} from '~adapters/commerce';
import {withCachedCatalogue} from './cached-catalogue';
import {createCatalogueCaches, listTag, productTag} from './catalogue-caches';
import {setPriceFacts} from '../../tests/support/set-shop';

const minute = 60_000;
const down = new CommerceError('network', 'ProductCursors', 'The shop cannot be reached.');

const aListed = (databaseId: number, name = `Product ${databaseId}`): ListedProduct => ({
  kind: 'simple',
  databaseId,
  name,
  slug: `product-${databaseId}`,
  image: null,
  menuOrder: 0,
  shortText: '',
  descriptionStart: '',
  label: null,
  words: '',
  price: null,
  regularPrice: null,
  priceRange: null,
  isOnSale: false,
  isPurchasable: true,
  rating: null,
  stockStatus: 'IN_STOCK',
  soldAs: null,
  categories: [],
  attributes: [],
  variations: [],
});

const aCatalogue = (ids: number[]): CatalogueList => ({products: ids.map((id) => aListed(id))});

/** The list's cache before a shop whose answers a test gives, at a time that it sets. */
function aList({isLive = true} = {}) {
  const shop = {
    now: 0,
    takesMs: 0,
    answer: () => aCatalogue([1, 2, 3]),
    listed: async (ids: number[]) => ids.map((id) => aListed(id, `Renamed ${id}`)),
    requests: [] as Array<'all' | number[]>,
    stale: [] as unknown[],
    pending: [] as Promise<unknown>[],
  };
  const caches = createCatalogueCaches({isLiveSince: () => isLive, now: () => shop.now});
  const catalogue = {
    connected: async () => ({soldOut: [], lotReports: {}}),
    async listed(ids: number[]) {
      const found = await shop.listed(ids);
      shop.requests.push(ids);
      return found;
    },
    async all() {
      shop.requests.push('all');
      shop.now += shop.takesMs;
      return shop.answer();
    },
  } as unknown as Catalogue;
  const products = withCachedCatalogue(catalogue, {
    caches,
    waitUntil: (work) => void shop.pending.push(work),
    onStale: (error) => void shop.stale.push(error),
  });
  return {
    catalogue,
    caches,
    shop,
    read: () => products.all(),
    changed: (ids: number[] | null) =>
      caches.list.invalidate(ids ? [listTag, ...ids.map(productTag)] : 'all'),
    settle: () => Promise.all(shop.pending.splice(0)),
  };
}

describe('the catalogue of a process', () => {
  test('is one object, asked for once, for all who read it at one time', async () => {
    const {read, shop} = aList();
    const [one, other] = await Promise.all([read(), read()]);
    expect(one).toBe(other);
    expect(await read()).toBe(one);
    expect(shop.requests).toEqual(['all']);
  });

  test.each([
    ['currency', {...usDollars, code: 'CAD'}],
    ['number of decimals', {...usDollars, decimals: 0}],
  ])('is another one in another %s', async (_, currency) => {
    const {read, shop} = aList();
    await read();
    setPriceFacts({currency});
    await read();
    setPriceFacts({currency: usDollars});
    expect(shop.requests).toEqual(['all', 'all']);
  });

  test('is at most three quarters of a minute old where the change feed is not live', async () => {
    const {read, shop, settle} = aList({isLive: false});
    const first = await read();
    shop.now += minute / 2;
    shop.answer = () => aCatalogue([4]);
    expect(await read()).toBe(first);
    await settle();
    shop.now += (3 * minute) / 4;
    shop.answer = () => aCatalogue([5]);
    expect((await read()).products.map(({databaseId}) => databaseId)).toEqual([5]);
  });

  test('is shown when half a day has passed, and read again behind the page', async () => {
    const {read, shop, settle} = aList();
    const first = await read();
    shop.now += 11 * 60 * minute;
    await read();
    expect(shop.requests).toEqual(['all']);
    shop.now += 2 * 60 * minute;
    shop.answer = () => aCatalogue([4]);
    expect(await read()).toBe(first);
    await settle();
    expect((await read()).products.map(({databaseId}) => databaseId)).toEqual([4]);
  });

  test('rests twenty times as long as it took to read', async () => {
    const {read, shop, settle} = aList({isLive: false});
    shop.takesMs = minute;
    await read();
    shop.now += 19 * minute;
    await read();
    await settle();
    expect(shop.requests).toEqual(['all']);
    shop.now += 2 * minute;
    await read();
    expect(shop.requests).toEqual(['all', 'all']);
  });

  test('stays while the shop is down, and the log hears why', async () => {
    const {read, shop, settle} = aList();
    const first = await read();
    shop.answer = () => {
      throw down;
    };
    shop.now += 13 * 60 * minute;
    expect(await read()).toBe(first);
    await settle();
    expect(shop.stale).toEqual([down]);
  });

  test('is an error when it was never there', async () => {
    const {read, shop} = aList();
    shop.answer = () => {
      throw down;
    };
    await expect(read()).rejects.toBe(down);
  });
});

describe('a change that the shop tells', () => {
  test('is asked for alone, behind the next page', async () => {
    const {changed, read, shop, settle} = aList();
    const first = await read();
    changed([2]);
    expect(await read()).toBe(first);
    await settle();
    const names = (await read()).products.map(({name}) => name);
    expect(names).toEqual(['Product 3', 'Renamed 2', 'Product 1']);
    expect(shop.requests).toEqual(['all', [2]]);
  });

  test('takes out a product that is gone', async () => {
    const {changed, read, shop, settle} = aList();
    await read();
    shop.listed = async () => [];
    changed([2]);
    await read();
    await settle();
    expect((await read()).products.map(({databaseId}) => databaseId)).toEqual([3, 1]);
  });

  test('without ids, or of very many products, has all of it read again', async () => {
    const {changed, read, shop, settle} = aList();
    await read();
    changed(null);
    await read();
    await settle();
    changed(Array.from({length: 101}, (_, id) => id));
    await read();
    expect(shop.requests).toEqual(['all', 'all', 'all']);
  });

  test('is not forgotten when the shop cannot be asked just then', async () => {
    const {changed, read, shop, settle} = aList();
    await read();
    const {listed} = shop;
    shop.listed = () => Promise.reject(down);
    changed([2]);
    await read();
    await settle();
    shop.listed = listed;
    shop.now += 5000;
    await read();
    await settle();
    expect(shop.requests).toEqual(['all', [2]]);
  });

  test('to anything is not forgotten when its reading fails', async () => {
    const {changed, read, shop, settle} = aList();
    await read();
    shop.answer = () => {
      throw down;
    };
    changed(null);
    changed([2]);
    for (let page = 0; page < 5; page += 1) {
      await read();
      await settle();
      shop.now += 500;
    }
    expect(shop.requests).toEqual(['all', 'all']);
    shop.answer = () => aCatalogue([4]);
    shop.now += 5000;
    await read();
    await settle();
    expect((await read()).products.map(({databaseId}) => databaseId)).toEqual([4]);
    await read();
    expect(shop.requests).toEqual(['all', 'all', 'all']);
  });
});
