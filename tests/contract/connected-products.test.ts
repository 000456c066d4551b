import {expect, test} from 'vitest';
import {toCents} from '~adapters/commerce';
import {createWooCommerce} from '../support/woocommerce';
import {createConnectedProducts} from '~adapters/woocommerce/products/connected-products';
import {createPluginClient, type PluginClient} from '~adapters/woocommerce/plugin-client';
import {createShopSettings} from '~adapters/woocommerce/shop-settings';
import {startBackend} from '~mocks/backend';
import {shopManager} from '~mocks/demo-accounts';
import {builtInProducts, connectProducts} from '~/checkout/order/connect-products.server';
import {aNewLine, aNewOrder} from '../support/new-orders';
import {aProduct, aShop} from '../support/shop';
import {openWordPressMock} from '../support/wordpress-mock';

const bundle = aProduct(23, 8999, {slug: 'bellyful-bundle'});

const aConnection = (plugin: PluginClient, now?: () => number) =>
  createConnectedProducts(plugin, createShopSettings(plugin, now));

function open() {
  const mock = openWordPressMock();
  const connectedProducts = aConnection(mock.plugin);
  const commerce = aShop({products: [bundle]});
  const said: string[] = [];
  const connect = () => connectProducts({commerce, connectedProducts}, (line) => said.push(line));
  return {...mock, connectedProducts, said, connect};
}

test('every package that pages sell has an article number of its own', () => {
  const numbers = builtInProducts().map(({sku}) => sku);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('connecting makes what is missing once, and changes nothing that exists', async () => {
  const {connect, said, state} = open();
  await connect();
  expect(said).toContain('made PFWL-3: Pain-Free Weight Loss Capsules (3 bottles), $177.00');
  const product = state.shop.products.find(({sku}) => sku === 'PFWL-3');
  expect(product).toMatchObject({
    name: 'Pain-Free Weight Loss Capsules (3 bottles)',
    regularPrice: 17_700,
  });
  if (product) product.regularPrice = toCents(15_000);
  said.length = 0;
  await connect();
  expect(product?.regularPrice).toBe(15_000);
  expect(said).toEqual([
    'PFWL-3: the shop says $150.00, the page $177.00, which is charged',
    `products: made 0, already there ${builtInProducts().length}`,
    'codes: made 0, already there 2',
  ]);
});

test('what is connected is sold at once, and no more once its owner takes it off sale', async () => {
  const {connect, connectedProducts, state, plugin} = open();
  expect((await connectedProducts.bySku()).has('PFWL-3')).toBe(false);
  await connect();
  expect((await connectedProducts.bySku()).has('PFWL-3')).toBe(true);
  const product = state.shop.products.find(({sku}) => sku === 'PFWL-3');
  if (product) product.status = 'draft';
  const later = await aConnection(plugin).bySku();
  expect([later.has('PFWL-3'), later.has('PFWL-1')]).toEqual([false, true]);
});

test('connecting says which codes it made, and what they take off', async () => {
  const {connect, said, state} = open();
  state.shop.coupons.splice(0);
  await connect();
  expect(said.filter((line) => line.includes('code'))).toEqual([
    'made the code SAVE10: 10 % off',
    expect.stringMatching(/^made the code GETSTARTED: \$\d+\.\d\d off$/),
    'codes: made 2, already there 0',
  ]);
});

test('what the pages sell is private in the shop, and the storefront reads and orders it all the same', async () => {
  const backend = await startBackend();
  const {shop} = backend;
  shop.products = shop.products.filter(({slug}) => slug !== 'bellyful-bundle');
  const connection = {endpoint: `${backend.url}/graphql`, ...shopManager};
  const connectedProducts = aConnection(createPluginClient(connection));
  const send = () => createWooCommerce(connection);
  const listed = (await send().products.all()).products.length;
  await connectProducts({commerce: send(), connectedProducts}, () => {});
  const statusOf = (sku: string) => shop.products.find((product) => product.sku === sku)?.status;
  expect(['SAMPLE', 'PFWL-1', 'BUNDLE'].map(statusOf)).toEqual(['private', 'private', 'publish']);

  const sample = (await connectedProducts.bySku()).get('SAMPLE');
  expect(sample).toMatchObject({price: 0});
  const {slug = ''} = shop.products.find(({sku}) => sku === 'SAMPLE') ?? {};
  expect(await send().products.find(slug)).toMatchObject({
    isPurchasable: true,
    stockStatus: 'IN_STOCK',
  });
  expect(await send().products.find('bellyful-bundle')).toMatchObject({isPurchasable: true});
  expect((await send().products.all()).products).toHaveLength(listed);

  const wanted = aNewOrder({lines: [aNewLine({sku: 'SAMPLE'}), aNewLine({sku: 'NO-SUCH'})]});
  const placement = await send().orders.place(wanted);
  const order =
    placement.status === 'open' && (await send().orders.find(placement.order.databaseId));
  expect(order).toMatchObject({lines: [{productId: sample?.productId}, {productId: null}]});
  await backend.close();
});

test('the shop’s last answer about its products stands while it does not answer', async () => {
  let now = 0;
  const {plugin} = openWordPressMock();
  let isDown = false;
  const shaky = {
    send: ((operation, request) =>
      isDown
        ? Promise.reject(new TypeError('fetch failed'))
        : plugin.send(operation, request)) as typeof plugin.send,
  };
  const products = aConnection(shaky, () => now);
  const bySku = await products.bySku();
  now += 6 * 60_000;
  isDown = true;
  expect(await products.bySku()).toEqual(bySku);
});

test('the shop’s products are requested once a minute', async () => {
  let now = 0;
  const requests: string[] = [];
  const {plugin} = openWordPressMock();
  const counted = {
    send: ((operation, request) => {
      requests.push(operation);
      return plugin.send(operation, request);
    }) as typeof plugin.send,
  };
  const products = aConnection(counted, () => now);
  await Promise.all([products.bySku(), products.bySku()]);
  now += 59_000;
  await products.bySku();
  expect(requests).toHaveLength(1);
  now += 1000;
  await products.bySku();
  expect(requests).toHaveLength(2);
});
