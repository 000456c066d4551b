import {afterAll, beforeEach, expect, test} from 'vitest';
import {CommerceError} from '~adapters/commerce';
import {createCatalogueCaches, revalidateCatalogue, withCachedCatalogue} from '~adapters/catalogue';
import {examine, probeShop} from '~adapters/woocommerce/doctor';
import {startBackend} from '~mocks/backend';
import {shopManager} from '~mocks/demo-accounts';
import {createWooCommerce} from '../support/woocommerce';

/** 210 products on three pages. */
const backend = await startBackend({catalogue: 'large'});
afterAll(() => backend.close());

const operations: string[] = [];
const connection = {
  endpoint: `${backend.url}/graphql`,
  ...shopManager,
  timeoutMs: 5000,
  fetch: (async (url, init) => {
    const body = typeof init?.body === 'string' ? init.body : '{}';
    operations.push((JSON.parse(body) as {operationName?: string}).operationName ?? 'REST');
    return await fetch(url, init);
  }) as typeof fetch,
};
const commerce = createWooCommerce(connection);
const listed = () =>
  backend.shop.products.filter((one) => one.status === 'publish' && !one.isHidden);
const breakAt = (...places: number[]) => {
  const broken = places.map((place) => listed()[place]);
  for (const product of broken) if (product) product.isBroken = true;
  return broken.map((product) => ({databaseId: product?.databaseId, name: product?.name}));
};

beforeEach(() => {
  for (const product of backend.shop.products) product.isBroken = false;
  operations.length = 0;
});

test('one product costs itself alone, and is named with its reason', async () => {
  const [product] = breakAt(120);
  const {products, broken} = await commerce.products.all();
  expect(products).toHaveLength(listed().length - 1);
  expect(broken).toEqual([{...product, reason: 'Internal server error'}]);
});

test('a broken product of a hundred takes at most sixteen more questions', async () => {
  breakAt(120);
  await commerce.products.all();
  const pages = 3;
  const parts = operations.filter((operation) => operation === 'ProductsByIds').length - pages;
  expect(parts).toBeGreaterThan(1);
  expect(parts).toBeLessThanOrEqual(15);
});

test('three on two pages are left out together', async () => {
  const three = breakAt(3, 4, 200);
  const {products, broken} = await commerce.products.all();
  expect(products).toHaveLength(listed().length - 3);
  expect(new Set(broken?.map(({databaseId}) => databaseId))).toEqual(
    new Set(three.map(({databaseId}) => databaseId)),
  );
});

test.each([8, 20, 50])('%i on one page are left out, and nothing else', async (count) => {
  breakAt(...Array.from({length: count}, (_, place) => place * 2));
  const {products, broken} = await commerce.products.all();
  expect([products.length, broken?.length]).toEqual([listed().length - count, count]);
  // Of two pages at most: 199 halves and two more questions each.
  expect(operations.filter((one) => one === 'ProductsByIds').length).toBeLessThan(400);
});

test('a shop that breaks at everything is away, after few questions', async () => {
  for (const product of backend.shop.products) product.isBroken = true;
  await expect(commerce.products.all()).rejects.toThrow(CommerceError);
  expect(operations.length).toBeLessThan(70);
});

test('it is listed again once it has changed, and what breaks later is left out then', async () => {
  const caches = createCatalogueCaches();
  const said: unknown[] = [];
  const onBroken = (broken: unknown) => void said.push(broken);
  const cached = withCachedCatalogue(commerce.products, {caches, onBroken});
  const [first] = breakAt(5);
  const idsNow = async () =>
    new Set((await cached.all()).products.map(({databaseId}) => databaseId));
  expect((await idsNow()).has(first?.databaseId ?? 0)).toBe(false);
  await idsNow();
  expect(said).toEqual([[{...first, reason: 'Internal server error'}]]);

  for (const product of backend.shop.products) product.isBroken = false;
  await revalidateCatalogue(caches, commerce.products, {productIds: [first?.databaseId ?? 0]});
  expect((await idsNow()).size).toBe(listed().length);

  const [second] = breakAt(9);
  await revalidateCatalogue(caches, commerce.products, {productIds: [second?.databaseId ?? 0]});
  expect((await idsNow()).has(second?.databaseId ?? 0)).toBe(false);
  expect(said.map((broken) => (broken as unknown[]).length)).toEqual([1, 0, 1]);
});

test('the doctor names it', async () => {
  const [product] = breakAt(150);
  const probe = await probeShop({
    graphqlUrl: connection.endpoint,
    user: {name: shopManager.username, password: shopManager.applicationPassword},
    storeUrl: 'https://bellyful.example',
    hasWebhookSecret: true,
    paysAtShop: true,
    tellsAgents: false,
  });
  const line = examine(probe).find(({name}) => name === 'Catalogue');
  expect(line).toMatchObject({ok: false});
  expect(line?.message).toContain(
    `${product?.databaseId} ${product?.name} (Internal server error)`,
  );
});
