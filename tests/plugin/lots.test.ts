import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {toCents} from '~adapters/commerce';
import {aNewLine, aNewOrder} from '../support/new-orders';
import {runPhp, leavePhp, startPhp, toPhp} from '../support/php';
import {openPluginShop} from '../support/plugin-shop';

let shop: Awaited<ReturnType<typeof openPluginShop>>;
const orders = () => shop.commerce.orders;
const price = toCents(1999);

/** Products of their own for each test: lots and stock of one are not another's. */
let last = 1000;
async function aProduct(stock: number | null = 500): Promise<number> {
  const databaseId = ++last;
  const counted = stock === null ? {_manage_stock: 'no'} : {_manage_stock: 'yes', _stock: stock};
  const entries = {_price: '19.99', _regular_price: '19.99', ...counted};
  await shop.addProducts([{databaseId, name: `Rice ${databaseId}`, entries}]);
  return databaseId;
}

beforeAll(async () => {
  shop = await openPluginShop();
  await shop.run(`update_option( 'admin_email', 'owner@shop.example' ); update_option( 'date_format', 'F j, Y' );
    update_option( 'woocommerce_feature_fulfillments_enabled', 'yes' ); echo 1;`);
});
afterAll(() => shop.close());

const lots = <Answer = unknown>(code: string) =>
  shop.run<Answer>(`use Bellyful\\Storefront\\Lots as L; ${code}`);

const receive = (productId: number, written: string) =>
  lots(`L\\keep_lots( ${productId}, L\\to_lots( ${toPhp(written)} ) ); echo 1;`);
const writtenOf = (productId: number) =>
  lots<string>(`echo json_encode( L\\to_written( ${productId} ) );`);
const leftOf = (productId: number) =>
  lots<Record<string, number>>(
    `echo json_encode( array_map( 'intval', array_column( L\\lots_of( ${productId} ), 'units_left', 'lot' ) ) );`,
  );
const stockOf = (productId: number) =>
  shop.run<[number, string]>(
    `echo json_encode( array( (int) get_post_meta( ${productId}, '_stock', true ), get_post_meta( ${productId}, '_stock_status', true ) ) );`,
  );

interface Buyer {
  email?: string;
  language?: string;
  /** Of what is ordered. */
  name?: string;
}

async function aPaidOrder(productId: number, quantity = 2, {email, language, name}: Buyer = {}) {
  const line = {productId, price, quantity, ...(name && {name})};
  const usual = aNewOrder({lines: [aNewLine(line)]});
  const placed = await orders().place({
    ...usual,
    ...(email && {billing: {...usual.billing, email}}),
  });
  const {databaseId} = placed.status === 'open' ? placed.order : expect.fail(placed.status);
  await orders().finish(databaseId, `pi_${databaseId}`);
  if (language)
    await inOrder(
      databaseId,
      `$order->update_meta_data( '_bellyful_language', '${language}' ); $order->save(); echo 1;`,
    );
  return databaseId;
}

const inOrder = <Answer = unknown>(databaseId: number, code: string) =>
  lots<Answer>(`$order = wc_get_order( ${databaseId} ); ${code}`);
const complete = (databaseId: number) =>
  inOrder(databaseId, `$order->update_status( 'completed' ); echo 1;`);
/** Staff write down a parcel of the first line; gives its number. */
const ship = (databaseId: number, quantity: number) =>
  inOrder<number>(
    databaseId,
    `$one = new Automattic\\WooCommerce\\Admin\\Features\\Fulfillments\\Fulfillment();
    $one->set_entity_id( '${databaseId}' ); $one->set_status( 'fulfilled' );
    $one->set_items( array( array( 'item_id' => array_key_first( $order->get_items() ), 'qty' => ${quantity} ) ) );
    $one->save(); echo $one->get_id();`,
  );
async function aSentOrder(productId: number, quantity?: number, buyer?: Buyer): Promise<number> {
  const databaseId = await aPaidOrder(productId, quantity, buyer);
  await complete(databaseId);
  return databaseId;
}

const newsOf = async (databaseId: number) =>
  (await orders().news([databaseId])).get(databaseId) ?? expect.fail('No news');
const lotsOf = async (databaseId: number) =>
  (await newsOf(databaseId)).lots.map(({lot, units}) => `${lot} ${units}`);

const recall = (lot: string, {reason = 'A piece of plastic.', offer = 'refund'} = {}) =>
  lots<number | null>(
    `echo json_encode( L\\recall( array_map( 'intval', array_column( L\\lots_called( '${lot}' ), 'id' ) ), ${toPhp(reason)}, '${offer}' ) ); do_action( 'shutdown' );`,
  );
const endRecall = (id: number | null) =>
  lots<boolean>(`echo json_encode( L\\end_recall( ${id}, 'A mistake' ) );`);
const peopleOf = (id: number | null) =>
  lots<{email: string; order_ids: string; stands: string}[]>(
    `echo json_encode( L\\people_of( ${id} ) );`,
  );
const mailsAbout = async (lot: string) =>
  (await shop.mails()).filter(({subject, text}) => subject.includes(lot) || text.includes(lot));

describe('lots received', () => {
  test('are read line by line, and what is none is left out', async () => {
    const productId = await aProduct();
    await receive(
      productId,
      'A1 | 500 | 2027-05-31\r\n\nB2|7\nno units\nC3 | 1.5\nD4 | 2 | 2027-02-30\n<b>E5</b> | 3 | ',
    );
    expect(await writtenOf(productId)).toBe('A1 | 500 | 2027-05-31\nB2 | 7\nE5 | 3');
  });

  test('change nothing of the stock, and go when staff take out a line of which nothing was sent', async () => {
    const productId = await aProduct(40);
    await receive(productId, 'A1 | 30\nB2 | 20');
    await receive(productId, 'B2 | 25 | 2027-05-31');
    expect(await writtenOf(productId)).toBe('B2 | 25 | 2027-05-31');
    expect((await stockOf(productId))[0]).toBe(40);
  });

  test('stay while something was sent of them, with as many units as were sent', async () => {
    const productId = await aProduct();
    await receive(productId, 'A1 | 30');
    await aSentOrder(productId, 4);
    await receive(productId, 'A1 | 1');
    expect(await writtenOf(productId)).toBe('A1 | 4');
    await receive(productId, '');
    expect(await writtenOf(productId)).toBe('A1 | 4');
  });
});

describe('a line that is sent', () => {
  test('takes what ends first, what has no day last, and as much as each has', async () => {
    const productId = await aProduct();
    await receive(productId, 'NONE | 9\nLATE | 3 | 2099-05-31\nSOON | 2 | 2098-05-31');
    const databaseId = await aSentOrder(productId, 6);
    expect(await lotsOf(databaseId)).toEqual(['SOON 2', 'LATE 3', 'NONE 1']);
    expect((await newsOf(databaseId)).lots[0]).toEqual({
      line: 0,
      lot: 'SOON',
      bestBefore: '2098-05-31',
      units: 2,
    });
    expect(await leftOf(productId)).toEqual({SOON: 0, LATE: 0, NONE: 8});
  });

  test('has none before it is sent, then that of each parcel, once however often the shop tells of it', async () => {
    const productId = await aProduct();
    await receive(productId, 'A1 | 3 | 2098-05-31\nB2 | 9 | 2099-05-31');
    const databaseId = await aPaidOrder(productId, 5);
    expect(await lotsOf(databaseId)).toEqual([]);
    await ship(databaseId, 2);
    expect(await lotsOf(databaseId)).toEqual(['A1 2']);
    await ship(databaseId, 3);
    await complete(databaseId);
    await lots(`L\\settle_recent(); echo 1;`);
    expect(await lotsOf(databaseId)).toEqual(['A1 3', 'B2 2']);
  });

  test('gives back what was not sent after all', async () => {
    const productId = await aProduct();
    await receive(productId, 'A1 | 3 | 2098-05-31\nB2 | 9 | 2099-05-31');
    const databaseId = await aPaidOrder(productId, 6);
    await ship(databaseId, 2);
    const parcel = await ship(databaseId, 3);
    await lots(
      `( new Automattic\\WooCommerce\\Admin\\Features\\Fulfillments\\Fulfillment( ${parcel} ) )->delete(); echo 1;`,
    );
    expect(await lotsOf(databaseId)).toEqual(['A1 2']);
  });

  test('has nothing of a lot that was received after it had left, in the night and in a recall, too', async () => {
    const productId = await aProduct();
    const before = await aSentOrder(productId, 2, {email: 'early@shop.example'});
    const parts = await aPaidOrder(productId, 3, {email: 'parts@shop.example'});
    await ship(parts, 1);
    await shop.later(60);
    await receive(productId, 'NEW1 | 30');
    await ship(parts, 2);
    await lots(`do_action( 'bellyful_storefront_clean' ); echo 1;`);
    expect([await lotsOf(before), await lotsOf(parts)]).toEqual([[], ['NEW1 2']]);
    await complete(parts);
    expect(await lotsOf(parts)).toEqual(['NEW1 2']);
    await recall('NEW1');
    expect((await mailsAbout('NEW1')).map(({to}) => to)).toEqual(['parts@shop.example']);
  });

  test('keeps what staff choose, as far as there is so much of it', async () => {
    const productId = await aProduct();
    await receive(productId, 'A1 | 3 | 2098-05-31\nB2 | 9 | 2099-05-31');
    const databaseId = await aSentOrder(productId, 4);
    const choose = (written: string) =>
      inOrder<boolean>(
        databaseId,
        `$chosen = L\\from_choice( ${toPhp(written)} ); echo json_encode( null !== $chosen && L\\choose( $order, array_key_first( $order->get_items() ), $chosen ) );`,
      );
    expect(await choose('B2 × 3, A1 x 1')).toBe(true);
    expect(await lotsOf(databaseId)).toEqual(['B2 3', 'A1 1']);
    for (const written of ['B2 × 5', 'A1 × 4', 'C3 × 1', 'B2'])
      expect(await choose(written), written).toBe(false);
    expect(await lotsOf(databaseId)).toEqual(['B2 3', 'A1 1']);
    await recall('A1');
    expect(await choose('A1 × 2')).toBe(false);
    expect(await choose('B2 × 4')).toBe(true);
  });

  test('says its lots below it in the mails', async () => {
    const productId = await aProduct();
    await receive(productId, 'A1 | 1 | 2098-05-31\nB2 | 9');
    const databaseId = await aSentOrder(productId, 2);
    const printed = await inOrder<string>(
      databaseId,
      `ob_start(); $id = array_key_first( $order->get_items() ); do_action( 'woocommerce_order_item_meta_end', $id, $order->get_items()[ $id ], $order, true ); echo json_encode( ob_get_clean() );`,
    );
    expect(printed).toBe('\nLot A1, best before May 31, 2098\nLot B2');
    const other = await inOrder<string>(
      databaseId,
      `ob_start(); do_action( 'woocommerce_order_item_meta_end', 987654, null, $order ); do_action( 'woocommerce_order_item_meta_end', array_key_first( $order->get_items() ), null, null ); echo json_encode( ob_get_clean() );`,
    );
    expect(other).toBe('');
  });

  test('is sent though its lots cannot be written, which is done in the night', async () => {
    const productId = await aProduct();
    await receive(productId, 'DL1 | 9');
    const databaseId = await aPaidOrder(productId);
    const status = await inOrder<string>(
      databaseId,
      `$GLOBALS['meanwhile'] = array( 'before' => 'INTO wp_bellyful_sent_lots', 'do' => static fn() => throw new RuntimeException( 'Deadlock' ) );
      $order->update_status( 'completed' ); echo json_encode( wc_get_order( ${databaseId} )->get_status() );`,
    );
    expect(status).toBe('completed');
    expect(await lotsOf(databaseId)).toEqual([]);
    await lots(`do_action( 'bellyful_storefront_clean' ); echo 1;`);
    expect(await lotsOf(databaseId)).toEqual(['DL1 2']);
  });
});

describe('a recall', () => {
  test('stops the sale of what is left, and its end sells it again', async () => {
    const productId = await aProduct(100);
    await receive(productId, 'R1 | 60\nR2 | 40');
    await aSentOrder(productId, 5);
    const id = await recall('R1');
    expect((await stockOf(productId))[0]).toBe(100 - 5 - 55);
    expect(await recall('R1')).toBeNull();
    expect((await stockOf(productId))[0]).toBe(40);
    const later = await aSentOrder(productId, 3);
    expect(await lotsOf(later)).toEqual(['R2 3']);
    expect(await endRecall(id)).toBe(true);
    expect(await endRecall(id)).toBe(false);
    expect((await stockOf(productId))[0]).toBe(92);
  });

  test('of all that a product has, where the shop counts no stock, sells it out until it ends', async () => {
    const productId = await aProduct(null);
    await receive(productId, 'S1 | 60\nS2 | 40');
    await recall('S1');
    expect((await stockOf(productId))[1]).not.toBe('outofstock');
    const id = await recall('S2');
    expect((await stockOf(productId))[1]).toBe('outofstock');
    await endRecall(id);
    expect((await stockOf(productId))[1]).toBe('instock');
  });

  test('tells each buyer once, of all of his orders, and nobody else', async () => {
    const productId = await aProduct();
    await receive(productId, 'T1 | 4\nT2 | 40');
    const first = await aSentOrder(productId, 2, {email: 'Ana@shop.example'});
    const second = await aSentOrder(productId, 1, {email: 'ana@shop.example'});
    const other = await aSentOrder(productId, 1, {email: 'bea@shop.example'});
    await aSentOrder(productId, 1, {email: 'carl@shop.example'});
    const id = await recall('T1', {reason: 'A <b>bit</b> of plastic.', offer: 'replacement'});
    const mails = await mailsAbout('T1');
    expect(mails.map(({to}) => to)).toEqual(['ana@shop.example', 'bea@shop.example']);
    expect(mails[0]?.text).toContain(`order ${first}, ${second}`);
    expect(mails[1]?.text).toContain(`order ${other}.`);
    expect(mails[0]?.text).toContain('A <b>bit</b> of plastic.');
    expect(mails[0]?.text).toContain('We send you another one, free of charge');
    expect(mails[0]?.headers).toContain('Reply-To: owner@shop.example');
    await lots(`do_action( 'bellyful_send_outbox' ); echo 1;`);
    expect(await mailsAbout('T1')).toHaveLength(2);
    expect((await peopleOf(id)).map(({stands}) => stands)).toEqual(['told', 'told']);
  });

  test('tells the buyers of a product that staff have deleted', async () => {
    const productId = await aProduct();
    await receive(productId, 'GONE1 | 4');
    await aSentOrder(productId, 1, {email: 'gil@shop.example'});
    await shop.run(
      `$GLOBALS['wpdb']->query( 'DELETE FROM wp_posts WHERE ID = ${productId}' ); echo 1;`,
    );
    await recall('GONE1');
    expect((await mailsAbout('GONE1')).map(({to}) => to)).toEqual(['gil@shop.example']);
  });

  test('writes to who ordered in Spanish in Spanish', async () => {
    const productId = await aProduct();
    await receive(productId, 'U1 | 4');
    const name = 'Mum&#8217;s rice &amp; peas';
    await aSentOrder(productId, 1, {email: 'eva@shop.example', language: 'es', name});
    await recall('U1');
    const [mail] = await mailsAbout('U1');
    expect(mail?.subject).toMatch(/^Retiro del mercado: no use Mum’s rice & peas /);
  });

  test('lists whom no mail reaches, with the others’ mails still to come, and tells nobody once it has ended', async () => {
    const productId = await aProduct();
    await receive(productId, 'V1 | 9');
    await aSentOrder(productId, 1, {email: 'dora@shop.example'});
    const nameless = await aSentOrder(productId, 1);
    await inOrder(nameless, `$order->set_billing_email( '' ); $order->save(); echo 1;`);
    await shop.run(`update_option( 'refused', 'yes' ); echo 1;`);
    const id = await recall('V1');
    expect((await peopleOf(id)).map(({email, stands}) => [email, stands])).toEqual([
      ['dora@shop.example', 'call'],
      ['', 'call'],
    ]);
    await shop.run(`update_option( 'refused', '' ); echo 1;`);
    await endRecall(id);
    await shop.later(3600);
    await lots(`do_action( 'bellyful_send_outbox' ); echo 1;`);
    // A process may have taken the mail out of the outbox before it ended.
    const [person] = await shop.run<{id: string}[]>(
      `echo json_encode( $GLOBALS['wpdb']->get_results( 'SELECT id FROM wp_bellyful_recall_people WHERE recall_id = ${id}' ) );`,
    );
    await lots(`L\\send_recall( ${person?.id}, 0 ); echo 1;`);
    expect(await mailsAbout('V1')).toEqual([]);
  });

  test('marks the orders that got of it and the product’s page, until it ends', async () => {
    const productId = await aProduct();
    await receive(productId, 'W1 | 2\nW2 | 9');
    const databaseId = await aSentOrder(productId, 2);
    const other = await aSentOrder(productId, 1);
    const id = await recall('W1', {reason: 'Why & <i>what</i>'});
    const [marked] = (await newsOf(databaseId)).recalls;
    expect(marked).toMatchObject({lines: [0], lot: 'W1', reason: 'Why & what', offer: 'refund'});
    expect((await newsOf(other)).recalls).toEqual([]);
    const onProduct = () =>
      shop.run<string>(
        `echo json_encode( get_post_meta( ${productId}, '_bellyful_recalls', true ) );`,
      );
    expect(JSON.parse(await onProduct())).toMatchObject([{lot: 'W1', offer: 'refund'}]);
    expect(
      await lots<string>(`echo json_encode( L\\recalls_on( wc_get_product( ${productId} ) ) );`),
    ).toBe(await onProduct());
    await endRecall(id);
    expect((await newsOf(databaseId)).recalls).toEqual([]);
    expect(await onProduct()).toBe('');
  });

  test('that is killed before any of its changes is no recall, and is one when it is pressed again: each is told once', async () => {
    const productId = await aProduct(100);
    await receive(productId, 'X1 | 60');
    for (const email of ['one@shop.example', 'two@shop.example'])
      await aSentOrder(productId, 1, {email});
    let kills = 0;
    for (; ; kills++) {
      const [answer] = await lots<[string | number | null]>(
        `$GLOBALS['changes_left'] = ${kills}; ob_start( static fn( $said ) => json_encode( array( json_decode( $said ) ) ) ); echo json_encode( L\\recall( array_map( 'intval', array_column( L\\lots_called( 'X1' ), 'id' ) ), 'Plastic', 'refund' ) ); unset( $GLOBALS['changes_left'] );`,
      );
      if (answer !== 'killed') break;
      expect((await stockOf(productId))[0]).toBe(98);
      expect(await mailsAbout('X1')).toEqual([]);
    }
    expect(kills).toBeGreaterThan(8);
    expect((await stockOf(productId))[0]).toBe(40);
    await lots(`do_action( 'bellyful_send_outbox' ); echo 1;`);
    expect((await mailsAbout('X1')).map(({to}) => to)).toEqual([
      'one@shop.example',
      'two@shop.example',
    ]);
  });

  test('is a command of the terminal', async () => {
    const php = await startPhp('8.3');
    const said = await runPhp(
      php,
      `define( 'WP_CLI', true ); class WP_CLI { public static function add_command( $name, $does ) { echo $name, is_callable( $does ) ? ' runs' : ''; } }
      require '/shop.php'; require '/plugin/bellyful-storefront.php';`,
    );
    leavePhp(php, '8.3');
    expect(said).toBe('bellyful recall runs');
  });

  test('from a terminal shows lot and mail first, asks, and says what it cannot do', async () => {
    const product = await aProduct();
    await receive(product, 'TERM-1 | 9');
    await shop.run(
      `echo save_post( array( 'ID' => ${product}, 'post_title' => "Mum's rice & peas" ) );`,
    );
    await aSentOrder(product, 2, {email: 'terminal@shop.example'});
    const type = (...options: string[]) =>
      lots<string[]>(`
        if ( ! class_exists( 'WP_CLI', false ) ) {
          class WP_CLI {
            public static array $said = array();
            public static function __callStatic( $how, $words ) {
              self::$said[] = $how . ': ' . trim( $words[0] );
              if ( 'error' === $how || ( 'confirm' === $how && ! isset( $words[1]['yes'] ) ) ) { throw new Exception( 'ends' ); }
            }
          }
        }
        if ( ! function_exists( 'admin_url' ) ) { function admin_url( $path ) { return "https://shop.example/wp-admin/$path"; } }
        require_once dirname( ( new ReflectionFunction( 'Bellyful\\Storefront\\Lots\\recall' ) )->getFileName() ) . '/command.php';
        WP_CLI::$said = array();
        try { L\\run_command( array( 'TERM-1' ), array( ${options.map((one) => `'${one}' => '${one === 'reason' ? 'Plastic.' : '1'}'`).join(', ')} ) ); } catch ( Exception $end ) {}
        echo json_encode( WP_CLI::$said );`);
    const shown = [
      expect.stringMatching(/^log: Mum’s rice & peas: 9 units received, 7 left/),
      expect.stringMatching(/^log: Recall: please do not use Mum’s rice & peas of.*Plastic\./s),
    ];
    expect(await type()).toEqual(['error: Say why: --reason="…"']);
    expect(await type('reason', 'dry-run')).toEqual([
      ...shown,
      'success: Nothing was done; it would concern 1 buyers.',
    ]);
    const asked = 'confirm: Stop the sale of lot TERM-1 and tell 1 buyers?';
    expect(await type('reason')).toEqual([...shown, asked]);
    expect(await stockOf(product)).toEqual([498, 'instock']);
    expect(await type('reason', 'yes')).toEqual([
      ...shown,
      asked,
      expect.stringMatching(/^success: Recalled; see .*recall=\d+$/),
    ]);
    expect(await stockOf(product)).toEqual([491, 'instock']);
    expect(await type('reason', 'yes')).toEqual(['error: This lot is recalled already.']);
    expect(await type('reason', 'end')).toEqual(['success: The recall has ended.']);
    expect(await stockOf(product)).toEqual([498, 'instock']);
    expect(await type('reason', 'end')).toEqual(['error: This lot is not recalled.']);
  });

  test('keeps a record that a spreadsheet takes for text', async () => {
    const productId = await aProduct();
    await receive(productId, 'Y1 | 9');
    const databaseId = await aSentOrder(productId, 1, {email: 'fay@shop.example'});
    await inOrder(
      databaseId,
      `$order->set_billing_first_name( '=1+1' ); $order->set_billing_last_name( 'Fay' ); $order->set_billing_phone( '555 0100' ); $order->save(); echo 1;`,
    );
    const id = await recall('Y1');
    const csv = await lots<string>(`echo json_encode( L\\to_csv( L\\recall_of( ${id} ) ) );`);
    const [head, line] = csv.split('\n');
    expect(head).toBe('lot,recalled_at,ended_at,name,email,phone,orders,stands,told_at,problem');
    expect(line).toMatch(
      new RegExp(
        `^Y1,\\d{4}-[^,]+Z,,"?'=1\\+1 Fay"?,fay@shop.example,"?555 0100"?,${databaseId},told,\\d{4}-[^,]+Z,$`,
      ),
    );
  });
});

describe('what is past its last day', () => {
  test('is not sold nor sent from that night on, and is again when staff mend the day', async () => {
    const productId = await aProduct(100);
    await receive(productId, 'Z1 | 60 | 2050-01-01\nZ2 | 40 | 2051-01-01');
    await shop.onDay('2050-01-01');
    await lots(`do_action( 'bellyful_storefront_clean' ); echo 1;`);
    expect((await stockOf(productId))[0]).toBe(100);
    expect(await lotsOf(await aSentOrder(productId, 1))).toEqual(['Z1 1']);
    await shop.onDay('2050-01-02');
    await lots(`do_action( 'bellyful_storefront_clean' ); echo 1;`);
    expect((await stockOf(productId))[0]).toBe(40);
    expect(await lotsOf(await aSentOrder(productId, 2))).toEqual(['Z2 2']);
    await receive(productId, 'Z1 | 60 | 2052-01-01\nZ2 | 40 | 2051-01-01');
    expect((await stockOf(productId))[0]).toBe(97);
    await shop.today();
  });

  test('stays out of the stock when staff throw some of it away, and all of it', async () => {
    const productId = await aProduct(100);
    await receive(productId, 'Q1 | 60 | 2050-01-01\nQ2 | 40 | 2051-01-01');
    await shop.onDay('2050-01-02');
    await lots(`do_action( 'bellyful_storefront_clean' ); echo 1;`);
    await receive(productId, 'Q1 | 25 | 2050-01-01\nQ2 | 40 | 2051-01-01');
    expect((await stockOf(productId))[0]).toBe(40);
    await receive(productId, 'Q1 | 25 | 2052-01-01\nQ2 | 40 | 2051-01-01');
    expect((await stockOf(productId))[0]).toBe(65);
    await receive(productId, 'Q1 | 25 | 2050-01-01\nQ2 | 40 | 2051-01-01');
    await receive(productId, 'Q2 | 40 | 2051-01-01');
    expect((await stockOf(productId))[0]).toBe(40);
    await shop.today();
  });

  test('is told to the owner thirty days before', async () => {
    const productId = await aProduct();
    await receive(productId, 'END | 6 | 2060-02-01\nFAR | 6 | 2060-02-02');
    await shop.onDay('2060-01-02');
    const ending = await lots<string[]>(`echo json_encode( L\\ending( 30 ) );`);
    expect(ending.filter((one) => one.includes(`Rice ${productId}`))).toEqual([
      `Rice ${productId}: END (2060-02-01, 6)`,
    ]);
    await shop.today();
  });
});

/** What a form of staff does; the request is `$_POST`, and ends where its code says so. */
const submit = (fields: object, code: string, nonce = 'of bellyful-recalls') =>
  lots<{said?: string; redirect?: string}>(`
    $_POST = ${toPhp(fields)}; $_REQUEST = array( '_wpnonce' => '${nonce}' ) + $_POST;
    try { ${code} } catch ( Exception $ended ) { echo json_encode( array( 'said' => $ended->getMessage() ) ); return; }
    echo '{}';`);
const asStaff = `wp_set_current_user( wp_insert_user( array( 'user_login' => uniqid(), 'user_email' => uniqid() . '@shop.example', 'user_pass' => 'x', 'role' => 'may_manage_woocommerce' ) ) );`;

describe('what staff type in the shop', () => {
  test('are the lots of a product and of its variations; a form without the field changes nothing', async () => {
    const [productId, variationId] = [await aProduct(), await aProduct()];
    const save = (fields: object) =>
      submit(
        fields,
        `do_action( 'woocommerce_process_product_meta', ${productId} ); do_action( 'woocommerce_save_product_variation', ${variationId}, 4 );`,
      );
    await save({bellyful_lots: 'ED1 | 5', bellyful_lots_of: {3: 'ED2 | 7', 4: 'ED3 | 9'}});
    expect(await writtenOf(productId)).toBe('ED1 | 5');
    expect(await writtenOf(variationId)).toBe('ED3 | 9');
    await save({});
    expect([await leftOf(productId), await leftOf(variationId)]).toEqual([{ED1: 5}, {ED3: 9}]);
  });

  test('are the lots of an order’s line; what cannot be is told on the order and stays', async () => {
    const productId = await aProduct();
    await receive(productId, 'CH1 | 5\nCH2 | 1');
    const databaseId = await aSentOrder(productId);
    const choose = (text: string) =>
      inOrder(
        databaseId,
        `$_POST = array( 'bellyful_lots' => array( array_key_first( $order->get_items() ) => ${toPhp([text])}[0], 987654 => 'CH1 × 1' ) ); do_action( 'woocommerce_process_shop_order_meta', ${databaseId} ); echo 1;`,
      );
    const notes = () =>
      inOrder<string[]>(
        databaseId,
        `echo json_encode( array_column( wc_get_order_notes( array( 'order_id' => ${databaseId} ) ), 'content' ) );`,
      );
    await choose('CH1 × 1, CH2 x 1');
    expect((await lotsOf(databaseId)).sort()).toEqual(['CH1 1', 'CH2 1']);
    const before = await notes();
    await choose('CH1 × 1, CH2 × 1');
    expect(await notes()).toEqual(before);
    for (const text of ['CH2 × 2', 'all of CH1']) await choose(text);
    expect((await lotsOf(databaseId)).sort()).toEqual(['CH1 1', 'CH2 1']);
    expect((await notes()).filter((note) => !before.includes(note))).toHaveLength(2);
  });

  test('stay as they were in an order’s form that nobody has changed, also of a line that is less by now', async () => {
    const productId = await aProduct();
    await receive(productId, 'LESS | 5');
    const databaseId = await aSentOrder(productId, 2);
    const notes = await inOrder<object[]>(
      databaseId,
      `$item = current( $order->get_items() ); $item->set_quantity( 1 ); $item->save(); $order->save();
      $_POST = array( 'bellyful_lots' => array( array_key_first( $order->get_items() ) => 'LESS × 2' ) ); do_action( 'woocommerce_process_shop_order_meta', ${databaseId} );
      echo json_encode( wc_get_order_notes( array( 'order_id' => ${databaseId} ) ) );`,
    );
    expect(JSON.stringify(notes)).not.toContain('stay as they were');
    expect(await lotsOf(databaseId)).toEqual(['LESS 2']);
  });

  test('stay what the form itself has caused, where its field was left as it was shown', async () => {
    const productId = await aProduct();
    await receive(productId, 'OWN1 | 3 | 2098-05-31\nOWN2 | 9');
    /** WooCommerce saves the status of the form before the plugin reads the rest of it. */
    const update = (databaseId: number, shown: string) =>
      inOrder(
        databaseId,
        `$id = array_key_first( $order->get_items() ); $_POST = array( 'bellyful_lots' => array( $id => '${shown}' ), 'bellyful_lots_shown' => array( $id => '${shown}' ) );
        $order->update_status( 'completed' ); do_action( 'woocommerce_process_shop_order_meta', ${databaseId} );
        echo json_encode( array_column( wc_get_order_notes( array( 'order_id' => ${databaseId} ) ), 'content' ) );`,
      );
    const fresh = await aPaidOrder(productId, 2);
    const partly = await aPaidOrder(productId, 3);
    expect(JSON.stringify(await update(fresh, ''))).not.toContain('stay as they were');
    expect(await lotsOf(fresh)).toEqual(['OWN1 2']);
    await ship(partly, 1);
    await update(partly, 'OWN1 × 1');
    expect(await lotsOf(partly)).toEqual(['OWN1 1', 'OWN2 2']);
  });

  test('stand in an order’s form as they are read there, of what has lots alone', async () => {
    const productId = await aProduct();
    await receive(productId, 'FO"1 | 1\nFO2 | 5');
    const formOf = (databaseId: number) =>
      inOrder<string>(
        databaseId,
        `ob_start(); do_action( 'woocommerce_admin_order_data_after_order_details', $order ); echo json_encode( ob_get_clean() );`,
      );
    const form = await formOf(await aSentOrder(productId, 3));
    expect(form).toMatch(/name="bellyful_lots\[\d+\]" value="FO&quot;1 × 1, FO2 × 2"/);
    expect(await formOf(await aSentOrder(await aProduct()))).toBe('');
  });
});

describe('the page of recalls', () => {
  const press = (fields: object, {who = asStaff, nonce = 'of bellyful-recalls'} = {}) =>
    submit(fields, `${who} L\\press_button();`, nonce);
  const page = (fields: object) =>
    lots<string>(
      `$_POST = ${toPhp(fields)}; $_REQUEST = $_POST; ob_start(); L\\show_page(); $shown = ob_get_clean(); echo json_encode( $shown );`,
    );
  const idsOf = (lot: string) =>
    lots<number[]>(
      `echo json_encode( array_map( 'intval', array_column( L\\lots_called( '${lot}' ), 'id' ) ) );`,
    );
  const recallsOf = (lot: string) =>
    lots<{id: string; ended_at: string; end_reason: string; reason: string; offer: string}[]>(
      `echo json_encode( $GLOBALS['wpdb']->get_results( "SELECT * FROM wp_bellyful_recalls WHERE lot = '${lot}'", ARRAY_A ) );`,
    );

  test('recalls and ends for who manages the shop, from its form, with a reason', async () => {
    await receive(await aProduct(), 'PG1 | 5');
    const fields = {button: 'recall', lots: await idsOf('PG1'), reason: 'Glass.', offer: 'x'};
    await press(fields, {who: ''});
    await press({...fields, reason: ' '});
    await press({...fields, button: 'look'});
    expect(await press(fields, {nonce: 'of another page'})).toEqual({
      said: 'The link you followed has expired.',
    });
    expect(await recallsOf('PG1')).toEqual([]);
    const {redirect} = await press(fields);
    const [made] = await recallsOf('PG1');
    expect(redirect).toBe(
      `https://shop.example/wp-admin/admin.php?page=bellyful-recalls&recall=${made?.id}`,
    );
    expect(made).toMatchObject({reason: 'Glass.', ended_at: '0'});
    await press({button: 'end', recall: made?.id, reason: 'All are back.'});
    expect(await recallsOf('PG1')).toMatchObject([
      {end_reason: 'All are back.', ended_at: expect.stringMatching(/^[1-9]/)},
    ]);
  });

  test('shows whom a lot went to, and the mail before the button that sends it', async () => {
    const productId = await aProduct();
    await receive(productId, 'PG2 | 500');
    await aSentOrder(productId, 1, {email: 'page@x.example'});
    const [id] = await idsOf('PG2');
    const found = await page({lot: 'PG2'});
    expect(found).toContain('Sent to 1 people with 1 orders.');
    expect(found).toContain('500 units received, 499 left');
    expect(found).not.toContain('value="recall"');
    expect(await page({lot: 'PG2', button: 'look', lots: [id], reason: ''})).not.toContain(
      'value="recall"',
    );
    const reason = '<b>Glass</b> &lt;i>in it.';
    const seen = await page({lot: 'PG2', button: 'look', lots: [id], reason});
    expect(seen).toContain('value="recall"');
    expect(seen).toContain('>Glass &amp;lt;i&gt;in it.</textarea>');
    expect(await page({lot: 'NO-SUCH-LOT'})).toContain('No product has a lot of this number.');
    const recallId = await recall('PG2');
    const record = await page({recall: String(recallId)});
    expect(record).toContain('page@x.example');
    expect(await page({})).toMatch(new RegExp(`recall=${recallId}">PG2`));
  });

  test('counts before the press whom the press tells, also an order whose process died', async () => {
    const productId = await aProduct();
    await receive(productId, 'PG6 | 9');
    const databaseId = await aPaidOrder(productId, 2, {email: 'died@x.example'});
    await inOrder(
      databaseId,
      `$GLOBALS['meanwhile'] = array( 'before' => 'INTO wp_bellyful_sent_lots', 'do' => static fn() => throw new RuntimeException( 'Deadlock' ) );
      $order->update_status( 'completed' ); echo 1;`,
    );
    const found = await page({lot: 'PG6'});
    expect(found).toContain('Sent to 1 people with 1 orders.');
    expect(found).toContain('9 units received, 7 left');
    expect(await peopleOf(await recall('PG6'))).toHaveLength(1);
  });

  /** What its form sends beside what is typed and the button. */
  const formIn = (html: string) => {
    const inputs = /<input type="(\w+)" name="(\w+)(\[\])?" value="([^"]*)"([^>]*)>/g;
    const sent = [...html.matchAll(inputs)].filter(
      ([, type, , , , more = '']) => type === 'hidden' || more.includes('checked'),
    );
    return Object.fromEntries(
      sent.map(([, , name, isList, value]) => [name, isList ? [value] : value]),
    );
  };

  test('stands in the menu of who manages the shop, and its forms do what they say', async () => {
    await receive(await aProduct(), 'PG4 | 5');
    const send = (fields: object, who = asStaff) =>
      lots(`if ( ! function_exists( 'add_submenu_page' ) ) { function add_submenu_page( $parent, $title, $label, $right, $page ) { return current_user_can( $right ) ? "{$parent}_page_$page" : false; } }
        ${who} $_POST = $_REQUEST = ${toPhp(fields)}; do_action( 'admin_menu' ); do_action( 'load-woocommerce_page_bellyful-recalls' ); echo '"stays"';`);
    const look = {lot: 'PG4', button: 'look', lots: await idsOf('PG4'), reason: 'Glass.'};
    const form = formIn(await page({...look, offer: 'replacement'}));
    const typed = {...form, reason: 'Glass.', button: 'recall'};
    expect(await send(typed, asStaff.replace('may_manage_woocommerce', 'customer'))).toBe('stays');
    expect(await send(typed)).toHaveProperty('redirect');
    const [made] = await recallsOf('PG4');
    expect(made).toMatchObject({reason: 'Glass.', offer: 'replacement'});
    const again = await page({lot: 'PG4'});
    expect(formIn(again)).not.toHaveProperty('lots');
    expect(again).toContain(' disabled');
    const record = {recall: made?.id};
    const end = {...formIn(await page(record)), reason: 'All <b>are back</b>.', button: 'end'};
    expect(await send(end)).toHaveProperty('redirect');
    const ended = await page(record);
    expect(ended).toMatch(/Ended on .*: All are back\./);
    expect(ended).not.toContain('<form');
  });

  test('says how each buyer stands, and why', async () => {
    const productId = await aProduct();
    await receive(productId, 'PG5 | 9');
    const told = await aSentOrder(productId, 1, {email: 'hal@shop.example'});
    await inOrder(told, `$order->set_billing_first_name( '<i>Hal</i>' ); $order->save(); echo 1;`);
    await aSentOrder(productId, 1, {email: 'full@shop.example'});
    const nameless = await aSentOrder(productId, 1);
    await inOrder(nameless, `$order->set_billing_email( '' ); $order->save(); echo 1;`);
    await lots(
      `update_option( 'refused', 'full@shop.example' ); L\\recall( ${toPhp(await idsOf('PG5'))}, 'Glass.', 'refund' ); echo 1;`,
    );
    const id = (await recallsOf('PG5'))[0]?.id;
    const standings = async () => {
      const record = await page({recall: id});
      return [/Told: \d/, /on its way: \d/, /To be called: \d/].map(
        (count) => count.exec(record)?.[0],
      );
    };
    expect(await standings()).toEqual(['Told: 0', 'on its way: 2', 'To be called: 1']);
    await lots(`do_action( 'bellyful_send_outbox' ); update_option( 'refused', '' ); echo 1;`);
    expect(await standings()).toEqual(['Told: 1', 'on its way: 0', 'To be called: 2']);
    const record = await page({recall: id});
    expect(record).toMatch(/&lt;i&gt;Hal&lt;\/i&gt;.*<td>Told \d{4}-/);
    expect(record).toMatch(/full@shop\.example.*<td>To be called \(Mailbox full\.\)<\/td>/);
  });

  test('gives its record to staff alone', async () => {
    const productId = await aProduct();
    await receive(productId, 'PG3 | 5');
    await aSentOrder(productId, 1, {email: 'csv@x.example'});
    const recallId = await recall('PG3');
    const file = (who: string, nonce: string) =>
      submit(
        {},
        `$_GET['recall'] = ${recallId}; ${who} ob_start( static fn( $text ) => json_encode( array( 'said' => $text ) ) ); L\\export();`,
        nonce,
      );
    const nonce = 'of bellyful_export_recall';
    expect((await file(asStaff, nonce)).said).toContain('csv@x.example');
    expect((await file('', nonce)).said).toMatch(/Sorry, you are not allowed to see this/);
    expect((await file(asStaff, 'of another page')).said).toMatch(/expired/);
  });
});
