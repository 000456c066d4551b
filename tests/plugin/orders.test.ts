import {afterAll, beforeAll, expect, test} from 'vitest';
import {toCents, type Product} from '~adapters/commerce';
import {aNewOrder} from '../support/new-orders';
import {openPluginShop} from '../support/plugin-shop';
import {promisesAboutOrders} from '../contract/promises-about-orders';
import {promisesAboutPlacing} from '../contract/promises-about-placing';
import {promisesAboutStandingOrders} from '../contract/promises-about-standing-orders';
import type {OrderShop} from '../contract/order-desk';

type Shop = Awaited<ReturnType<typeof openPluginShop>>;

let shop: Shop;
let codes = 0;
const product = {
  databaseId: 23,
  price: toCents(1000),
  stockQuantity: 50,
  variations: [],
  name: 'Konjac Rice',
};

beforeAll(async () => {
  shop = await openPluginShop();
  const entries = {
    _price: '10',
    _regular_price: '10',
    _sku: 'KJ-RI',
    _manage_stock: 'yes',
    _stock: 50,
  };
  await shop.addProducts([{databaseId: product.databaseId, name: product.name, entries}]);
  await shop.addCoupon('SAVE5', {_discount_type: 'fixed_cart', _amount: '5'});
}, 60_000);
afterAll(() => shop.close());

/** The plugin's own PHP keeps what the mock and a real shop keep. */
const asShop = (): OrderShop => ({
  commerce: shop.commerce,
  couponCode: 'SAVE5',
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
});
for (const promises of [promisesAboutPlacing, promisesAboutOrders, promisesAboutStandingOrders])
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
