import {createHmac} from 'node:crypto';
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {createChangeJournal} from '~adapters/woocommerce/change-journal';
import {holdsTheJournalContract} from '../contract/holds-the-journal-contract';
import {openPluginShop} from '../support/plugin-shop';

let shop: Awaited<ReturnType<typeof openPluginShop>>;
beforeAll(async () => {
  shop = await openPluginShop();
  const entries = {_price: '10', _manage_stock: 'yes', _stock: 50, _stock_status: 'instock'};
  await shop.addProducts([
    {databaseId: 23, name: 'Rice', entries},
    {databaseId: 30, name: 'Pasta', entries: {_price: '10'}},
    {databaseId: 31, name: 'Pasta - Large', parentId: 30, entries},
  ]);
  await shop.addCoupon('SAVE5', {_amount: '5'});
});
afterAll(() => shop.close());

/** One request of somebody who works in the shop. */
const request = (code: string) => shop.run(`${code} do_action( 'shutdown' ); echo 1;`);
let stock = 50;
const setStock = (databaseId: number) => request(`set_stock( ${databaseId}, ${(stock += 1)} );`);

describe('the plugin’s own journal', () => {
  holdsTheJournalContract(async () => ({
    journal: createChangeJournal(shop.plugin),
    async change() {
      await setStock(23);
      return 23;
    },
  }));

  const newsOf = async (code: string) => {
    const journal = createChangeJournal(shop.plugin);
    const mark = (await journal.since(null))?.mark ?? '';
    await request(code);
    return (await journal.since(mark))?.changes?.map(({productIds}) => productIds?.toSorted());
  };

  test.each([
    ['a stock', 'set_stock( 23, 7 );', [[23]]],
    ['a variation, and its product', 'set_stock( 31, 7 );', [[30, 31]]],
    [
      'a variation that is saved, and its product',
      `do_action( 'woocommerce_update_product_variation', 31 );`,
      [[30, 31]],
    ],
    ['a stock that an import writes', `update_post_meta( 23, '_stock', '12' );`, [[23]]],
    [
      'how prices are rounded',
      `update_option( 'woocommerce_price_num_decimals', 2 );`,
      [undefined],
    ],
    ['a price that an import writes', `update_post_meta( 23, '_price', '12' );`, [[23]]],
    ['what was saved past WooCommerce', `do_action( 'save_post_product', 23 );`, [[23]]],
    ['what is thrown away', `do_action( 'wp_trash_post', 23 );`, [[23]]],
    ['two in one request', 'set_stock( 23, 8 ); set_stock( 31, 8 );', [[23, 30, 31]]],
    ['the currency', `update_option( 'woocommerce_currency', 'EUR' );`, [undefined]],
    [
      'whose rules count',
      `update_option( 'bellyful_storefront_rules', 'storefront' );`,
      [undefined],
    ],
    ['a way of paying', `update_option( 'woocommerce_cod_settings', array() );`, [undefined]],
    ['the shop’s name', `update_option( 'blogname', 'Shop' );`, [[]]],
    ['nothing of other settings', `update_option( 'posts_per_page', 5 );`, []],
    ['nothing of other entries', `update_post_meta( 23, '_note', '12' );`, []],
    [
      'nothing of a code',
      `do_action( 'woocommerce_update_coupon', wc_get_coupon_id_by_code( 'SAVE5' ) );`,
      [],
    ],
  ])('tells of %s', async (_what, code, told) => {
    expect(await newsOf(code)).toEqual(told);
  });

  test('tells of a review once it can be read, and when it cannot be any more', async () => {
    const review = (approved: string) =>
      `$id = insert_comment( array( 'comment_post_ID' => 23, 'comment_type' => 'review', 'comment_approved' => '${approved}' ) ); do_action( 'wp_insert_comment', $id, get_comment( $id ) );`;
    expect(await newsOf(review('0'))).toEqual([]);
    expect(await newsOf(review('1'))).toEqual([[23]]);
    const moderate = (now: string, before: string) =>
      `do_action( 'transition_comment_status', '${now}', '${before}', get_comment( 1 ) );`;
    expect(await newsOf(moderate('approved', 'unapproved'))).toEqual([[23]]);
    expect(await newsOf(moderate('trash', 'approved'))).toEqual([[23]]);
    expect(await newsOf(moderate('trash', 'unapproved'))).toEqual([]);
  });

  describe('says what changed of them', () => {
    const kindOf = async (code: string) => {
      // Only what differs from what is kept has a kind.
      await shop.run('Bellyful\\Storefront\\Products\\renew( array( 23, 30 ) ); echo 1;');
      const journal = createChangeJournal(shop.plugin);
      const mark = (await journal.since(null))?.mark ?? '';
      await request(code);
      return (await journal.since(mark))?.changes;
    };

    test.each([
      ['of stock alone what is left', 'set_stock( 23, 17 );', {kind: 'stock', stock: {23: 17}}],
      ['of a variation’s, too', 'set_stock( 31, 16 );', {kind: 'stock', stock: {31: 16}}],
      [
        'a price, beside stock',
        `set_stock( 23, 18 ); update_post_meta( 23, '_price', '14' );`,
        {kind: 'price'},
      ],
      [
        'anything else',
        `update_post_meta( 23, '_note', 'a' ); set_stock( 23, 19 );`,
        {kind: 'content'},
      ],
      ['what does not differ', `do_action( 'woocommerce_update_product', 23 );`, {kind: 'content'}],
      [
        'one more than a price',
        `do_action( 'wp_trash_post', 30 ); set_stock( 23, 20 );`,
        {kind: 'content'},
      ],
    ])('%s', async (_what, code, said) => {
      expect(await kindOf(code)).toMatchObject([said]);
    });

    test('and tells a group of a part of it', async () => {
      await shop.run(`add_post_meta( 50, '_children', array( 23 ) ); echo 1;`);
      expect(await newsOf('set_stock( 23, 21 );')).toEqual([[23, 50]]);
      await shop.run(`delete_post_meta( 50, '_children' ); echo 1;`);
    });
  });

  test('stands in a file that says no more than its mark, where uploads can be written', async () => {
    const ask = async () => {
      const answer = await shop.plugin.send<{mark: string; head: string | null}>('changes', {
        method: 'GET',
        path: '/changes',
      });
      if (!answer.ok) throw new Error(answer.code);
      return answer.body;
    };
    const inFile = (address: string) =>
      shop.run<object>(`echo file_get_contents( '/uploads/${address.split('/').at(-1)}' );`);
    const {mark, head} = await ask();
    expect(head).toMatch(/^https:\/\/shop\.example\/uploads\/bellyful-[\da-f]{32}\.json$/);
    expect(await inFile(head ?? '')).toEqual({mark});
    await setStock(23);
    const written = await inFile(head ?? '');
    expect(written).toEqual({mark: (await ask()).mark});
    await shop.run(
      `unlink( '/uploads/${head?.split('/').at(-1)}' ); rename( '/uploads', '/elsewhere' ); update_option( 'is_read_only', true ); echo 1;`,
    );
    expect((await ask()).head).toBeNull();
    await shop.run(`rename( '/elsewhere', '/uploads' ); delete_option( 'is_read_only' ); echo 1;`);
  });

  test('holds the last 5,000 changes', async () => {
    const journal = createChangeJournal(shop.plugin);
    const mark = (await journal.since(null))?.mark ?? '';
    const write = (skipped: number) =>
      shop.run(
        `$GLOBALS['wpdb']->pdo->exec( "UPDATE sqlite_sequence SET seq = seq + ${skipped} WHERE name = 'wp_bellyful_changes'" ); Bellyful\\Storefront\\Changes\\write_down( 'id', array( 23 ) ); echo 1;`,
      );
    await write(4998);
    expect((await journal.since(mark))?.changes).toHaveLength(1);
    await write(0);
    expect((await journal.since(mark))?.changes).toBeNull();
  });

  test('names as many products as an answer may hold, and no more', async () => {
    const write = (count: number) =>
      `Bellyful\\Storefront\\Changes\\write_down( 'id', range( 100000, ${99_999 + count} ) );`;
    const half = 1428;
    expect(await newsOf(write(half) + write(half))).toHaveLength(2);
    expect(await newsOf(write(half) + write(half + 2))).toBeUndefined();
  });
});

describe('a change of what the owner writes', () => {
  interface News {
    mark: string;
    changes: {productIds: number[] | null; hasContent: boolean}[];
  }
  const journal = async (query: {since?: string} = {}): Promise<News> => {
    const answer = await shop.plugin.send<News>('changes', {
      method: 'GET',
      path: '/changes',
      query,
    });
    return answer.ok ? answer.body : expect.fail(answer.code);
  };
  const newsOf = async (code: string) => {
    const {mark} = await journal();
    await shop.run(`${code} do_action( 'shutdown' ); echo 1;`);
    const {changes} = await journal({since: mark});
    return changes.map(({productIds, hasContent}) => ({productIds, hasContent}));
  };
  const content = [{productIds: [], hasContent: true}];
  const write = (type: string, status = 'publish') =>
    `$id = save_post( array( 'post_type' => '${type}', 'post_status' => '${status}' ) );`;
  const quietly = (type: string, status: string) =>
    `$id = save_post( array( 'post_type' => '${type}', 'post_status' => '${status}' ), false );`;
  const move = (status: string) =>
    `save_post( array( 'ID' => $id, 'post_status' => '${status}' ) );`;

  test.each([
    ['a page that is published', write('page'), content],
    ['a post', write('post'), content],
    ['a recipe', write('bellyful_recipe'), content],
    ['an announcement', write('bellyful_notice'), content],
    ['a pattern', write('wp_block'), content],
    ['what is changed', quietly('page', 'publish') + move('publish'), content],
    ['what is taken back', quietly('page', 'publish') + move('draft'), content],
    ['what is thrown away', quietly('page', 'publish') + move('trash'), content],
    [
      'what is scheduled, once its time has come',
      quietly('page', 'future') + move('publish'),
      content,
    ],
    [
      'what is deleted past the trash',
      `${quietly('page', 'publish')} do_action( 'deleted_post', $id, get_post( $id ) );`,
      content,
    ],
    ['a menu', `do_action( 'wp_update_nav_menu', 7 );`, content],
    ['a menu that is deleted', `do_action( 'wp_delete_nav_menu', 7 );`, content],
    ['the mark', `do_action( 'updated_option', 'site_icon', 0, 7 );`, content],
    ['the look', `do_action( 'updated_option', 'bellyful_look', array(), array() );`, content],
    [
      'the place of a menu',
      `do_action( 'updated_option', 'theme_mods_x', array( 'nav_menu_locations' => array( 'bellyful-header' => 1 ) ), array( 'nav_menu_locations' => array( 'bellyful-header' => 2 ) ) );`,
      content,
    ],
    [
      'the first place of a menu',
      `do_action( 'added_option', 'theme_mods_x', array( 'nav_menu_locations' => array( 'bellyful-header' => 1 ) ) );`,
      content,
    ],
    ['another front page', `update_option( 'page_on_front', 7 );`, content],
    [
      'a product beside it',
      `${write('page')} set_stock( 23, 7 );`,
      [{productIds: [23], hasContent: true}],
    ],
    ['a product alone', 'set_stock( 23, 8 );', [{productIds: [23], hasContent: false}]],
    [
      'anything',
      `${write('page')} update_option( 'woocommerce_currency', 'CAD' );`,
      [{productIds: null, hasContent: true}],
    ],
    ['nothing of a draft', write('page', 'draft') + move('pending'), []],
    ['nothing of a private page', write('page', 'private'), []],
    ['nothing of what is scheduled', write('post', 'future'), []],
    ['nothing of a revision', write('revision', 'inherit'), []],
    ['nothing of other types', write('shop_order'), []],
    [
      'nothing of what is deleted from the trash',
      `${quietly('page', 'trash')} do_action( 'deleted_post', $id, get_post( $id ) );`,
      [],
    ],
    [
      'nothing of the theme’s other settings',
      `do_action( 'updated_option', 'theme_mods_x', array( 'color' => 1 ), array( 'color' => 2 ) );`,
      [],
    ],
  ])('tells of %s', async (_what, code, told) => {
    expect(await newsOf(code)).toEqual(told);
  });
});

describe('a message about a change', () => {
  interface Posted {
    url: string;
    body: string;
    timeout: number;
    headers: Record<string, string>;
  }
  const posted = () => shop.run<Posted[]>(`echo json_encode( get_option( 'posted', array() ) );`);
  beforeEach(() =>
    shop.run(
      `update_option( 'bellyful_storefront_url', 'https://bellyful.example/' ); update_option( 'bellyful_webhook_secret', 'secret' ); update_option( 'answers', 204 ); delete_option( 'posted' ); echo 1;`,
    ),
  );

  test('is posted once to the storefront, signed, behind the answer', async () => {
    await setStock(23);
    expect(await posted()).toEqual([]);
    for (const _time of ['once', 'twice']) await shop.runScheduler();
    const [{url, body, headers} = expect.fail('nothing was posted'), ...others] = await posted();
    expect(others).toEqual([]);
    expect(url).toBe('https://bellyful.example/functions/shop-changed');
    expect(JSON.parse(body)).toMatchObject({topic: 'product', productIds: [23]});
    const [, time, signature] =
      /^t=(\d+),v1=(.+)$/.exec(headers['X-Bellyful-Signature'] ?? '') ?? [];
    expect(signature).toBe(createHmac('sha256', 'secret').update(`${time}.${body}`).digest('hex'));
  });

  test('that nobody takes is posted again after 1, 5, 30 and 120 minutes, with the same id', async () => {
    await shop.run(`update_option( 'answers', 500 ); echo 1;`);
    await setStock(23);
    await shop.runScheduler();
    for (const [place, minutes] of [1, 5, 30, 120].entries()) {
      await shop.later(minutes * 60 - 30);
      await shop.runScheduler();
      expect(await posted()).toHaveLength(place + 1);
      await shop.later(31);
      await shop.runScheduler();
      expect(await posted()).toHaveLength(place + 2);
    }
    await shop.later(24 * 3600);
    await shop.runScheduler();
    const bodies = (await posted()).map(({body}) => body);
    expect(bodies).toHaveLength(5);
    expect(new Set(bodies).size).toBe(1);
  });

  test('names a code that is thrown away', async () => {
    await request(`do_action( 'wp_trash_post', wc_get_coupon_id_by_code( 'SAVE5' ) );`);
    await shop.runScheduler();
    const [{body} = expect.fail('nothing was posted')] = await posted();
    expect(JSON.parse(body)).toMatchObject({productIds: [], couponCodes: ['save5']});
  });

  test.each([
    ['PHP can end the answer', `function litespeed_finish_request() { return true; }`],
    ['nobody waits', `$GLOBALS['is_cron'] = true;`],
  ])('is posted at once where %s', async (_where, code) => {
    await request(`${code} set_stock( 23, ${(stock += 1)} );`);
    expect(await posted()).toHaveLength(1);
    await shop.runScheduler();
    expect(await posted()).toHaveLength(1);
  });

  test('is posted of a change that could not be written into the journal', async () => {
    const rename = (from: string, to: string) =>
      `$GLOBALS['wpdb']->pdo->exec( 'ALTER TABLE ${from} RENAME TO ${to}' );`;
    const table = 'wp_bellyful_changes';
    await request(
      `set_stock( 23, 3 ); ${rename(table, 'gone')} add_action( 'shutdown', static function () { ${rename('gone', table)} }, 99 );`,
    );
    await shop.runScheduler();
    expect(await posted()).toHaveLength(1);
  });

  test('says that content has changed', async () => {
    await request(`save_post( array( 'post_type' => 'page' ) );`);
    await shop.runScheduler();
    const [{body} = expect.fail('nothing was posted')] = await posted();
    const told = {topic: 'content', productIds: [], couponCodes: [], content: true};
    expect(JSON.parse(body)).toMatchObject(told);
  });

  test('goes nowhere while the owner has told no address', async () => {
    await setStock(23);
    await shop.run(`update_option( 'bellyful_storefront_url', '' ); echo 1;`);
    await setStock(23);
    await shop.runScheduler();
    expect(await posted()).toEqual([]);
  });
});
