import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {toCents, type NewOrder, type Product} from '~adapters/commerce';
import {contractVersion} from '~adapters/woocommerce/plugin-contract';
import {aClaim} from '../contract/order-desk';
import {promisesAboutCancelling} from '../contract/promises-about-cancelling';
import {aNewLine, aNewOrder} from '../support/new-orders';
import {toPhp} from '../support/php';
import {openPluginShop} from '../support/plugin-shop';

let shop: Awaited<ReturnType<typeof openPluginShop>>;
const product = {databaseId: 23, price: toCents(1999), stockQuantity: 500, variations: []};

beforeAll(async () => {
  shop = await openPluginShop();
  const entries = {_price: '19.99', _regular_price: '19.99', _manage_stock: 'yes', _stock: 500};
  await shop.addProducts([{databaseId: product.databaseId, name: 'Konjac Rice', entries}]);
  await shop.addCoupon('SAVE5', {_discount_type: 'fixed_cart', _amount: '5'});
});
afterAll(() => shop.close());

promisesAboutCancelling(
  () => ({
    commerce: shop.commerce,
    couponCode: 'SAVE5',
    methods: ['cod'],
    cancel: (databaseId) =>
      shop.run(`wc_get_order( ${databaseId} )->update_status( 'cancelled' ); echo 1;`),
  }),
  () => [{...product, name: 'Konjac Rice'} as unknown as Product],
);

const orders = () => shop.commerce.orders;
const request = {reason: 'Too much <b>rice</b>', refunds: true};
const cancel = (databaseId: number) => orders().cancel(databaseId, request);

async function aPaidOrder(changes: Partial<NewOrder> = {}): Promise<number> {
  const {version = ''} = (await shop.commerce.coupons.find('SAVE5', null)) ?? {};
  const placed = await orders().place(
    aNewOrder({
      lines: [aNewLine({productId: product.databaseId, price: product.price, quantity: 2})],
      codes: [{code: 'SAVE5', version, discount: toCents(0)}],
      claims: [aClaim()],
      ...changes,
    }),
  );
  if (placed.status !== 'open') return expect.fail(placed.status);
  const {databaseId} = placed.order;
  await orders().finish(databaseId, `pi_${databaseId}`);
  return databaseId;
}

/** The cancelling request as it comes over HTTP, for code that runs in the middle of something else. */
const asked = (databaseId: number) =>
  toPhp({
    method: 'POST',
    path: `/bellyful/v1/orders/${databaseId}/cancel`,
    query: {},
    headers: {'x-bellyful-contract': String(contractVersion)},
    body: request,
  });

interface Books {
  status: string;
  isPaid: boolean;
  stock: number;
  uses: number;
  claims: number;
  isOwed: boolean;
  refunds: number;
  mails: number;
  notes: string[];
}

/** All that is counted for an order, as it stands in the database. */
const booksOf = (databaseId: number) =>
  shop.run<Books>(`
    $order = wc_get_order( ${databaseId} );
    $key   = Bellyful\\Storefront\\Orders\\checkout_key( Bellyful\\Storefront\\Orders\\reference_of( $order ) );
    $count = static fn( string $sql ): int => (int) $GLOBALS['wpdb']->get_var( $sql );
    echo json_encode( array(
      'status'  => $order->get_status(),
      'isPaid'  => (bool) $order->get_date_paid(),
      'stock'   => (int) get_post_meta( ${product.databaseId}, '_stock', true ),
      'uses'    => (int) get_post_meta( wc_get_coupon_id_by_code( 'save5' ), '_usage_count', true ),
      'claims'  => $count( "SELECT COUNT(*) FROM wp_bellyful_holds WHERE attempt_key LIKE '$key%'" ),
      'isOwed'  => Bellyful\\Storefront\\Ledger\\owes_money( $key, ${databaseId} ),
      'refunds' => count( $order->get_refunds() ),
      'mails'   => $count( "SELECT COUNT(*) FROM wp_mails WHERE subject = 'Your order ${databaseId} is canceled'" )
        + $count( "SELECT COUNT(*) FROM wp_bellyful_outbox WHERE handed_at = 0 AND payload LIKE '%Your order ${databaseId} is canceled%'" ),
      'notes'   => array_column( wc_get_order_notes( array( 'order_id' => ${databaseId} ) ), 'content' ),
    ) );`);

/** What cancelling changes, from books of before. */
const cancelledFrom = ({stock, uses}: Books) => ({
  status: 'cancelled',
  stock: stock + 2,
  uses: uses - 1,
  claims: 0,
  isOwed: true,
  refunds: 0,
  mails: 1,
});

const inShop = (databaseId: number, code: string) =>
  shop.run(`$order = wc_get_order( ${databaseId} ); ${code} echo 1;`);

describe('whether it can still be cancelled', () => {
  const until = async (databaseId: number) =>
    (await orders().news([databaseId])).get(databaseId)?.cancellation?.until ?? null;
  const hours = (written: string) =>
    shop.run(
      `update_option( 'bellyful_cancel_hours', Bellyful\\Storefront\\Orders\\to_cancel_hours( ${toPhp(written)} ) ); echo 1;`,
    );

  test('is for the owner’s hours, which end to the second', async () => {
    const databaseId = await aPaidOrder();
    const other = await aPaidOrder();
    await shop.later(24 * 3600 - 60);
    expect(await until(databaseId)).not.toBeNull();
    expect(await cancel(other)).not.toBeNull();
    await shop.later(120);
    expect(await until(databaseId)).toBeNull();
    expect(await cancel(databaseId)).toBeNull();
    await hours('30');
    expect(await until(databaseId)).not.toBeNull();
    await hours('0');
    expect(await cancel(await aPaidOrder())).toBeNull();
    await hours('as long as you like');
    expect(await cancel(databaseId)).toBeNull();
  });

  test.each([
    ['it is sent', `$order->update_status( 'completed' );`],
    [
      'a parcel has a number',
      `$order->update_meta_data( '_wc_shipment_tracking_items', array( array( 'tracking_number' => '9400' ) ) ); $order->save();`,
    ],
    ['staff have given it back', `$order->update_status( 'refunded' );`],
    [
      'its payer asks the bank for the money',
      `$order->update_meta_data( '_bellyful_disputes', array( 'dp_1' => 'open' ) ); $order->set_status( 'on-hold' ); $order->save();`,
    ],
  ])('ends when %s', async (_what, code) => {
    const databaseId = await aPaidOrder();
    await inShop(databaseId, code);
    const before = await booksOf(databaseId);
    expect(await until(databaseId)).toBeNull();
    expect(await cancel(databaseId)).toBeNull();
    expect(await booksOf(databaseId)).toEqual(before);
  });

  test('does not end with a label that was given back', async () => {
    const databaseId = await aPaidOrder();
    const label = `array( 'tracking' => '9400', 'refund' => array() )`;
    await inShop(
      databaseId,
      `$order->update_meta_data( 'wc_connect_labels', array( ${label} ) ); $order->save();`,
    );
    expect(await cancel(databaseId)).not.toBeNull();
  });
});

test('staff read who cancelled it, why as plain text, and that the money goes back', async () => {
  const databaseId = await aPaidOrder();
  await cancel(databaseId);
  expect((await booksOf(databaseId)).notes).toContain(
    'Its customer has canceled this order on its page.\nReason: Too much rice\nThe storefront gives its payment back.',
  );
});

test.each<[string, Partial<NewOrder>]>([
  ['an order', {}],
  ['an order of before', {codes: [], meta: [{key: 'Discount code', value: 'SAVE5'}]}],
])(
  'all of %s is undone where another plugin has taken WooCommerce’s own steps away',
  async (_which, changes) => {
    const databaseId = await aPaidOrder(changes);
    const before = await booksOf(databaseId);
    shop.surround(`unset( $GLOBALS['wp_filter']['woocommerce_order_status_cancelled'] );`);
    await cancel(databaseId);
    expect(await booksOf(databaseId)).toMatchObject(cancelledFrom(before));
  },
);

test('nothing of an order is undone that another plugin keeps from being cancelled', async () => {
  const databaseId = await aPaidOrder({codes: []});
  const before = await booksOf(databaseId);
  shop.surround(
    `add_action( 'woocommerce_before_order_object_save', fn( $order ) => $order->set_status( 'processing' ) );`,
  );
  await expect(cancel(databaseId)).rejects.toThrow('500');
  expect(await booksOf(databaseId)).toEqual(before);
});

test('of an order that cost nothing nothing is given back', async () => {
  const free = [aNewLine({subtotal: toCents(0), total: toCents(0)})];
  const shipping = {title: 'Free', total: toCents(0)};
  const placed = await orders().place(aNewOrder({lines: free, shipping}));
  const {databaseId} = placed.status === 'placed' ? placed.order : expect.fail(placed.status);
  await cancel(databaseId);
  expect(await booksOf(databaseId)).toMatchObject({status: 'cancelled', isOwed: false});
  const {cancellation} = (await orders().news([databaseId])).get(databaseId) ?? {};
  expect(cancellation).toMatchObject({money: 'none'});
});

test('nobody is mailed about a test order of the doctor', async () => {
  const billing = {...aNewOrder().billing, email: 'doctor@bellyful.invalid'};
  const meta = [{key: '_bellyful_trial', value: 'yes'}];
  const databaseId = await aPaidOrder({billing, meta});
  await cancel(databaseId);
  expect(await booksOf(databaseId)).toMatchObject({status: 'cancelled', mails: 0});
});

test('the mails about it say to each what is his, and nothing of what was typed is HTML', async () => {
  const databaseId = await aPaidOrder();
  await cancel(databaseId);
  await inShop(
    databaseId,
    `$order->update_meta_data( '_bellyful_cancelled', array( 'at' => 1, 'reason' => '<i>Late</i>' ) ); $order->save();`,
  );
  const words = (isForStaff: boolean, isPlain = false, id = 'cancelled_order') =>
    shop.run<string>(
      `ob_start(); do_action( 'woocommerce_email_before_order_table', wc_get_order( ${databaseId} ), ${isForStaff}, ${isPlain}, (object) array( 'id' => '${id}' ) ); echo json_encode( ob_get_clean() );`,
    );
  for (const isPlain of [false, true])
    expect(await words(true, isPlain)).toContain('Reason: &lt;i&gt;Late&lt;/i&gt;');
  expect(await words(false)).toContain('Your payment goes back in full');
  expect(await words(false, false, 'customer_note')).toBe('');
  await inShop(
    databaseId,
    `wc_create_refund( array( 'order_id' => ${databaseId}, 'amount' => $order->get_total() ) );`,
  );
  expect(await words(false)).toContain('Your payment was given back in full');
});

test('a payment that turns out to be taken elsewhere is handed to staff with a note, once', async () => {
  const databaseId = await aPaidOrder();
  await cancel(databaseId);
  for (const _time of ['once', 'twice']) await orders().close(databaseId);
  const {notes} = await booksOf(databaseId);
  expect(notes.filter((note) => note.includes('please give it back where'))).toHaveLength(1);
  expect((await orders().news([databaseId])).get(databaseId)?.cancellation).toMatchObject({
    money: 'staff',
  });
});

test('money that is owed is looked for longer than any other attempt', async () => {
  const databaseId = await aPaidOrder();
  await cancel(databaseId);
  await shop.later(30 * 24 * 3600);
  const unfinished = await orders().listUnfinished({sinceHours: 72, limit: 1000});
  expect(unfinished.map(({order}) => order.databaseId)).toContain(databaseId);
});

describe('of staff and a customer at one moment', () => {
  /** Staff have read the order; then its customer cancels it, and then staff save theirs. */
  const saveAfter = (databaseId: number, save: string) =>
    shop.run(
      `$staff = wc_get_order( ${databaseId} ); serve( ${asked(databaseId)} ); ${save} echo 1;`,
    );

  test.each(['completed', 'processing', 'on-hold', 'cancelled', 'failed', 'pending'])(
    'the customer’s press holds, when the order is saved as %s after it',
    async (status) => {
      const databaseId = await aPaidOrder();
      const before = await booksOf(databaseId);
      await saveAfter(databaseId, `$staff->update_status( '${status}' );`);
      expect(await booksOf(databaseId)).toMatchObject(cancelledFrom(before));
      expect((await orders().news([databaseId])).get(databaseId)?.notes).toEqual([]);
    },
  );

  test('an order that was cancelled stays so for staff who read it afterwards, and other changes are saved', async () => {
    const databaseId = await aPaidOrder();
    const before = await booksOf(databaseId);
    await cancel(databaseId);
    await inShop(
      databaseId,
      `$order->set_billing_city( 'Salem' ); $order->update_status( 'processing' );`,
    );
    expect(await booksOf(databaseId)).toMatchObject(cancelledFrom(before));
    const city = await shop.run(
      `echo json_encode( wc_get_order( ${databaseId} )->get_billing_city() );`,
    );
    expect(city).toBe('Salem');
  });

  test('cash on delivery is not taken for paid by staff who were late to complete it', async () => {
    const {order} = (await orders().place(aNewOrder({payment: {method: 'cod', title: ''}}))) as {
      order: {databaseId: number};
    };
    await saveAfter(order.databaseId, `$staff->update_status( 'completed' );`);
    expect(await booksOf(order.databaseId)).toMatchObject({status: 'cancelled', isPaid: false});
  });

  test('money that arrives on the shop’s page after it is noted for staff, and nothing is sent', async () => {
    const placed = await orders().place(aNewOrder());
    const {databaseId} = placed.status === 'open' ? placed.order : expect.fail(placed.status);
    await saveAfter(databaseId, `$staff->payment_complete( 'txn_late' );`);
    const {notes, ...books} = await booksOf(databaseId);
    expect(books).toMatchObject({status: 'cancelled', isPaid: true});
    expect(notes.join()).toContain('please give it back');
  });

  test.each([
    [
      'before it holds what the order needs',
      (press: string) =>
        `$GLOBALS['meanwhile'] = array( 'before' => 'START TRANSACTION', 'do' => ${press} );`,
    ],
    [
      'as it pays',
      (press: string) => `add_action( 'woocommerce_pre_payment_complete', ${press} );`,
    ],
  ])(
    'a payment’s webhook that a press has overtaken %s leaves stock and samples as the press has',
    async (_, meanwhile) => {
      const lines = [aNewLine({productId: product.databaseId, price: product.price, quantity: 2})];
      const placed = await orders().place(aNewOrder({lines, claims: [aClaim()]}));
      const {databaseId} = placed.status === 'open' ? placed.order : expect.fail(placed.status);
      const before = await booksOf(databaseId);
      const finish = toPhp({
        method: 'POST',
        path: `/bellyful/v1/orders/${databaseId}/finish`,
        query: {},
        headers: {'x-bellyful-contract': String(contractVersion)},
        body: {chargeId: 'pi_1'},
      });
      // The webhook was so slow that its turn was over.
      const press = `static function () { update_option( 'later', get_option( 'later', 0 ) + 16 ); serve( ${asked(databaseId)} ); }`;
      const [, said] = await shop.run<[number, {status: string}]>(
        `${meanwhile(press)}
      echo json_encode( serve( ${finish} ) );`,
      );
      expect(said.status).toBe('closed');
      expect(await booksOf(databaseId)).toMatchObject({
        status: 'cancelled',
        isPaid: true,
        stock: before.stock,
        claims: 0,
      });
    },
  );

  test.each(['before staff send a parcel', 'while they do'])(
    'nothing is sent of what was cancelled %s',
    async (when) => {
      const databaseId = await aPaidOrder();
      const press = `fn() => serve( ${asked(databaseId)} )`;
      const parcel = `$one = new Automattic\\WooCommerce\\Admin\\Features\\Fulfillments\\Fulfillment(); $one->set_entity_id( '${databaseId}' ); $one->set_status( 'fulfilled' );`;
      const meanwhile =
        when === 'while they do'
          ? `$GLOBALS['meanwhile'] = array( 'before' => 'INSERT IGNORE', 'do' => ${press} );`
          : `( ${press} )();`;
      const said = await shop.run<string>(
        `${parcel} ${meanwhile} try { $one->save(); echo '"sent"'; } catch ( Exception $refusal ) { echo json_encode( $refusal->getMessage() ); }`,
      );
      expect(said).toBe('Its customer has cancelled this order.');
      expect(await booksOf(databaseId)).toMatchObject({status: 'cancelled', isOwed: true});
    },
  );

  test('staff are not kept from their work by requests that hang', async () => {
    const databaseId = await aPaidOrder();
    await inShop(
      databaseId,
      String.raw`$key = substr( 'alone:' . Bellyful\Storefront\Ledger\hash_of( 'money:${databaseId}' ), 0, 64 );
      $GLOBALS['wpdb']->query( "INSERT INTO wp_bellyful_limits (key_hash, hits, ends_at) VALUES ('$key', 0, 9000000000000000)" );
      $GLOBALS['meanwhile'] = array( 'before' => 'UPDATE wp_bellyful_limits SET ends_at', 'do' => fn() => update_option( 'later', get_option( 'later', 0 ) + 60 ) );
      $order->update_status( 'completed' );`,
    );
    expect(await booksOf(databaseId)).toMatchObject({status: 'completed'});
  });

  test('staff who were first have it their way', async () => {
    for (const [status, sql] of [
      ['completed', 'INSERT IGNORE'],
      ['refunded', 'INSERT IGNORE'],
      ['completed', 'START TRANSACTION'],
    ] as const) {
      const databaseId = await aPaidOrder();
      const [code] = await shop.run<[number]>(
        `$GLOBALS['meanwhile'] = array( 'before' => '${sql}', 'do' => static fn() => wc_get_order( ${databaseId} )->update_status( '${status}' ) );
        echo json_encode( serve( ${asked(databaseId)} ) );`,
      );
      expect(code).toBe(409);
      expect(await booksOf(databaseId)).toMatchObject({status, isOwed: false, mails: 0});
    }
  });

  test('of two refunds the books have one', async () => {
    const databaseId = await aPaidOrder();
    await cancel(databaseId);
    const refund = `wc_create_refund( array( 'order_id' => ${databaseId}, 'amount' => $amount ) )`;
    const second = await shop.run<boolean>(
      `$amount = wc_get_order( ${databaseId} )->get_total();
      $GLOBALS['meanwhile'] = array( 'before' => 'INSERT IGNORE', 'do' => static fn() => ${refund} );
      echo json_encode( ${refund} instanceof WP_Error );`,
    );
    expect(second).toBe(true);
    expect(await booksOf(databaseId)).toMatchObject({status: 'refunded', refunds: 1});
    const all = {refundId: `re_${databaseId}`, amount: toCents(100_000)};
    expect(await orders().recordRefund(databaseId, all)).toBe(true);
    expect(await booksOf(databaseId)).toMatchObject({status: 'refunded', refunds: 1});
  });

  test.each(['the webhook first', 'the press first'])(
    'and of a payment’s webhook: %s',
    async (who) => {
      const placed = await orders().place(aNewOrder());
      const {databaseId} = placed.status === 'open' ? placed.order : expect.fail(placed.status);
      const finish = () => orders().finish(databaseId, 'pi_1');
      const press = () => cancel(databaseId);
      const [finished, cancelled] =
        who === 'the webhook first'
          ? (await shop.interrupt(press, 'INSERT IGNORE', finish)).toReversed()
          : await shop.interrupt(finish, 'INSERT IGNORE', press);
      expect(finished).toMatchObject({isClosed: who === 'the press first'});
      expect(cancelled).toMatchObject({status: 'CANCELLED'});
      const {isOwed} = await booksOf(databaseId);
      expect(isOwed).toBe(who === 'the webhook first');
    },
  );
});

test('killed before any of its changes it is cancelled wholly or not at all, and the next press does the rest', async () => {
  let wasKilled = true;
  for (let step = 0; wasKilled; step += 1) {
    const databaseId = await aPaidOrder();
    const before = await booksOf(databaseId);
    const answer = await shop.run(
      `$GLOBALS['changes_left'] = ${step}; serve( ${asked(databaseId)} ); echo '"done"';`,
    );
    wasKilled = answer === 'killed';
    const {notes: _notes, ...after} = await booksOf(databaseId);
    const {notes: _before, ...untouched} = before;
    const isCancelled = after.status === 'cancelled';
    expect(after, `step ${step}`).toEqual(
      isCancelled ? {...untouched, ...cancelledFrom(before)} : untouched,
    );
    // The killed request's turn is over then.
    await shop.later(16);
    expect(await cancel(databaseId)).toMatchObject({status: 'CANCELLED'});
    expect(await booksOf(databaseId), `after step ${step}`).toMatchObject(cancelledFrom(before));
  }
});

test('WooCommerce’s mail to the customer goes out whoever cancels, unless the owner has switched it off', async () => {
  const databaseId = await aPaidOrder();
  const isSent = () =>
    shop.run(
      `echo json_encode( apply_filters( 'woocommerce_email_enabled_customer_cancelled_order', false, wc_get_order( ${databaseId} ) ) );`,
    );
  expect(await isSent()).toBe(true);
  await shop.run(
    `update_option( 'woocommerce_customer_cancelled_order_settings', array( 'enabled' => 'no' ) ); echo 1;`,
  );
  expect(await isSent()).toBe(false);
});

test('staff who cancel an order tell its customer, too, where WooCommerce has no mail about it, and nobody of one that never stood', async () => {
  const mailsOf = async (databaseId: number) => {
    await shop.run(
      `wc_get_order( ${databaseId} )->update_status( 'cancelled' ); do_action( 'shutdown' ); echo 1;`,
    );
    return (await shop.mails()).filter(
      ({subject}) => subject === `Your order ${databaseId} is canceled`,
    );
  };
  const [mail, ...more] = await mailsOf(await aPaidOrder());
  expect(mail?.text).toContain('We have canceled this order. Nothing of it will be sent.');
  expect(more).toEqual([]);
  const unpaid = await orders().place(aNewOrder());
  expect(await mailsOf(unpaid.status === 'open' ? unpaid.order.databaseId : 0)).toEqual([]);
});
