import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest';
import {toCents} from '~adapters/commerce';
import {aNewLine, aNewOrder} from '../support/new-orders';
import {openPluginShop} from '../support/plugin-shop';

let shop: Awaited<ReturnType<typeof openPluginShop>>;
beforeAll(async () => {
  shop = await openPluginShop();
  await shop.addProducts([{databaseId: 23, name: 'Rice', entries: {_price: '10'}}]);
  await shop.run(
    `update_option( 'bellyful_storefront_url', 'https://bellyful.example' ); update_option( 'woocommerce_feature_fulfillments_enabled', 'yes' ); echo 1;`,
  );
});
afterAll(() => shop.close());
beforeEach(() => shop.run(`$GLOBALS['wpdb']->query( 'DELETE FROM wp_mails' ); echo 1;`));

/** WooCommerce begins, and says what it would mail; then come the plugins. */
const began = `require '/fakes/order-emails.php'; Bellyful\\Storefront\\Mail\\take_over();`;

async function aPaidOrder() {
  const line = aNewLine({productId: 23, price: toCents(1000), quantity: 2});
  const meta = [{key: '_bellyful_link', value: 'seal'}];
  const placed = await shop.commerce.orders.place(aNewOrder({lines: [line], meta}));
  const {databaseId} = placed.status === 'open' ? placed.order : expect.fail(placed.status);
  await shop.commerce.orders.finish(databaseId, `pi_${databaseId}`);
  return databaseId;
}
const staff = (databaseId: number, code: string, then = `do_action( 'shutdown' );`) =>
  shop.run(`${began} $order = wc_get_order( ${databaseId} ); ${code} ${then} echo 1;`);
const subjects = async () => (await shop.mails()).map(({subject}) => subject);
/** Staff fulfill so many of the order's first line. */
const untold = (quantity: number) =>
  `$one = new Automattic\\WooCommerce\\Admin\\Features\\Fulfillments\\Fulfillment(); $one->set_entity_id( (string) $order->get_id() ); $one->set_status( 'fulfilled' );
  $one->set_items( array( array( 'item_id' => array_key_first( $order->get_items() ), 'qty' => ${quantity} ) ) ); $one->save();`;
/** And say that its customer is told. */
const parcel = (quantity: number) =>
  `${untold(quantity)} do_action( 'woocommerce_fulfillment_created_notification', $order->get_id(), $one, $order );`;

test('an e-mail of WooCommerce about an order waits in the outbox, and goes out once when the request is over', async () => {
  const databaseId = await aPaidOrder();
  await staff(databaseId, `$order->update_status( 'completed' );`, '');
  expect(await subjects()).toEqual([]);
  for (const _time of ['once', 'twice'])
    await shop.run(`${began} do_action( 'bellyful_send_outbox' ); echo 1;`);
  expect(await subjects()).toEqual([`customer_completed_order #${databaseId}`]);
});

test('a new status and a parcel stand, and are mailed, where the outbox could not be written for a moment', async () => {
  const databaseId = await aPaidOrder();
  const rename = (from: string, to: string) =>
    `$GLOBALS['wpdb']->pdo->exec( 'ALTER TABLE ${from} RENAME TO ${to}' )`;
  const breaks = `$GLOBALS['meanwhile'] = array( 'before' => 'INTO wp_bellyful_outbox', 'do' => fn() => ${rename('wp_bellyful_outbox', 'gone')} );`;
  const mended = rename('gone', 'wp_bellyful_outbox');
  await staff(databaseId, `${breaks} ${parcel(1)} ${mended};`);
  await staff(
    databaseId,
    `${breaks} add_action( 'woocommerce_after_order_object_save', fn() => ${mended} ); $order->update_status( 'completed' );`,
  );
  expect(await subjects()).toEqual([
    `customer_fulfillment_created #${databaseId}`,
    `customer_completed_order #${databaseId}`,
  ]);
});

test('the e-mail about a parcel leads to the order’s page, and not to an account of the shop', async () => {
  const databaseId = await aPaidOrder();
  // Whoever says it elsewhere in the same request says it as before.
  const elsewhere = `apply_filters( 'gettext_woocommerce', 'Mi cuenta', 'See My Account > Orders' )`;
  await staff(
    databaseId,
    `${parcel(1)} $one->update_meta_data( '_tracking_number', '9400' ); $one->save();`,
    `do_action( 'shutdown' ); update_option( 'elsewhere', ${elsewhere} );`,
  );
  const [mail, ...others] = await shop.mails();
  expect(others).toEqual([]);
  expect(mail?.text).toContain(`https://bellyful.example/orders/${databaseId}?key=seal`);
  expect(mail?.text).toMatch(/Tracking Number.*Fulfillment summary\./s);
  expect(mail?.text).not.toContain('My Account');
  expect(await shop.run(`echo json_encode( get_option( 'elsewhere' ) );`)).toBe('Mi cuenta');
});

test('the e-mail about a parcel without a number says so, as ever', async () => {
  const databaseId = await aPaidOrder();
  await staff(databaseId, parcel(1));
  const [mail] = await shop.mails();
  expect(mail?.text).toContain('No tracking information available.');
  expect(mail?.text).not.toContain('My Account');
});

test('an order whose parcels were each told of is not told to be complete as well', async () => {
  const told = await aPaidOrder();
  await staff(told, `${parcel(1)} ${parcel(1)}`);
  await staff(told, `$order->update_status( 'completed' );`);
  const created = `customer_fulfillment_created #${told}`;
  expect(await subjects()).toEqual([created, created]);
  for (const parcels of [parcel(1), parcel(1) + untold(1)]) {
    const other = await aPaidOrder();
    await staff(other, parcels);
    await staff(other, `$order->update_status( 'completed' );`);
    expect(await subjects()).toContain(`customer_completed_order #${other}`);
  }
});

test('nobody hears of a parcel that is deleted before its e-mail is sent', async () => {
  const databaseId = await aPaidOrder();
  await staff(databaseId, `${parcel(1)} update_option( 'fulfilments', array() );`);
  expect(await subjects()).toEqual([]);
  const waiting = `SELECT COUNT(*) FROM wp_bellyful_outbox WHERE handed_at = 0`;
  expect(await shop.run(`echo (int) $GLOBALS['wpdb']->get_var( '${waiting}' );`)).toBe(0);
});

test.each([
  ['a note', 'woocommerce_new_customer_note', `array( 'order_id' => $order->get_id() )`],
  ['a refund', 'woocommerce_order_partially_refunded', '$order->get_id(), 7'],
])('%s is mailed in the language of its order', async (_what, action, args) => {
  const databaseId = await aPaidOrder();
  const email = `new class( 'customer_told', '${action}' ) extends WC_Email {
    public function trigger( $order_id, $about = false, $order = false ): void {
      $subject = apply_filters( 'gettext_woocommerce', 'Order summary', 'Order summary' );
      do_action( 'woocommerce_email_sent', WC()->mailer()->send( 'ana@shop.example', $subject, '' ), $this->id, $this );
    }
  };`;
  const send = `Bellyful\\Storefront\\Mail\\send_email( array( 'action' => '${action}', 'email' => 'customer_told', 'args' => array( ${args} ) ), 0, false );`;
  await staff(databaseId, email + send, '');
  await staff(
    databaseId,
    `$order->update_meta_data( '_bellyful_language', 'es' ); $order->save(); ${email} ${send}`,
    '',
  );
  expect(await subjects()).toEqual(['Order summary', 'Resumen del pedido']);
});
