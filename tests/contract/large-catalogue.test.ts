import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import type {CatalogueList} from '~adapters/commerce';
import {createWooCommerce} from '../support/woocommerce';
import {indexOf} from '~/catalogue/list/catalogue-index.server';
import {readListChoice} from '~/catalogue/list/list-choice';
import {findProducts} from '~/catalogue/list/search-index.server';
import {startBackend, type Backend} from '~mocks/backend';
import {staticProducts} from '~/content/static-products';
import type {ProductRecord} from '~mocks/woocommerce/catalogue';
import {searchSite} from '~/pages/search/site-search.server';
import {loader as llms} from '~/routes/llms';
import {loader as sitemap} from '~/routes/sitemap';
import {noContent, runLoader} from '../support/page-context';
import {aShop} from '../support/shop';
import {withTime} from '../support/with-time';

const choose = (search: string) => readListChoice(new URL(`http://shop.test/products${search}`));

let backend: Backend;
let catalogue: CatalogueList;
const inFlight = {now: 0, most: 0};

/** Asks the mocked shop and counts what is asked at one time. */
const countingFetch: typeof fetch = async (input, init) => {
  inFlight.now += 1;
  inFlight.most = Math.max(inFlight.most, inFlight.now);
  return fetch(input, init).finally(() => (inFlight.now -= 1));
};

const openShop = () =>
  createWooCommerce({
    endpoint: `${backend.url}/graphql`,
    username: '',
    applicationPassword: '',
    fetch: countingFetch,
    retryDelayMs: 0,
  });

beforeAll(async () => {
  backend = await startBackend({catalogue: 'huge'});
  catalogue = await withTime('10,000 products read', () => openShop().products.all());
});

afterAll(() => backend.close());

const shown = () =>
  backend.shop.products.filter(({status, isHidden}) => status === 'publish' && !isHidden);

const search = (of: CatalogueList, address: string) => findProducts(indexOf(of), choose(address));

describe('of 10,000 products', () => {
  test('each arrives once, by few requests at one time', () => {
    expect(shown()).toHaveLength(10_016);
    expect(new Set(catalogue.products.map(({slug}) => slug))).toEqual(
      new Set(shown().map(({slug}) => slug)),
    );
    expect(inFlight.most).toBeLessThanOrEqual(2);
  });

  test('the index takes little memory', () => {
    const bytes = JSON.stringify(catalogue).length;
    console.info(`10,000 products as listed: ${(bytes / 1e6).toFixed(1)} MB of text`);
    expect(bytes).toBeLessThan(20e6);
  });

  const says = (word: string) => (product: ProductRecord) =>
    `${product.name} ${product.description}`.includes(word);

  test.each<[what: string, search: string, matches: (product: ProductRecord) => boolean]>([
    ['a word', '?q=truffle', says('Truffle')],
    ['two words', '?q=basil+ORZO', (product) => says('Basil')(product) && says('Orzo')(product)],
    ['nothing', '?q=no-such-thing', () => false],
    ['a category', '?category=noodles', ({categories}) => categories.includes('noodles')],
    [
      'an option, in stock, at a price',
      '?option=flavor:basil&stock=in-stock&min=4&max=5',
      ({name, stock, regularPrice}) =>
        name.startsWith('Basil') &&
        stock === 'in stock' &&
        regularPrice !== null &&
        regularPrice >= 400 &&
        regularPrice <= 500,
    ],
  ])('those with %s are found, all of them', (_what, address, matches) => {
    expect(search(catalogue, address)).toHaveLength(shown().filter(matches).length);
  });

  test.each(['list', 'price-up', 'price-down', 'newest', 'name'])(
    'all of them are sorted by %s, and the same each time',
    (sort) => {
      const found = search(catalogue, `?sort=${sort}`);
      expect(new Set(found)).toHaveLength(10_016 + Object.keys(staticProducts).length);
      expect(search({...catalogue}, `?sort=${sort}`).map(({databaseId}) => databaseId)).toEqual(
        found.map(({databaseId}) => databaseId),
      );
    },
  );

  test.each([
    ['as typed', 'truffle orzo'],
    ['one letter', 't'],
    ['mistyped', 'trufle orzzo'],
    ['like nothing', 'wxyzwxyz qqqqqqqq'],
  ])('a search of the whole shop, %s, answers', async (what, query) => {
    const shop = aShop({});
    const commerce = {...shop, products: {...shop.products, all: async () => catalogue}};
    const {count} = await searchSite(query, {
      commerce,
      content: noContent,
      companionPath: 'coach',
    });
    expect(count > 0).toBe(what !== 'like nothing');
  });

  test('the site map names each, and the text for programs some and where the rest is', async () => {
    const shop = aShop({});
    const commerce = {...shop, products: {...shop.products, all: async () => catalogue}};
    const read = async (loader: typeof sitemap | typeof llms, path: string) =>
      (await runLoader(loader, path, {}, {commerce})).text();
    const xml = await withTime('Its site map', () => read(sitemap, '/sitemap.xml'));
    const paths = [...xml.matchAll(/<loc>[^<]*\/wordpress-product\/([^<]+)</g)];
    expect(new Set(paths.map(([, slug]) => slug))).toEqual(new Set(shown().map(({slug}) => slug)));
    expect(xml.match(/<loc>/g)?.length).toBeLessThan(50_000);
    const text = await withTime('Its llms.txt', () => read(llms, '/llms.txt'));
    expect(text.length).toBeLessThan(150_000);
    expect(text).toContain(' more](');
  });

  test('a list of which a page fails is none', async () => {
    backend.scenarios.use({operation: 'ProductCursors', trouble: 'http500', times: 1});
    await expect(openShop().products.all()).rejects.toThrow('500');
  });
});
