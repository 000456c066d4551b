import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import type {Commerce, ListedProduct, Product} from '~adapters/commerce';
import {createStoreCatalogue} from '~adapters/woocommerce/store-api/store-catalogue';
import {startBackend} from '~mocks/backend';
import {aShop, freshProduct} from '../support/shop';
import {createWooCommerce} from '../support/woocommerce';
import {promisesAboutProducts} from './promises-about-products';

const storeApi = '/wp-json/wc/store/v1';
const nobody = {username: '', applicationPassword: ''};
const backend = await startBackend({catalogue: 'large'});
afterAll(() => backend.close());

/** A back end of the catalogue alone: the other ports are not asked. */
const commerce: Commerce = {
  ...aShop({}),
  products: createStoreCatalogue({endpoint: backend.url + storeApi, ...nobody}),
};
const byGraphql = createWooCommerce({endpoint: `${backend.url}/graphql`, ...nobody}).products;

let products: Product[];
beforeAll(async () => {
  const listed = (await commerce.products.all()).products.slice(0, 40);
  const found = await Promise.all(listed.map((one) => freshProduct(commerce, one.databaseId)));
  products = found.flatMap((one) => one ?? []);
});

promisesAboutProducts(
  () => commerce,
  () => products,
);

/** What both ways tell of a product, in one order. */
const shared = (product: ListedProduct) => ({
  slug: product.slug,
  name: product.name,
  kind: product.kind,
  price: product.price,
  priceRange: product.priceRange,
  isOnSale: product.isOnSale,
  isPurchasable: product.isPurchasable,
  stockStatus: product.stockStatus,
  shortText: product.shortText,
  categories: product.categories.map(({slug}) => slug).toSorted(),
  picture: product.image?.url,
  variations: product.variations.map(({databaseId, price, stockStatus, attributes}) => [
    databaseId,
    price,
    stockStatus,
    attributes.map(({value}) => value),
  ]),
});

test('the shop sells the same by both of its ways, in hundreds, and in one order', async () => {
  const [store, graphql] = [await commerce.products.all(), await byGraphql.all()];
  expect(store.products.length).toBeGreaterThan(300);
  const slugsOf = (list: ListedProduct[]) => list.map(({slug}) => slug);
  expect(slugsOf(store.products)).toEqual(slugsOf(graphql.products));
  // Of what extensions sell GraphQL tells no stock.
  const told = ({kind}: ListedProduct) => kind !== 'other';
  expect(store.products.filter(told).map(shared)).toEqual(
    graphql.products.filter(told).map(shared),
  );
});

test('what is not published has no page', async () => {
  const [product] = backend.shop.products;
  if (!product) return expect.fail('The shop sells nothing.');
  product.status = 'draft';
  expect(await commerce.products.find(product.slug)).toBeNull();
  expect(await freshProduct(commerce, product.databaseId)).toBeNull();
});

describe('a shop in trouble', () => {
  /** Answers the first pages as the shop does, and then this. */
  async function allOf(status: number, body: string, type: string, after = 0) {
    let asked = 0;
    const server = createServer((request, response) => {
      asked += 1;
      if (asked > after) return void response.writeHead(status, {'Content-Type': type}).end(body);
      void fetch(backend.url + (request.url ?? ''))
        .then((answer) => answer.text())
        .then((text) => response.setHeader('Content-Type', 'application/json').end(text));
    });
    await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
    const {port} = server.address() as AddressInfo;
    const endpoint = `http://127.0.0.1:${port}${storeApi}`;
    const catalogue = createStoreCatalogue({endpoint, ...nobody, timeoutMs: 5000, retries: 0});
    return catalogue.all().finally(() => server.close());
  }

  test.each([
    ['asks for fewer questions', 429, '{"message":"Too many"}', 'application/json', 'http'],
    ['has a challenge before it', 403, '<title>Just a moment...</title>', 'text/html', 'http'],
    ['answers a page', 200, '<!doctype html><p>Hello', 'text/html', 'notJson'],
    ['answers an error as JSON', 200, '{"code":"wp_die"}', 'application/json', 'notJson'],
    [
      'answers half a product',
      200,
      '[{"id":1,"prices":{},"grouped_products":[]}]',
      'application/json',
      'notJson',
    ],
    ['answers something else', 200, '[{"id":1}]', 'application/json', 'notJson'],
  ])('that %s fails by its kind', async (_what, status, body, type, kind) => {
    await expect(allOf(status, body, type)).rejects.toMatchObject({kind});
  });

  test('is none of half a list', async () => {
    await expect(allOf(429, '{}', 'application/json', 3)).rejects.toMatchObject({kind: 'http'});
  });
});
