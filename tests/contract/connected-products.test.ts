import {expect, test} from 'vitest';
import {toCents, type NewOrder} from '~adapters/commerce';
import {createWooCommerce} from '~adapters/woocommerce';
import {createConnectedProducts} from '~adapters/woocommerce/connected-products';
import {createPluginClient} from '~adapters/woocommerce/plugin-client';
import {startBackend} from '~mocks/backend';
import {shopManager} from '~mocks/woocommerce';
import {builtInProducts, connectProducts} from '~/checkout/order/connect-products.server';
import {withConnectedProducts} from '~/checkout/order/connected-lines.server';
import {anAddress} from '../support/orders';
import {openOrderShop} from '../support/order-shop';
import {aProduct, aShop} from '../support/shop';
import {openWordPressMock} from '../support/wordpress-mock';

const bundle = aProduct(23, 8999, {slug: 'bellyful-bundle'});

function open() {
  const mock = openWordPressMock();
  const connectedProducts = createConnectedProducts(mock.plugin);
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
  expect(said).toContain('made PFWL-3');
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
    `made 0, already there ${builtInProducts().length}`,
  ]);
});

test('what the pages sell is private in the shop, and the storefront reads and orders it all the same', async () => {
  const backend = await startBackend();
  const {shop} = backend;
  shop.products = shop.products.filter(({slug}) => slug !== 'bellyful-bundle');
  const connection = {endpoint: `${backend.url}/graphql`, ...shopManager};
  const connectedProducts = createConnectedProducts(createPluginClient(connection));
  const ask = () => createWooCommerce(connection);
  const listed = (await ask().products.all()).products.length;
  await connectProducts({commerce: ask(), connectedProducts}, () => {});
  const statusOf = (sku: string) => shop.products.find((product) => product.sku === sku)?.status;
  expect(['SAMPLE', 'PFWL-1', 'BUNDLE'].map(statusOf)).toEqual(['private', 'private', 'publish']);

  const sample = (await connectedProducts.bySku()).get('SAMPLE');
  expect(sample).toMatchObject({price: 0});
  expect(await ask().products.findFresh(sample?.productId ?? 0)).toMatchObject({
    isPurchasable: true,
    stockStatus: 'IN_STOCK',
  });
  expect(await ask().products.find('bellyful-bundle')).toMatchObject({isPurchasable: true});
  expect((await ask().products.all()).products).toHaveLength(listed);
  await backend.close();
});

const order = (sku: string | null, subtotal: number): NewOrder => ({
  lines: [
    {
      name: 'Capsules',
      productId: null,
      variationId: null,
      sku,
      quantity: 2,
      subtotal: toCents(subtotal),
      total: toCents(subtotal),
      meta: [],
    },
  ],
  shipping: {title: 'Free shipping', total: toCents(0)},
  billing: {...anAddress(), email: 'ana@x.example'},
  shippingAddress: anAddress(),
  customerNote: '',
  paymentMethod: '',
  paymentMethodTitle: '',
  orderReference: 'attempt',
  meta: [],
});

test('an order carries the shop’s own product, at the price of the page', async () => {
  const {connect, connectedProducts, state} = open();
  await connect();
  const {openDesk, log} = openOrderShop();
  const desk = {...openDesk(), connectedProducts};
  const productId = state.shop.products.find(({sku}) => sku === 'PFWL-1')?.databaseId;
  const same = await withConnectedProducts(desk, order('PFWL-1', 15_800));
  expect(same.lines).toMatchObject([{productId, subtotal: 15_800}]);
  expect(log).toEqual([]);
  const other = await withConnectedProducts(desk, order('PFWL-1', 14_000));
  expect(other.lines).toMatchObject([{productId, subtotal: 14_000}]);
  expect(log).toMatchObject([
    {event: 'order.price.differs', facts: {sku: 'PFWL-1', charged: 7000, shop: 7900}},
  ]);
});

test('while the shop does not tell its products, orders stand by their names', async () => {
  const {connect} = openWordPressMock();
  const {openDesk, log} = openOrderShop();
  const desk = {...openDesk(), connectedProducts: createConnectedProducts(connect('wrong'))};
  const named = order('PFWL-1', 15_800);
  expect(await withConnectedProducts(desk, named)).toBe(named);
  expect(log).toMatchObject([{event: 'order.products.unknown'}]);
});

test('what the shop told of its products stands while it does not answer', async () => {
  let now = 0;
  const {plugin} = openWordPressMock();
  let isDown = false;
  const shaky = {
    ask: ((operation, request) =>
      isDown
        ? Promise.reject(new TypeError('fetch failed'))
        : plugin.ask(operation, request)) as typeof plugin.ask,
  };
  const products = createConnectedProducts(shaky, () => now);
  const told = await products.bySku();
  now += 6 * 60_000;
  isDown = true;
  expect(await products.bySku()).toBe(told);
});

test('the shop’s products are asked for once in five minutes', async () => {
  let now = 0;
  const asked: string[] = [];
  const {plugin} = openWordPressMock();
  const counted = {
    ask: ((operation, request) => {
      asked.push(operation);
      return plugin.ask(operation, request);
    }) as typeof plugin.ask,
  };
  const products = createConnectedProducts(counted, () => now);
  await Promise.all([products.bySku(), products.bySku()]);
  now += 4 * 60_000;
  await products.bySku();
  expect(asked).toHaveLength(1);
  now += 2 * 60_000;
  await products.bySku();
  expect(asked).toHaveLength(2);
});
