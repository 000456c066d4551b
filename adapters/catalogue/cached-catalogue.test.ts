import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {
  CommerceError,
  toListedProduct,
  type CatalogueList,
  type Product,
  type Catalogue,
} from '~adapters/commerce';
import {recorded} from '../../tests/support/recorded';
import {withCachedCatalogue} from './cached-catalogue';
import {createCatalogueCaches} from './catalogue-caches';
import type {ProductNode} from '~adapters/woocommerce/products/nodes';
import {toProduct} from '~adapters/woocommerce/products/to-product';

const minute = 60_000;
const down = new CommerceError('network', 'GetProduct', 'The shop cannot be reached.');

beforeEach(() => {
  vi.useFakeTimers({toFake: ['Date']});
});

afterEach(() => {
  vi.useRealTimers();
});

function aProduct(name: string): Product {
  const {product} = recorded('01d-product-konjac-full') as {product: ProductNode};
  return {...toProduct(product), name};
}

/** A shop that counts its requests, and a new cached view of it for every request. */
function aCachedShop({isLive = true} = {}) {
  const caches = createCatalogueCaches({isLiveSince: () => isLive});
  const staleBecause: unknown[] = [];
  const shop = {
    requests: 0,
    /** By number. */
    asked: [] as number[][],
    others: [] as Product[],
    product: (): Product | null => aProduct('Angel Hair'),
  };
  const answerLate = <Value>(answer: () => Value) => {
    shop.requests += 1;
    return Promise.resolve().then(answer);
  };
  const list = (): CatalogueList => ({
    products: [toListedProduct(aProduct('Angel Hair'))],
  });
  const catalogue = {
    connected: async () => ({soldOut: [], lotReports: {}}),
    find: () => answerLate(() => shop.product()),
    findFresh: (ids: Iterable<number>) =>
      answerLate(() => {
        shop.asked.push([...ids]);
        return new Map(
          [shop.product(), ...shop.others].flatMap((one) =>
            one && [...ids].includes(one.databaseId) ? [[one.databaseId, one] as const] : [],
          ),
        );
      }),
    all: () => answerLate(list),
  } as unknown as Catalogue;

  async function visit<Value>(look: (products: Catalogue) => Promise<Value>) {
    const pending: Array<Promise<unknown>> = [];
    const products = withCachedCatalogue(catalogue, {
      caches,
      waitUntil: (promise) => void pending.push(promise),
      onStale: (error) => void staleBecause.push(error),
    });
    const seen = await look(products).finally(() => Promise.all(pending));
    await Promise.all(pending);
    return seen;
  }
  const visitProduct = async (slug = 'konjac') =>
    (await visit((products) => products.find(slug)))?.name;
  return {shop, visit, visitProduct, staleBecause, caches};
}

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

test('a product is looked up by the slug of the list only as long as it has that number', async () => {
  const {shop, visit} = aCachedShop();
  const {databaseId} = aProduct('Angel Hair');
  const lookUp = async () =>
    (await visit((products) => products.findByIds([databaseId]))).get(databaseId)?.name;
  await visit((products) => products.all());
  expect(await lookUp()).toBe('Angel Hair');
  shop.product = () => ({...aProduct('Another one'), databaseId: databaseId + 1});
  shop.others = [{...aProduct('Of that number'), slug: 'renamed'}];
  pass(60 * minute);
  expect(await lookUp()).toBe('Of that number');
});

describe('several products by their numbers', () => {
  const {databaseId} = aProduct('Angel Hair');
  const madeUp = Array.from({length: 50}, (_, index) => 9000 + index);
  const lookUp = (ids: Iterable<number>) => (products: Catalogue) => products.findByIds(ids);

  test('are one question, and what is absent is none the next time', async () => {
    const {shop, visit} = aCachedShop();
    for (let visits = 0; visits < 3; visits += 1)
      expect([...(await visit(lookUp([...madeUp, databaseId]))).keys()]).toEqual([databaseId]);
    expect(shop.asked).toEqual([[...madeUp, databaseId]]);
    await visit(lookUp([...madeUp, 9999]));
    expect(shop.asked[1]).toEqual([9999]);
  });

  test('that many ask for at once are one question', async () => {
    const {shop, visit} = aCachedShop();
    await visit(async (products) => {
      await Promise.all([lookUp(madeUp)(products), lookUp(madeUp)(products)]);
    });
    expect(shop.requests).toBe(1);
  });

  test('what is absent is asked for again after half a minute, and when it is named as changed', async () => {
    const {shop, visit, caches} = aCachedShop();
    await visit(lookUp([9000, 9001]));
    shop.others = [{...aProduct('New'), databaseId: 9000, slug: 'new'}];
    caches.products.invalidate(['list', 'product 9000']);
    expect((await visit(lookUp([9000, 9001]))).get(9000)?.name).toBe('New');
    expect(shop.asked[1]).toEqual([9000]);
    pass(minute / 2);
    await visit(lookUp([9001]));
    expect(shop.asked[2]).toEqual([9001]);
  });

  test('come from their pages where these are stored', async () => {
    const {shop, visit, visitProduct} = aCachedShop();
    await visit((products) => products.all());
    await visitProduct(aProduct('').slug);
    expect((await visit(lookUp([databaseId]))).get(databaseId)?.name).toBe('Angel Hair');
    expect(shop.asked).toEqual([]);
  });

  test('are as an order found them afresh', async () => {
    const {shop, visit} = aCachedShop();
    await visit(lookUp([databaseId]));
    shop.product = () => aProduct('Dearer');
    await visit((products) => products.findFresh([databaseId]));
    expect((await visit(lookUp([databaseId]))).get(databaseId)?.name).toBe('Dearer');
  });

  test('are not there while the shop is down, and are asked for again', async () => {
    const {shop, visit} = aCachedShop();
    const {product} = shop;
    shop.product = () => {
      throw down;
    };
    await expect(visit(lookUp([databaseId, 9000]))).rejects.toThrow(down.message);
    shop.product = product;
    expect((await visit(lookUp([databaseId, 9000]))).size).toBe(1);
  });
});

describe('a product that was asked for before', () => {
  test('is answered without asking the shop, in any letter case', async () => {
    const {shop, visitProduct} = aCachedShop();
    await visitProduct('konjac');
    expect(await visitProduct(' KONJAC ')).toBe('Angel Hair');
    expect(shop.requests).toBe(1);
  });

  test('is shown at once and loaded again behind the page after a minute', async () => {
    const {shop, visitProduct} = aCachedShop();
    await visitProduct();
    shop.product = () => aProduct('Angel Hair, renamed');
    pass(2 * minute);
    expect(await visitProduct()).toBe('Angel Hair');
    expect(await visitProduct()).toBe('Angel Hair, renamed');
    expect(shop.requests).toBe(2);
  });

  test('is never more than three quarters of a minute old where the change feed is not live', async () => {
    const {shop, visitProduct} = aCachedShop({isLive: false});
    await visitProduct();
    shop.product = () => aProduct('Angel Hair, renamed');
    pass((3 * minute) / 4);
    expect(await visitProduct()).toBe('Angel Hair, renamed');
  });

  test('is asked for again before it is shown after more than ten minutes', async () => {
    const {shop, visitProduct} = aCachedShop();
    await visitProduct();
    shop.product = () => aProduct('Angel Hair, renamed');
    pass(11 * minute);
    expect(await visitProduct()).toBe('Angel Hair, renamed');
  });

  test('is still there for a day while the shop is down, and the log hears why', async () => {
    const {shop, visitProduct, staleBecause} = aCachedShop();
    await visitProduct();
    shop.product = () => {
      throw down;
    };
    pass(5 * minute);
    expect(await visitProduct()).toBe('Angel Hair');
    pass(18 * 60 * minute);
    expect(await visitProduct()).toBe('Angel Hair');
    expect(staleBecause).toEqual([down, down]);
  });

  test('is gone when the shop has taken it away', async () => {
    const {shop, visitProduct} = aCachedShop();
    await visitProduct();
    shop.product = () => null;
    pass(11 * minute);
    expect(await visitProduct()).toBeUndefined();
  });
});

describe('what is not cached', () => {
  test('a failure', async () => {
    const {shop, visitProduct} = aCachedShop();
    shop.product = () => {
      throw down;
    };
    await expect(visitProduct()).rejects.toBe(down);
    shop.product = () => aProduct('Angel Hair');
    expect(await visitProduct()).toBe('Angel Hair');
  });

  test('a product asked for fresh', async () => {
    const {shop, visit} = aCachedShop();
    await visit((products) => products.findFresh([23]));
    await visit((products) => products.findFresh([23]));
    expect(shop.requests).toBe(2);
  });
});

test('an empty slug is nothing, and the shop is not asked', async () => {
  const {shop, visitProduct} = aCachedShop();
  expect(await visitProduct(' ')).toBeUndefined();
  expect(shop.requests).toBe(0);
});

describe('an unknown slug', () => {
  test('is asked of the shop once in half a minute, however often a robot asks', async () => {
    let now = 0;
    let requests = 0;
    const find = () => {
      requests += 1;
      return Promise.resolve(null);
    };
    const catalogue = {find} as unknown as Catalogue;
    const shop = withCachedCatalogue(catalogue, {caches: createCatalogueCaches({now: () => now})});
    for (let visit = 0; visit < 20; visit += 1) await shop.find('No-Such-Thing ');
    expect(requests).toBe(1);
    now += 31_000;
    await shop.find('no-such-thing');
    expect(requests).toBe(2);
    await shop.find('x'.repeat(5000));
    expect(requests).toBe(2);
  });
});

test('a shop that cannot be asked is told to the log, not only to the shopper', async () => {
  const reasons: unknown[] = [];
  const catalogue = {
    connected: async () => ({soldOut: [], lotReports: {}}),
    all: () => Promise.reject(down),
  } as unknown as Catalogue;
  const onFailed = (error: unknown) => void reasons.push(error);
  const shop = withCachedCatalogue(catalogue, {caches: createCatalogueCaches(), onFailed});
  await expect(shop.all()).rejects.toBe(down);
  expect(reasons).toEqual([down]);
});
