import {freshProduct} from '../support/shop';
import {afterAll, afterEach, beforeAll, describe, expect, test, vi} from 'vitest';
import {toCents, type NewOrder, type Product} from '~adapters/commerce';
import {aNewLine, aNewOrder, aTryLimit} from '../support/new-orders';
import {toPhp} from '../support/php';
import {openPluginShop} from '../support/plugin-shop';
import {promisesAboutAnswers} from '../contract/promises-about-answers';
import {promisesAboutOrders} from '../contract/promises-about-orders';
import {promisesAboutPlacing} from '../contract/promises-about-placing';
import {promisesAboutStandingOrders} from '../contract/promises-about-standing-orders';
import {aClaim, type OrderShop} from '../contract/order-desk';

type Shop = Awaited<ReturnType<typeof openPluginShop>>;

let shop: Shop;
let codes = 0;
const product = {
  databaseId: 23,
  price: toCents(1999),
  stockQuantity: 50,
  variations: [],
  name: 'Konjac Rice',
};

beforeAll(async () => {
  shop = await openPluginShop();
  const entries = {
    // No multiple of a cent in binary.
    _price: '19.99',
    _regular_price: '19.99',
    _sku: 'KJ-RI',
    _manage_stock: 'yes',
    _stock: 50,
  };
  await shop.addProducts([{databaseId: product.databaseId, name: product.name, entries}]);
  await set('asked', true);
  await shop.addCoupon('SAVE5', {_discount_type: 'fixed_cart', _amount: '5'});
});
afterAll(() => shop.close());

/** The plugin's own PHP keeps what the mock and a real shop keep. */
const asShop = (): OrderShop => ({
  commerce: shop.commerce,
  couponCode: 'SAVE5',
  asks: true,
  methods: ['cod'],
  async makeCode({usageLimit, usageLimitPerUser}) {
    const code = `LIMITED${(codes += 1)}`;
    await shop.addCoupon(code, {
      _discount_type: 'fixed_cart',
      _amount: '5',
      ...(usageLimit && {_usage_limit: usageLimit}),
      ...(usageLimitPerUser && {_usage_limit_per_user: usageLimitPerUser}),
    });
    return code;
  },
  cancel: (databaseId) =>
    shop.run(`wc_get_order( ${databaseId} )->update_status( 'cancelled' ); echo 1;`),
  ship: (databaseId, quantity) => fulfil(databaseId, {items: [[0, quantity]]}),
  refundOne: (databaseId, reason) =>
    shop.run(
      `$item = current( wc_get_order( ${databaseId} )->get_items() ); $total = round( $item->get_total() / $item->get_quantity(), 2 ); wc_create_refund( array( 'order_id' => ${databaseId}, 'amount' => $total, 'reason' => '${reason}', 'line_items' => array( $item->get_id() => array( 'qty' => 1, 'refund_total' => $total ) ) ) ); echo 1;`,
    ),
});

interface Fulfilment {
  /** Places of lines, and how many of each. */
  items: [line: number, quantity: number][];
  status?: string;
  meta?: Record<string, string>;
}

/** Staff write a fulfilment down, and have it mailed; gives its number. */
const fulfil = (databaseId: number, {items, status = 'fulfilled', meta = {}}: Fulfilment) =>
  shop.run<number>(
    `update_option( 'woocommerce_feature_fulfillments_enabled', 'yes' );
    $ids = array_keys( wc_get_order( ${databaseId} )->get_items() );
    $one = new Automattic\\WooCommerce\\Admin\\Features\\Fulfillments\\Fulfillment();
    $one->set_entity_id( '${databaseId}' ); $one->set_status( '${status}' );
    $one->set_items( array_map( fn( $item ) => array( 'item_id' => $ids[ $item[0] ], 'qty' => $item[1] ), ${toPhp(items)} ) );
    foreach ( ${toPhp(meta)} as $key => $value ) { $one->update_meta_data( $key, $value ); }
    $one->save(); echo json_encode( $one->get_id() );`,
  );
for (const promises of [
  promisesAboutPlacing,
  promisesAboutOrders,
  promisesAboutStandingOrders,
  promisesAboutAnswers,
])
  promises(asShop, () => [product as unknown as Product]);

test('a refund of the payment service is recorded once, however often it is told', async () => {
  const placed = await shop.commerce.orders.place(aNewOrder());
  const {databaseId, total} = placed.status === 'open' ? placed.order : expect.fail(placed.status);
  await shop.commerce.orders.finish(databaseId, 'ch_refunded');
  const refund = {refundId: 're_once', amount: toCents(500)};
  for (const _time of ['once', 'twice'])
    await shop.commerce.orders.recordRefund(databaseId, refund);
  const left = await shop.run<string>(
    `echo json_encode( wc_get_order( ${databaseId} )->get_remaining_refund_amount() );`,
  );
  expect(Number(left)).toBeCloseTo((total - 500) / 100);
});

test('an order that was paid is not opened for another payment, whatever its status says', async () => {
  const wanted = aNewOrder();
  const placed = await shop.commerce.orders.place(wanted);
  const {databaseId} = placed.status === 'open' ? placed.order : expect.fail(placed.status);
  await shop.run(
    `$order = wc_get_order( ${databaseId} ); $order->set_date_paid( time() ); $order->set_status( 'failed' ); $order->save(); echo 1;`,
  );
  expect(await shop.commerce.orders.place(wanted)).toMatchObject({status: 'earlier'});
});

const make = async (changes: Partial<NewOrder> = {}) => {
  const placed = await shop.commerce.orders.place(aNewOrder(changes));
  if (placed.status !== 'open' && placed.status !== 'placed') expect.fail(placed.status);
  return placed.order;
};
const pay = (databaseId: number) => shop.commerce.orders.finish(databaseId, `pi_${databaseId}`);
const newsOf = async (databaseId: number) =>
  (await shop.commerce.orders.news([databaseId])).get(databaseId);
const statusOf = (databaseId: number) =>
  shop.run<string>(`echo json_encode( wc_get_order( ${databaseId} )->get_status() );`);
const ofShopProduct = {
  lines: [aNewLine({productId: product.databaseId, price: product.price})],
};
const php = <Answer>(expression: string) => shop.run<Answer>(`echo json_encode( ${expression} );`);
const set = (name: string, value: unknown) =>
  shop.run(`update_option( '${name}', ${JSON.stringify(value)} ); echo 1;`);
const ofProduct = (productId: number, quantity = 1) => ({
  lines: [aNewLine({productId, price: toCents(1000), quantity})],
});

describe('of a code', () => {
  test('all its rules are told, in minor units, and another version when they change', async () => {
    await shop.addCoupon('MUCH', {
      _discount_type: 'fixed_product',
      _amount: '19.99',
      _date_expires: 1_900_000_000,
      _minimum_amount: '10',
      _maximum_amount: '99.5',
      _usage_limit: 9,
      _usage_limit_per_user: 2,
      _limit_usage_to_x_items: 3,
      _email_restrictions: ['Ana@shop.example'],
      _product_ids: [23],
      _excluded_product_ids: [24],
      _exclude_sale_items: 'yes',
      _individual_use: 'yes',
      _free_shipping: 'yes',
    });
    const {version, ...code} = (await shop.commerce.coupons.find('much', null)) ?? expect.fail();
    expect(code).toMatchObject({
      code: 'MUCH',
      usageLimit: 9,
      usageLimitPerCustomer: 2,
      expiresAt: '2030-03-17T17:46:40Z',
      emailRestrictions: ['ana@shop.example'],
      excludesSaleItems: true,
      isIndividualUse: true,
      freeShipping: true,
    });
    expect(JSON.stringify(code)).toMatch(/1999/);
    await shop.run(
      `update_post_meta( wc_get_coupon_id_by_code( 'much' ), '_amount', '20' ); echo 1;`,
    );
    expect((await shop.commerce.coupons.find('much', null))?.version).not.toBe(version);
  });

  test('that is not there, and of another plugin’s kind, nothing is known', async () => {
    expect(await shop.commerce.coupons.find('THERE-IS-NO-SUCH-CODE', null)).toBeNull();
    await shop.addCoupon('STRANGE', {_discount_type: 'buy_one_get_one', _amount: '5'});
    expect(await shop.commerce.coupons.find('STRANGE', null)).toBeNull();
  });

  test('each line has its part of what both took off', async () => {
    await shop.addCoupon('OTHER', {_discount_type: 'fixed_cart', _amount: '3'});
    const line = aNewLine({
      subtotal: toCents(1000),
      discounted: toCents(1000),
      total: toCents(400),
    });
    const code = async (name: string, discount: number) => ({
      code: name,
      version: (await shop.commerce.coupons.find(name, null))?.version ?? '',
      discount: toCents(discount),
    });
    const codes = [await code('SAVE5', 200), await code('OTHER', 400)];
    const {databaseId} = await make({lines: [line], codes});
    const parts = await php(
      `array_values( array_map( static fn( $item ) => array( $item->get_code(), $item->get_discount(), '' !== $item->get_meta( 'coupon_info' ) ), wc_get_order( ${databaseId} )->get_items( 'coupon' ) ) )`,
    );
    expect(parts).toEqual([
      ['save5', '2', true],
      ['other', '4', true],
    ]);
  });

  test('a use counts for its mailbox in the shop’s record and in its orders, should either miss it', async () => {
    await shop.addCoupon('TWICE', {_discount_type: 'fixed_cart', _amount: '5'});
    const use = async () => {
      const {version = ''} = (await shop.commerce.coupons.find('TWICE', null)) ?? {};
      const order = await make({codes: [{code: 'TWICE', version, discount: toCents(0)}]});
      await pay(order.databaseId);
      return order;
    };
    const uses = async (email: string) => (await shop.commerce.coupons.find('TWICE', email))?.uses;
    const [recorded, ordered] = [await use(), await use()];
    await php(`wc_get_order( ${recorded.databaseId} )->delete( true )`);
    expect(await uses(recorded.email)).toBe(1);
    await shop.run(
      `$GLOBALS['wpdb']->query( "DELETE FROM wp_postmeta WHERE meta_key = '_used_by' AND meta_value = '${ordered.email}'" ); echo 1;`,
    );
    expect(await uses(ordered.email)).toBe(1);
    await shop.run(
      `add_post_meta( wc_get_coupon_id_by_code( 'twice' ), '_used_by', '909' ); add_user_meta( 909, 'billing_email', 'Billed@shop.example' ); echo 1;`,
    );
    expect(await uses('billed+2@shop.example')).toBe(1);
  });

  test('an order of before, which has it as an entry, counts it once and gives it back once', async () => {
    const uses = async () => (await shop.commerce.coupons.find('SAVE5', null))?.usageCount ?? 0;
    const before = await uses();
    const usersOf = () =>
      php<string[]>(
        `array_values( array_intersect( ( new WC_Coupon( 'save5' ) )->get_used_by(), array( '5', 'old@shop.example' ) ) )`,
      );
    const id = await php<number>(
      `( function () { $order = new WC_Order(); $order->set_customer_id( 5 ); $order->set_billing_email( 'old@shop.example' ); $order->update_meta_data( '_bellyful_attempt', 'a-key-of-before-1.0123456789abcdef' ); $order->update_meta_data( 'Discount code', 'SAVE5, save5' ); return $order->save(); } )()`,
    );
    const become = (status: string) => php(`wc_get_order( ${id} )->update_status( '${status}' )`);
    for (const status of ['processing', 'on-hold', 'completed']) await become(status);
    expect(await uses()).toBe(before + 1);
    expect(await usersOf()).toEqual(['5', 'old@shop.example']);
    for (const status of ['cancelled', 'failed', 'cancelled']) await become(status);
    expect(await uses()).toBe(before);
    expect(await usersOf()).toEqual([]);
  });

  test('is not used up for an order that was made before its limit was lifted', async () => {
    const code =
      (await asShop().makeCode?.({usageLimit: 1, usageLimitPerUser: 0})) ?? expect.fail();
    const {version = ''} = (await shop.commerce.coupons.find(code, null)) ?? {};
    const {databaseId} = await make({codes: [{code, version, discount: toCents(0)}]});
    await shop.run(
      `$id = wc_get_coupon_id_by_code( '${code}' ); update_post_meta( $id, '_usage_limit', '0' ); update_post_meta( $id, '_usage_count', 3 ); echo 1;`,
    );
    expect(await pay(databaseId)).toMatchObject({isClosed: false});
  });

  test('the last use that the storefront holds is not given away in the shop’s own cart', async () => {
    await shop.addCoupon('LAST', {_discount_type: 'fixed_cart', _amount: '5', _usage_limit: 1});
    const inCart = () =>
      shop.run<string>(
        `try { echo json_encode( apply_filters( 'woocommerce_coupon_is_valid', true, new WC_Coupon( 'last' ) ) ); } catch ( Exception $refusal ) { echo json_encode( $refusal->getMessage() ); }`,
      );
    expect(await inCart()).toBe(true);
    const {version = ''} = (await shop.commerce.coupons.find('LAST', null)) ?? {};
    const {databaseId} = await make({codes: [{code: 'LAST', version, discount: toCents(0)}]});
    expect(await inCart()).toBe('Usage limit reached.');
    await shop.commerce.orders.close(databaseId);
    expect(await inCart()).toBe(true);
  });
});

describe('what the shop sells', () => {
  const price = {_price: '10'};
  const orderOf = (productId: number, quantity = 1) =>
    shop.commerce.orders.place(aNewOrder(ofProduct(productId, quantity)));

  test('is not ordered once it is a draft', async () => {
    await shop.addProducts([{databaseId: 40, name: 'Draft', entries: price}]);
    await shop.run(
      `$GLOBALS['wpdb']->query( "UPDATE wp_posts SET post_status = 'draft' WHERE ID = 40" ); echo 1;`,
    );
    expect(await orderOf(40)).toMatchObject({
      status: 'changed',
      changes: [{kind: 'price', price: null}],
    });
  });

  test('is not ordered as a mixed box while the pack costs something else', async () => {
    await shop.addProducts([
      {databaseId: 142, name: 'Pouch', entries: price},
      {databaseId: 143, name: 'Pack', entries: price},
    ]);
    const [line] = ofProduct(142, 6).lines ?? [];
    const boxed = (units: number) =>
      shop.commerce.orders.place(
        aNewOrder({
          ...ofProduct(142, 6),
          lines: line
            ? [
                {
                  ...line,
                  price: null,
                  box: {productId: 143, variationId: null, price: toCents(units)},
                },
              ]
            : [],
        }),
      );
    expect(await boxed(999)).toMatchObject({
      status: 'changed',
      changes: [{kind: 'price', productId: 143, price: 1000}],
    });
    expect(await boxed(1000)).toMatchObject({status: 'open'});
  });

  test('stands behind what the storefront’s pages sell, unless it is a draft, and differs by a unit’s price', async () => {
    await set('bellyful_connected_skus', ['PAGE-2']);
    await shop.addProducts([
      {databaseId: 145, name: 'Capsules', entries: {...price, _sku: 'PAGE-2'}},
    ]);
    const sold = async (units: number) => {
      const line = aNewLine({sku: 'PAGE-2', quantity: 2, subtotal: toCents(units)});
      const placed = await shop.commerce.orders.place(aNewOrder({lines: [line]}));
      if (placed.status !== 'open' || placed.isResumed) return expect.fail(placed.status);
      const {databaseId} = placed.order;
      const item = `current( wc_get_order( ${databaseId} )->get_items() )`;
      return [await php(`${item}->get_product_id()`), placed.differing];
    };
    expect(await sold(2000)).toEqual([145, []]);
    expect(await sold(1000)).toEqual([145, [{sku: 'PAGE-2', price: 1000}]]);
    await shop.run(
      `$GLOBALS['wpdb']->query( "UPDATE wp_posts SET post_status = 'draft' WHERE ID = 145" ); echo 1;`,
    );
    expect(await sold(2000)).toEqual([0, []]);
    await set('bellyful_connected_skus', []);
  });

  test('is sold out when staff say so, whatever is counted', async () => {
    const soldOut = {...price, _stock_status: 'outofstock'};
    await shop.addProducts([
      {databaseId: 41, name: 'Uncounted', entries: soldOut},
      {databaseId: 42, name: 'Counted', entries: {...soldOut, _manage_stock: 'yes', _stock: 9}},
    ]);
    for (const productId of [41, 42])
      expect(await orderOf(productId)).toMatchObject({
        status: 'short',
        shortages: [{left: 0, line: 0}],
      });
  });

  test('is without end where backorders are allowed, and noted', async () => {
    const entries = {...price, _manage_stock: 'yes', _stock: 2, _backorders: 'notify'};
    await shop.addProducts([{databaseId: 43, name: 'Later', entries}]);
    const {databaseId} = await make(ofProduct(43, 7));
    const item = `current( wc_get_order( ${databaseId} )->get_items() )`;
    expect(await php(`${item}->get_meta( 'Backordered' )`)).toBe(5);
  });

  test('one at a time is one in an order', async () => {
    const entries = {...price, _sold_individually: 'yes'};
    await shop.addProducts([{databaseId: 44, name: 'Single', entries}]);
    expect(await orderOf(44, 2)).toMatchObject({status: 'changed'});
    expect(await orderOf(44)).toMatchObject({status: 'open'});
  });

  test('and what others have in the shop’s own checkout is counted together', async () => {
    const entries = {...price, _manage_stock: 'yes', _stock: 3, _stock_status: 'instock'};
    await shop.addProducts([{databaseId: 45, name: 'Shared', entries}]);
    await set('reserved', 2);
    expect(await orderOf(45, 2)).toMatchObject({status: 'short', shortages: [{left: 1}]});
    await set('reserved', 0);
    const placed = await orderOf(45, 2);
    const {databaseId} = placed.status === 'open' ? placed.order : expect.fail(placed.status);
    const reserved = (order: number) =>
      php<number>(
        `( new Automattic\\WooCommerce\\Checkout\\Helpers\\ReserveStock() )->get_reserved_stock( wc_get_product( 45 ), ${order} )`,
      );
    expect(await reserved(0)).toBe(2);
    expect(await reserved(databaseId)).toBe(0);
    await shop.later(2 * 3600);
    expect(await reserved(0)).toBe(0);
  });

  test('is counted by the shop alone once an order is paid', async () => {
    const entries = {...price, _manage_stock: 'yes', _stock: 2, _stock_status: 'instock'};
    await shop.addProducts([{databaseId: 47, name: 'Two', entries}]);
    await pay((await make(ofProduct(47))).databaseId);
    expect(await orderOf(47)).toMatchObject({status: 'open'});
    expect(await orderOf(47)).toMatchObject({status: 'short', shortages: [{left: 0}]});
  });

  test('is not counted again for an order whose request died after it took its units', async () => {
    const entries = {...price, _manage_stock: 'yes', _stock: 1, _stock_status: 'instock'};
    await shop.addProducts([{databaseId: 48, name: 'One', entries}]);
    const code =
      (await asShop().makeCode?.({usageLimit: 1, usageLimitPerUser: 0})) ?? expect.fail();
    const {version = ''} = (await shop.commerce.coupons.find(code, null)) ?? {};
    const codes = [{code, version, discount: toCents(0)}];
    const {databaseId} = await make({...ofProduct(48), codes});
    await php(`Bellyful\\Storefront\\Orders\\reduce_stock( wc_get_order( ${databaseId} ) )`);
    await shop.run(
      `( new WC_Coupon( '${code}' ) )->increase_usage_count(); wc_get_order( ${databaseId} )->get_data_store()->set( 'codes_counted', ${databaseId}, true ); echo 1;`,
    );
    expect(await pay(databaseId)).toMatchObject({isClosed: false});
  });

  test('is had by who came first, should staff write down less than is held', async () => {
    const entries = {...price, _manage_stock: 'yes', _stock: 2, _stock_status: 'instock'};
    await shop.addProducts([{databaseId: 52, name: 'Queue', entries}]);
    const [first, second] = [await make(ofProduct(52)), await make(ofProduct(52))];
    await shop.run(`set_stock( 52, 1 ); echo 1;`);
    expect(await pay(first.databaseId)).toMatchObject({isClosed: false});
    expect(await pay(second.databaseId)).toMatchObject({isClosed: true});
  });

  test('of which staff have written less than is held has nothing left', async () => {
    const entries = {...price, _manage_stock: 'yes', _stock: 5, _stock_status: 'instock'};
    await shop.addProducts([{databaseId: 49, name: 'Fewer', entries}]);
    await make(ofProduct(49, 4));
    await shop.run(`set_stock( 49, 2 ); echo 1;`);
    expect(await orderOf(49)).toMatchObject({status: 'short', shortages: [{left: 0}]});
  });

  test('of which a hold has ended is the next one’s, and the late one’s no more', async () => {
    const entries = {...price, _manage_stock: 'yes', _stock: 1, _stock_status: 'instock'};
    await shop.addProducts([{databaseId: 46, name: 'Only one', entries}]);
    const wanted = aNewOrder({...ofProduct(46), minutesOpen: 1});
    const {databaseId} = await make(wanted);
    await shop.later(1 * 60 + 800);
    expect(await orderOf(46)).toMatchObject({status: 'short'});
    await shop.later(101);
    const next = await make(ofProduct(46));
    expect(next.status).toBe('PENDING');
    expect(await shop.commerce.orders.place(wanted)).toMatchObject({
      status: 'short',
      order: {databaseId, status: 'CANCELLED'},
    });
  });
});

describe('an unpaid order', () => {
  test('is closed when its hold ends, not before, and a paid one never', async () => {
    const unpaid = await make({minutesOpen: 30});
    const paid = await make({minutesOpen: 30});
    await pay(paid.databaseId);
    await shop.later(30 * 60 - 300);
    await shop.runScheduler();
    expect(await statusOf(unpaid.databaseId)).toBe('pending');
    await shop.later(310);
    await shop.runScheduler();
    expect(await statusOf(unpaid.databaseId)).toBe('cancelled');
    expect(await statusOf(paid.databaseId)).toBe('processing');
  });

  test('whose clock was lost is closed within the hour after that', async () => {
    const {databaseId} = await make({minutesOpen: 30});
    const longer = await make({minutesOpen: 600});
    await shop.run(`as_unschedule_all_actions( 'bellyful_close_unpaid_order' ); echo 1;`);
    await shop.later(3601);
    await shop.run(`do_action( 'bellyful_close_unpaid_orders' ); echo 1;`);
    expect(await statusOf(databaseId)).toBe('cancelled');
    expect(await statusOf(longer.databaseId)).toBe('pending');
  });

  test('that staff throw away gives back what is once per customer, and a paid one does not', async () => {
    const claims = [[aClaim()], [aClaim()]] as const;
    const [unpaid, paid] = [
      await make({claims: [...claims[0]]}),
      await make({claims: [...claims[1]]}),
    ];
    await pay(paid.databaseId);
    for (const {databaseId} of [unpaid, paid]) await php(`wc_get_order( ${databaseId} )->delete()`);
    expect(await shop.commerce.orders.isClaimed([...claims[0]])).toBe(false);
    expect(await shop.commerce.orders.isClaimed([...claims[1]])).toBe(true);
  });

  test('of before leaves to the next one of its checkout what that holds', async () => {
    const claims = [aClaim()];
    const wanted = aNewOrder({claims});
    const first = await make(wanted);
    await shop.commerce.orders.close(first.databaseId);
    await make({...wanted, settled: first.databaseId});
    await shop.run(
      `wc_get_order( ${first.databaseId} )->update_status( 'failed' ); wc_get_order( ${first.databaseId} )->update_status( 'cancelled' ); echo 1;`,
    );
    expect(await shop.commerce.orders.isClaimed(claims)).toBe(true);
  });
});

describe('what is once per customer', () => {
  test('is so for good, the sample and the offers alike', async () => {
    const claims = [aClaim(), aClaim().replace('sample:', 'offer:')];
    const {databaseId} = await make({claims});
    await pay(databaseId);
    await shop.later(400 * 24 * 3600);
    for (const claim of claims) expect(await shop.commerce.orders.isClaimed([claim])).toBe(true);
    await shop.later(3300 * 24 * 3600);
    expect(await shop.commerce.orders.isClaimed(claims)).toBe(false);
  });

  test('stays with a paid order, and with a later one, when an older card is declined', async () => {
    const claims = [aClaim()];
    const wanted = aNewOrder({claims});
    const first = await make(wanted);
    const other = {...wanted, reference: wanted.reference.replace(/\w{16}$/, 'fedcba9876543210')};
    const second = await make({...other, settled: first.databaseId});
    // Staff have opened it again.
    await php(`wc_get_order( ${first.databaseId} )->update_status( 'pending' )`);
    await shop.commerce.orders.release(first.databaseId);
    expect(await shop.commerce.orders.isClaimed(claims)).toBe(true);
    await pay(second.databaseId);
    await shop.commerce.orders.release(second.databaseId);
    expect(await shop.commerce.orders.isClaimed(claims)).toBe(true);
  });
});

describe('a checkout that goes on', () => {
  test('to another cart settles its own order, not any', async () => {
    const wanted = aNewOrder();
    const {databaseId} = await make(wanted);
    const other = {...wanted, reference: wanted.reference.replace(/\w{16}$/, 'fedcba9876543210')};
    const answer = await shop.commerce.orders.place({...other, settled: databaseId + 1000});
    expect(answer).toMatchObject({status: 'earlier', order: {databaseId}});
  });

  test('keeps the tries of its new order when the old one is closed again', async () => {
    const tries = [aTryLimit(1)];
    const wanted = aNewOrder({tries});
    const first = await make(wanted);
    const other = {...wanted, reference: wanted.reference.replace(/\w{16}$/, 'fedcba9876543210')};
    await make({...other, settled: first.databaseId});
    await shop.commerce.orders.close(first.databaseId);
    expect(await shop.commerce.orders.place(aNewOrder({tries}))).toEqual({status: 'paused'});
  });

  test('is unfinished for as long as is looked back', async () => {
    const {key} = aNewOrder();
    await make({key});
    await shop.later(3 * 3600);
    const isListed = async (sinceHours: number) =>
      (await shop.commerce.orders.listUnfinished({sinceHours, limit: 1000})).some(
        ({checkoutKey}) => checkoutKey === key,
      );
    expect(await isListed(4)).toBe(true);
    expect(await isListed(2)).toBe(false);
  });
});

test('an order of somebody else is not within the storefront’s reach', async () => {
  const id = await php<number>(`( new WC_Order() )->save()`);
  await expect(shop.commerce.orders.close(id)).rejects.toThrow('404');
  await expect(pay(id)).rejects.toThrow('404');
  expect(await statusOf(id)).toBe('pending');
});

// Rules: Orders exactly once.
test('the storefront finds an order by the beginning of its name or its transaction, staff as WooCommerce does', async () => {
  const storefront =
    "$GLOBALS['asking'] = new WP_User(); $GLOBALS['asking']->allcaps['use_bellyful_storefront'] = true;";
  const search = (term: string, asking = storefront) =>
    shop.run<[number[], number, number] | null>(
      `${asking} echo json_encode( apply_filters( 'woocommerce_hpos_pre_query', null, new class() { public function get(): string { return '${term}'; } }, '' ) );`,
    );
  await shop.run(
    `$GLOBALS['wpdb']->pdo->exec( "INSERT INTO wp_wc_orders (id, status, transaction_id) VALUES (9001, '', 'ch_9:1'); INSERT INTO wp_wc_orders_meta VALUES (9002, '_bellyful_attempt', 'mine.0f')" ); echo 1;`,
  );
  expect(await search('ch_9')).toEqual([[9001], 1, 1]);
  expect(await search('mine')).toEqual([[9002], 1, 1]);
  expect(await search('h_9')).toEqual([[], 0, 1]);
  expect(await search('')).toBeNull();
  expect(await search('ch_9', 'wp_set_current_user( 0 );')).toBeNull();
  await shop.run(
    `$GLOBALS['wpdb']->pdo->exec( 'DELETE FROM wp_wc_orders WHERE id = 9001; DELETE FROM wp_wc_orders_meta WHERE order_id = 9002' ); echo 1;`,
  );
});

test('a line has its amounts to the cent, also where its units do not divide them', async () => {
  const line = aNewLine({quantity: 3, subtotal: toCents(1200), total: toCents(1000)});
  const {databaseId} = await make({lines: [line]});
  const item = `current( wc_get_order( ${databaseId} )->get_items() )`;
  expect(await php(`array( ${item}->get_subtotal(), ${item}->get_total() )`)).toEqual([
    '10.00',
    '10.00',
  ]);
});

test('a line notes what its unit cost before its own discount, and nothing where it had none', async () => {
  const [full, reduced] = [toCents(1200), toCents(1000)];
  for (const [discounted, noted] of [
    [reduced, '12.00'],
    [full, ''],
  ] as const) {
    const line = aNewLine({subtotal: full, discounted, total: discounted});
    const {databaseId} = await make({lines: [line]});
    const item = `current( wc_get_order( ${databaseId} )->get_items() )`;
    expect(await php(`${item}->get_meta( '_bellyful_unit_price' )`)).toBe(noted);
  }
});

test('of a total that differs the shop tells by how much, from what the shopper saw', async () => {
  const line = aNewLine({subtotal: toCents(3000), discounted: toCents(2600), total: toCents(2600)});
  const {expected} = aNewOrder({lines: [line]});
  const wanted = aNewOrder({lines: [line], expected: {...expected, total: toCents(1)}});
  expect(await shop.commerce.orders.place(wanted)).toMatchObject({
    status: 'changed',
    changes: [{kind: 'tax', tax: 0, added: 0, total: 3097}],
  });
});

test('who has used up one of two limits waits as long as that one says', async () => {
  const [narrow, wide] = [aTryLimit(1, 600), aTryLimit(9, 600)];
  await make({limits: [wide, narrow]});
  const answer = await shop.commerce.orders.place(aNewOrder({limits: [wide, narrow]}));
  const {retryAfterSeconds} = answer.status === 'limited' ? answer : expect.fail(answer.status);
  expect(retryAfterSeconds).toBeGreaterThan(400);
  for (let times = 0; times < 4; times += 1)
    await php(`Bellyful\\Storefront\\Ledger\\give_back( array( '${narrow.bucket}' ) )`);
  await make({limits: [narrow]});
  expect(await shop.commerce.orders.place(aNewOrder({limits: [narrow]}))).toMatchObject({
    status: 'limited',
  });
});

describe('money that comes too late', () => {
  const notesOf = async (databaseId: number) => {
    const notes = await php<{content: string}[]>(
      `wc_get_order_notes( array( 'order_id' => ${databaseId}, 'type' => 'internal' ) )`,
    );
    return notes.map(({content}) => content);
  };

  test('stops the order for staff, with a note, however often it is told', async () => {
    const claims = [aClaim()];
    const {databaseId} = await make({claims});
    await shop.commerce.orders.release(databaseId);
    await make({claims});
    for (const _time of ['once', 'twice'])
      await php(`wc_get_order( ${databaseId} )->payment_complete( 'by the shop' )`);
    expect(await statusOf(databaseId)).toBe('on-hold');
    expect(await notesOf(databaseId)).toEqual([expect.stringContaining('Paid too late')]);
  });

  test.each(['processing', 'completed', 'on-hold'])(
    'is not that of an order which staff let stand as %s',
    async (status) => {
      const claims = [aClaim()];
      const {databaseId} = await make({claims});
      await shop.commerce.orders.release(databaseId);
      await make({claims});
      await php(`wc_get_order( ${databaseId} )->update_status( '${status}' )`);
      await php(`wc_get_order( ${databaseId} )->payment_complete( 'by the shop' )`);
      expect((await notesOf(databaseId)).join()).not.toContain('Paid too late');
      expect(await statusOf(databaseId)).toBe(status === 'on-hold' ? 'processing' : status);
    },
  );

  test('that comes in time pays the order, on the shop’s page too', async () => {
    const {databaseId} = await make({claims: [aClaim()]});
    for (const before of ['pending', 'failed']) {
      await php(`wc_get_order( ${databaseId} )->update_status( '${before}' )`);
      await php(`wc_get_order( ${databaseId} )->payment_complete( 'by the shop' )`);
      expect(await statusOf(databaseId)).toBe('processing');
    }
  });
});

describe('the shop’s pay page', () => {
  const onPage = (databaseId: number, key: string, code: string) =>
    shop.run<unknown>(
      `$GLOBALS['query'] = array( 'order-pay' => ${databaseId} ); $_GET['key'] = '${key}'; ${code}`,
    );
  const problem = (databaseId: number) =>
    php<string | null>(
      `Bellyful\\Storefront\\Orders\\page_problem( wc_get_order( ${databaseId} ) )`,
    );

  test('says what others have had, or that the order is closed', async () => {
    const claims = [aClaim()];
    const {databaseId} = await make({claims});
    expect(await problem(databaseId)).toBeNull();
    await shop.commerce.orders.release(databaseId);
    const other = await make({claims});
    expect(await problem(databaseId)).toContain('one per customer');
    await shop.commerce.orders.close(other.databaseId);
    await shop.commerce.orders.close(databaseId);
    expect(await problem(databaseId)).toContain('This order is closed');
  });

  test('says that a code was used up meanwhile', async () => {
    const code =
      (await asShop().makeCode?.({usageLimit: 1, usageLimitPerUser: 0})) ?? expect.fail();
    const {version = ''} = (await shop.commerce.coupons.find(code, null)) ?? {};
    const codes = [{code, version, discount: toCents(0)}];
    const {databaseId} = await make({codes});
    await shop.commerce.orders.release(databaseId);
    await make({codes});
    expect(await problem(databaseId)).toContain('discount code');
  });

  test('closes an order whose hold has ended, for who has its key alone', async () => {
    const {databaseId, orderKey} = await make({minutesOpen: 30});
    const clocks = `$GLOBALS['wpdb']->get_var( 'SELECT COUNT(*) FROM wp_actions' )`;
    const [before, after] = (await onPage(
      databaseId,
      orderKey,
      `$before = ${clocks}; do_action( 'wp' ); echo json_encode( array( $before, ${clocks} ) );`,
    )) as string[];
    expect(after).toBe(before);
    await shop.later(31 * 60);
    await onPage(databaseId, 'wc_order_wrong', `do_action( 'wp' ); echo 1;`);
    expect(await statusOf(databaseId)).toBe('pending');
    await onPage(databaseId, orderKey, `do_action( 'wp' ); echo 1;`);
    expect(await statusOf(databaseId)).toBe('cancelled');
  });

  test('takes no payment of an order that cannot have what it needs', async () => {
    const claims = [aClaim()];
    const {databaseId, payUrl} = await make({claims});
    const press = `do_action( 'woocommerce_before_pay_action', wc_get_order( ${databaseId} ) ); echo json_encode( 'goes on' );`;
    expect(await shop.run(press)).toBe('goes on');
    await shop.commerce.orders.release(databaseId);
    await make({claims});
    expect(await shop.run(press)).toEqual({redirect: payUrl});
  });

  test('lets who has the order’s key pay it, and do nothing else', async () => {
    const {databaseId, orderKey} = await make();
    const may = (key: string, what: string) =>
      onPage(
        databaseId,
        key,
        `echo json_encode( apply_filters( 'user_has_cap', array(), array(), array( '${what}', 0, ${databaseId} ) ) );`,
      );
    expect(await may(orderKey, 'pay_for_order')).toEqual({pay_for_order: true});
    expect(await may('wc_order_wrong', 'pay_for_order')).toEqual([]);
    expect(await may(orderKey, 'view_order')).toEqual([]);
  });

  test.each([
    '/wc/store/v1/checkout/ID',
    '/wc/store/v1/Checkout/ID',
    '/WC/Store/CHECKOUT/ID/',
    '/wc/store/v2/checkout/ID/more',
    '/wc/store/v1/checkout/ID\n',
    // WooCommerce pays the order of the parameters, whichever the path names.
    '/wc/store/v1/checkout/999999',
  ])(
    'is the only one: the Store API takes no payment of the storefront’s orders by %j',
    async (route) => {
      const {databaseId} = await make();
      const byStoreApi = (id: number, path = route) => {
        const request = [path.replace('ID', String(id)), {id: `-${id}`}, {}].map(toPhp).join(', ');
        return php<{code?: string} | string>(
          `( function () { $answer = apply_filters( 'rest_request_before_callbacks', 'goes on', null, new WP_REST_Request( ${request} ) ); return is_wp_error( $answer ) ? $answer->get_error_code() : $answer; } )()`,
        );
      };
      expect(await byStoreApi(databaseId)).toBe('bellyful_pay_page');
      expect(await byStoreApi(999_999)).toBe('goes on');
      expect(await byStoreApi(databaseId, '/wc/store/v1/checkout')).toBe('goes on');
    },
  );
});

describe('while the shop takes no payments', () => {
  afterEach(async () => {
    await set('woocommerce_coming_soon', 'no');
    await shop.run(`delete_option( 'gateways' ); delete_option( 'gateway_fails' ); echo 1;`);
  });
  const place = (changes: Partial<NewOrder> = {}) => shop.commerce.orders.place(aNewOrder(changes));

  test.each([
    ['it is not open yet', () => set('woocommerce_coming_soon', 'yes')],
    ['no way of paying is on', () => shop.run(`update_option( 'gateways', array() ); echo 1;`)],
  ])('nobody is sent to its page: %s', async (_why, close) => {
    await close();
    expect(await place()).toMatchObject({status: 'changed', changes: [{kind: 'closed'}]});
    expect(await place({payment: {method: 'stripe', title: 'Card'}})).toMatchObject({
      status: 'open',
    });
    const free = aNewLine({subtotal: toCents(0), total: toCents(0)});
    const shipping = {title: 'Free', total: toCents(0)};
    expect(await place({lines: [free], shipping})).toMatchObject({status: 'placed'});
  });

  test('an order that its method does not place stands nowhere', async () => {
    await set('gateway_fails', true);
    const wanted = aNewOrder({payment: {method: 'cod', title: ''}});
    const mute = vi.spyOn(console, 'error').mockImplementation(() => {});
    await expect(shop.commerce.orders.place(wanted)).rejects.toThrow('500');
    mute.mockRestore();
    const {databaseId = 0} = (await shop.commerce.orders.findByCheckout(wanted.key)) ?? {};
    expect(await statusOf(databaseId)).toBe('pending');
  });
});

describe('an order’s shopper', () => {
  const facts = (databaseId: number) =>
    php<Record<string, unknown>>(
      `( static fn( $order ) => array( 'customer' => $order->get_customer_id(), 'ip' => $order->get_customer_ip_address(), 'phone' => $order->get_billing_phone(), 'claims' => array_key_exists( '_bellyful_claims', $order->all_meta() ) ) )( wc_get_order( ${databaseId} ) )`,
    );

  test('is the shop’s customer with the phone that it knows, where he gave none', async () => {
    const id = await php<number>(
      `( function () { $id = wp_insert_user( array( 'user_login' => 'ina', 'user_email' => 'ina@shop.example', 'user_pass' => 'x' ) ); update_user_meta( $id, 'billing_phone', '555' ); return $id; } )()`,
    );
    const customer = {id, ip: '203.0.113.9', userAgent: 'Mozilla/5.0 (iPhone) Mobile'};
    const {billing} = aNewOrder();
    const without = await make({customer, billing: {...billing, phone: ''}});
    expect(await facts(without.databaseId)).toEqual({
      customer: id,
      ip: '203.0.113.9',
      phone: '555',
      claims: false,
    });
    const own = await make({customer, billing: {...billing, phone: '777'}});
    expect(await facts(own.databaseId)).toMatchObject({phone: '777'});
  });

  test('is nobody where the shop does not know him', async () => {
    const {databaseId} = await make({customer: {id: 999_999, ip: 'nonsense', userAgent: null}});
    expect(await facts(databaseId)).toMatchObject({customer: 0, ip: ''});
  });
});

describe('where an order came from', () => {
  const marks = async (changes: Partial<NewOrder>) => {
    const {databaseId} = await make(changes);
    return php(
      `array_filter( wc_get_order( ${databaseId} )->all_meta(), static fn( $key ) => str_starts_with( $key, '_wc_order_attribution_' ), ARRAY_FILTER_USE_KEY )`,
    );
  };
  const origin = {source_type: 'utm', utm_source: 'Ada’s \\ "list"', session_pages: '3'};
  const direct = {
    _wc_order_attribution_source_type: 'typein',
    _wc_order_attribution_utm_source: '(direct)',
  };

  test('stands as WooCommerce stores it', async () => {
    expect(await marks({origin})).toEqual({
      _wc_order_attribution_source_type: 'utm',
      _wc_order_attribution_utm_source: 'Ada’s \\ "list"',
      _wc_order_attribution_session_pages: '3',
    });
  });

  test('is direct where nothing may be said, and for an older storefront, which sent its name', async () => {
    expect(await marks({origin: {}})).toEqual(direct);
    expect(await marks({origin: 'Bellyful' as never})).toEqual(direct);
  });

  test('is written nowhere while the owner has switched that off', async () => {
    await set('no_attribution', true);
    expect(await marks({origin})).toEqual([]);
    await set('no_attribution', false);
  });
});

describe('who follows an order', () => {
  test('gets its link in the mails to him, not in those to staff', async () => {
    await set('bellyful_storefront_url', 'https://bellyful.example');
    const {databaseId, orderNumber} = await make({meta: [{key: '_bellyful_link', value: 'seal'}]});
    const link = `https://bellyful.example/orders/${orderNumber}?key=seal`;
    const mail = (toStaff: boolean, isPlain = true) =>
      shop.run<string>(
        `ob_start(); do_action( 'woocommerce_email_order_meta', wc_get_order( ${databaseId} ), ${toStaff}, ${isPlain} ); echo json_encode( ob_get_clean() );`,
      );
    expect(await mail(false)).toContain(link);
    expect(await mail(true)).toBe('');
    expect(await mail(false, false)).toContain(`<a href="${link}">`);
    const view = `apply_filters( 'woocommerce_get_view_order_url', 'https://shop.example/my-account', wc_get_order( ${databaseId} ) )`;
    expect(await php(view)).toBe(link);
  });

  test('reads what staff wrote to him and where it goes, not what they wrote to themselves', async () => {
    const {databaseId} = await make();
    await shop.run(
      `$order = wc_get_order( ${databaseId} ); $order->add_order_note( 'For us' ); $order->add_order_note( 'It left today.', 1 ); echo 1;`,
    );
    expect(await newsOf(databaseId)).toMatchObject({
      notes: [{text: 'It left today.'}],
      address: {city: aNewOrder().shippingAddress.city},
    });
    const unsent = await make({
      shipping: null,
      expected: {...aNewOrder().expected, total: toCents(1000)},
    });
    expect((await newsOf(unsent.databaseId))?.address).toBeNull();
  });
});

test('what the payment service gave back is told without the reason of a program, and a lost dispute not at all', async () => {
  const {databaseId, total} = await make();
  await pay(databaseId);
  const {orders} = shop.commerce;
  await orders.recordRefund(databaseId, {refundId: 're_told', amount: toCents(500)});
  const refunds = [{amount: 500, reason: '', items: []}];
  expect(await newsOf(databaseId)).toMatchObject({refunds});
  await orders.recordDispute(databaseId, {disputeId: 'dp_1', state: 'lost', amount: total});
  expect((await newsOf(databaseId))?.refunds).toMatchObject(refunds);
});

test('a refund that WooCommerce could not finish is not told', async () => {
  const {databaseId} = await make();
  await pay(databaseId);
  await shop.run(
    `$order = wc_get_order( ${databaseId} );
    $order->set_refunds( array( array( 'amount' => 5.0, 'total' => 0.0, 'items' => array(), 'lines' => array(), 'reason' => '', 'created' => clock() ) ) );
    $order->save(); echo 1;`,
  );
  expect((await newsOf(databaseId))?.refunds).toEqual([]);
});

test('the files of an order are told as WooCommerce permits them, and none of an order that is not there', async () => {
  const {databaseId} = await make();
  const item = {download_url: 'https://shop.example/?download_file=7', product_name: 'A guide'};
  const items = [
    {...item, download_name: 'guide.pdf', downloads_remaining: '2'},
    {...item, download_name: 'extra.pdf', downloads_remaining: ''},
  ];
  shop.surround(
    `add_filter( 'woocommerce_order_get_downloadable_items', static function () { $items = ${toPhp(items)}; $items[0]['access_expires'] = WC_DateTime::at( 1800000000 ); $items[1]['access_expires'] = null; return $items; } );`,
  );
  const files = await shop.commerce.orders.downloads([databaseId, 999_999]);
  const told = {url: item.download_url, productName: 'A guide'};
  expect(files.get(databaseId)).toEqual([
    {...told, name: 'guide.pdf', remaining: 2, expiresAt: '2027-01-15T08:00:00Z'},
    {...told, name: 'extra.pdf', remaining: null, expiresAt: null},
  ]);
  expect(files.has(999_999)).toBe(false);
});

test('who pays by bank transfer reads the owner’s words and accounts, and nobody else does', async () => {
  const settings = {instructions: ' <p>Name your order.</p> '};
  const accounts = [
    {account_name: 'Bellyful', account_number: '7', sort_code: ' ', iban: 'GB1', bic: 'B2'},
  ];
  await shop.run(
    `update_option( 'woocommerce_bacs_settings', ${toPhp(settings)} ); update_option( 'woocommerce_bacs_accounts', ${toPhp(accounts)} ); echo 1;`,
  );
  const instructions = (id: string) =>
    php(
      `Bellyful\\Storefront\\Orders\\instructions_of( WC()->payment_gateways()->payment_gateways()['${id}'] )`,
    );
  expect(await instructions('bacs')).toBe(
    'Name your order.\nBellyful, Account: 7, IBAN: GB1, BIC: B2',
  );
  expect(await instructions('cod')).toBe('');
});

test('staff find an order by the number of its payment, where orders are posts too', async () => {
  const fields = `apply_filters( 'woocommerce_shop_order_search_fields', array( '_billing_email' ) )`;
  expect(await php(fields)).toEqual(['_billing_email', '_transaction_id']);
});

test('staff read the codes of an order of before beside its other facts, and nothing that helps the storefront alone', async () => {
  const meta = [{key: 'Discount code', value: 'SAVE5, <b>OLD</b>'}];
  const shown = async (order: {databaseId: number}) =>
    shop.run<string>(
      `ob_start(); do_action( 'woocommerce_admin_order_data_after_order_details', wc_get_order( ${order.databaseId} ) ); echo json_encode( ob_get_clean() );`,
    );
  expect(await shown(await make({meta}))).toContain('save5, &lt;b&gt;old&lt;/b&gt;');
  expect(await shown(await make())).toBe('');
  const {databaseId} = await make();
  const hidden = await php<string[]>(
    `apply_filters( 'woocommerce_hidden_order_itemmeta', array( '_theirs' ) )`,
  );
  const kept = await php<object>(
    `current( wc_get_order( ${databaseId} )->get_items() )->all_meta()`,
  );
  expect(hidden).toEqual(expect.arrayContaining(['_theirs', ...Object.keys(kept)]));
});

test('what is done again and again is planned once, and by the shop’s scheduler itself', async () => {
  const planned = () =>
    php<string[]>(
      `array_column( $GLOBALS['wpdb']->get_results( "SELECT hook FROM wp_actions WHERE hook IN ( 'bellyful_close_unpaid_orders', 'bellyful_send_outbox' ) ORDER BY hook" ), 'hook' )`,
    );
  expect(await planned()).toEqual([]);
  for (const _time of ['once', 'twice'])
    await shop.run(`do_action( 'action_scheduler_ensure_recurring_actions' ); echo 1;`);
  expect(await planned()).toEqual(['bellyful_close_unpaid_orders', 'bellyful_send_outbox']);
});

describe('of its parcels', () => {
  const line = (quantity: number) =>
    aNewLine({productId: product.databaseId, price: null, quantity});

  test('drafts, deleted ones and downloads are not told', async () => {
    const virtual = {_price: '5', _virtual: 'yes'};
    await shop.addProducts([{databaseId: 77, name: 'A guide', entries: virtual}]);
    const {databaseId} = await make({lines: [line(2), aNewLine({productId: 77, price: null})]});
    await pay(databaseId);
    await fulfil(databaseId, {items: [[0, 1]], status: 'unfulfilled'});
    await fulfil(databaseId, {items: [[1, 1]]});
    expect(await newsOf(databaseId)).toMatchObject({shipments: [], toCome: [], packedAt: null});
    expect((await newsOf(databaseId))?.cancellation?.until).not.toBeNull();
    const id = await fulfil(databaseId, {items: [[0, 1]]});
    expect((await newsOf(databaseId))?.cancellation?.until).toBeNull();
    expect((await newsOf(databaseId))?.toCome).toEqual([{line: 0, quantity: 1}]);
    await shop.run(
      `( new Automattic\\WooCommerce\\Admin\\Features\\Fulfillments\\Fulfillment( ${id} ) )->delete(); echo 1;`,
    );
    expect(await newsOf(databaseId)).toMatchObject({shipments: [], toCome: []});
    await set('woocommerce_feature_fulfillments_enabled', 'no');
  });

  test('each has its carrier’s name and page, and the statuses that a shop adds their days', async () => {
    const {databaseId} = await make({lines: [line(3)]});
    await pay(databaseId);
    const royal = {_shipment_provider: 'royal-mail', _tracking_number: 'AB 1'};
    const bike = {_shipment_provider: 'other', _provider_name: 'Bike & Co', _tracking_url: 'x:y'};
    await fulfil(databaseId, {items: [[0, 1]], meta: royal});
    await fulfil(databaseId, {items: [[0, 1]], meta: bike, status: 'delivered'});
    await fulfil(databaseId, {items: [[0, 1]], status: 'packed'});
    const url = 'https://royalmail.example/AB 1';
    expect(await newsOf(databaseId)).toMatchObject({
      packedAt: expect.any(String),
      shipments: [
        {carrier: 'Royal Mail', number: 'AB 1', url, deliveredAt: null},
        {carrier: 'Bike & Co', number: '', url: null, deliveredAt: expect.any(String)},
      ],
      toCome: [{line: 0, quantity: 1}],
    });
    await shop.run(`wc_get_order( ${databaseId} )->update_status( 'completed' ); echo 1;`);
    expect(await newsOf(databaseId)).toMatchObject({
      toCome: [],
      completedAt: expect.any(String),
    });
  });
});

test('a parcel of a tracking plugin is delivered on the day that TrackShip says', async () => {
  const {databaseId} = await make();
  const items = [
    {tracking_provider: 'usps', tracking_number: '1'},
    {tracking_number: '2'},
    {tracking_number: ' '},
  ];
  const labels = [{carrier_id: 'ups', tracking: '3', created: 1_762_000_000_000}];
  const statuses = [
    {status: 'in_transit', status_date: '2026-11-04 08:00:00'},
    {status: 'delivered', status_date: '2026-11-05 14:00:00'},
  ];
  await shop.run(
    `$order = wc_get_order( ${databaseId} ); $order->update_meta_data( '_wc_shipment_tracking_items', ${toPhp(items)} ); $order->update_meta_data( 'shipment_status', ${toPhp(statuses)} ); $order->update_meta_data( 'wc_connect_labels', ${toPhp(labels)} ); $order->save(); echo 1;`,
  );
  expect(await newsOf(databaseId)).toMatchObject({
    shipments: [
      {number: '1', deliveredAt: null},
      {number: '2', deliveredAt: '2026-11-05T14:00:00Z'},
      {number: '3', carrier: 'UPS', shippedAt: '2025-11-01T12:26:40Z'},
    ],
  });
});

test('what plugins add to an order is offered where it leads to the web, and WooCommerce’s own actions are not', async () => {
  const {databaseId} = await make();
  const offered = (actions: object) =>
    shop.run<object[]>(
      `add_filter( 'woocommerce_my_account_my_orders_actions', fn() => ${toPhp(actions)} ); echo json_encode( Bellyful\\Storefront\\Orders\\documents_of( wc_get_order( ${databaseId} ) ) );`,
    );
  const url = 'https://shop.example/invoice.pdf';
  const actions = {
    pay: {url, name: 'Pay'},
    view: {url, name: 'View'},
    cancel: {url, name: 'Cancel'},
    invoice: {url, name: ' <b>Invoice</b>'},
    nameless: {url, name: ''},
  };
  expect(await offered(actions)).toEqual([{name: 'Invoice', url}]);
  const asWhom = `add_filter( 'woocommerce_my_account_my_orders_actions', fn() => array( 'a' => array( 'url' => '${url}', 'name' => 'For ' . get_current_user_id() ) ) ); echo json_encode( array( Bellyful\\Storefront\\Orders\\documents_of( wc_get_order( ${databaseId} ) )[0]['name'], get_current_user_id() ) );`;
  expect(await shop.run(asWhom)).toEqual(['For 0', 3]);
  const broken = `add_filter( 'woocommerce_my_account_my_orders_actions', fn() => throw new Exception( 'broken' ) ); echo json_encode( Bellyful\\Storefront\\Orders\\documents_of( wc_get_order( ${databaseId} ) ) );`;
  expect(await shop.run(broken)).toEqual([]);
});

describe('what the shop asks at checkout', () => {
  const ask = (...fields: object[]) =>
    shop.run(`update_option( 'more_asked', ${toPhp(fields)} ); echo 1;`);
  const common = {location: 'order', type: 'text', hidden: false, required: true, attributes: []};
  const gift = {'_wc_other/bellyful/gift-message': 'Hi!!'};
  const note = '_wc_other/order_comments';
  afterEach(async () => {
    await ask();
    await set('woocommerce_enable_order_comments', 'yes');
  });

  test('is told with what is said where it is empty, but where conditions decide', async () => {
    const rules = {cart: {properties: {items_count: {minimum: 2}}}};
    await ask(
      {...common, id: 'a/if', label: 'If', optionalLabel: 'If (optional)', required: rules},
      {...common, id: 'a/age', label: 'Of age', location: 'contact', errorMessage: 'Be of age.'},
      {...common, id: 'a/shown-if', label: 'Shown if', hidden: rules},
    );
    const told = await php<{id: string}[]>(`Bellyful\\Storefront\\Orders\\describe_fields()`);
    expect(told.map(({id}) => id)).toEqual([
      'a/age',
      'bellyful/entrance',
      'bellyful/gift-message',
      'a/if',
      'a/shown-if',
      'order_comments',
    ]);
    expect(told).toMatchObject([
      {label: 'Of age', required: 'Be of age.', maxLength: 1000},
      {label: 'Entrance (optional)', required: null, options: [{value: 'front'}, {value: 'back'}]},
      {label: 'Gift message', required: 'Gift message is required', maxLength: 200},
      {label: 'If', required: null},
      {label: 'Shown if', required: null},
      {type: 'textarea', required: null},
    ]);
    await set('woocommerce_enable_order_comments', 'no');
    expect(await php(`Bellyful\\Storefront\\Orders\\describe_fields()`)).toHaveLength(5);
  });

  test('is stored as its fields clean it; what is hidden, and a note that is off, is not', async () => {
    await set('woocommerce_enable_order_comments', 'no');
    await ask(
      {...common, id: 'a/hidden', label: 'Hidden', hidden: {cart: {}}},
      {...common, id: 'a/box', label: 'Box', type: 'checkbox', required: false},
    );
    const fields = {...gift, '_wc_other/a/hidden': 'x', [note]: 'Ring.'};
    const {databaseId} = await make({fields});
    const meta = await php<object>(`wc_get_order( ${databaseId} )->all_meta()`);
    expect(meta).toMatchObject({'_wc_other/bellyful/gift-message': 'Hi!', '_wc_other/a/box': '0'});
    expect(meta).not.toHaveProperty('_wc_other/a/hidden');
    expect((await newsOf(databaseId))?.answers).toEqual([
      {label: 'Gift message', value: 'Hi!'},
      {label: 'Box', value: 'No'},
    ]);
  });

  test('has no endless note', async () => {
    const fields = {...gift, [note]: 'a'.repeat(1001)};
    expect(await shop.commerce.orders.place(aNewOrder({fields}))).toMatchObject({
      changes: [{field: note, message: expect.stringContaining('1000 letters')}],
    });
  });

  test('is shown by WooCommerce as in an order of its own checkout, which it is nowhere else', async () => {
    const via = `apply_filters( 'woocommerce_order_get_created_via', 'bellyful-storefront' )`;
    expect(await php(via)).toBe('bellyful-storefront');
    const inMail = await shop.run(
      `add_action( 'woocommerce_email_customer_details', static function () { echo json_encode( array( ${via}, apply_filters( 'woocommerce_order_get_created_via', 'admin' ) ) ); } ); do_action( 'woocommerce_email_customer_details' );`,
    );
    expect(inMail).toEqual(['store-api', 'admin']);
  });
});

test('a dispute about an order whose money went back leaves it as it is', async () => {
  const {databaseId, total: amount} = await make();
  await pay(databaseId);
  await shop.commerce.orders.recordRefund(databaseId, {refundId: 're_all', amount});
  await shop.commerce.orders.recordDispute(databaseId, {disputeId: 'dp', state: 'open', amount});
  expect(await statusOf(databaseId)).toBe('refunded');
});

test('a disputed order that goes on brings its customer no second mail', async () => {
  const {databaseId, total: amount, email} = await make();
  const serve = (path: string, body: object) => {
    shop.surround(`require '/fakes/emails.php';`);
    return shop.plugin.send('orders', {
      method: 'POST',
      path: `/orders/${databaseId}/${path}`,
      body,
    });
  };
  await serve('finish', {chargeId: 'pi_disputed'});
  for (const state of ['open', 'won']) await serve('dispute', {disputeId: 'dp', state, amount});
  expect(await statusOf(databaseId)).toBe('processing');
  const told = (await shop.mails()).filter(({to}) => to === email);
  expect(told).toMatchObject([{subject: `Order #${databaseId}`}]);
});

describe('a test order of the doctor', () => {
  const trial = {billing: {...aNewOrder().billing, email: 'doctor@bellyful.invalid'}};
  const remove = (databaseId: number) =>
    shop.plugin.send('remove', {method: 'DELETE', path: `/orders/${databaseId}`});
  const isMailed = (databaseId: number) =>
    php(
      `apply_filters( 'woocommerce_email_enabled_new_order', true, wc_get_order( ${databaseId} ) )`,
    );

  test('is mailed to nobody and leaves nothing behind', async () => {
    const meta = [{key: '_bellyful_trial', value: 'yes'}];
    const before = await freshProduct(shop.commerce, product.databaseId);
    const {databaseId} = await make({
      ...trial,
      meta,
      ...ofShopProduct,
      payment: {method: 'cod', title: ''},
    });
    expect(await isMailed(databaseId)).toBe(false);
    expect(await remove(databaseId)).toMatchObject({ok: true});
    expect(await shop.commerce.orders.find(databaseId)).toBeNull();
    expect(await freshProduct(shop.commerce, product.databaseId)).toEqual(before);
  });

  test('is told from an order of somebody, which stays', async () => {
    const {databaseId} = await make();
    expect(await isMailed(databaseId)).toBe(true);
    expect(await remove(databaseId)).toMatchObject({ok: false, code: 'no_trial'});
    expect(await statusOf(databaseId)).toBe('pending');
  });
});

describe('a question of a storefront', () => {
  /** As it comes in, with another contract than the plugin's, or from somebody who may not ask. */
  const ask = (path: string, contract: string | null, code = '') =>
    shop.run<[number, {code?: string}]>(
      `${code} echo json_encode( serve( array( 'method' => 'GET', 'path' => '/bellyful/v1/${path}', 'query' => array( 'key' => 'a-key-of-nobody-1' ), 'headers' => array( 'x-bellyful-contract' => ${JSON.stringify(contract)} ), 'body' => null ) ) );`,
    );

  test.each([null, '1', '99'])(
    'of another version (%s) is refused, if it is about orders',
    async (contract) => {
      expect(await ask('orders/attempt', contract)).toMatchObject([
        409,
        {code: 'contract_differs'},
      ]);
      expect(await ask('changes', contract)).toMatchObject([200, {changes: []}]);
    },
  );

  test('says that nobody keeps its answer', async () => {
    const headers = (route: string) =>
      shop.run(
        `class Answer { public array $headers = array(); public function header( $name, $value ) { $this->headers[ $name ] = $value; } }
        echo json_encode( apply_filters( 'rest_post_dispatch', new Answer(), null, new WP_REST_Request( '${route}', array(), array() ) )->headers );`,
      );
    expect(await headers('/bellyful/v1/shop')).toEqual({'Cache-Control': 'no-store'});
    expect(await headers('/wp/v2/posts')).toEqual([]);
  });
});

describe('of two who come at the same moment', () => {
  const orders = () => shop.commerce.orders;
  /** Just before the first one's transaction begins, which is where everything is decided. */
  const both = (first: NewOrder, second: NewOrder) =>
    shop.interrupt(
      () => orders().place(first),
      'START TRANSACTION',
      () => orders().place(second),
    );
  const statuses = async (first: NewOrder, second: NewOrder) =>
    (await both(first, second)).map(({status}) => status);

  test('one has the last unit', async () => {
    const entries = {_price: '10', _manage_stock: 'yes', _stock: 1, _stock_status: 'instock'};
    await shop.addProducts([{databaseId: 60, name: 'Last', entries}]);
    const wanted = [aNewOrder(ofProduct(60)), aNewOrder(ofProduct(60))] as const;
    expect(await statuses(...wanted)).toEqual(['short', 'open']);
  });

  test('one has the last use of a code', async () => {
    await shop.addCoupon('RACE', {_discount_type: 'fixed_cart', _amount: '5', _usage_limit: 1});
    const {version = ''} = (await shop.commerce.coupons.find('RACE', null)) ?? {};
    const codes = [{code: 'RACE', version, discount: toCents(0)}];
    expect(await statuses(aNewOrder({codes}), aNewOrder({codes}))).toEqual(['short', 'open']);
  });

  test('one has what is once per customer', async () => {
    const claims = [aClaim()];
    expect(await statuses(aNewOrder({claims}), aNewOrder({claims}))).toEqual(['short', 'open']);
  });

  test('both have the order of their key, of which there is one', async () => {
    const wanted = aNewOrder();
    const [first, second] = await both(wanted, wanted);
    expect([first, second]).toMatchObject([
      {status: 'open', isResumed: true},
      {status: 'open', isResumed: false},
    ]);
    expect(await orders().listByReference(wanted.reference)).toHaveLength(1);
  });

  test('one places what is paid on delivery, and its stock falls once', async () => {
    const before = (await freshProduct(shop.commerce, product.databaseId))?.stockQuantity ?? 0;
    const wanted = aNewOrder({...ofShopProduct, payment: {method: 'cod', title: ''}});
    expect(await statuses(wanted, wanted)).toEqual(['placed', 'placed']);
    expect(await freshProduct(shop.commerce, product.databaseId)).toMatchObject({
      stockQuantity: before - 1,
    });
  });

  test('one pays an order, by the charge that came first, and its stock falls once', async () => {
    const before = (await freshProduct(shop.commerce, product.databaseId))?.stockQuantity ?? 0;
    const {databaseId} = await make(ofShopProduct);
    const finish = (charge: string) => () => orders().finish(databaseId, charge);
    const answers = await shop.interrupt(finish('pi_late'), 'INSERT IGNORE', finish('pi_early'));
    for (const {order} of answers) expect(order).toMatchObject({transactionId: 'pi_early'});
    expect(await freshProduct(shop.commerce, product.databaseId)).toMatchObject({
      stockQuantity: before - 1,
    });
  });

  test('a refund is written once', async () => {
    const {databaseId, total} = await make();
    await pay(databaseId);
    const refund = {refundId: 're_race', amount: toCents(500)};
    const write = () => orders().recordRefund(databaseId, refund);
    expect(await shop.interrupt(write, 'INSERT IGNORE', write)).toEqual([true, true]);
    const left = await php<string>(`wc_get_order( ${databaseId} )->get_remaining_refund_amount()`);
    expect(Number(left)).toBeCloseTo((total - 500) / 100);
  });
});
