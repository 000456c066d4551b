import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest';
import {toPhp} from '../support/php';
import {openPluginShop} from '../support/plugin-shop';

/** What staff write into the tabs of a product. */
let shop: Awaited<ReturnType<typeof openPluginShop>>;
const [rice, pouch, plain] = [700, 701, 702];

beforeAll(async () => {
  shop = await openPluginShop();
  await shop.addProducts([
    {databaseId: rice, name: 'Rice', entries: {_price: '4'}},
    {databaseId: pouch, name: 'One pouch', parentId: rice, entries: {_price: '4'}},
    {databaseId: plain, name: 'Plain', entries: {_price: '4'}},
  ]);
});
afterAll(() => shop.close());

/** WooCommerce has checked the form, and saves the product after it; gives what it complains of. */
const save = (fields: object) =>
  shop.run<string[]>(`
    class WC_Admin_Meta_Boxes { public static array $errors = array(); public static function add_error( $text ) { self::$errors[] = $text; } }
    function wp_get_upload_dir() { return array( 'baseurl' => 'https://shop.example/uploads' ); }
    $_POST = wp_slash( ${toPhp(fields)} );
    foreach ( array( 'product' => ${rice}, 'variation' => ${pouch} ) as $kind => $id ) {
      $product = wc_get_product( $id );
      do_action( "woocommerce_admin_process_{$kind}_object", $product, 2 );
      $product->save();
    }
    echo json_encode( WC_Admin_Meta_Boxes::$errors );`);
const stored = (id: number, name: string) =>
  shop.run<string>(`echo json_encode( get_post_meta( ${id}, '_bellyful_${name}', true ) );`);
const spanish = async () => JSON.parse((await stored(rice, 'es')) || 'null') as unknown;

test('a label is stored without markup, as far as it can be; what did not come stays, and what is emptied goes', async () => {
  await save({
    _bellyful_servings: '12',
    _bellyful_servings_a_day: '-3',
    _bellyful_allergens: ' <b>Soy</b>, "milk" ',
    _bellyful_best_before: '2027-02-30',
    _bellyful_warnings: 'Keep dry.\r\nKeep cool.',
    _bellyful_mark: 'konjac',
    _bellyful_panel: 'food',
    _bellyful_servings_of: {2: '3', 1: '9'},
  });
  expect(await stored(rice, 'servings')).toBe('12');
  expect(await stored(rice, 'servings_a_day')).toBe('');
  expect(await stored(rice, 'allergens')).toBe('Soy, "milk"');
  expect(await stored(rice, 'best_before')).toBe('');
  expect(await stored(rice, 'warnings')).toBe('Keep dry.\nKeep cool.');
  expect(await stored(pouch, 'servings')).toBe('3');
  expect(await stored(rice, 'mark')).toBe('konjac');
  expect(await stored(rice, 'panel')).toBe('food');
  await save({_bellyful_allergens: '', _bellyful_servings: ['5'], _bellyful_mark: 'soup'});
  expect(await stored(rice, 'mark')).toBe('');
  expect(await stored(rice, 'allergens')).toBe('');
  expect(await stored(rice, 'servings')).toBe('12');
  expect(await stored(pouch, 'servings')).toBe('3');
});

test('a certificate that is none is left out, and its writer told', async () => {
  const good = '24-117 | https://lab.example/24-117.pdf';
  expect(await save({_bellyful_lot_reports: `${good}\n\n`})).toEqual([]);
  const complaints = await save({
    _bellyful_lot_reports: `${good}\n24-118 | http://lab.example/a.pdf`,
  });
  expect(complaints).toHaveLength(1);
  expect(await stored(rice, 'lot_reports')).toBe(good);
});

test('Spanish texts are stored together, stay where the form has none, and go when all are empty', async () => {
  await save({bellyful_es: {name: 'Arroz', _bellyful_storage: 'Lugar <i>seco</i>', other: 'x'}});
  const texts = {name: 'Arroz', fields: {_bellyful_storage: 'Lugar seco'}};
  expect(await spanish()).toMatchObject(texts);
  expect(JSON.stringify(await spanish())).not.toContain('other');
  await save({bellyful_es: 'x'});
  await save({});
  expect(await spanish()).toMatchObject(texts);
  await save({bellyful_es: {name: ' ', _bellyful_storage: ''}});
  expect(await spanish()).toBeNull();
});

test('the tabs stand beside WooCommerce’s own, each above its fields', async () => {
  const [tabs, panels] = await shop.run<[Record<string, {target: string}>, string]>(`
    function get_the_ID() { return ${rice}; }
    function woocommerce_wp_text_input() {}
    function woocommerce_wp_textarea_input() {}
    function woocommerce_wp_select( $field ) { echo implode( ', ', $field['options'] ); }
    $tabs = apply_filters( 'woocommerce_product_data_tabs', array( 'general' => array( 'target' => 'general_product_data' ) ) );
    ob_start();
    do_action( 'woocommerce_product_data_panels' );
    echo json_encode( array( $tabs, ob_get_clean() ) );`);
  expect(panels).toContain('What its name says, Konjac food, A bundle with free noodles, Neither');
  const {general, ...ours} = tabs;
  expect(general).toEqual({target: 'general_product_data'});
  expect([...panels.matchAll(/ id="(\w+)" class="panel/g)].map(([, id]) => id)).toEqual(
    Object.values(ours).map(({target}) => target),
  );
});

test('the tabs show what is stored', async () => {
  await save({_bellyful_allergens: 'Soy', bellyful_es: {name: 'Arroz'}});
  const shown = await shop.run<Record<string, string>>(`
    $GLOBALS['shown'] = array();
    function get_the_ID() { return ${rice}; }
    function show( $field ) { $GLOBALS['shown'][ $field['name'] ?? $field['id'] ] = $field['value']; }
    function woocommerce_wp_text_input( $field ) { show( $field ); }
    function woocommerce_wp_textarea_input( $field ) { show( $field ); }
    function woocommerce_wp_select() {}
    ob_start();
    do_action( 'woocommerce_product_data_panels' );
    do_action( 'woocommerce_product_after_variable_attributes', 2, array(), get_post( ${pouch} ) );
    do_action( 'woocommerce_product_options_inventory_product_data' );
    do_action( 'woocommerce_variation_options_inventory', 2, array(), get_post( ${pouch} ) );
    ob_end_clean();
    echo json_encode( $GLOBALS['shown'] );`);
  expect(shown).toMatchObject({
    _bellyful_servings: '12',
    _bellyful_allergens: 'Soy',
    'bellyful_es[name]': 'Arroz',
    '_bellyful_servings_of[2]': '3',
    bellyful_lots: '',
    'bellyful_lots_of[2]': '',
  });
});

// Rules: A shop of another name
describe('of what the shop does without', () => {
  const without = (...names: string[]) =>
    shop.run(`update_option( 'bellyful_without', ${toPhp(names)} ); echo 1;`);
  afterEach(() => without('nothing'));

  /** The fields of a product's tabs, the Spanish ones last. */
  const fieldsOf = (productId: number) =>
    shop.run<string[]>(`
      $GLOBALS['shown'] = array();
      function get_the_ID() { return ${productId}; }
      function show( $field ) { $GLOBALS['shown'][] = str_replace( array( '_bellyful_', 'bellyful_' ), '', $field['id'] ); }
      function woocommerce_wp_text_input( $field ) { show( $field ); }
      function woocommerce_wp_textarea_input( $field ) { show( $field ); }
      function woocommerce_wp_select( $field ) { show( $field ); }
      ob_start();
      foreach ( array( 'data_panels', 'after_variable_attributes', 'options_inventory_product_data' ) as $place ) {
        do_action( "woocommerce_product_$place", 2, array(), get_post( ${productId} ) );
      }
      ob_end_clean();
      echo json_encode( $GLOBALS['shown'] );`);
  const always = [
    'net_content',
    'certifications',
    'warnings',
    'origin',
    'operator',
    'responsible',
    'not_to',
    'adults',
    'no_withdrawal',
  ];
  const ofFood = ['serving_size', 'facts', 'per_100', 'ingredients', 'storage', 'best_before'];
  const ofDoses = ['servings', 'serving_size', 'servings_a_day'];

  test.each([
    ['all', ['allergens', 'recalls', 'supplies', 'wellness'], []],
    ['all but allergens', ['recalls', 'supplies', 'wellness'], [...ofFood, 'allergens']],
    ['all but supplies', ['allergens', 'recalls', 'wellness'], [...ofDoses, 'servings_0']],
    ['recalls', ['recalls'], null],
  ])('nothing is asked: %s', async (_what, names, more) => {
    await without(...names);
    const shown = (await fieldsOf(plain)).map((name) => name.replace('servings_2', 'servings_0'));
    const label = shown.filter((name) => !name.startsWith('es_'));
    if (more) expect(new Set(label)).toEqual(new Set([...always, ...more]));
    expect(label).not.toContain('lot_reports');
    expect(shown.includes('es_ingredients'), 'in Spanish').toBe(
      !names.includes('wellness') || Boolean(more?.includes('ingredients')),
    );
  });

  test('what stands in a field shows it, and stays', async () => {
    const report = '24-117 | https://lab.example/24-117.pdf';
    const texts = {name: 'Arroz', _bellyful_serving_size: 'Una taza'};
    await save({_bellyful_allergens: 'Soy', _bellyful_lot_reports: report, bellyful_es: texts});
    await without('allergens', 'recalls', 'supplies', 'wellness');
    const shown = await fieldsOf(rice);
    for (const name of ['allergens', 'servings', 'lot_reports', 'es_allergens', 'es_serving_size'])
      expect(shown.join(' ')).toContain(name);
    expect(shown).not.toContain('ingredients');
    expect(await fieldsOf(pouch)).toContain('servings_2');
    await save({bellyful_es: {name: 'Arroz', _bellyful_origin: 'Corea'}});
    expect(await stored(rice, 'allergens')).toBe('Soy');
    expect(await spanish()).toMatchObject({
      fields: {_bellyful_serving_size: 'Una taza', _bellyful_origin: 'Corea'},
    });
  });

  test('lots are asked where some are', async () => {
    await without('recalls');
    expect(await fieldsOf(plain)).not.toContain('lot_reports');
    await shop.run(
      `Bellyful\\Storefront\\Ledger\\query( 'INSERT INTO %i (post_id, lot, units, best_before, created_at) VALUES (%d, %s, 5, %s, 1)', 'wp_bellyful_lots', ${plain}, 'A1', '2020-01-01' ); echo 1;`,
    );
    expect(await fieldsOf(plain)).toEqual(expect.arrayContaining(['lot', 'lot_reports']));
  });
});
