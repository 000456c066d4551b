import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {toCents, type Problem, type Product} from '~adapters/commerce';
import {contractVersion} from '~adapters/woocommerce/plugin-contract';
import {promisesAboutProblems} from '../contract/promises-about-problems';
import {aNewLine, aNewOrder} from '../support/new-orders';
import {aPhoto, secrets, toSeen} from '../support/photos';
import {toPhp} from '../support/php';
import {openPluginShop} from '../support/plugin-shop';

let shop: Awaited<ReturnType<typeof openPluginShop>>;
const product = {databaseId: 23, price: toCents(1999), stockQuantity: 500, variations: []};
const orders = () => shop.commerce.orders;

beforeAll(async () => {
  shop = await openPluginShop();
  const entries = {_price: '19.99', _regular_price: '19.99', _manage_stock: 'yes', _stock: 500};
  await shop.run(`update_option( 'admin_email', 'owner@shop.example' ); echo 1;`);
  await shop.addProducts([{databaseId: product.databaseId, name: 'Konjac Rice', entries}]);
});
afterAll(() => shop.close());

const inShop = <Answer = number>(databaseId: number, code: string) =>
  shop.run<Answer>(`$order = wc_get_order( ${databaseId} ); ${code}`);

/** Staff write down a parcel of the first line. */
const ship = (databaseId: number, quantity: number) =>
  inShop(
    databaseId,
    `update_option( 'woocommerce_feature_fulfillments_enabled', 'yes' );
    $one = new Automattic\\WooCommerce\\Admin\\Features\\Fulfillments\\Fulfillment();
    $one->set_entity_id( '${databaseId}' ); $one->set_status( 'fulfilled' );
    $one->set_items( array( array( 'item_id' => array_key_first( $order->get_items() ), 'qty' => ${quantity} ) ) );
    $one->update_meta_data( '_date_fulfilled', gmdate( 'Y-m-d H:i:s', time() ) );
    $one->save(); echo 1;`,
  );

promisesAboutProblems(
  () => ({
    commerce: shop.commerce,
    couponCode: null,
    methods: ['cod'],
    ship,
    cancel: (databaseId) => inShop(databaseId, `$order->update_status( 'cancelled' ); echo 1;`),
  }),
  () => [{...product, name: 'Konjac Rice'} as unknown as Product],
);

async function aPaidOrder(): Promise<number> {
  const line = (name: string) => aNewLine({name, productId: product.databaseId, quantity: 2});
  const lines = [line('Konjac Rice'), line('Konjac Penne')];
  const placed = await orders().place(aNewOrder({lines}));
  const {databaseId} = placed.status === 'open' ? placed.order : expect.fail(placed.status);
  await orders().finish(databaseId, `pi_${databaseId}`);
  return databaseId;
}

async function aCompletedOrder(): Promise<number> {
  const databaseId = await aPaidOrder();
  await inShop(databaseId, `$order->update_status( 'completed' ); echo 1;`);
  return databaseId;
}

const told: Problem = {
  lines: [
    {line: 0, what: 'damaged'},
    {line: 1, what: 'missing'},
  ],
  text: 'One <b>pouch</b> is open',
  pictures: [],
};
const tell = (databaseId: number, changes: Partial<Problem> = {}) =>
  orders().reportProblem(databaseId, {...told, ...changes});
const problems = async (databaseId: number) =>
  (await orders().news([databaseId])).get(databaseId)?.problems;

interface Kept {
  type: string;
  data: string;
}
/** Its rows, each with its file; there is no other file of it. */
const keptOf = async (databaseId: number) => {
  const [rows, files] = await shop.run<[(Omit<Kept, 'data'> & {name: string})[], object]>(
    `$files = array();
    foreach ( glob( Bellyful\\Storefront\\Orders\\picture_path( '${databaseId}-*' ) ) as $file ) { $files[ basename( $file ) ] = base64_encode( file_get_contents( $file ) ); }
    echo json_encode( array( $GLOBALS['wpdb']->get_results( 'SELECT type, name FROM wp_bellyful_pictures WHERE order_id = ${databaseId}' ), (object) $files ) );`,
  );
  const stored = new Map<string, string>(Object.entries(files));
  const kept = rows.map(({type, name}) => ({
    type,
    data: stored.get(`${databaseId}-${name}`) ?? '',
  }));
  expect(stored.size).toBe(kept.length);
  return kept satisfies Kept[];
};
const notesOf = (databaseId: number) =>
  shop.run<string[]>(
    `echo json_encode( array_column( wc_get_order_notes( array( 'order_id' => ${databaseId} ) ), 'content' ) );`,
  );
const mailsAbout = async (databaseId: number) =>
  (await shop.mails()).filter(({subject}) => subject.endsWith(`order ${databaseId}`));

describe('staff', () => {
  test('read on the order and in a mail what is wrong with which line, as plain text', async () => {
    const databaseId = await aCompletedOrder();
    await tell(databaseId, {pictures: [await aPhoto()]});
    const said = 'Konjac Rice × 2: damaged\nKonjac Penne × 2: missing\n\nOne pouch is open';
    expect(await notesOf(databaseId)).toContain(
      `Its customer says that something is wrong:\n${said}\nPictures, shown on the order: 1`,
    );
    const mails = await mailsAbout(databaseId);
    expect(mails).toHaveLength(2);
    const [staff] = mails.filter(({subject}) => subject.startsWith('Something is wrong'));
    expect(staff?.to).toBe('owner@shop.example');
    expect(staff?.text).toContain(said);
    expect(staff?.text).toContain(`Open the order: https://shop.example/wp-admin/`);
    expect(staff?.headers).toMatch(/Reply-To: ada-/);
    const [customer] = mails.filter(({subject}) => subject.startsWith('We have your message'));
    expect(customer?.to).toMatch(/^ada-/);
    expect(customer?.text).toContain(said);
    expect(customer?.text).not.toContain('wp-admin');
  });

  test('are those whom WooCommerce tells of new orders', async () => {
    await shop.run(
      `update_option( 'woocommerce_new_order_settings', array( 'recipient' => 'one@shop.example, two@shop.example, nobody' ) ); echo 1;`,
    );
    const databaseId = await aCompletedOrder();
    await tell(databaseId);
    const to = (await mailsAbout(databaseId)).map((mail) => mail.to);
    expect(to).toEqual(expect.arrayContaining(['one@shop.example', 'two@shop.example']));
    expect(to).toHaveLength(3);
    await shop.run(`delete_option( 'woocommerce_new_order_settings' ); echo 1;`);
  });

  /** What stands beside an order in the admin, and where its pictures' links lead. */
  const beside = async (databaseId: number) => {
    const box = await inShop<string>(
      databaseId,
      `ob_start(); do_action( 'woocommerce_admin_order_data_after_order_details', $order ); echo json_encode( ob_get_clean() );`,
    );
    const links = [...box.matchAll(/<a href="([^"]+)"/g)].map(([, link = '']) => new URL(link));
    return {box, links: links.map(({searchParams}) => Object.fromEntries(searchParams))};
  };

  interface Seen {
    said?: string;
    bytes?: string;
    headers?: string[];
  }
  const follow = (link: Record<string, string>, who = 'staff') =>
    shop.run<Seen>(
      `$GLOBALS['asking'] = new class( '${who}' ) extends WP_User { public function __construct( public string $who ) {} public function has_cap( $capability ): bool { return 'edit_shop_orders' === $capability && 'staff' === $this->who; } };
      $_GET = $_REQUEST = ${toPhp(link)};
      ob_start( static fn( $bytes ) => json_encode( array( 'bytes' => base64_encode( $bytes ), 'headers' => headers_list() ) ) );
      try { do_action( "admin_post_{$_GET['action']}" ); } catch ( Exception $ended ) { ob_end_clean(); echo json_encode( array( 'said' => $ended->getMessage() ) ); }`,
    );

  test('read beside the order what its customer said, with the pictures as long as they are kept', async () => {
    expect((await beside(await aCompletedOrder())).box).toBe('');
    const databaseId = await aCompletedOrder();
    await tell(databaseId, {pictures: [await aPhoto()]});
    const {box, links} = await beside(databaseId);
    expect(box).toContain('Konjac Rice × 2: damaged');
    const [link = {}] = links;
    const seen = await follow(link);
    expect(seen.bytes).toBe((await keptOf(databaseId))[0]?.data);
    expect(seen.headers).toEqual(
      expect.arrayContaining([
        'Content-Type: image/jpeg',
        'X-Content-Type-Options: nosniff',
        "Content-Security-Policy: default-src 'none'; sandbox",
      ]),
    );
    await shop.later(91 * 86_400);
    await shop.run(`do_action( 'bellyful_storefront_clean' ); echo 1;`);
    expect((await follow(link)).said).toContain('no longer kept');
    expect((await beside(databaseId)).links).toEqual([]);
    await shop.today();
  });

  test('alone see its pictures: not shoppers, nor who makes of a link that of another order', async () => {
    const [databaseId, other] = [await aCompletedOrder(), await aCompletedOrder()];
    for (const id of [databaseId, other]) await tell(id, {pictures: [await aPhoto()]});
    const [link = {}] = (await beside(databaseId)).links;
    expect((await follow(link, 'shopper')).said).toContain('not allowed');
    expect((await follow({...link, order: String(other)})).said).toContain('not allowed');
  });
});

test.each([
  ['who has left no address', `$order->set_billing_email( '' );`],
  [
    'of a test order of the doctor',
    `$order->set_billing_email( 'doctor@bellyful.invalid' ); $order->update_meta_data( '_bellyful_trial', 'yes' );`,
  ],
])('a customer %s is mailed nothing, and staff are', async (_who, code) => {
  const databaseId = await aCompletedOrder();
  await inShop(databaseId, `${code} $order->save(); echo 1;`);
  await tell(databaseId);
  expect((await mailsAbout(databaseId)).map(({to}) => to)).toEqual(['owner@shop.example']);
});

test('of an order that is not there nothing can be said, nor shown', async () => {
  await expect(tell(999_999)).rejects.toThrow('404');
  await expect(tell(999_999, {pictures: [await aPhoto()]})).rejects.toThrow('404');
  expect(await keptOf(999_999)).toEqual([]);
});

describe('how long something can be said', () => {
  const until = async (databaseId: number) => {
    const {until: end} = (await problems(databaseId)) ?? {};
    return end && Math.round((Date.parse(end) - Date.now()) / 86_400_000);
  };
  const track = (items: object[], statuses: object[] = []) =>
    `$order->update_meta_data( '_wc_shipment_tracking_items', ${toPhp(items)} ); $order->update_meta_data( 'shipment_status', ${toPhp(statuses)} ); $order->save(); echo 1;`;
  const daysAgo = (days: number) => Math.floor(Date.now() / 1000) - days * 86_400;

  test('is 30 days from delivery where a carrier says when that was, of the last parcel', async () => {
    const databaseId = await aPaidOrder();
    const items = [20, 10].map((days, place) => ({
      tracking_number: `94${place}`,
      date_shipped: daysAgo(days),
    }));
    const status = (days: number) => ({
      status: 'delivered',
      status_date: new Date(daysAgo(days) * 1000).toISOString().slice(0, 10),
    });
    await inShop(databaseId, track(items, [status(18), status(6)]));
    expect([23, 24]).toContain(await until(databaseId));
    expect((await problems(databaseId))?.lines).toEqual([0, 1]);
  });

  test('is a week more from the day it was sent, where none does, and then it is over', async () => {
    const databaseId = await aPaidOrder();
    await inShop(databaseId, track([{tracking_number: '94', date_shipped: daysAgo(36)}]));
    expect(await until(databaseId)).toBe(1);
    await inShop(databaseId, track([{tracking_number: '94', date_shipped: daysAgo(38)}]));
    expect(await until(databaseId)).toBeNull();
    expect(await tell(databaseId)).toBe('over');
    expect(await tell(databaseId, {pictures: [await aPhoto()]})).toBe('over');
    expect(await keptOf(databaseId)).toEqual([]);
  });

  test('of an order that staff completed without a parcel counts from then', async () => {
    expect(await until(await aCompletedOrder())).toBe(37);
  });
});

test('what is said of one line leaves the others to be said', async () => {
  const databaseId = await aCompletedOrder();
  await tell(databaseId, {lines: [{line: 1, what: 'wrong'}]});
  expect(await problems(databaseId)).toMatchObject({
    lines: [0],
    reports: [{lines: [{line: 1, what: 'wrong'}]}],
  });
  await tell(databaseId);
  expect((await problems(databaseId))?.reports).toMatchObject([
    {lines: [{line: 1, what: 'wrong'}]},
    {lines: [{line: 0, what: 'damaged'}]},
  ]);
});

const call = (databaseId: number, path: string, body: object) =>
  toPhp({
    method: 'POST',
    path: `/bellyful/v1/orders/${databaseId}/${path}`,
    query: {},
    headers: {'x-bellyful-contract': String(contractVersion)},
    body,
  });
const send = (databaseId: number, path: string, body: object) =>
  shop.run<[status: number, body: unknown]>(
    `echo json_encode( serve( ${call(databaseId, path, body)} ) );`,
  );

test('killed before any of its changes it is taken wholly or not at all, and the next press does the rest', async () => {
  let wasKilled = true;
  for (let step = 0; wasKilled; step += 1) {
    const databaseId = await aCompletedOrder();
    const answer = await shop.run(
      `$GLOBALS['changes_left'] = ${step}; serve( ${call(databaseId, 'problem', told)} ); echo '"done"';`,
    );
    wasKilled = answer === 'killed';
    // The killed request's turn is over then.
    await shop.later(16);
    expect(await tell(databaseId)).toBe('taken');
    expect((await problems(databaseId))?.reports).toHaveLength(1);
    expect(await mailsAbout(databaseId), `after step ${step}`).toHaveLength(2);
  }
});

describe('a picture', () => {
  const cleaned = (bytes: Uint8Array) =>
    shop.run<{type: string; bytes: string} | null>(
      `$picture = Bellyful\\Storefront\\Orders\\clean_picture( base64_decode( '${Buffer.from(bytes).toString('base64')}' ) );
      echo json_encode( $picture ? array( 'type' => $picture['type'], 'bytes' => base64_encode( $picture['bytes'] ) ) : null );`,
    );

  test.each(['jpeg', 'png', 'webp'] as const)(
    'that is a %s is seen as before, without place, camera and what follows its end',
    async (format) => {
      const photo = await aPhoto(format);
      const text = Buffer.from(photo).toString('latin1');
      // A PNG holds its program's entry compressed.
      const told = secrets.filter((secret) => text.includes(secret));
      expect(told.length).toBeGreaterThanOrEqual(format === 'png' ? 2 : 3);
      const clean = await cleaned(Buffer.concat([photo, Buffer.from('<?php SecretPlace')]));
      expect(clean?.type).toBe(`image/${format}`);
      const bytes = Buffer.from(clean?.bytes ?? '', 'base64');
      for (const secret of secrets) expect(bytes.toString('latin1')).not.toContain(secret);
      expect(bytes.includes('GPS')).toBe(false);
      expect(await toSeen(bytes)).toEqual(await toSeen(photo));
      expect(await toSeen(bytes)).toMatchObject({width: 20, height: 40});
    },
  );

  test('is none when it is cut off, something else, or too large', async () => {
    const photo = Buffer.from(await aPhoto());
    const begins = [photo, Buffer.from(await aPhoto('png')), Buffer.from(await aPhoto('webp'))];
    for (const whole of begins) {
      for (const share of [0.1, 0.5, 0.9])
        expect(await cleaned(whole.subarray(0, Math.floor(whole.length * share)))).toBeNull();
    }
    // As far as it is drawn, without its end.
    expect(await cleaned(photo.subarray(0, photo.length - 2))).toBeNull();
    const others = ['', 'GIF89a', '<svg/>', '\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'RIFF0000WEBP'];
    for (const other of others) expect(await cleaned(Buffer.from(other, 'latin1'))).toBeNull();
    const large = Buffer.concat([photo, Buffer.alloc(5_242_881 - photo.length)]);
    expect(await cleaned(large)).toBeNull();
  });

  test('loses the small copy of itself that a camera puts at its front', async () => {
    const photo = Buffer.from(await aPhoto());
    const jfif = Buffer.from(
      '\xff\xe0\x00\x1dJFIF\0\x01\x02\0\0\x01\0\x01\x02\x02SecretPlace..',
      'latin1',
    );
    const clean = await cleaned(Buffer.concat([photo.subarray(0, 2), jfif, photo.subarray(2)]));
    const bytes = Buffer.from(clean?.bytes ?? '', 'base64');
    expect(bytes.includes('JFIF')).toBe(true);
    expect(bytes.includes('SecretPlace')).toBe(false);
    expect(await toSeen(bytes)).toEqual(await toSeen(photo));
  });

  test('of any bytes that begin as one is cleaned or refused, without a word of PHP', async () => {
    const forms = await Promise.all((['jpeg', 'png', 'webp'] as const).map((form) => aPhoto(form)));
    for (const [seed, photo] of forms.entries()) {
      for (let round = 0; round < 40; round += 1) {
        const broken = Uint8Array.from(photo);
        for (let change = 0; change < 6; change += 1) {
          const at =
            3 + ((seed * 7919 + round * 104_729 + change * 15_485_863) % (photo.length - 3));
          broken[at] = (round * 31 + change * 97) % 256;
        }
        await cleaned(broken);
      }
    }
  });

  test('of a report that is refused does not stay', async () => {
    const databaseId = await aCompletedOrder();
    const photo = Buffer.from(await aPhoto());
    const cutOff = photo.subarray(0, photo.length - 2);
    expect(await tell(databaseId, {pictures: [photo, cutOff]})).toBe('noPicture');
    expect(await keptOf(databaseId)).toEqual([]);
    const first = {lines: [{line: 0, what: 'damaged'}], pictures: [photo]} satisfies object;
    expect(await tell(databaseId, first as Partial<Problem>)).toBe('taken');
    const png = await aPhoto('png');
    // Said before: taken again without its pictures.
    expect(await tell(databaseId, {...(first as Partial<Problem>), pictures: [png]})).toBe('taken');
    expect(await keptOf(databaseId)).toHaveLength(1);
    expect(await tell(databaseId, {lines: [{line: 5, what: 'wrong'}], pictures: [png]})).toBe(
      'over',
    );
    expect(await tell(databaseId, {pictures: [png, cutOff]})).toBe('noPicture');
    expect(await keptOf(databaseId)).toHaveLength(1);
  });

  test('is in a folder whose name nobody guesses and that Apache forbids, or is not taken', async () => {
    const path = await shop.run<string>(
      `echo json_encode( Bellyful\\Storefront\\Orders\\picture_path() );`,
    );
    expect(path).toMatch(/^\/uploads\/bellyful-[0-9a-f]{32}\/$/);
    expect(
      await shop.run(
        `echo json_encode( file_get_contents( '${path}.htaccess' ) . file_get_contents( '${path}index.html' ) );`,
      ),
    ).toBe('Require all denied');
    const databaseId = await aCompletedOrder();
    await shop.run(`rename( '${path}', '/uploads/elsewhere' ); echo 1;`);
    const begun = {data: Buffer.from(await aPhoto('png')).toString('base64')};
    const [status] = await send(databaseId, 'pictures', begun);
    expect(status).toBe(500);
    await shop.run(`rename( '/uploads/elsewhere', '${path}' ); echo 1;`);
    expect(await keptOf(databaseId)).toEqual([]);
  });

  test('that an older version stored in the table becomes a file, as soon as there is room', async () => {
    const databaseId = await aCompletedOrder();
    await tell(databaseId, {pictures: [await aPhoto()]});
    const [kept] = await keptOf(databaseId);
    const older = (data: string) =>
      `$GLOBALS['wpdb']->pdo->exec( 'ALTER TABLE wp_bellyful_pictures ADD COLUMN data TEXT' );
      $GLOBALS['wpdb']->pdo->exec( "UPDATE wp_bellyful_pictures SET data = '${data}' WHERE order_id = ${databaseId}" );
      array_map( 'unlink', glob( Bellyful\\Storefront\\Orders\\picture_path( '${databaseId}-*' ) ) );
      Bellyful\\Storefront\\Ledger\\install_tables(); echo 1;`;
    await shop.run(older(kept?.data ?? ''));
    expect(await keptOf(databaseId)).toEqual([kept]);
    const columns = `SELECT name FROM pragma_table_info('wp_bellyful_pictures')`;
    expect(
      await shop.run(`echo json_encode( $GLOBALS['wpdb']->get_col( "${columns}" ) );`),
    ).not.toContain('data');
  });

  test('whose process was killed leaves no file for longer than a day', async () => {
    const databaseId = await aCompletedOrder();
    await shop.run(
      `file_put_contents( Bellyful\\Storefront\\Orders\\picture_path( '${databaseId}-cafe' ), 'half' ); do_action( 'bellyful_storefront_clean' ); echo 1;`,
    );
    expect(await keptOf(databaseId)).toEqual([]);
  });

  test('of a report that never came is deleted within a day', async () => {
    const databaseId = await aCompletedOrder();
    await tell(databaseId, {lines: [{line: 0, what: 'damaged'}], pictures: [await aPhoto()]});
    const begun = {data: Buffer.from(await aPhoto('png')).toString('base64')};
    await send(databaseId, 'pictures', begun);
    expect(await keptOf(databaseId)).toHaveLength(2);
    await shop.later(86_400);
    await shop.run(`do_action( 'bellyful_storefront_clean' ); echo 1;`);
    expect((await keptOf(databaseId)).map(({type}) => type)).toEqual(['image/jpeg']);
    await shop.today();
  });

  test('is one of twelve at most of an order', async () => {
    const databaseId = await aCompletedOrder();
    const photo = Buffer.from(await aPhoto());
    // What stands in its tables of colours makes another picture of it.
    const another = (place: number) => {
      const bytes = Buffer.from(photo);
      const table = bytes.indexOf(Buffer.from([0xff, 0xdb]));
      bytes[table + 10] = place + 1;
      return {data: bytes.toString('base64')};
    };
    const answers = [];
    for (let place = 0; place < 13; place += 1)
      answers.push(await send(databaseId, 'pictures', another(place)));
    expect(answers.map(([status]) => status)).toEqual([...Array<number>(12).fill(200), 422]);
    expect(answers.at(-1)?.[1]).toMatchObject({code: 'too_many_pictures'});
    expect(await keptOf(databaseId)).toEqual([]);
  });

  test('is kept once, for 90 days, and goes with its order', async () => {
    const databaseId = await aCompletedOrder();
    await tell(databaseId, {
      lines: [{line: 0, what: 'damaged'}],
      pictures: [await aPhoto(), await aPhoto()],
    });
    const [kept, ...more] = await keptOf(databaseId);
    expect(more).toEqual([]);
    expect(kept?.type).toBe('image/jpeg');
    const clean = () => shop.run(`do_action( 'bellyful_storefront_clean' ); echo 1;`);
    await shop.later(89 * 86_400);
    await clean();
    expect(await keptOf(databaseId)).toHaveLength(1);
    await shop.later(2 * 86_400);
    await clean();
    expect(await keptOf(databaseId)).toEqual([]);
    await shop.today();
  });

  test.each([
    ['is deleted for good', `$order->delete( true );`],
    [
      'loses its personal data',
      `do_action( 'woocommerce_privacy_remove_order_personal_data', $order );`,
    ],
  ])('goes when its order %s', async (_what, code) => {
    const databaseId = await aCompletedOrder();
    await tell(databaseId, {pictures: [await aPhoto('webp')]});
    expect(await keptOf(databaseId)).toHaveLength(1);
    await inShop(databaseId, `${code} echo 1;`);
    expect(await keptOf(databaseId)).toEqual([]);
  });
});

test('something can be said of an order that the shop’s own checkout took, too', async () => {
  const databaseId = await aCompletedOrder();
  await inShop(
    databaseId,
    `$order->delete_meta_data( '_bellyful_attempt' ); $order->save(); echo 1;`,
  );
  await tell(databaseId);
  const news = (await shop.commerce.orders.news([databaseId])).get(databaseId);
  expect(news?.problems?.reports).toMatchObject([{lines: [{line: 0, what: 'damaged'}, {}]}]);
});
