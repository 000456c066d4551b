import {describe, expect, test} from 'vitest';
import {
  CommerceError,
  toListedProduct,
  type CatalogueList,
  type Product,
  type Catalogue,
} from '~adapters/commerce';
import {aProduct, aVariation} from '../../tests/support/shop';
import {withCachedCatalogue} from './cached-catalogue';
import {createCatalogueCaches} from './catalogue-caches';
import {revalidateCatalogue} from './revalidate-catalogue';

/** By number, not in the list's order. */
const pricesOf = ({products}: CatalogueList) =>
  products.toSorted((one, other) => one.databaseId - other.databaseId).map(({price}) => price);

const slugOf = (id: number) => `product-${id}`;

/** A shop of some products with numbers from 1 on, a cache before it, and a list of its requests. */
function open(count = 3) {
  const shelf = new Map<number, Product>();
  const requests: string[] = [];
  const state = {isDown: false, before: async () => {}};
  const put = (id: number, price: number, slug = slugOf(id)) =>
    shelf.set(id, aProduct(id, price, {slug}));
  for (let id = 1; id <= count; id += 1) put(id, 100);
  const answer = async <Value>(question: string, find: () => Value) => {
    requests.push(question);
    const value = find();
    await state.before();
    if (state.isDown) throw new CommerceError('network', question, 'down');
    return value;
  };
  const bySlug = (slug: string) => [...shelf.values()].find((one) => one.slug === slug) ?? null;
  const hidden = new Set<number>();
  const listed = () =>
    [...shelf.values()].filter(({databaseId}) => !hidden.has(databaseId)).map(toListedProduct);
  const catalogue = {
    find: (slug: string) => answer(slug, () => bySlug(slug)),
    findFresh: (ids: number[]) =>
      ids.length === 0
        ? Promise.resolve(new Map())
        : answer(
            `fresh ${ids.join()}`,
            () => new Map([...shelf].filter(([databaseId]) => ids.includes(databaseId))),
          ),
    all: () => answer('all', () => ({products: listed()})),
    connected: async () => ({soldOut: [], lotReports: {}}),
    listed: (ids: number[]) =>
      answer(`listed ${ids.join()}`, () =>
        listed().filter(({databaseId}) => ids.includes(databaseId)),
      ),
  } as unknown as Catalogue;
  const caches = createCatalogueCaches();
  async function visit<Value>(look: (products: Catalogue) => Promise<Value>) {
    const pending: Promise<unknown>[] = [];
    const products = withCachedCatalogue(catalogue, {
      caches,
      waitUntil: (promise) => void pending.push(promise),
    });
    const seen = await look(products);
    return {seen, settled: Promise.all(pending)};
  }
  const priceOf = async (id: number, slug = slugOf(id)) => {
    const {seen, settled} = await visit((products) => products.find(slug));
    await settled;
    return seen?.price ?? null;
  };
  const prices = async () => {
    const {seen, settled} = await visit((products) => products.all());
    await settled;
    return pricesOf(seen);
  };
  const revalidate = (productIds: number[] | null) =>
    revalidateCatalogue(caches, catalogue, {productIds});
  const takeStock = (stock: Record<string, number>) =>
    revalidateCatalogue(caches, catalogue, {productIds: [], stock});
  const leftOf = async (id: number) => {
    const {seen} = await visit((products) => products.find(slugOf(id)));
    return seen?.stockQuantity;
  };
  const seeAll = async () => {
    await prices();
    for (const id of shelf.keys()) await priceOf(id);
    requests.length = 0;
  };
  return {
    shelf,
    hidden,
    requests,
    state,
    put,
    visit,
    priceOf,
    prices,
    revalidate,
    takeStock,
    leftOf,
    seeAll,
  };
}

describe('after a change in the shop', () => {
  test('the next visitor sees it in the list and on its page', async () => {
    const {put, revalidate, priceOf, prices, seeAll} = open();
    await seeAll();
    put(2, 150);
    expect(await priceOf(2)).toBe(100);
    await revalidate([2]);
    expect(await priceOf(2)).toBe(150);
    expect(await prices()).toEqual([100, 150, 100]);
  });

  test.each([
    ['nobody sees is taken as it is', 50, 49, [], []],
    ['a page says is loaded anew', 50, 5, ['product-2'], ['product-2']],
    ['a page said no longer is loaded anew', 4, 40, ['product-2'], ['product-2']],
    ['nobody counted stays uncounted', null, 40, [], []],
  ])('stock that %s', async (_what, before, left, changed, asked) => {
    const {shelf, requests, takeStock, leftOf, seeAll} = open();
    shelf.set(2, aProduct(2, 100, {slug: slugOf(2), stockQuantity: before}));
    await seeAll();
    shelf.set(2, aProduct(2, 100, {slug: slugOf(2), stockQuantity: before && left}));
    expect(await takeStock({2: left})).toEqual(changed);
    expect(requests).toEqual(asked);
    expect(await leftOf(2)).toBe(before && left);
  });

  test('all other pages stay as they are stored', async () => {
    const {requests, revalidate, priceOf, seeAll} = open();
    await seeAll();
    await revalidate([2]);
    expect(requests).toEqual(['listed 2', slugOf(2)]);
    await priceOf(1);
    await priceOf(3);
    expect(requests).toEqual(['listed 2', slugOf(2)]);
  });

  test('nobody waits: until the new answer is there the old one is shown', async () => {
    const {put, state, revalidate, visit, seeAll} = open();
    await seeAll();
    put(2, 150);
    let goOn = () => {};
    const held = new Promise<void>((done) => (goOn = done));
    state.before = () => held;
    const revalidated = revalidate([2]);
    const {seen} = await visit((products) => products.all());
    expect(pricesOf(seen)).toEqual([100, 100, 100]);
    goOn();
    await revalidated;
    const later = await visit((products) => products.all());
    expect(pricesOf(later.seen)).toEqual([100, 150, 100]);
  });

  test('pages that nobody has looked at are not asked for', async () => {
    const {requests, revalidate} = open();
    await revalidate([1]);
    expect(requests).toEqual(['fresh 1']);
  });

  test('a code’s change asks nothing', async () => {
    const {requests, revalidate, seeAll} = open();
    await seeAll();
    await revalidate([]);
    expect(requests).toEqual([]);
  });

  test('a product that the list leaves out has its page loaded again', async () => {
    const {put, hidden, revalidate, priceOf, seeAll} = open();
    hidden.add(3);
    await seeAll();
    put(3, 150);
    await revalidate([3]);
    expect(await priceOf(3)).toBe(150);
  });

  test('a product that was taken away is gone at once', async () => {
    const {shelf, revalidate, priceOf, prices, seeAll} = open();
    await seeAll();
    shelf.delete(2);
    await revalidate([2]);
    expect(await priceOf(2)).toBeNull();
    expect(await prices()).toEqual([100, 100]);
  });

  test('a new product is found, also by who asked too early', async () => {
    const {put, revalidate, priceOf, seeAll} = open();
    await seeAll();
    expect(await priceOf(4)).toBeNull();
    put(4, 150);
    expect(await priceOf(4)).toBeNull();
    await revalidate([4]);
    expect(await priceOf(4)).toBe(150);
  });

  test('a renamed product is found under its new address alone', async () => {
    const {put, revalidate, priceOf, seeAll} = open();
    await seeAll();
    put(2, 150, 'new-name');
    expect(await revalidate([2])).toEqual([slugOf(2), 'new-name']);
    expect(await priceOf(2)).toBeNull();
    expect(await priceOf(2, 'new-name')).toBe(150);
  });

  test('of a variation alone its product’s page is loaded again', async () => {
    const {shelf, revalidate, priceOf, seeAll} = open();
    const change = (price: number) =>
      shelf.set(2, aProduct(2, price, {slug: slugOf(2), variations: [aVariation(21, price)]}));
    change(100);
    await seeAll();
    change(150);
    await revalidate([21]);
    await priceOf(2);
    expect(await priceOf(2)).toBe(150);
  });

  test('of more than twenty products each page waits for its next visitor', async () => {
    const {put, requests, revalidate, priceOf, seeAll} = open(30);
    await seeAll();
    put(2, 150);
    await revalidate(Array.from({length: 21}, (_, index) => index + 1));
    expect(requests.filter((request) => request.startsWith('product-'))).toEqual([]);
    expect([await priceOf(2), await priceOf(2)]).toEqual([100, 150]);
  });
});

test('when anything may have changed, each page is loaded again behind its next visitor', async () => {
  const {put, requests, revalidate, priceOf, prices, seeAll} = open(30);
  await seeAll();
  for (let id = 1; id <= 30; id += 1) put(id, 150);
  await revalidate(null);
  expect(requests).toEqual(['all']);
  expect(new Set(await prices())).toEqual(new Set([150]));
  expect(await priceOf(2)).toBe(100);
  expect(await priceOf(2)).toBe(150);
});

test('an answer that was asked for before the change does not outlive it', async () => {
  const {put, state, revalidate, visit, priceOf, seeAll} = open();
  await seeAll();
  await revalidate(null);
  let goOn = () => {};
  const held = new Promise<void>((done) => (goOn = done));
  state.before = () => held;
  const early = await visit((products) => products.find(slugOf(2)));
  state.before = async () => {};
  put(2, 150);
  const revalidated = revalidate([2]);
  goOn();
  await early.settled;
  await revalidated;
  expect(await priceOf(2)).toBe(150);
});

test('while the shop is down the old answers stay', async () => {
  const {state, revalidate, priceOf, prices, seeAll} = open();
  await seeAll();
  state.isDown = true;
  await expect(revalidate([2])).rejects.toBeInstanceOf(CommerceError);
  expect(await priceOf(2)).toBe(100);
  expect(await prices()).toEqual([100, 100, 100]);
});
