import {freshProduct} from '../support/shop';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {withCatalogueIn} from '~adapters/catalogue';
import type {Commerce} from '~adapters/commerce';
import {createWooCommerce} from '../support/woocommerce';
import {startBackend, type Backend} from '~mocks/backend';
import {shopManager} from '~mocks/demo-accounts';
import {examine, probeShop} from '~adapters/woocommerce/doctor';
import {promisesAboutTypes} from './promises-about-types';

let backend: Backend;
let commerce: Commerce;

beforeAll(async () => {
  backend = await startBackend({catalogue: 'types'});
  const {username, applicationPassword} = shopManager;
  const endpoint = `${backend.url}/graphql`;
  commerce = createWooCommerce({endpoint, username, applicationPassword, timeoutMs: 5000});
  const set = backend.shop.products.find(({databaseId}) => databaseId === 424);
  if (set) set.parts = [418, 420];
});
afterAll(() => backend.close());

promisesAboutTypes(() => ({
  commerce,
  ids: {any: 410, file: 416, single: 418, bowl: 420, group: 424, external: 428},
}));

test('what an extension sells is listed without a price, and leads to the shop', async () => {
  const {products} = await commerce.products.all();
  const listed = products.find(({databaseId}) => databaseId === 432);
  expect(listed).toMatchObject({kind: 'other', priceRange: null, isPurchasable: false});
  expect(await commerce.products.find('monthly-box')).toMatchObject({
    kind: 'other',
    price: null,
    isPurchasable: false,
    stockStatus: 'IN_STOCK',
    shopUrl: `${backend.url}/product/monthly-box/`,
  });
});

test('the category of what has none is in no list', async () => {
  const {products} = await commerce.products.all();
  expect(products.find(({databaseId}) => databaseId === 420)?.categories).toEqual([]);
  expect((await freshProduct(commerce, 420))?.categories).toMatchObject([{slug: 'uncategorized'}]);
});

test('what a product is, as far as its owner shows it, stands in a table beneath its description', async () => {
  const shown = withCatalogueIn('en-US', async () => ({}), commerce);
  const html = (await freshProduct(shown, 416))?.descriptionHtml;
  expect(html).toContain('<th scope="row">Language</th><td>English, Spanish</td>');
  expect(html).not.toContain('B4');
});

test('the doctor names the types that are not sold here', async () => {
  const probe = await probeShop({
    graphqlUrl: `${backend.url}/graphql`,
    user: {name: shopManager.username, password: shopManager.applicationPassword},
    storeUrl: 'https://bellyful.example',
    hasWebhookSecret: true,
    paysAtShop: true,
    tellsAgents: false,
  });
  const line = examine(probe).find(({name}) => name === 'Types of products');
  expect(line).toMatchObject({ok: false});
  expect(line?.message).toContain('Simple subscription (1)');
  const error = 'The "bundle" product type is not supported by the core schema.';
  const broken = {...probe, catalogue: {...probe.catalogue, json: {errors: [{message: error}]}}};
  const broke = examine(broken as typeof probe).find(({name}) => name === 'Catalogue');
  expect(broke?.fix).toContain('Enable Unsupported types');
});
