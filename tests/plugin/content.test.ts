import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {openPluginShop} from '../support/plugin-shop';
import {toPhp} from '../support/php';

let shop: Awaited<ReturnType<typeof openPluginShop>>;
const staff = 1;
beforeAll(async () => {
  shop = await openPluginShop();
  await shop.run(
    `foreach ( array( 'ann' => 'editor', 'bob' => 'editor', 'ida' => 'customer' ) as $name => $role ) { wp_insert_user( array( 'user_login' => $name, 'user_email' => "$name@shop.example", 'user_pass' => 'x', 'role' => $role ) ); } echo 1;`,
  );
});
afterAll(() => shop.close());
beforeEach(() =>
  shop.run(
    `$GLOBALS['wpdb']->pdo->exec( 'DELETE FROM wp_posts; DELETE FROM wp_postmeta' ); update_option( 'bellyful_storefront_url', 'https://bellyful.example' ); update_option( 'later', 0 ); update_option( 'timezone_string', 'America/New_York' ); echo 1;`,
  ),
);

const saved = '2026-11-20 10:00:00';
const later = '2026-11-20 10:05:00';
type Row = Record<string, string | number>;
/** Somebody saves a post and its entries; gives its id. */
const save = (row: Row, entries: Record<string, string> = {}) => {
  const times = {post_date_gmt: saved, post_modified_gmt: saved};
  return shop.run<number>(
    `$id = save_post( ${toPhp({post_author: staff, ...times, ...row})} ); foreach ( ${toPhp(entries)} as $name => $value ) { update_post_meta( $id, str_starts_with( $name, '_' ) ? $name : "_bellyful_content_$name", wp_slash( $value ) ); } do_action( 'shutdown' ); echo $id;`,
  );
};
const recipe = {
  kind: 'Dinner',
  prep_minutes: '10',
  cook_minutes: '20',
  servings: '2',
  ingredients: '2 lemons\n\n 1 cup <b>oil</b> & salt \n',
  products: '2 konjac-rice\n1 lemon-kit',
  steps: 'Rinse.\nCook.',
  key_ingredients: 'lemon, , oil',
  calories: '300',
  protein_grams: '12',
  net_carb_grams: '0',
};
const saveRecipe = (entries: Record<string, string> = {}, row: Row = {}) =>
  save(
    {
      post_type: 'bellyful_recipe',
      post_title: 'Lemon &amp; <i>greens</i>',
      post_excerpt: 'Bright.',
      post_name: 'lemon',
      ...row,
    },
    {...recipe, ...entries},
  );
const announce = (entries: Record<string, string> = {}, row: Row = {}) =>
  save({post_type: 'bellyful_notice', post_title: 'Free shipping', ...row}, entries);

interface Content {
  announcements: {id: number; text: string; href: string | null; until: string | null}[];
  recipes: {slug: string; kind: string; isKonjac: boolean; translations: {es?: object}}[];
}
const send = async <Body>(path: string, query: Record<string, string | number> = {}) => {
  const answer = await shop.plugin.send<Body>('content', {method: 'GET', path, query});
  return answer.ok ? answer.body : answer.code;
};
const published = () => send<Content>('/content') as Promise<Content>;

describe('what is published', () => {
  test('are recipes in plain text', async () => {
    const picture = await save(
      {post_type: 'attachment', post_name: 'bowl'},
      {_wp_attachment_image_alt: 'A <b>bowl</b>'},
    );
    const id = await saveRecipe({_thumbnail_id: String(picture)});
    expect((await published()).recipes).toEqual([
      {
        id,
        slug: 'lemon',
        modified: '2026-11-20T10:00:00Z',
        title: 'Lemon & greens',
        description: 'Bright.',
        isKonjac: false,
        kind: 'Dinner',
        prepMinutes: 10,
        cookMinutes: 20,
        restMinutes: null,
        servings: 2,
        ingredients: ['2 lemons', '1 cup oil & salt'],
        products: ['2 konjac-rice', '1 lemon-kit'],
        steps: ['Rinse.', 'Cook.'],
        keyIngredients: ['lemon', 'oil'],
        calories: 300,
        proteinGrams: 12,
        netCarbGrams: 0,
        picture: {url: 'https://shop.example/bowl.jpg', alt: 'A bowl', width: 1200, height: 800},
        translations: {},
      },
    ]);
  });

  test('have the Spanish that is written, and their own words for the rest, once there is a title', async () => {
    const spanish = {es_title: 'Limón', es_steps: 'Enjuague.\nCocine.'};
    await saveRecipe(spanish);
    const read = async () => (await published()).recipes[0]?.translations.es;
    expect(await read()).toEqual({
      title: 'Limón',
      description: 'Bright.',
      ingredients: ['2 lemons', '1 cup oil & salt'],
      steps: ['Enjuague.', 'Cocine.'],
      keyIngredients: ['lemon', 'oil'],
    });
    await saveRecipe({es_text: 'x'}, {post_name: 'other'});
    await announce({es_text: 'Envío gratis'});
    expect((await published()).announcements).toMatchObject([{translations: {es: 'Envío gratis'}}]);
    expect((await published()).recipes.map((one) => one.translations.es === undefined)).toContain(
      true,
    );
  });

  test.each([
    'kind',
    'prep_minutes',
    'servings',
    'ingredients',
    'steps',
    'calories',
    'protein_grams',
    'net_carb_grams',
  ])('is no recipe without %s, and its owner reads so', async (field) => {
    const id = await saveRecipe({[field]: field === 'servings' ? '0' : ' '});
    expect((await published()).recipes).toEqual([]);
    const noticed = await shop.run<string>(
      `ob_start(); do_action( 'edit_form_top', get_post( ${id} ) ); echo json_encode( ob_get_clean() );`,
    );
    expect(noticed).toContain('The storefront cannot show this yet');
    const whole = await saveRecipe();
    expect(
      await shop.run(
        `ob_start(); do_action( 'edit_form_top', get_post( ${whole} ) ); echo json_encode( ob_get_clean() );`,
      ),
    ).toBe('');
  });

  test('is no recipe without a title or a description', async () => {
    await saveRecipe({}, {post_title: ' '});
    await saveRecipe({}, {post_excerpt: ''});
    expect((await published()).recipes).toEqual([]);
  });

  test('is nothing that is a draft, planned, private, or has a password', async () => {
    for (const row of [
      {post_status: 'draft'},
      {post_status: 'future'},
      {post_status: 'private'},
      {post_password: 'x'},
    ]) {
      await saveRecipe({}, row);
      await announce({}, row);
    }
    expect(await published()).toEqual({announcements: [], look: null, recipes: [], wordsIn: {}});
  });

  test('are announcements, the newest first, until their last day ends in the shop', async () => {
    const first = await announce({last_day: '2026-12-01', link: '/products'});
    const second = await announce({}, {post_title: 'Hello', post_date_gmt: later});
    await shop.run(
      `update_option( 'later', strtotime( '2026-12-02 04:59:00 UTC' ) - time() ); echo 1;`,
    );
    expect((await published()).announcements).toEqual([
      {
        id: second,
        text: 'Hello',
        href: null,
        from: '2026-11-20T10:05:00Z',
        until: null,
        translations: {},
      },
      {
        id: first,
        text: 'Free shipping',
        href: '/products',
        from: '2026-11-20T10:00:00Z',
        until: '2026-12-02T05:00:00Z',
        translations: {},
      },
    ]);
    await shop.later(61);
    expect((await published()).announcements.map(({id}) => id)).toEqual([second]);
  });

  test.each([
    ['https://bellyful.example/offers?a=1', '/offers?a=1'],
    ['https://other.example/', 'https://other.example/'],
    ['http://other.example/', null],
    ['//other.example/', null],
    ['https://bellyful.example//other.example', null],
    ['/\\other.example', null],
    ['javascript:alert(1)', null],
    ['products', null],
  ])('are announcements that lead to %s', async (link, href) => {
    await announce({link});
    expect((await published()).announcements.map((one) => one.href)).toEqual(
      href === null ? [] : [href],
    );
  });

  test('are at most 20 announcements', async () => {
    await shop.run(
      `for ( $i = 0; $i < 21; $i++ ) { save_post( array( 'post_type' => 'bellyful_notice', 'post_title' => "No. $i" ) ); } echo 1;`,
    );
    expect((await published()).announcements).toHaveLength(20);
  });
});

/** Where Preview leads a user, without the shop's address. */
const linkTo = (id: number, user = staff, link = 'https://shop.example/?preview=true') =>
  shop.run<string>(
    `wp_set_current_user( ${user} ); echo json_encode( apply_filters( 'preview_post_link', '${link}', get_post( ${id} ) ) );`,
  );
const tokenOf = async (id: number, user = staff) =>
  /\/preview\/([\w.]+)\//.exec(await linkTo(id, user))?.[1] ?? expect.fail('no preview');
const draft = (token: string, query = {}) =>
  send<Record<string, unknown>>('/content/draft', {token, ...query});
const page = {post_type: 'page', post_title: 'About us', post_status: 'draft', post_content: 'Hi'};

describe('a preview', () => {
  test('leads to where a post will stand on the storefront', async () => {
    const parent = await save({...page, post_name: 'about', post_status: 'publish'});
    const path = async (id: number) => (await linkTo(id)).replace(/^.*\/preview\/[\w.]+/, '');
    expect(await path(await save(page))).toBe('/about-us');
    expect(await path(await save({...page, post_title: 'Team', post_parent: parent}))).toBe(
      '/about/team',
    );
    expect(await path(await save({...page, post_type: 'post'}))).toBe('/journal/about-us');
    expect(await path(await saveRecipe())).toBe('/recipes/lemon');
    expect(await path(await saveRecipe({kind: 'Stir-Fries & Fusion'}))).toBe(
      '/recipes/konjac/lemon',
    );
    expect(await path(await announce())).toBe('/');
    await shop.run(
      `update_option( 'show_on_front', 'page' ); update_option( 'page_on_front', ${parent} ); echo 1;`,
    );
    expect(await path(parent)).toBe('/');
    await shop.run(`delete_option( 'show_on_front' ); echo 1;`);
  });

  test('stays in WordPress for what the storefront shows nobody', async () => {
    const usual = 'https://shop.example/?preview=true';
    const open = await save(page);
    expect(await linkTo(open)).toContain('https://bellyful.example/preview/');
    expect(await linkTo(open, 3)).toBe(usual);
    expect(await linkTo(open, 0)).toBe(usual);
    for (const row of [
      {post_status: 'private'},
      {post_password: 'x'},
      {post_status: 'trash'},
      {post_type: 'product'},
    ])
      expect(await linkTo(await save({...page, ...row}))).toBe(usual);
    await shop.run(`update_option( 'bellyful_storefront_url', '' ); echo 1;`);
    expect(await linkTo(open)).toBe(usual);
  });

  test('is sent on where the editor made its address itself', async () => {
    const id = await save(page);
    const visit = (user: number) =>
      shop.run<{redirect: string}>(
        `wp_set_current_user( ${user} ); $GLOBALS['previewed'] = ${id}; $_SERVER['REQUEST_URI'] = '/?page_id=${id}&preview=true&_thumbnail_id=7'; do_action( 'template_redirect' ); echo 'null';`,
      );
    expect((await visit(staff)).redirect).toMatch(/\/preview\/[\w.]+\/about-us\?_thumbnail_id=7$/);
    expect(await visit(3)).toBeNull();
  });

  test('shows what its user saved last', async () => {
    const id = await save({...page, post_excerpt: 'In <b>short</b>'});
    expect(await draft(await tokenOf(id))).toEqual({
      type: 'page',
      id,
      path: '/about-us',
      title: 'About us',
      html: 'Hi',
      excerpt: 'In short',
      author: 'Ann Owner',
      picture: null,
      publishedAt: null,
      isPublished: false,
      savedAt: '2026-11-20T10:00:00Z',
      recipe: null,
      announcement: null,
    });
    const autosave = {post_type: 'revision', post_status: 'inherit', post_parent: id};
    await save({...autosave, post_title: 'Of another', post_author: 2, post_modified_gmt: later});
    await save({...autosave, post_title: 'Before', post_modified_gmt: '2026-11-20 09:00:00'});
    expect(await draft(await tokenOf(id))).toMatchObject({title: 'About us'});
    await save({...autosave, post_title: 'Now', post_content: 'Ho', post_modified_gmt: later});
    expect(await draft(await tokenOf(id))).toMatchObject({
      title: 'Now',
      html: 'Ho',
      savedAt: '2026-11-20T10:05:00Z',
    });
  });

  test('is rendered for nobody in particular, and of a published post tells since when', async () => {
    const id = await save({...page, post_status: 'publish', post_name: 'about'});
    const token = await tokenOf(id);
    const html = await shop.run<string>(
      `add_filter( 'the_content', static fn( $text ) => $text . get_current_user_id() ); wp_set_current_user( 2 ); $answer = Bellyful\\Storefront\\Content\\draft( '${token}', 0 ); echo json_encode( $answer['html'] . get_current_user_id() );`,
    );
    expect(html).toBe('Hi02');
    expect(await draft(token)).toMatchObject({publishedAt: '2026-11-20T10:00:00Z'});
  });

  test('of a recipe or an announcement has its fields, as saved last', async () => {
    const id = await saveRecipe({servings: '2'});
    const autosave = {post_type: 'revision', post_parent: id, post_modified_gmt: later};
    await save({...autosave, post_title: 'Lime', post_excerpt: 'New.'}, {...recipe, servings: '6'});
    expect(await draft(await tokenOf(id))).toMatchObject({
      type: 'recipe',
      recipe: {id, slug: 'lemon', title: 'Lime', description: 'New.', servings: 6},
    });
    const notice = await announce({link: '/offers'}, {post_status: 'draft', post_date_gmt: ''});
    expect(await draft(await tokenOf(notice))).toMatchObject({
      announcement: {id: notice, href: '/offers', until: null},
    });
    const unfinished = await saveRecipe({steps: ''}, {post_status: 'draft'});
    expect(await draft(await tokenOf(unfinished))).toMatchObject({recipe: null});
  });

  test('shows a picture that is chosen and not saved yet', async () => {
    const picture = await save({post_type: 'attachment', post_name: 'new'});
    const token = await tokenOf(await save({...page, post_type: 'post'}));
    expect(await draft(token, {picture})).toMatchObject({
      picture: {url: 'https://shop.example/new.jpg'},
    });
    expect(await draft(token)).toMatchObject({picture: null});
  });

  test('is over after half an hour', async () => {
    const token = await tokenOf(await save(page));
    await shop.later(30 * 60 - 5);
    expect(await draft(token)).toMatchObject({type: 'page'});
    await shop.later(6);
    expect(await draft(token)).toBe('draft_over');
  });

  test('is over with a token that this shop has not made', async () => {
    const id = await save(page);
    const other = await save(page);
    const [post, user, end, signature = ''] = (await tokenOf(id)).split('.');
    const forged = [
      [other, user, end, signature],
      [post, 2, end, signature],
      [post, user, Number(end) + 1, signature],
      [post, user, end, signature.replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
      [post, user, end, ''],
    ].map((parts) => parts.join('.'));
    for (const token of [...forged, `${id}`, 'x']) expect(await draft(token)).toBe('draft_over');
  });

  test.each([
    ['trashed', `save_post( array( 'ID' => $id, 'post_status' => 'trash' ) );`],
    ['private', `save_post( array( 'ID' => $id, 'post_status' => 'private' ) );`],
    ['given a password', `save_post( array( 'ID' => $id, 'post_password' => 'x' ) );`],
    ['deleted', `$GLOBALS['wpdb']->query( "DELETE FROM wp_posts WHERE ID = $id" );`],
    [
      'taken from its user',
      `$GLOBALS['wpdb']->query( "UPDATE wp_users SET role = 'customer' WHERE ID = 2" );`,
    ],
  ])('is over once the post is %s', async (_what, code) => {
    const id = await save(page);
    const token = await tokenOf(id, 2);
    expect(await draft(token)).toMatchObject({id});
    await shop.run(`$id = ${id}; ${code} echo 1;`);
    expect(await draft(token)).toBe('draft_over');
    await shop.run(
      `$GLOBALS['wpdb']->query( "UPDATE wp_users SET role = 'editor' WHERE ID = 2" ); echo 1;`,
    );
  });
});

describe('in WordPress', () => {
  test('menus have a place in the header and in the footer, in both languages', async () => {
    expect(await shop.run(`echo json_encode( array_keys( $GLOBALS['menus'] ) );`)).toEqual([
      'bellyful-header',
      'bellyful-footer',
      'bellyful-header-es',
      'bellyful-footer-es',
    ]);
  });

  test('a menu names no page that visitors cannot read', async () => {
    const [shown, hidden] = [await save({...page, post_status: 'publish'}), await save(page)];
    const isPrivate = (item: object, model = 'MenuItemObject') =>
      shop.run(
        `echo json_encode( apply_filters( 'graphql_data_is_private', false, '${model}', (object) ${toPhp(item)} ) );`,
      );
    expect(await isPrivate({type: 'post_type', object_id: shown})).toBe(false);
    expect(await isPrivate({type: 'post_type', object_id: hidden})).toBe(true);
    expect(await isPrivate({type: 'custom', object_id: hidden})).toBe(false);
    expect(await isPrivate({type: 'post_type', object_id: hidden}, 'PostObject')).toBe(false);
  });

  test('recipes and announcements have an editor with a preview, and no address', async () => {
    const types = await shop.run<Record<string, Record<string, unknown>>>(
      `echo json_encode( $GLOBALS['types'] );`,
    );
    for (const options of Object.values(types))
      expect(options).toMatchObject({public: false, show_ui: true, rewrite: false});
    const isViewable = (inAdmin: boolean, name = 'bellyful_recipe') =>
      shop.run(
        `$GLOBALS['is_admin'] = ${inAdmin}; echo json_encode( apply_filters( 'is_post_type_viewable', false, (object) array( 'name' => '${name}' ) ) );`,
      );
    expect(await isViewable(true)).toBe(true);
    expect(await isViewable(true, 'shop_order')).toBe(false);
    expect(await isViewable(false)).toBe(false);
    const id = await saveRecipe();
    const link = `apply_filters( 'post_type_link', 'x', get_post( ${id} ) )`;
    expect(await shop.run(`echo json_encode( ${link} );`)).toBe(
      'https://bellyful.example/recipes/lemon',
    );
  });

  test('the form stores what its own user types', async () => {
    const id = await saveRecipe({steps: 'Before'});
    const submit = (nonce: string, user: number) =>
      shop.run(
        `wp_set_current_user( ${user} ); $_POST = wp_slash( ${toPhp({_bellyful_content_steps: "Don't\r\n<b>burn</b>", _bellyful_content_cook_minutes: ''})} ) + array( 'bellyful_content_nonce' => '${nonce}' ); do_action( 'save_post', ${id}, get_post( ${id} ) ); echo json_encode( array( get_post_meta( ${id}, '_bellyful_content_steps', true ), get_post_meta( ${id}, '_bellyful_content_cook_minutes', true ), get_post_meta( ${id}, '_bellyful_content_servings', true ) ) );`,
      );
    expect(await submit('of another form', staff)).toEqual(['Before', '20', '2']);
    expect(await submit('of bellyful_content_nonce', 3)).toEqual(['Before', '20', '2']);
    expect(await submit('of bellyful_content_nonce', staff)).toEqual(["Don't\nburn", '', '2']);
  });

  /** The box that the editor shows below a post's title: what it is called, and its form. */
  const boxOf = (id: number) =>
    shop.run<[string, string]>(
      `$post = get_post( ${id} ); $GLOBALS['types'][ $post->post_type ]['register_meta_box_cb']( $post ); list( $title, $print ) = $GLOBALS['boxes']['bellyful_content'];
      ob_start(); $print( $post ); echo json_encode( array( $title, ob_get_clean() ) );`,
    );

  test('the form shows what stands in each field', async () => {
    const id = await saveRecipe({steps: 'A </textarea> b', kind: 'Soups'});
    const [title, form] = await boxOf(id);
    expect(title).toBe('Recipe');
    expect(form).toContain('A &lt;/textarea&gt; b');
    expect(form).toContain('<option selected>Soups</option>');
    expect(form).toContain('name="excerpt">Bright.');
    expect(form.match(/name="_bellyful_content_\w+"/g)).toHaveLength(17);
    expect(form).toContain('name="bellyful_content_nonce" value="of bellyful_content_nonce"');
    const [name, short] = await boxOf(await announce({link: '/offers?a="b"'}));
    expect(name).toBe('Announcement');
    expect(short).toContain('name="_bellyful_content_link" value="/offers?a=&quot;b&quot;"');
    expect(short).not.toContain('name="excerpt"');
  });

  test('a change of these fields alone is one for revisions and previews', async () => {
    const id = await saveRecipe();
    const fields = (post: object) =>
      shop.run<Record<string, string>>(
        `echo json_encode( apply_filters( '_wp_post_revision_fields', array( 'post_title' => 'Title' ), ${toPhp(post)} ) );`,
      );
    const names = Object.keys(await fields({post_type: 'revision', post_parent: id}));
    expect(names).toContain('_bellyful_content_steps');
    expect(await fields({post_type: 'page'})).toEqual({post_title: 'Title'});
  });
});
