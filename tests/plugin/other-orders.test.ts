import {afterAll, beforeAll, expect, test} from 'vitest';
import {openPluginShop} from '../support/plugin-shop';

let shop: Awaited<ReturnType<typeof openPluginShop>>;
beforeAll(async () => {
  shop = await openPluginShop();
  const entries = {_price: '10', _manage_stock: 'yes', _stock: 0, _stock_status: 'outofstock'};
  await shop.addProducts([{databaseId: 23, name: 'Rice', entries}]);
});
afterAll(() => shop.close());

/** WooCommerce's own checkout has made it, of what is sold out by now. */
const anOrderOfTheShop = () =>
  shop.run<number>(
    `$item = new WC_Order_Item_Product(); $item->set_product_id( 23 ); $item->set_total( '10' );
    $order = new WC_Order(); $order->add_item( $item ); $order->set_total( '10' ); $order->set_billing_email( 'ana@shop.example' ); echo json_encode( $order->save() );`,
  );
const inShop = <Answer = number>(databaseId: number, code: string) =>
  shop.run<Answer>(`$order = wc_get_order( ${databaseId} ); ${code}`);

test('an order of the shop’s own checkout is paid, sent and given back as WooCommerce does it', async () => {
  const databaseId = await anOrderOfTheShop();
  const after = (code: string) =>
    inShop<string>(
      databaseId,
      `${code} echo json_encode( wc_get_order( ${databaseId} )->get_status() );`,
    );
  expect(await after(`$order->payment_complete( 'txn_1' );`)).toBe('processing');
  const parcel = `$one = new Automattic\\WooCommerce\\Admin\\Features\\Fulfillments\\Fulfillment(); $one->set_entity_id( '${databaseId}' ); $one->set_status( 'fulfilled' ); $one->save();`;
  expect(await after(`${parcel} $order->update_status( 'completed' );`)).toBe('completed');
  const refund = `wc_create_refund( array( 'order_id' => ${databaseId}, 'amount' => 10 ) );`;
  expect(await after(refund)).toBe('refunded');
});

test('an order of the shop’s own checkout is not cancelled at the storefront, and reported once it is sent', async () => {
  const databaseId = await anOrderOfTheShop();
  const news = (await shop.commerce.orders.news([databaseId])).get(databaseId);
  expect(news).toMatchObject({cancellation: null, problems: {until: null, lines: []}});
  await inShop(databaseId, `$order->update_status( 'completed' ); echo 1;`);
  const sent = (await shop.commerce.orders.news([databaseId])).get(databaseId);
  expect(sent).toMatchObject({cancellation: null, problems: {lines: [0]}});
});

test('an order of the shop’s own checkout keeps its notes when it is deleted', async () => {
  const databaseId = await anOrderOfTheShop();
  await inShop(databaseId, `$order->add_order_note( 'Ours' ); $order->delete( true ); echo 1;`);
  const notes = `array_column( wc_get_order_notes( array( 'order_id' => ${databaseId} ) ), 'content' )`;
  expect(await shop.run(`echo json_encode( ${notes} );`)).toEqual(['Ours']);
});
