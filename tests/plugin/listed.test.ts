import {readFileSync} from 'node:fs';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {readListedStream} from '~adapters/woocommerce/products/listed-stream';
import {documentsFile, pluginDocuments} from '../../graphql/plugin-documents';
import {openPluginShop} from '../support/plugin-shop';

// Rules: Changes in the shop.

const {listed} = JSON.parse(pluginDocuments()) as {listed: string[]};

let shop: Awaited<ReturnType<typeof openPluginShop>>;
beforeAll(async () => {
  shop = await openPluginShop();
  const entries = {_price: '10', _manage_stock: 'yes', _stock: 50, _stock_status: 'instock'};
  await shop.addProducts([
    {databaseId: 23, name: 'Rice', entries},
    {databaseId: 30, name: 'Pasta', entries: {_price: '10'}},
    {databaseId: 31, name: 'Pasta - Large', parentId: 30, entries},
    {databaseId: 40, name: 'Secret', entries: {is_hidden: 1}},
  ]);
});
afterAll(() => shop.close());

/** What the storefront asks for. */
async function documentAsked(): Promise<string> {
  let document = '';
  const send: typeof fetch = async (address) => {
    document =
      new URL(address instanceof Request ? address.url : address).searchParams.get('document') ??
      '';
    return Response.json(null);
  };
  const user = {username: 'storefront', applicationPassword: 'secret', fetch: send};
  await readListedStream({endpoint: 'https://shop.example/graphql', ...user}, listed);
  return document;
}

async function ask(document: string) {
  const request = {method: 'GET', path: '/products/listed', query: {document}} as const;
  const answer = await shop.plugin.send<string[]>('listed', request);
  return answer.ok ? answer.body.map((line) => JSON.parse(line) as object) : answer.code;
}

const readList = async () => ask(await documentAsked());

const request = (code: string) => shop.run(`${code} do_action( 'shutdown' ); echo 1;`);
/** What GraphQL is asked about meanwhile, question by question. */
const questionsOf = (code: string) =>
  shop.run<string[]>(
    `${code} echo json_encode( array_map( static fn( $ids ) => implode( ' ', $ids ), $GLOBALS['questions'] ?? array() ) );`,
  );
const renew = 'do_action( Bellyful\\Storefront\\Products\\RENEW_ACTION );';
const read = async () =>
  `iterator_to_array( Bellyful\\Storefront\\Products\\answer_listed( '${await documentAsked()}' ), false );`;

test('the plugin has the storefront’s own questions: else node graphql/plugin-documents.ts', () => {
  expect(readFileSync(documentsFile, 'utf8')).toBe(pluginDocuments());
});

describe('the list', () => {
  test('names each product as a visitor is answered, newest first, none that lists hide, and its end', async () => {
    expect(await readList()).toMatchObject([
      {mark: expect.stringMatching(/^\d+-/), currency: 'USD', document: await documentAsked()},
      {databaseId: 30, name: 'Pasta', viewer: 0},
      {databaseId: 23, name: 'Rice', rawPrice: '10', viewer: 0},
      {end: true, count: 2},
    ]);
  });

  test('is not kept of another question, nor where a plugin makes prices of its own', async () => {
    expect(await ask('another')).toBe('other_document');
    shop.surround(`add_filter( 'woocommerce_product_get_price', '__return_zero' );`);
    expect(await readList()).toBe('other_document');
  });

  test('asks GraphQL again of what has changed alone', async () => {
    expect(await questionsOf(await read())).toEqual([]);
    await request(
      `update_post_meta( 23, 'note', 'new' ); do_action( 'woocommerce_update_product', 23 );`,
    );
    expect(await questionsOf(await read())).toEqual(['23']);
    expect(await readList()).toContainEqual(expect.objectContaining({note: 'new'}));
  });

  test('is renewed behind, prices and stock by themselves', async () => {
    const planned = 'as_has_scheduled_action( Bellyful\\Storefront\\Products\\RENEW_ACTION )';
    expect(await shop.run(`echo json_encode( ${planned} );`)).toBe(true);
    await request(`set_stock( 23, 7 ); update_post_meta( 30, '_price', '12' );`);
    // What nobody has told of stays as it is kept, since only prices and stock are asked for.
    await shop.run(
      `$GLOBALS['wpdb']->pdo->exec( "UPDATE wp_posts SET post_title = 'Rice!' WHERE ID = 23" ); echo 1;`,
    );
    expect(await questionsOf(renew)).toEqual(['30', '23']);
    expect(await questionsOf(renew)).toEqual([]);
    expect(await readList()).toMatchObject([{}, {rawPrice: '12'}, {stockQuantity: 7}, {}]);
  });

  test('keeps no answer of before a change that came meanwhile', async () => {
    await request('set_stock( 23, 6 );');
    await shop.run(
      `$GLOBALS['meanwhile'] = array( 'before' => 'INSERT INTO wp_bellyful_listed (post_id, answer, print', 'do' => static function () { set_stock( 23, 5 ); do_action( 'shutdown' ); } ); ${renew} echo 1;`,
    );
    expect(await readList()).toContainEqual(expect.objectContaining({stockQuantity: 5}));
  });

  test('names a product at which GraphQL breaks, and all others', async () => {
    await request(
      `update_post_meta( 30, 'breaks', 1 ); do_action( 'woocommerce_update_product', 30 ); do_action( 'woocommerce_update_product', 23 );`,
    );
    expect(await readList()).toMatchObject([
      {},
      {databaseId: 30, broken: 'Internal server error'},
      {databaseId: 23},
      {count: 2},
    ]);
    await request(
      `update_post_meta( 30, 'breaks', '' ); do_action( 'woocommerce_update_product', 30 );`,
    );
  });

  test('finds once a day what was changed past every hook, and tells it', async () => {
    await request(renew);
    await shop.run(
      `$GLOBALS['wpdb']->pdo->exec( "UPDATE wp_postmeta SET meta_value = '13' WHERE post_id = 30 AND meta_key = '_price'" ); echo 1;`,
    );
    expect(await readList()).toContainEqual(expect.objectContaining({rawPrice: '12'}));
    await request('Bellyful\\Storefront\\Ledger\\clean();');
    await request(`do_action( Bellyful\\Storefront\\Ledger\\CLEANING );`);
    await shop.later(1);
    await shop.runScheduler();
    expect(await readList()).toContainEqual(expect.objectContaining({rawPrice: '13'}));
  });

  test('is made anew once a setting is another on which prices rest', async () => {
    await request(renew);
    await shop.run(`update_option( 'woocommerce_calc_taxes', 'yes' ); echo 1;`);
    expect(await questionsOf(await read())).toEqual(['40 30 23']);
  });

  test('is not ready while too much of it is to be made', async () => {
    await shop.run(
      `$GLOBALS['wpdb']->pdo->exec( "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2001) INSERT INTO wp_bellyful_listed (post_id, answer) SELECT 1000 + i, '' FROM n" ); echo 1;`,
    );
    expect(await readList()).toBe('not_ready');
  });

  test('is made at once behind that answer', async () => {
    const document = await documentAsked();
    await request(
      `function fastcgi_finish_request() { return true; } Bellyful\\Storefront\\Products\\answer_listed( '${document}' );`,
    );
    expect(await readList()).toContainEqual(expect.objectContaining({databaseId: 23}));
  });
});
