import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {toCents, type NewOrder} from '~adapters/commerce';
import {aNewLine, aNewOrder} from '../support/new-orders';
import {openPluginShop} from '../support/plugin-shop';

let shop: Awaited<ReturnType<typeof openPluginShop>>;
beforeAll(async () => {
  shop = await openPluginShop();
  const entries = {_price: '10', _manage_stock: 'yes', _stock: 50, _stock_status: 'instock'};
  await shop.addProducts([{databaseId: 23, name: 'Rice', entries}]);
});
afterAll(() => shop.close());

const orders = () => shop.commerce.orders;
const lines = [aNewLine({productId: 23, price: toCents(1000)})];
async function make(changes: Partial<NewOrder> = {}) {
  const placed = await orders().place(aNewOrder({lines, ...changes}));
  return placed.status === 'open' ? placed.order : expect.fail(placed.status);
}
const statusOf = (databaseId: number) =>
  shop.run<string>(`echo json_encode( wc_get_order( ${databaseId} )->get_status() );`);
const stock = () => shop.run<number>(`echo (int) get_post_meta( 23, '_stock', true );`);

describe('where another plugin breaks', () => {
  const breakLines = (times: number) =>
    shop.surround(
      `$GLOBALS['left'] = ${times}; add_action( 'woocommerce_before_order_item_object_save', function () { if ( $GLOBALS['left']-- > 0 ) { throw new Exception( 'broken' ); } } );`,
    );

  test('the lines that WooCommerce has left out are saved with a second try', async () => {
    breakLines(1);
    const {databaseId} = await make();
    const parts = `array_keys( wc_get_order( ${databaseId} )->get_items( array( 'line_item', 'shipping' ) ) )`;
    expect(await shop.run(`echo json_encode( ${parts} );`)).toEqual([
      expect.any(Number),
      expect.any(Number),
    ]);
  });

  test('no order is made without its lines', async () => {
    const wanted = aNewOrder({lines});
    const count = () =>
      shop.run<number>(
        `echo (int) $GLOBALS['wpdb']->get_var( 'SELECT COUNT(*) FROM wp_wc_orders' );`,
      );
    const before = await count();
    breakLines(99);
    await expect(orders().place(wanted)).rejects.toThrow('500');
    expect(await orders().findByCheckout(wanted.key)).toBeNull();
    expect(await count()).toBe(before);
    expect(await orders().place(wanted)).toMatchObject({status: 'open'});
  });

  test('a payment that WooCommerce could not write down is told as that, and written down with the next message', async () => {
    const {databaseId} = await make();
    shop.surround(
      `add_action( 'woocommerce_pre_payment_complete', fn() => throw new Exception( 'broken' ) );`,
    );
    await expect(orders().finish(databaseId, 'pi_1')).rejects.toThrow('500');
    expect(await statusOf(databaseId)).toBe('pending');
    expect(await orders().finish(databaseId, 'pi_1')).toMatchObject({isClosed: false});
  });

  test('a lost dispute whose money could not be written as given back is written with the next message', async () => {
    const {databaseId, total: amount} = await make();
    await orders().finish(databaseId, 'pi_2');
    const dispute = {disputeId: 'dp_1', state: 'lost', amount} as const;
    shop.surround(
      `add_action( 'woocommerce_create_refund', fn() => throw new Exception( 'broken' ) );`,
    );
    await expect(orders().recordDispute(databaseId, dispute)).rejects.toThrow();
    expect(await statusOf(databaseId)).toBe('processing');
    await orders().recordDispute(databaseId, dispute);
    expect(await statusOf(databaseId)).toBe('refunded');
  });
});

test('an order whose request died after its gateway placed it has what follows done by the next one, once', async () => {
  const wanted = aNewOrder({lines, payment: {method: 'cod', title: ''}});
  const before = await stock();
  const mute = vi.spyOn(console, 'error').mockImplementation(() => {});
  shop.surround(`update_option( 'gateway_fails', true );`);
  await expect(orders().place(wanted)).rejects.toThrow('500');
  mute.mockRestore();
  const {databaseId = 0} = (await orders().findByCheckout(wanted.key)) ?? {};
  await shop.run(
    `delete_option( 'gateway_fails' ); change_stock( ${databaseId}, false );
    foreach ( array( 'woocommerce_order_status_processing', 'woocommerce_order_status_changed' ) as $hook ) { unset( $GLOBALS['wp_filter'][ $hook ] ); }
    wc_get_order( ${databaseId} )->update_status( 'processing' ); echo 1;`,
  );
  expect(await stock()).toBe(before);
  for (const _time of ['once', 'twice'])
    expect(await orders().place(wanted)).toMatchObject({status: 'placed', order: {databaseId}});
  expect(await stock()).toBe(before - 1);
  const held = `SELECT COUNT(*) FROM wp_bellyful_holds WHERE attempt_key LIKE '${wanted.key}%'`;
  expect(await shop.run(`echo (int) $GLOBALS['wpdb']->get_var( "${held}" );`)).toBe(0);
});
