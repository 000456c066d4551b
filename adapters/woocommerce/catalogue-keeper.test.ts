import {describe, expect, test} from 'vitest';
import {CommerceError, type Catalogue, type ListedProduct} from '~adapters/commerce';
import {CatalogueKeeper, type CatalogueSource} from './catalogue-keeper';

const minute = 60_000;
const down = new CommerceError('network', 'GetProducts', 'The shop cannot be reached.');

const aListed = (databaseId: number, name = `Product ${databaseId}`): ListedProduct => ({
  databaseId,
  name,
  slug: `product-${databaseId}`,
  image: null,
  menuOrder: 0,
  shortText: '',
  descriptionStart: '',
  words: '',
  price: null,
  regularPrice: null,
  priceRange: null,
  isOnSale: false,
  isPurchasable: true,
  rating: null,
  stockStatus: 'IN_STOCK',
  categories: [],
  attributes: [],
  variations: [],
});

const aCatalogue = (ids: number[], problem: string | null = null): Catalogue => ({
  products: ids.map((id) => aListed(id)),
  problem,
});

/** A keeper before a shop whose answers a test gives, at a time that it sets. */
function aKeeper({isTold = true} = {}) {
  const keeper = new CatalogueKeeper();
  const shop = {
    now: 0,
    takesMs: 0,
    answer: () => aCatalogue([1, 2, 3]),
    asked: [] as Array<'all' | number[]>,
    stale: [] as unknown[],
    pending: [] as Promise<unknown>[],
  };
  const source: CatalogueSource = {
    now: () => shop.now,
    isTold: () => isTold,
    waitUntil: (work) => void shop.pending.push(work),
    onStaleAnswer: (error) => void shop.stale.push(error),
    async listed(ids) {
      shop.asked.push(ids);
      return ids.map((id) => aListed(id, `Renamed ${id}`));
    },
    async load() {
      shop.asked.push('all');
      shop.now += shop.takesMs;
      return {catalogue: shop.answer(), at: shop.now};
    },
  };
  const read = () => keeper.read(source);
  const settle = () => Promise.all(shop.pending.splice(0));
  return {keeper, shop, source, read, settle};
}

describe('the catalogue of a process', () => {
  test('is one object, asked for once, for all who read it at one time', async () => {
    const {read, shop} = aKeeper();
    const [one, other] = await Promise.all([read(), read()]);
    expect(one).toBe(other);
    expect(await read()).toBe(one);
    expect(shop.asked).toEqual(['all']);
  });

  test('is at most three quarters of a minute old where the shop tells of no change', async () => {
    const {read, shop, settle} = aKeeper({isTold: false});
    const first = await read();
    shop.now += minute / 2;
    shop.answer = () => aCatalogue([4]);
    expect(await read()).toBe(first);
    await settle();
    shop.now += (3 * minute) / 4;
    shop.answer = () => aCatalogue([5]);
    expect((await read()).products.map(({databaseId}) => databaseId)).toEqual([5]);
  });

  test('is shown when it is old, and read again behind the page', async () => {
    const {read, shop, settle} = aKeeper();
    const first = await read();
    shop.now += 2 * minute;
    shop.answer = () => aCatalogue([4]);
    expect(await read()).toBe(first);
    await settle();
    expect((await read()).products.map(({databaseId}) => databaseId)).toEqual([4]);
  });

  test('rests twenty times as long as it took to read', async () => {
    const {read, shop, settle} = aKeeper();
    shop.takesMs = minute;
    await read();
    shop.now += 19 * minute;
    await read();
    await settle();
    expect(shop.asked).toEqual(['all']);
    shop.now += 2 * minute;
    await read();
    expect(shop.asked).toEqual(['all', 'all']);
  });

  test('stays while the shop is down, and the log hears why', async () => {
    const {read, shop, settle} = aKeeper();
    const first = await read();
    shop.answer = () => {
      throw down;
    };
    shop.now += 60 * minute;
    expect(await read()).toBe(first);
    await settle();
    expect(shop.stale).toEqual([down]);
  });

  test('is an error when it was never there', async () => {
    const {read, shop} = aKeeper();
    shop.answer = () => {
      throw down;
    };
    await expect(read()).rejects.toBe(down);
  });

  test('that arrived in part is shown, asked for again soon, and never in place of a whole one', async () => {
    const {read, shop, settle} = aKeeper();
    shop.answer = () => aCatalogue([1], 'Internal server error');
    expect((await read()).problem).toBe('Internal server error');
    shop.now += 1000;
    await read();
    expect(shop.asked).toHaveLength(1);
    shop.now += 10_000;
    shop.answer = () => aCatalogue([1, 2]);
    expect((await read()).products).toHaveLength(2);
    shop.now += 2 * minute;
    shop.answer = () => aCatalogue([1], 'Internal server error');
    await read();
    await settle();
    expect((await read()).problem).toBeNull();
  });
});

describe('a change that the shop tells', () => {
  test('is asked for alone, behind the next page', async () => {
    const {keeper, read, shop, settle} = aKeeper();
    const first = await read();
    keeper.changed([2]);
    expect(await read()).toBe(first);
    await settle();
    const names = (await read()).products.map(({name}) => name);
    expect(names).toEqual(['Product 3', 'Renamed 2', 'Product 1']);
    expect(shop.asked).toEqual(['all', [2]]);
  });

  test('takes out a product that is gone', async () => {
    const {keeper, read, source, settle} = aKeeper();
    await read();
    source.listed = async () => [];
    keeper.changed([2]);
    await read();
    await settle();
    expect((await read()).products.map(({databaseId}) => databaseId)).toEqual([3, 1]);
  });

  test('without ids, or of very many products, has all of it read again', async () => {
    const {keeper, read, shop, settle} = aKeeper();
    await read();
    keeper.changed(null);
    await read();
    await settle();
    keeper.changed(Array.from({length: 101}, (_, id) => id));
    await read();
    expect(shop.asked).toEqual(['all', 'all', 'all']);
  });

  test('is not forgotten when the shop cannot be asked just then', async () => {
    const {keeper, read, shop, source, settle} = aKeeper();
    await read();
    const {listed} = source;
    source.listed = () => Promise.reject(down);
    keeper.changed([2]);
    await read();
    await settle();
    source.listed = listed;
    await read();
    await settle();
    expect(shop.asked).toEqual(['all', [2]]);
  });

  test.each([
    ['fails', () => Promise.reject(down)],
    ['brings a part', async () => ({catalogue: aCatalogue([1], 'Internal server error'), at: 0})],
  ])('to anything is not forgotten when its reading %s', async (_what, answer) => {
    const {keeper, read, shop, source, settle} = aKeeper();
    await read();
    const {load} = source;
    let tries = 0;
    source.load = (isChanged) => {
      expect(isChanged).toBe(true);
      tries += 1;
      return answer();
    };
    keeper.changed(null);
    keeper.changed([2]);
    for (let page = 0; page < 5; page += 1) {
      await read();
      await settle();
      shop.now += 500;
    }
    expect(tries).toBe(1);
    source.load = load;
    shop.answer = () => aCatalogue([4]);
    shop.now += 5000;
    await read();
    await settle();
    expect((await read()).products.map(({databaseId}) => databaseId)).toEqual([4]);
    await read();
    expect(shop.asked).toEqual(['all', 'all']);
  });
});

test('of a catalogue that takes long, the first page shows what has arrived and says so', async () => {
  const {keeper, source} = aKeeper();
  source.load = (_isChanged, {onArrival}) => {
    onArrival(() => aCatalogue([1, 2]));
    return new Promise(() => {});
  };
  const shown = await keeper.read(source);
  expect(shown.products).toHaveLength(2);
  expect(shown.problem).toContain('still being read');
}, 10_000);
