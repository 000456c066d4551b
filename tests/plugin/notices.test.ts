import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {createWooAccounts} from '~adapters/accounts/woocommerce/woocommerce-accounts';
import {createStockNotices} from '~adapters/back-in-stock/woocommerce';
import {tokenIn} from '../contract/mailed';
import {promisesAboutStockNotices} from '../contract/promises-about-stock-notices';
import {openPluginShop} from '../support/plugin-shop';

let shop: Awaited<ReturnType<typeof openPluginShop>>;
beforeAll(async () => {
  shop = await openPluginShop();
  const entries = {
    _price: '10',
    _sku: 'KJ',
    _manage_stock: 'yes',
    _stock: 0,
    _stock_status: 'outofstock',
  };
  await shop.addProducts([
    {databaseId: 23, name: 'Rice', entries},
    {databaseId: 30, name: 'Pasta', entries: {_price: '10'}},
    {databaseId: 31, name: 'Pasta - Large', parentId: 30, entries},
  ]);
  await shop.run(`update_option( 'bellyful_storefront_url', 'https://bellyful.example' ); echo 1;`);
});
afterAll(() => shop.close());

/** Staff write a stock; a minute later the scheduler runs. */
async function setStock(units: number): Promise<void> {
  await shop.run(
    `foreach ( array( 23, 31 ) as $id ) { set_stock( $id, ${units} ); } do_action( 'shutdown' ); echo 1;`,
  );
  await shop.later(61);
  await shop.runScheduler();
}

promisesAboutStockNotices(async () => {
  await setStock(0);
  return {
    notices: createStockNotices(shop.plugin),
    endable: createWooAccounts(shop.plugin).mails,
    simple: {databaseId: 23, name: 'Rice', slug: 'rice'},
    family: {databaseId: 30, variationId: 31},
    setStock,
    mails: shop.mails,
  };
});

describe('a request', () => {
  const day = 24 * 3600;
  const notices = () => createStockNotices(shop.plugin);
  const returnUrl = 'https://bellyful.example/back-in-stock';
  const clean = () => shop.run(`do_action( 'bellyful_storefront_clean' ); echo 1;`);
  let email = '';
  const mailed = async () => (await shop.mails()).filter(({to}) => to === email);
  const ask = (isConfirmed = true, productId = 23, variationId: number | null = null) =>
    notices().request({email, productId, variationId, isConfirmed, returnUrl});
  const inShop = (code: string) => shop.run(`${code} do_action( 'shutdown' ); echo 1;`);

  beforeEach(async () => {
    email = `ida-${crypto.randomUUID().slice(0, 13)}@shop.example`;
    await setStock(0);
  });

  test('that nobody confirms is forgotten after 3 days, and its link with it', async () => {
    await ask(false);
    const token = tokenIn((await mailed()).at(-1), 'confirm');
    await shop.later(3 * day - 60);
    await clean();
    expect(await notices().confirm(token)).toBe(true);
    await ask(false, 30, 31);
    const late = tokenIn((await mailed()).at(-1), 'confirm');
    await shop.later(3 * day + 60);
    await clean();
    expect(await notices().confirm(late)).toBe(false);
  });

  test('is ended by a link that an earlier version mailed', async () => {
    await ask();
    const token = await shop.run<string>(
      `echo json_encode( Bellyful\\Storefront\\Notices\\make_token( 'withdraw', 0, hash( 'sha256', '${email}' ) ) );`,
    );
    const {mails} = createWooAccounts(shop.plugin);
    expect(await mails.list({token})).toMatchObject({'back-in-stock': 1});
    expect(await mails.list({token}, 'back-in-stock')).toMatchObject({'back-in-stock': 0});
    const confirming = token.replace(/\w+$/, '0'.repeat(64));
    expect(await mails.list({token: confirming})).toBeNull();
  });

  test('is ended with its mail that waits for the mail server, and with no other', async () => {
    await ask();
    const other = email;
    email = `bo-${email}`;
    await ask();
    await shop.run(
      `update_option( 'refused', true ); Bellyful\\Storefront\\Mail\\note_mail( array( 'to' => '${email}', 'subject' => 'S', 'html' => 'stock-', 'text' => 'T', 'kind' => 'order' ) ); echo 1;`,
    );
    await setStock(5);
    await createWooAccounts(shop.plugin).mails.list({email}, 'back-in-stock');
    await shop.later(3600);
    await inShop(`delete_option( 'refused' ); Bellyful\\Storefront\\Mail\\send_due();`);
    expect(await mailed()).toMatchObject([{subject: 'S'}]);
    expect((await shop.mails()).filter(({to}) => to === other)).toHaveLength(1);
  });

  test('is forgotten after a year, counted from when it was last made', async () => {
    await ask();
    await shop.later(300 * day);
    await ask();
    await shop.later(300 * day);
    await clean();
    await setStock(5);
    expect(await mailed()).toHaveLength(1);
    await setStock(0);
    await ask();
    await shop.later(366 * day);
    await clean();
    await setStock(5);
    expect(await mailed()).toHaveLength(1);
  });

  test('is answered a minute after the stock returned, if it is still there', async () => {
    await ask();
    await inShop('set_stock( 23, 5 );');
    await shop.later(30);
    await shop.runScheduler();
    expect(await mailed()).toEqual([]);
    await inShop('set_stock( 23, 0 );');
    await shop.later(40);
    await shop.runScheduler();
    expect(await mailed()).toEqual([]);
  });

  test('that two runs have read is answered by one', async () => {
    await ask();
    await inShop(`$rows = Bellyful\\Storefront\\Ledger\\rows( 'SELECT * FROM wp_bellyful_stock_requests WHERE post_id = 23 ORDER BY id DESC LIMIT 1' );
      foreach ( array( ...$rows, ...$rows ) as $row ) { Bellyful\\Storefront\\Notices\\mail_one( wc_get_product( 23 ), $row ); }`);
    expect(await mailed()).toHaveLength(1);
  });

  test('that nobody has confirmed is not answered with the others', async () => {
    await ask();
    const confirmed = email;
    email = `x${email}`;
    await ask(false);
    await setStock(5);
    expect(await mailed()).toHaveLength(1);
    email = confirmed;
    expect(await mailed()).toHaveLength(1);
  });

  test('of more than a hundred is answered by the next run at the latest', async () => {
    await inShop(
      `for ( $i = 0; $i < 101; $i++ ) { Bellyful\\Storefront\\Notices\\note_request( "$i-${email}", 23, true ); }`,
    );
    const left = () =>
      shop.run<number>(
        `echo (int) $GLOBALS['wpdb']->get_var( "SELECT COUNT(*) FROM wp_bellyful_stock_requests WHERE email LIKE '%-${email}'" );`,
      );
    await setStock(5);
    expect(await left()).toBe(1);
    await shop.runScheduler();
    expect(await left()).toBe(0);
  });

  test('that no hook told of is answered within the day', async () => {
    await ask();
    await inShop(
      `$GLOBALS['wpdb']->query( "UPDATE wp_postmeta SET meta_value = 'instock' WHERE post_id = 23 AND meta_key = '_stock_status'" );`,
    );
    await clean();
    await shop.runScheduler();
    expect(await mailed()).toHaveLength(1);
  });

  test('for what is hidden from people is neither taken nor answered', async () => {
    await ask();
    const become = (status: string) =>
      shop.run(
        `$GLOBALS['wpdb']->query( "UPDATE wp_posts SET post_status = '${status}' WHERE ID = 23" ); echo 1;`,
      );
    const connect = (sku: string) =>
      shop.run(`update_option( 'bellyful_connected_skus', array( '${sku}' ) ); echo 1;`);
    for (const [status, sku] of [
      ['draft', ''],
      ['private', 'KJ'],
    ] as const) {
      await become(status);
      await connect(sku);
      await setStock(5);
      expect(await mailed()).toEqual([]);
      await setStock(0);
    }
    await connect('');
    email = `x${email}`;
    await ask(false);
    expect(await mailed()).toEqual([]);
    await become('publish');
  });

  test('for a variation of another product is not taken', async () => {
    await ask(false, 23, 31);
    expect(await mailed()).toEqual([]);
  });

  test('for a variation whose stock its product counts is answered with that', async () => {
    const counted = {_price: '10', _manage_stock: 'yes', _stock: 0, _stock_status: 'outofstock'};
    await shop.addProducts([
      {databaseId: 50, name: 'Rolls', entries: counted},
      {databaseId: 51, name: 'Rolls - Large', parentId: 50, entries: {_price: '10'}},
    ]);
    await ask(true, 50, 51);
    await inShop('set_stock( 50, 5 );');
    await shop.later(61);
    await shop.runScheduler();
    expect(await mailed()).toHaveLength(1);
  });

  test('is told by WordPress’ tools for personal data, and erased with wishes and mails that wait', async () => {
    await ask();
    await shop.run(
      `$id = wp_insert_user( array( 'user_login' => '${email}', 'user_email' => '${email}', 'user_pass' => 'x' ) ); update_user_meta( $id, '_bellyful_wishes', array( 'wp-23' ) ); update_option( 'refused', true ); Bellyful\\Storefront\\Mail\\note_mail( array( 'to' => '${email}', 'subject' => 'S', 'html' => 'H', 'text' => 'T', 'kind' => 'k' ) ); do_action( 'shutdown' ); delete_option( 'refused' ); echo 1;`,
    );
    const run = <Answer>(tool: 'exporters' | 'erasers') =>
      shop.run<Answer>(
        `$tools = apply_filters( 'wp_privacy_personal_data_${tool}', array() ); echo json_encode( $tools['bellyful-storefront']['callback']( '${email.toUpperCase()}' ) );`,
      );
    const exported = await run<{data: {data: {value: string}[]}[]}>('exporters');
    const values = exported.data.flatMap(({data}) => data.map(({value}) => value));
    expect(values).toEqual(expect.arrayContaining(['Rice', 'wp-23']));
    expect(await run('erasers')).toMatchObject({items_removed: true});
    expect(await run('exporters')).toMatchObject({data: []});
    expect(await run('erasers')).toMatchObject({items_removed: false});
    await shop.later(3600);
    await setStock(5);
    expect(await mailed()).toEqual([]);
  });
});
