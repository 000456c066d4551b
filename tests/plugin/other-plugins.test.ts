// Rules: Other plugins
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {toCents, type NewOrder} from '~adapters/commerce';
import {createTaxes} from '~adapters/woocommerce/orders/taxes';
import type {ShopSettings} from '~adapters/woocommerce/shop-settings';
import {aNewLine, aNewOrder} from '../support/new-orders';
import {toPhp} from '../support/php';
import {openPluginShop} from '../support/plugin-shop';

let shop: Awaited<ReturnType<typeof openPluginShop>>;
beforeAll(async () => {
  shop = await openPluginShop(
    '8.3',
    `foreach ( glob( '/plugins/*.php' ) as $file ) { require $file; }`,
  );
  await shop.addProducts([{databaseId: 23, name: 'Rice', entries: {_price: '10'}}]);
});
afterAll(() => shop.close());
beforeEach(() =>
  shop.run(
    `is_dir( '/plugins' ) || mkdir( '/plugins' ); array_map( 'unlink', glob( '/plugins/*.php' ) ); delete_option( 'bellyful_storefront_left_out' ); delete_option( 'heard' ); echo 1;`,
  ),
);

let installed = 0;
/** Another plugin, of this code; PHP keeps a file of before in mind. */
const install = (code: string, name = 'other') =>
  shop.run(
    `file_put_contents( '/plugins/${name}-${(installed += 1)}.php', ${toPhp(`<?php ${code}`)} ); echo 1;`,
  );
const hear = `static function ( $what ) { update_option( 'heard', array_merge( get_option( 'heard', array() ), array( $what ) ) ); }`;
const heard = () => shop.run<string[]>(`echo json_encode( get_option( 'heard', array() ) );`);
const leftOut = () =>
  shop.run<Record<string, string>>(
    `echo json_encode( (object) Bellyful\\Storefront\\Cart\\left_out() );`,
  );

const cash = {method: 'cod', title: ''};
const rice = aNewLine({
  productId: 23,
  price: toCents(1000),
  attributes: {},
});
const place = (changes: Partial<NewOrder> = {}) =>
  shop.commerce.orders.place(aNewOrder({lines: [rice], payment: cash, ...changes}));
const quote = () =>
  createTaxes(shop.plugin, {} as ShopSettings).quote({
    lines: [{productId: 23, variationId: null, quantity: 1, total: toCents(1000)}],
    shipping: toCents(497),
    billing: {country: 'US', state: 'OR', zipCode: '97201', city: 'Portland'},
    shippingAddress: {country: 'US', state: 'OR', zipCode: '97201', city: 'Portland'},
    payment: 'cod',
    email: null,
  });
const orders = () =>
  shop.run<number>(`echo (int) $GLOBALS['wpdb']->get_var( 'SELECT COUNT(*) FROM wp_wc_orders' );`);

describe('what a plugin refuses is said in its words, and no order is made', () => {
  const notice = `wc_add_notice( 'We send from <b>$20</b> on.', 'error' );`;
  test.each([
    [
      'of the cart, by a notice',
      'woocommerce_check_cart_items',
      `static function () { ${notice} }`,
    ],
    [
      'of the cart, by an error',
      'woocommerce_store_api_cart_errors',
      `static fn( $errors ) => $errors->add( 'least', 'We send from $20 on.' )`,
    ],
    [
      'of a line',
      'woocommerce_store_api_validate_cart_item',
      `static function () { throw new Exception( 'We send from &#36;20 on.' ); }`,
    ],
    [
      'of the form',
      'woocommerce_after_checkout_validation',
      `static fn( $data, $errors ) => $errors->add( 'least', 'We send from $20 on.' ), 10, 2`,
    ],
    [
      'of the order, before it is saved',
      'woocommerce_checkout_create_order',
      `static function () { throw new Exception( 'We send from $20 on.' ); }`,
    ],
    [
      'of the order, before it is paid',
      'woocommerce_checkout_validate_order_before_payment',
      `static fn( $order, $errors ) => $errors->add( 'least', 'We send from $20 on.' ), 10, 2`,
    ],
  ])('%s', async (_what, hook, callback) => {
    const before = await orders();
    await install(`add_action( '${hook}', ${callback} );`);
    expect(await place()).toEqual({
      status: 'changed',
      changes: [{kind: 'refused', message: 'We send from $20 on.'}],
    });
    expect(await orders()).toBe(before);
  });

  test('a way of paying that a plugin takes away is none', async () => {
    await install(
      `add_filter( 'woocommerce_available_payment_gateways', static fn( $ways ) => array_diff_key( $ways, array( 'cod' => 1 ) ) );`,
    );
    expect(await place()).toMatchObject({status: 'changed', changes: [{kind: 'method'}]});
  });

  test('an order that a plugin refuses when it is made is cancelled, and says why', async () => {
    await install(
      `add_action( 'woocommerce_store_api_checkout_order_processed', static function () { throw new Exception( 'We cannot take it.' ); } );`,
    );
    expect(await place()).toMatchObject({
      changes: [{kind: 'refused', message: 'We cannot take it.'}],
    });
    const last = `wc_get_order( (int) $GLOBALS['wpdb']->get_var( 'SELECT MAX(id) FROM wp_wc_orders' ) )`;
    expect(
      await shop.run(
        `$order = ${last}; echo json_encode( array( $order->get_status(), array_column( wc_get_order_notes( array( 'order_id' => $order->get_id() ) ), 'content' ) ) );`,
      ),
    ).toEqual(['cancelled', expect.arrayContaining(['We cannot take it.'])]);
  });
});

describe('an order has what plugins make of it, as it was shown, and is not made otherwise', () => {
  const rates = `static function ( $rates ) { foreach ( $rates as $rate ) { $rate->set_cost( 0 ); } return $rates; }`;
  const nine = `add_action( 'woocommerce_before_calculate_totals', static function ( $cart ) { foreach ( $cart->cart_contents as $item ) { $item['data']->set_price( 9 ); } } );`;
  test.each([
    [
      'a fee',
      `add_action( 'woocommerce_cart_calculate_fees', static fn( $cart ) => $cart->add_fee( 'Packing &amp; care', 2 ) );`,
      'Packing & care',
      200,
    ],
    [
      'a discount',
      `add_action( 'woocommerce_cart_calculate_fees', static fn( $cart ) => $cart->add_fee( 'Points', -3 ) );`,
      'Points',
      -300,
    ],
    [
      'cheaper shipping',
      `add_filter( 'woocommerce_package_rates', ${rates} );`,
      'Discount on shipping',
      -497,
    ],
    ['another price than the product’s own', nine, 'Discount', -100],
  ])('%s', async (_what, code, name, cents) => {
    await install(code);
    const amount = toCents(cents);
    const fees = [{name, amount}];
    const total = 1497 + cents;
    expect(await place()).toMatchObject({status: 'changed', changes: [{kind: 'fees', fees}]});
    expect(await quote()).toMatchObject({plugins: {fees}, added: 0});
    const wanted = aNewOrder({lines: [rice], payment: cash, fees});
    const expected = {...wanted.expected, total: toCents(total)};
    expect(await place({...wanted, expected})).toMatchObject({status: 'placed', order: {total}});
  });

  test('but what the storefront takes off a line is no plugin’s to change', async () => {
    await install(nine);
    const less = aNewLine({
      ...rice,
      subtotal: toCents(800),
      discounted: toCents(800),
      total: toCents(800),
    });
    const wanted = aNewOrder({lines: [less], payment: cash});
    const expected = {...wanted.expected, total: toCents(1297)};
    expect(await place({...wanted, expected})).toMatchObject({status: 'placed'});
  });
});

/** The cart's and the checkout's, in the order in which a shop (WooCommerce 11.0.1, MariaDB) called them first. */
const hooksOfAnOrder = [
  'add_cart_item_data',
  'add_cart_item',
  'before_calculate_totals',
  'cart_needs_shipping',
  'cart_shipping_packages',
  'package_rates',
  'cart_calculate_fees',
  'calculated_total',
  'after_calculate_totals',
  'store_api_validate_cart_item',
  'store_api_cart_errors',
  'check_cart_items',
  'available_payment_gateways',
  'after_checkout_validation',
  'store_api_checkout_update_customer_from_request',
  'checkout_create_order_line_item',
  'checkout_create_order_shipping_item',
  'checkout_create_order',
  'order_hold_stock_minutes',
  'checkout_update_order_meta',
  'checkout_order_created',
  'order_save_attribution_data',
  'store_api_checkout_update_order_meta',
  'store_api_checkout_update_order_from_request',
  'checkout_validate_order_before_payment',
  'order_status_pending',
  'checkout_order_processed',
  'store_api_checkout_order_processed',
  'order_status_processing',
].map((name) => `woocommerce_${name}`);

test('an order calls the hooks of WooCommerce’s checkouts in their order', async () => {
  await install(
    `register_shutdown_function( static fn() => update_option( 'heard', array_values( array_unique( $GLOBALS['called'] ) ) ) );`,
  );
  expect(await place()).toMatchObject({status: 'placed'});
  const called = await heard();
  expect(called.filter((name) => hooksOfAnOrder.includes(name))).toEqual(hooksOfAnOrder);
});

test('a plugin writes on a line of the order', async () => {
  await install(
    `add_action( 'woocommerce_checkout_create_order_line_item', static fn( $item ) => $item->add_meta_data( 'Picked from', 'Shelf 4' ) );`,
  );
  const placed = await place();
  const id = placed.status === 'placed' ? placed.order.databaseId : expect.fail(placed.status);
  expect(
    await shop.run(
      `echo json_encode( current( wc_get_order( ${id} )->get_items() )->get_meta( 'Picked from' ) );`,
    ),
  ).toBe('Shelf 4');
});

test('a plugin says how long an order holds its units', async () => {
  await install(`add_filter( 'woocommerce_order_hold_stock_minutes', static fn() => 5 );`);
  const placed = await place({payment: {method: '', title: ''}});
  const {meta} = placed.status === 'open' ? placed.order : expect.fail(placed.status);
  const until = Date.parse(meta.find(({key}) => key === '_bellyful_hold_until')?.value ?? '');
  expect(Math.round((until - Date.now()) / 60_000)).toBe(5);
});

describe('that an order is made', () => {
  const listen = `add_action( 'woocommerce_checkout_order_processed', ${hear} );`;

  test('plugins hear once, when it is committed, however often it is asked for', async () => {
    await install(listen);
    const wanted = aNewOrder({lines: [rice], payment: cash});
    const placed = await shop.commerce.orders.place(wanted);
    await shop.commerce.orders.place(wanted);
    const id = placed.status === 'placed' ? placed.order.databaseId : expect.fail(placed.status);
    expect(await heard()).toEqual([id]);
  });

  test('they hear by the next press where a request died on the way, and nothing is placed before', async () => {
    await install(
      `if ( ! get_option( 'heard' ) ) { add_action( 'woocommerce_checkout_order_processed', static function ( $id ) { update_option( 'heard', array( $id ) ); exit( '"killed"' ); }, 1 ); } ${listen}`,
    );
    const wanted = aNewOrder({lines: [rice], payment: cash});
    await expect(shop.commerce.orders.place(wanted)).rejects.toThrow();
    const [id = 0] = await heard();
    const status = () => shop.run(`echo json_encode( wc_get_order( ${id} )->get_status() );`);
    expect(await status()).toBe('pending');
    // The killed request's turn is over then.
    await shop.later(30);
    expect(await shop.commerce.orders.place(wanted)).toMatchObject({status: 'placed'});
    expect(await heard()).toEqual([id, id]);
  });
});

describe('a plugin that breaks is left out, and the owner reads its name', () => {
  test.each([
    ['throws', 'woocommerce_cart_calculate_fees', `throw new TypeError( 'No number' );`],
    [
      'leads to another page',
      'woocommerce_checkout_create_order',
      `wp_safe_redirect( '/' ); exit;`,
    ],
    ['dies', 'woocommerce_checkout_update_order_meta', `wp_die( 'No <i>way</i>' );`],
  ])('where it %s', async (_how, hook, code) => {
    await install(`add_action( '${hook}', static function () { ${code} } );`);
    await install(
      `add_action( 'woocommerce_checkout_order_created', static fn( $order ) => update_option( 'heard', array( 'well' ) ) );`,
      'sound',
    );
    expect(await place()).toMatchObject({status: 'placed', order: {total: 1497}});
    expect(Object.keys(await leftOut())).toEqual([expect.stringMatching(/^other-/)]);
    expect(await heard()).toEqual(['well']);
  });

  test('what it prints is not part of the answer', async () => {
    await install(
      `add_action( 'woocommerce_before_calculate_totals', static function () { echo '<p>hello</p>'; } );`,
    );
    expect(await place()).toMatchObject({status: 'placed'});
    expect(await quote()).toMatchObject({added: 0, plugins: {fees: [], problems: []}});
    expect(await leftOut()).toEqual({});
  });
});

test('what a shopper has saved in a cart of the shop’s own pages stays there, and is not ordered', async () => {
  const id = await shop.run<number>(
    `$id = wp_insert_user( array( 'user_login' => 'own', 'user_email' => 'own@shop.example', 'user_pass' => 'x' ) ); update_user_meta( $id, '_woocommerce_persistent_cart_1', array( 'saved' => array() ) ); echo $id;`,
  );
  const saved = `get_user_meta( ${id}, '_woocommerce_persistent_cart_1', true )`;
  const placed = await place({customer: {id, ip: null, userAgent: null}});
  const {databaseId} = placed.status === 'placed' ? placed.order : expect.fail(placed.status);
  expect(
    await shop.run(
      `$order = wc_get_order( ${databaseId} ); echo json_encode( array( $order->get_customer_id(), count( $order->get_items() ), ${saved} ) );`,
    ),
  ).toEqual([id, 1, {saved: []}]);
});
