import {afterEach, beforeAll, expect, test} from 'vitest';
import type {HandedCart} from '~adapters/commerce';
import {createShopCheckout} from '~adapters/woocommerce/shop-checkout';
import {openPluginShop} from '../support/plugin-shop';

let shop: Awaited<ReturnType<typeof openPluginShop>>;
beforeAll(async () => {
  shop = await openPluginShop();
  await begin();
  return () => shop.close();
});
afterEach(async () => {
  shop.forget();
  await begin();
});

async function begin() {
  await shop.addProducts([
    {databaseId: 23, name: 'Rice', entries: {_price: '10'}},
    {databaseId: 24, name: 'Monthly rice', entries: {_price: '20', type: 'subscription'}},
    {databaseId: 25, name: 'A box', entries: {_price: '30', type: 'composite', form: 'yes'}},
    {databaseId: 26, name: 'Capsules', entries: {_price: '59', _sku: 'PFWL-1'}},
  ]);
  await shop.run(
    `update_option( 'bellyful_storefront_url', 'https://store.example' ); update_option( 'bellyful_connected_skus', array( 'PFWL-1' ) ); echo 1;`,
  );
}

const reference = '0f6f2a0e-5c0b-4c7a-9d39-2f7a3c0f1b11.0123456789abcdef';
const checkout = () => createShopCheckout(shop.plugin, {read: async () => ({})});
const address = `https://shop.example/checkout/?bellyful_hand_over=${reference}`;
const browser = 'ab'.repeat(32);

const handOver = (productIds: number[], more: Partial<HandedCart> = {}) =>
  checkout().begin({
    reference,
    link: 'sealed',
    lines: productIds.map((productId) => ({
      key: `wp-${productId}`,
      productId,
      variationId: 0,
      quantity: 2,
      attributes: {},
    })),
    codes: [],
    origin: {},
    returnUrl: 'https://store.example/shop-checkout',
    agreed: false,
    ...more,
  });

const purchasable = (id: number) =>
  shop.run<boolean | null>(
    `echo json_encode( Bellyful\\Storefront\\Connect\\resolve_purchasable( null, (object) array( 'ID' => ${id} ), array(), null, null, 'Product', 'purchasable' ) );`,
  );

test('of an extension’s products GraphQL says which the shop’s cart takes by their number', async () => {
  expect([await purchasable(23), await purchasable(24), await purchasable(25)]).toEqual([
    null,
    true,
    false,
  ]);
});

test('a cart with an extension’s product goes to WooCommerce’s checkout, any other by the owner’s leave', async () => {
  expect(await handOver([23, 24])).toEqual({url: address, stays: []});
  expect(await handOver([23])).toBe(null);
  await shop.run(`update_option( 'bellyful_hands_over', 'yes' ); echo 1;`);
  expect(await handOver([23])).toEqual({url: address, stays: []});
});

test('what the storefront’s orders alone sell, or needs its page, stays, and nothing goes before that is agreed', async () => {
  expect(await handOver([24, 26, 25, 99])).toEqual({url: null, stays: [1, 2, 3]});
  expect(await checkout().bind(reference, browser, undefined)).toBe(null);
  const agreed = {agreed: true};
  expect(await handOver([24, 26], agreed)).toEqual({url: address, stays: [1]});
  expect(await handOver([26, 25], agreed)).toEqual({url: null, stays: [0, 1]});
});

test('it waits ten minutes for its browser, in its language', async () => {
  shop.readIn('es');
  await handOver([24]);
  shop.readIn('');
  expect(await checkout().bind(reference, browser, undefined)).toBe(`${address}&in=es`);
  await shop.later(601);
  expect(await checkout().bind(reference, browser, undefined)).toBe(null);
});

test('its order is found once it stands, with what was handed over and the key of its page', async () => {
  const made = await shop.run<Record<string, unknown>>(
    `$handed = array( 'reference' => '${reference}', 'lines' => array( array( 'key' => 'wp-24', 'quantity' => 2 ) ), 'link' => 'sealed', 'language' => 'es', 'origin' => array() );
    Bellyful\\Storefront\\load( Bellyful\\Storefront\\CART_FILES );
    WC()->session = new Bellyful\\Storefront\\Cart\\Session(); WC()->session->set( 'bellyful_hand_over', $handed );
    $order = new WC_Order(); $order->save(); do_action( 'woocommerce_checkout_order_created', $order );
    do_action( 'woocommerce_cart_emptied' );
    $other = new WC_Order(); $other->save(); do_action( 'woocommerce_checkout_order_created', $other );
    echo json_encode( array( 'id' => $order->get_id(), 'link' => $order->get_meta( '_bellyful_link' ), 'language' => $order->get_meta( '_bellyful_language' ), 'next' => $other->get_meta( '_bellyful_hand_over' ) ) );`,
  );
  expect(made).toMatchObject({link: 'sealed', language: 'es', next: ''});
  expect(await checkout().findMade(reference)).toBe(null);
  await shop.run(`wc_get_order( ${Number(made['id'])} )->update_status( 'on-hold' ); echo 1;`);
  expect(await checkout().findMade(reference)).toEqual({orderId: made['id'], lines: {'wp-24': 2}});
});
