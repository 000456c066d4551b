import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest';
import type {NewDraft, NewMenu} from '~adapters/content';
import {openPluginShop} from '../support/plugin-shop';
import {toPhp} from '../support/php';

let shop: Awaited<ReturnType<typeof openPluginShop>>;
beforeAll(async () => {
  shop = await openPluginShop();
});
afterAll(() => shop.close());
beforeEach(() =>
  shop.run(
    `$GLOBALS['wpdb']->pdo->exec( 'DELETE FROM wp_posts; DELETE FROM wp_postmeta' ); update_option( 'places', array() ); echo 1;`,
  ),
);

/** Asks with the functions that no other route of the plugin needs. */
const send = <Body>(method: string, path: string, body: object = {}) =>
  shop.run<[status: number, body: Body]>(
    `require_once '/fakes/drafts.php'; echo json_encode( serve( ${toPhp({method, path, body, query: {}, headers: {}})} ) );`,
  );
const make = (drafts: NewDraft[], menus: NewMenu[] = []) =>
  send('POST', '/bellyful/v1/content/drafts', {drafts, menus});

const page = (slug: string, more: Partial<NewDraft> = {}): NewDraft => ({
  type: 'page',
  slug,
  title: 'Ours & "yours" \\ theirs',
  content: '<!-- wp:paragraph -->\n<p>A \\ "b"</p>\n<!-- /wp:paragraph -->',
  excerpt: '',
  fields: null,
  ...more,
});

const rows = (columns: string, where = '1') =>
  shop.run<object[]>(
    `echo json_encode( $GLOBALS['wpdb']->get_results( "SELECT ${columns} FROM wp_posts WHERE ${where} ORDER BY ID" ) );`,
  );

test('a page is made once, as a draft, letter by letter', async () => {
  expect(await make([page('about'), page('faq')])).toEqual([
    200,
    {drafts: [null, null], menus: []},
  ]);
  const {title, content} = page('about');
  const columns = 'post_type, post_status, post_name, post_title, post_content';
  expect((await rows(columns))[0]).toEqual({
    post_type: 'page',
    post_status: 'draft',
    post_name: 'about',
    post_title: title,
    post_content: content,
  });
  expect(await make([page('about'), page('terms')])).toEqual([
    200,
    {drafts: ['draft', null], menus: []},
  ]);
  expect(await rows('post_name')).toHaveLength(3);
});

test('what has the address already stays, and what has another does not count', async () => {
  await shop.run(
    `foreach ( ${toPhp([
      {post_type: 'page', post_name: 'about', post_status: 'private'},
      {post_type: 'attachment', post_name: 'faq', post_status: 'inherit'},
      {post_type: 'page', post_name: 'terms', post_parent: 1},
      {post_type: 'bellyful_recipe', post_name: 'contact'},
    ])} as $row ) { save_post( $row ); } echo 1;`,
  );
  const [, report] = await make(['about', 'faq', 'terms', 'contact'].map((slug) => page(slug)));
  expect(report).toEqual({drafts: ['private', 'inherit', null, null], menus: []});
});

test('a recipe, once published, is told as it was sent', async () => {
  const fields = {
    kind: 'Soups',
    isKonjac: true,
    prepMinutes: 10,
    cookMinutes: null,
    restMinutes: 5,
    servings: 2,
    ingredients: ['1 "big" lemon', 'salt \\ pepper'],
    products: ['2 konjac-rice', '1 lemon-kit'],
    steps: ['Rinse.', 'Cook.'],
    keyIngredients: ['Lemon', 'Salt'],
    calories: 300,
    proteinGrams: 12,
    netCarbGrams: 0,
  };
  await make([page('lemon', {type: 'recipe', content: '', excerpt: 'Bright.', fields})]);
  const read = async () =>
    (await send<{recipes: object[]}>('GET', '/bellyful/v1/content'))[1].recipes;
  expect(await read()).toEqual([]);
  await shop.run(
    `$GLOBALS['wpdb']->pdo->exec( "UPDATE wp_posts SET post_status = 'publish'" ); echo 1;`,
  );
  expect(await read()).toMatchObject([
    {slug: 'lemon', title: page('').title, description: 'Bright.', ...fields},
  ]);
});

test('a menu is made once with its links, and stands in no place', async () => {
  const menu: NewMenu = {
    location: 'bellyful-header',
    name: 'Storefront header',
    items: [
      {label: 'FAQ', href: '/faq', below: []},
      {
        label: "Habits \\ 'n'",
        href: '#',
        below: [{label: 'Videos', href: '/recipes#video', below: []}],
      },
    ],
  };
  const [, report] = await make([], [menu]);
  expect(report).toEqual({drafts: [], menus: [null]});
  const items = await rows(
    `post_title AS label, (SELECT post_title FROM wp_posts AS p WHERE p.ID = wp_posts.post_parent) AS above, (SELECT meta_value FROM wp_postmeta WHERE post_id = ID AND meta_key = '_menu_item_url') AS url`,
    "post_type = 'nav_menu_item' AND post_status = 'publish'",
  );
  expect(items).toEqual([
    {label: 'FAQ', above: null, url: '/faq'},
    {label: "Habits \\ 'n'", above: null, url: '#'},
    {label: 'Videos', above: "Habits \\ 'n'", url: '/recipes#video'},
  ]);
  const footer = {...menu, location: 'bellyful-footer', name: 'Storefront footer'} as const;
  await shop.run(`update_option( 'places', array( 'bellyful-footer' ) ); echo 1;`);
  expect(await make([], [menu, footer])).toEqual([
    200,
    {drafts: [], menus: ['not shown', 'shown']},
  ]);
});

test('what WordPress does not take is a failure', async () => {
  expect(await make([page('refused')])).toMatchObject([500, {code: 'failed'}]);
});

test('to an editor what is published has the storefront’s address, and the shop’s own pages theirs', async () => {
  await make([page('about'), page('faq'), page('checkout')]);
  const links = await shop.run<string[]>(
    `update_option( 'bellyful_storefront_url', 'https://bellyful.example' );
    $GLOBALS['wpdb']->pdo->exec( "UPDATE wp_posts SET post_status = 'publish' WHERE post_name <> 'about'" );
    $ids  = array_column( $GLOBALS['wpdb']->get_results( 'SELECT ID FROM wp_posts ORDER BY ID' ), 'ID' );
    update_option( 'page of checkout', (int) $ids[2] );
    $link = static fn( $sample = false ) => array_map( static fn( $id ) => apply_filters( 'page_link', 'https://shop.example/', (int) $id, $sample ), $ids );
    $before = $link();
    do_action( 'admin_init' );
    echo json_encode( array( ...$before, ...$link(), ...$link( true ) ) );`,
  );
  const here = 'https://shop.example/';
  const faq = 'https://bellyful.example/faq';
  expect(links).toEqual([here, here, here, here, faq, here, here, here, here]);
});
