import {freshProduct} from '../support/shop';
import {beforeAll, describe, expect, test} from 'vitest';
import {createConnectedProducts} from '~adapters/woocommerce/products/connected-products';
import {createShopSettings} from '~adapters/woocommerce/shop-settings';
import {builtInProducts} from '~/checkout/order/connect-products.server';
import {aNewLine, aNewOrder} from '../support/new-orders';
import {noteMade} from './live-admin';
import {
  admin,
  lack,
  liveCommerce,
  livePlugin,
  mayWrite,
  requestAsAdmin,
  setting,
} from './live-shop';

const {products, orders} = liveCommerce();
const connected = createConnectedProducts(livePlugin(), createShopSettings(livePlugin()));
const shop = new URL('.', setting('WOO_GRAPHQL_URL'));

const requestShop = (path: string, init: RequestInit = {}) =>
  fetch(new URL(path, shop), {redirect: 'manual', ...init});

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

/** How many things lie in the cart of whoever got this answer. */
async function countInCart(headers: Record<string, string>): Promise<number> {
  const response = await requestShop('wp-json/wc/store/v1/cart', {headers});
  return ((await response.json()) as {items_count: number}).items_count;
}

/** A stranger's own cart in the Store API. */
async function openCart(): Promise<Record<string, string>> {
  const {headers} = await requestShop('wp-json/wc/store/v1/cart');
  return {Nonce: headers.get('Nonce') ?? '', 'Cart-Token': headers.get('Cart-Token') ?? ''};
}

async function postToCart(path: string, toBody: (headers: object) => object): Promise<number> {
  const headers = await openCart();
  await requestShop(`wp-json/wc/store/v1/${path}`, {
    method: 'POST',
    headers: {...headers, 'Content-Type': 'application/json'},
    body: JSON.stringify(toBody(headers)),
  });
  return countInCart(headers);
}

const formOf = (productId: number) =>
  new URLSearchParams({product_id: String(productId), quantity: '2'});

async function putByForm(path: string, init: RequestInit): Promise<number> {
  return countInCart({Cookie: cookiesOf(await requestShop(path, init))});
}

/** Ways to put something into a cart of the shop, each with how much lies in it then. */
const ways: Record<string, (productId: number) => Promise<number>> = {
  'an address': (id) => putByForm(`?add-to-cart=${id}&quantity=3`, {}),
  'the shop’s own script': (id) =>
    putByForm('?wc-ajax=add_to_cart', {method: 'POST', body: formOf(id)}),
  'the back office’s script': (id) =>
    putByForm('wp-admin/admin-ajax.php?action=woocommerce_add_to_cart', {
      method: 'POST',
      body: formOf(id),
    }),
  'the Store API': (id) => postToCart('cart/add-item', () => ({id, quantity: 2})),
  'the Store API’s items': (id) => postToCart('cart/items', () => ({id, quantity: 1})),
  'a batch of the Store API': (id) =>
    postToCart('batch', (headers) => ({
      requests: [
        {
          path: '/wc/store/v1/cart/add-item',
          method: 'POST',
          headers,
          body: {id, quantity: 1},
        },
      ],
    })),
};

async function addByGraphql(productId: number, headers: Record<string, string>) {
  const query = `mutation {addToCart(input: {productId: ${productId}}) {cart {contents {itemCount}}}}`;
  const response = await requestShop('graphql', {
    method: 'POST',
    headers: {'Content-Type': 'application/json', ...headers},
    body: JSON.stringify({query}),
  });
  return (await response.json()) as {errors?: {message: string}[]; data?: {addToCart: unknown}};
}

const requireId = async (sku: string) =>
  (await connected.bySku()).get(sku)?.productId ?? expect.fail(`${sku} is not connected`);

describe.runIf(mayWrite)('in a real shop', () => {
  beforeAll(async () => {
    const {created} = await connected.connect(builtInProducts(), []);
    for (const sku of created) noteMade('products', await requireId(sku));
  });

  test('a cart takes what the shop itself sells', async () => {
    const {products: listed} = await products.all();
    const own = listed.find(
      ({isPurchasable, price, variations, stockStatus}) =>
        isPurchasable && price && variations.length === 0 && stockStatus === 'IN_STOCK',
    );
    if (!own) lack('the shop has no simple product in stock');
    expect(await ways['the Store API']?.(own?.databaseId ?? 0)).toBeGreaterThan(0);
  });

  describe.each(['SAMPLE', 'PFWL-1'])('%s, which the storefront’s pages sell,', (sku) => {
    test.each(Object.entries(ways))('comes into no cart by %s', async (_way, put) => {
      expect(await put(await requireId(sku))).toBe(0);
    });

    test('comes into no cart of GraphQL', async () => {
      const {errors} = await addByGraphql(await requireId(sku), {});
      expect(errors).toHaveLength(1);
    });

    test.runIf(admin)(
      'is bought by nobody of the staff either, but as an order by hand',
      async () => {
        const headers = {Authorization: `Basic ${btoa(admin ?? '')}`};
        const productId = await requireId(sku);
        const {errors} = await addByGraphql(productId, headers);
        expect(errors?.[0]?.message).toContain('cannot be purchased');
        const lines = {line_items: [{product_id: productId, quantity: 1}]};
        const {id} = await requestAsAdmin<{id: number}>('POST', 'orders', lines);
        await requestAsAdmin('DELETE', `orders/${id}?force=true`);
      },
    );

    test('is in no list of the shop', async () => {
      const response = await requestShop(`wp-json/wc/store/v1/products?sku=${sku}`);
      expect(await response.json()).toEqual([]);
    });

    test('is found by its article number alone, and ordered by the storefront', async () => {
      const productId = await requireId(sku);
      expect(await freshProduct({products}, productId)).toBeNull();
      const {soldOut, recalls} = await products.connected();
      expect(soldOut).not.toContain(sku);
      expect(recalls).toHaveProperty(sku);
      const placement = await orders.place(aNewOrder({lines: [aNewLine({sku})]}));
      if (placement.status !== 'open') return expect.fail(`It is ${placement.status}`);
      const {databaseId} = placement.order;
      expect((await orders.find(databaseId))?.lines).toMatchObject([{productId, quantity: 1}]);
      await orders.close(databaseId);
    });
  });

  test.runIf(admin)(
    'a product of the shop’s own that stands for one of the storefront’s is read by it, and comes into no cart',
    async () => {
      const sku = 'LIVE-OWN';
      const own = {name: 'Own capsules', sku, regular_price: '5.00', status: 'publish'};
      const {id} = await requestAsAdmin<{id: number}>('POST', 'products', own);
      try {
        const wanted = {...builtInProducts()[0], sku, name: sku, price: 500, description: ''};
        const body = {products: [wanted]};
        await livePlugin().send('connect', {method: 'POST', path: '/products/connect', body});
        for (const [way, put] of Object.entries(ways))
          expect([way, await put(id)]).toEqual([way, 0]);
        expect(await freshProduct({products}, id)).toMatchObject({isPurchasable: true, price: 500});
      } finally {
        await requestAsAdmin('DELETE', `products/${id}?force=true`);
      }
    },
  );
});
