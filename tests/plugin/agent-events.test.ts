import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest';
import {toCents, type OrderEvent} from '~adapters/commerce';
import {createShopMessages} from '~adapters/woocommerce/shop-messages';
import {aNewLine, aNewOrder} from '../support/new-orders';
import {openPluginShop} from '../support/plugin-shop';

let shop: Awaited<ReturnType<typeof openPluginShop>>;
beforeAll(async () => {
  shop = await openPluginShop();
  const entries = {_price: '19.99', _regular_price: '19.99', _manage_stock: 'yes', _stock: 500};
  await shop.addProducts([{databaseId: 23, name: 'Konjac Rice', entries}]);
});
afterAll(() => shop.close());

beforeEach(() =>
  shop.run(
    `update_option( 'bellyful_storefront_url', 'https://bellyful.example' ); update_option( 'bellyful_webhook_secret', 'secret' ); update_option( 'answers', 204 );
    update_option( 'later', 0 ); delete_option( 'posted' ); $GLOBALS['wpdb']->query( 'DELETE FROM wp_bellyful_agent_events' ); echo 1;`,
  ),
);

const orders = () => shop.commerce.orders;
const profile = 'https://agent.example/profile.json';
const ofAgent = [
  {key: '_bellyful_agent', value: profile},
  {key: '_bellyful_link', value: 'a-seal'},
];

async function anOpenOrder(meta = ofAgent): Promise<number> {
  const line = aNewLine({productId: 23, price: toCents(1999), quantity: 2});
  const placed = await orders().place(aNewOrder({lines: [line], meta}));
  return placed.status === 'open' ? placed.order.databaseId : expect.fail(placed.status);
}

async function aPaidOrder(meta = ofAgent): Promise<number> {
  const databaseId = await anOpenOrder(meta);
  await orders().finish(databaseId, `pi_${databaseId}`);
  return databaseId;
}

/** Staff do something to an order. */
const inShop = (databaseId: number, code: string) =>
  shop.run(`$order = wc_get_order( ${databaseId} ); ${code} do_action( 'shutdown' ); echo 1;`);

/** The scheduler's run of each minute. */
const run = (before = '') =>
  shop.run(`${before} do_action( 'bellyful_send_outbox' ); do_action( 'shutdown' ); echo 1;`);

interface Posted {
  body: string;
  headers: Record<string, string>;
}

const messages = () =>
  shop.run<Posted[]>(
    `echo json_encode( array_values( array_filter( get_option( 'posted', array() ), fn( $one ) => str_contains( $one['body'], '"topic":"order"' ) ) ) );`,
  );

/** What the storefront reads of each message when it comes, oldest first. */
async function told(): Promise<OrderEvent[]> {
  const read = (await messages()).map(async ({body, headers}) => {
    const signature = headers['X-Bellyful-Signature'] ?? '';
    const now = () => Number(/\d+/.exec(signature)?.[0]) * 1000;
    const message = await createShopMessages('secret', now).read(body, signature);
    return message.status === 'order' ? message.order : expect.fail(message.status + body);
  });
  return Promise.all(read);
}

/** The orders of which it is known what their programs were told. */
const rows = () =>
  shop.run<number[]>(
    `echo json_encode( array_map( 'intval', $GLOBALS['wpdb']->get_col( 'SELECT order_id FROM wp_bellyful_agent_events' ) ) );`,
  );
const last = async () => (await told()).at(-1) ?? expect.fail('nothing was told');
const count = async () => (await messages()).length;

test('an order is told of once it is placed, by its link, and until the storefront says that it was heard', async () => {
  const databaseId = await anOpenOrder();
  await run();
  expect(await told()).toEqual([]);
  await orders().finish(databaseId, 'pi_1');
  await run();
  const event = await last();
  expect(event).toEqual({
    databaseId,
    event: expect.stringMatching(/^[\da-f-]{36}$/),
    at: expect.any(Number),
    agent: profile,
    key: 'a-seal',
  });
  await shop.later(61);
  await run();
  expect(await told()).toHaveLength(2);
  expect(await last()).toEqual(event);
  await orders().noteTold(databaseId, event.event);
  await shop.later(7 * 24 * 3600);
  await run();
  expect(await count()).toBe(2);
});

test.each([
  ['it is completed', `$order->update_status( 'completed' );`],
  [
    'staff give something back',
    `wc_create_refund( array( 'order_id' => $order->get_id(), 'amount' => 5 ) );`,
  ],
  [
    'a parcel leaves',
    `update_option( 'woocommerce_feature_fulfillments_enabled', 'yes' ); $one = new Automattic\\WooCommerce\\Admin\\Features\\Fulfillments\\Fulfillment();
    $one->set_entity_id( (string) $order->get_id() ); $one->set_status( 'fulfilled' ); $one->set_items( array( array( 'item_id' => array_key_first( $order->get_items() ), 'qty' => 1 ) ) ); $one->save();`,
  ],
  [
    'a plugin writes a parcel down',
    `$order->update_meta_data( '_wc_shipment_tracking_items', array( array( 'tracking_provider' => 'usps', 'tracking_number' => '9400', 'date_shipped' => '1795800000' ) ) ); $order->save();`,
  ],
])('a change is told once, as another event, when %s', async (_what, code) => {
  const databaseId = await aPaidOrder();
  await run();
  const {event} = await last();
  await orders().noteTold(databaseId, event);
  await inShop(databaseId, code);
  for (const _time of ['once', 'twice']) await run();
  expect(await told()).toHaveLength(2);
  expect((await last()).event).not.toBe(event);
});

test('what changes nothing that a program reads is not told', async () => {
  const databaseId = await aPaidOrder();
  await run();
  await orders().noteTold(databaseId, (await last()).event);
  await inShop(databaseId, `$order->update_meta_data( '_note', 'x' ); $order->save();`);
  await run();
  expect(await told()).toHaveLength(1);
});

test('an order that its shopper cancels is told of, one that was never placed is not', async () => {
  const unpaid = await anOpenOrder();
  await orders().close(unpaid);
  await run();
  expect(await told()).toEqual([]);
  const databaseId = await aPaidOrder();
  await run();
  await orders().noteTold(databaseId, (await last()).event);
  await orders().cancel(databaseId, {reason: '', refunds: true});
  await run();
  expect(await told()).toHaveLength(2);
});

test('nobody is told of an order that no program has proved to be its own, or that is deleted', async () => {
  await aPaidOrder([]);
  const databaseId = await aPaidOrder();
  await inShop(databaseId, `$order->delete( true );`);
  await run();
  expect(await told()).toEqual([]);
  expect(await rows()).toEqual([]);
});

test('an order that is deleted as its turn comes is not told of, and keeps no other one waiting', async () => {
  const [deleted, other] = [await aPaidOrder(), await aPaidOrder()];
  await run(
    `$GLOBALS['meanwhile'] = array( 'before' => 'SET tries = tries + 1', 'do' => fn() => wc_get_order( ${deleted} )->delete( true ) );`,
  );
  expect((await told()).map(({databaseId}) => databaseId)).toEqual([other]);
  expect(await rows()).toEqual([other]);
});

test('where PHP can end its answer the program is told right behind it, after the mails', async () => {
  const databaseId = await aPaidOrder();
  const [mails, early] = await shop.run<[string, number]>(
    String.raw`function fastcgi_finish_request() { return true; }
    $count = fn() => array( $GLOBALS['wpdb']->get_var( "SELECT COUNT(*) FROM wp_mails WHERE recipient = 'ana@shop.example'" ), count( get_option( 'posted', array() ) ) );
    add_action( 'shutdown', function () use ( $count, &$between ) { $between = $count(); }, 50 );
    wc_get_order( ${databaseId} )->update_status( 'completed' );
    Bellyful\Storefront\Mail\note_mail( array( 'to' => 'ana@shop.example', 'subject' => 'S', 'html' => 'H', 'text' => 'T', 'kind' => 'k' ) );
    do_action( 'shutdown' ); echo json_encode( $between );`,
  );
  expect([Number(mails), early]).toEqual([1, 0]);
  expect(await told()).toHaveLength(1);
});

test('an order is changed where its event cannot be noted or told, and the shop’s log says why', async () => {
  const databaseId = await aPaidOrder();
  const log = (code: string) =>
    shop.run<string>(
      `@unlink( '/errors.log' ); $GLOBALS['wpdb']->pdo->exec( 'ALTER TABLE wp_bellyful_agent_events RENAME TO gone' ); ${code} $GLOBALS['wpdb']->pdo->exec( 'ALTER TABLE gone RENAME TO wp_bellyful_agent_events' ); echo json_encode( file_get_contents( '/errors.log' ) );`,
    );
  const change = `wc_get_order( ${databaseId} )->update_status( 'completed' );`;
  expect(await log(change)).toContain('Bellyful storefront, events: The database refused');
  const status = `wc_get_order( ${databaseId} )->get_status()`;
  expect(await shop.run(`echo json_encode( ${status} );`)).toBe('completed');
  const due = `do_action( 'bellyful_send_outbox' );`;
  expect(await log(due)).toContain('Bellyful storefront, events: The database refused');
});

test('one that is not heard is told again after 1, 5, 30, 120, 720 and three times 1440 minutes, and then no more', async () => {
  await aPaidOrder();
  let tries = 0;
  for (const minutes of [1, 5, 30, 120, 720, 1440, 1440, 1440]) {
    await run();
    expect(await count()).toBe((tries += 1));
    await shop.later(minutes * 60 - 30);
    await run();
    expect(await count()).toBe(tries);
    await shop.later(31);
  }
  await run();
  await shop.later(30 * 24 * 3600);
  await run();
  expect(await count()).toBe(tries + 1);
});

test('a change while a message may be on its way waits, so that it does not overtake it', async () => {
  const databaseId = await aPaidOrder();
  await run();
  const first = await last();
  await inShop(databaseId, `$order->update_status( 'completed' );`);
  await run();
  expect(await told()).toHaveLength(1);
  await orders().noteTold(databaseId, first.event);
  await shop.later(41);
  await run();
  expect(await told()).toHaveLength(2);
  expect((await last()).event).not.toBe(first.event);
});

test('a change whose process died before it told counts with the next run', async () => {
  const databaseId = await aPaidOrder();
  await run();
  await orders().noteTold(databaseId, (await last()).event);
  await shop.run(`wc_get_order( ${databaseId} )->update_status( 'completed' ); echo 1;`);
  await run();
  expect(await told()).toHaveLength(2);
});

test('a storefront that does not answer is asked once in a run, and one without an address never', async () => {
  await shop.run(`update_option( 'answers', 0 ); echo 1;`);
  for (const _order of ['one', 'another']) await aPaidOrder();
  await run();
  expect(await count()).toBe(1);
  await shop.run(`update_option( 'bellyful_storefront_url', '' ); echo 1;`);
  await shop.later(61);
  await run();
  expect(await count()).toBe(1);
  await shop.run(
    `update_option( 'answers', 204 ); update_option( 'bellyful_storefront_url', 'https://bellyful.example' ); echo 1;`,
  );
  await run();
  expect(await count()).toBe(3);
});

test('of two processes that find the same event at the same moment one tells', async () => {
  await aPaidOrder();
  const claim = String.raw`Bellyful\Storefront\Agents\claim()`;
  const [mine, others] = await shop.run<(object | null)[]>(
    String.raw`Bellyful\Storefront\Agents\compare( Bellyful\Storefront\Ledger\rows( 'SELECT * FROM wp_bellyful_agent_events' )[0] );
    $GLOBALS['meanwhile'] = array( 'before' => 'SET tries = tries + 1', 'do' => fn() => ${claim} ); echo json_encode( array( ${claim}, $GLOBALS['other'] ) );`,
  );
  expect([mine, others]).toEqual([null, expect.objectContaining({tries: expect.anything()})]);
});

test('a change that another process compared before it was saved is told all the same', async () => {
  const databaseId = await aPaidOrder();
  await run();
  await orders().noteTold(databaseId, (await last()).event);
  await inShop(
    databaseId,
    String.raw`$GLOBALS['meanwhile'] = array( 'before' => 'UPDATE wp_wc_orders SET', 'do' => fn() => Bellyful\Storefront\Agents\tell_due() ); $order->update_status( 'completed' );`,
  );
  await run();
  expect(await told()).toHaveLength(2);
});

test('what is a year old is forgotten, what is to be compared is not', async () => {
  await aPaidOrder();
  await run();
  const clean = `Bellyful\\Storefront\\Ledger\\clean(); echo json_encode( Bellyful\\Storefront\\Ledger\\rows( 'SELECT marks FROM wp_bellyful_agent_events' ) );`;
  expect(await shop.run(clean)).toHaveLength(1);
  await shop.later(401 * 24 * 3600);
  expect(await shop.run(clean)).toEqual([]);
  await aPaidOrder();
  await shop.later(401 * 24 * 3600);
  expect(await shop.run(clean)).toHaveLength(1);
});
