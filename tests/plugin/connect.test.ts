import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {toPhp} from '../support/php';
import {openPluginShop} from '../support/plugin-shop';

/** What the storefront sells from its own pages becomes products of the shop. */
let shop: Awaited<ReturnType<typeof openPluginShop>>;

const php = <Answer>(expression: string) => shop.run<Answer>(`echo json_encode( ${expression} );`);
const connect = (list: object) =>
  php<{created: string[]; existing: object[]; coupons: object}>(
    `\\Bellyful\\Storefront\\Connect\\connect_checked( ${toPhp(list)} )`,
  );
const statusOf = (sku: string) =>
  php<string>(`wc_get_product( wc_get_product_id_by_sku( '${sku}' ) )->get_status()`);
const change = (name: string) => shop.run(`\\Bellyful\\Storefront\\${name}(); echo 1;`);

const capsules = {sku: 'PFWL-1', name: 'Capsules', price: 7900, description: 'One bottle.'};
const sample = {sku: 'SAMPLE', name: 'Free sample', price: 500, isFree: true};
const bundle = {sku: 'BUNDLE', name: 'Bellyful bundle', price: 6999};

beforeAll(async () => {
  shop = await openPluginShop();
});
beforeEach(() => shop.forget());
afterAll(() => shop.close());

describe('what the shop lacks', () => {
  test('is made: at its price, hidden, uncounted, sent by post, and sold by the storefront alone', async () => {
    expect(await connect({products: [capsules, sample, bundle]})).toMatchObject({
      created: ['PFWL-1', 'SAMPLE', 'BUNDLE'],
      existing: [],
    });
    const made = await php(
      `array_map( static fn( $sku ) => ( $one = wc_get_product( wc_get_product_id_by_sku( $sku ) ) ) ? array( $one->get_name(), $one->get_price(), $one->get_status(), $one->get_catalog_visibility(), $one->managing_stock(), $one->needs_shipping(), get_post( $one->get_id() )->post_content ) : null, array( 'PFWL-1', 'SAMPLE', 'BUNDLE' ) )`,
    );
    expect(made).toEqual([
      ['Capsules', '79.00', 'private', 'hidden', false, true, 'One bottle.'],
      ['Free sample', '0.00', 'private', 'hidden', false, true, ''],
      // The storefront's pages read it as any visitor does.
      ['Bellyful bundle', '69.99', 'publish', 'hidden', false, true, ''],
    ]);
  });

  test('is made once, and what the owner has stays as it is', async () => {
    await shop.addProducts([
      {databaseId: 500, name: 'Own capsules', entries: {_sku: 'PFWL-1', _price: '70'}},
      {
        databaseId: 501,
        name: 'One bottle',
        parentId: 500,
        entries: {_sku: 'SAMPLE', _price: ''},
      },
    ]);
    const existing = [
      {sku: 'PFWL-1', productId: 500, price: 7000},
      {sku: 'SAMPLE', productId: 500, price: null},
    ];
    const wanted = {products: [capsules, sample, bundle]};
    expect(await connect(wanted)).toMatchObject({created: ['BUNDLE'], existing});
    expect(await connect(wanted)).toMatchObject({created: [], existing: expect.any(Array)});
    expect(
      await php(`array_keys( \\Bellyful\\Storefront\\Connect\\describe_products( array() ) )`),
    ).toEqual(['PFWL-1', 'SAMPLE', 'BUNDLE']);
    expect(await php(`get_the_title( 500 )`)).toBe('Own capsules');
  });

  test('can be bought by GraphQL’s word, which is left alone about all else', async () => {
    await connect({products: [capsules]});
    await shop.addProducts([
      {
        databaseId: 500,
        name: 'Tea',
        entries: {_sku: 'TEA', _price: '4', _stock_status: 'instock'},
      },
    ]);
    const word = (sku: string, field = 'purchasable') =>
      php(
        `apply_filters( 'graphql_pre_resolve_field', 'nil', (object) array( 'ID' => wc_get_product_id_by_sku( '${sku}' ) ), array(), null, null, 'SimpleProduct', '${field}' )`,
      );
    expect(await word('PFWL-1')).toBe(true);
    expect([await word('PFWL-1', 'name'), await word('TEA')]).toEqual(['nil', 'nil']);
    await php(`delete_post_meta( wc_get_product_id_by_sku( 'PFWL-1' ), '_price' )`);
    expect(await word('PFWL-1')).toBe(false);
  });

  test('is told as it stands: what is private because it is sold by the storefront is on sale', async () => {
    await connect({products: [capsules]});
    await shop.addProducts([
      {databaseId: 500, name: 'Own', entries: {_sku: 'OWN', _stock_status: 'outofstock'}},
      {
        databaseId: 501,
        name: 'Of six',
        parentId: 500,
        entries: {_sku: 'OWN-6', _price: '9.50'},
      },
    ]);
    const told = await php(
      `\\Bellyful\\Storefront\\Connect\\describe_products( array( 'OWN', 'OWN-6', 'GONE' ) )`,
    );
    expect(told).toMatchObject({
      'PFWL-1': {variationId: null, price: 7900, isInStock: true, status: 'publish'},
      OWN: {productId: 500, price: null, isInStock: false, status: 'publish'},
      'OWN-6': {productId: 500, variationId: 501, price: 950},
    });
    expect(told).not.toHaveProperty('GONE');
  });

  test('is no more once it is deleted, and stays when one of its variations is', async () => {
    await connect({products: [capsules, bundle]});
    const id = await php<number>(`wc_get_product_id_by_sku( 'PFWL-1' )`);
    await shop.addProducts([{databaseId: 900, name: 'One bottle', parentId: id, entries: {}}]);
    const after = (deleted: number) =>
      shop.run(
        `do_action( 'before_delete_post', ${deleted} ); echo json_encode( \\Bellyful\\Storefront\\Connect\\connected_skus() );`,
      );
    expect(await after(900)).toEqual(['PFWL-1', 'BUNDLE']);
    expect(await after(id)).toEqual(['BUNDLE']);
  });
});

test('codes are made once, of a percentage or of an amount', async () => {
  const coupons = [
    {code: 'SAVE10', percent: 10},
    {code: 'GETSTARTED', amount: 500},
  ];
  expect((await connect({products: [], coupons})).coupons).toEqual({
    created: ['SAVE10', 'GETSTARTED'],
    existing: [],
  });
  expect((await connect({products: [], coupons})).coupons).toEqual({
    created: [],
    existing: ['SAVE10', 'GETSTARTED'],
  });
  const made = (code: string) =>
    php(
      `array( ( new WC_Coupon( '${code}' ) )->get_discount_type(), ( new WC_Coupon( '${code}' ) )->get_amount() )`,
    );
  expect(await made('save10')).toEqual(['percent', '10.00']);
  expect(await made('getstarted')).toEqual(['fixed_cart', '5.00']);
});

test.each<[string, object]>([
  ['no list', {products: 'all'}],
  ['a price below nothing', {products: [capsules, {...capsules, sku: 'X', price: -1}]}],
  ['a price in words', {products: [{...capsules, price: '7900'}]}],
  ['a price of a part of a cent', {products: [{...capsules, price: 7900.5}]}],
  ['an amount in words', {products: [], coupons: [{code: 'LESS', amount: '500'}]}],
  ['a code of more than all', {products: [capsules], coupons: [{code: 'ALL', percent: 101}]}],
])('of %s nothing is made', async (_, list) => {
  const asked = `\\Bellyful\\Storefront\\Connect\\connect_checked( ${toPhp(list)} )`;
  expect(await php(`is_wp_error( ${asked} )`)).toBe(true);
  expect(await php(`wc_get_product_id_by_sku( 'PFWL-1' )`)).toBe(0);
});

test('while the plugin is off nothing of the storefront’s is on sale, and the owner’s own products are', async () => {
  await connect({products: [capsules, bundle, {...sample, sku: 'OWN'}]});
  await shop.addProducts([
    {databaseId: 500, name: 'Own', entries: {_sku: 'PFWL-3', _price: '177'}},
    {databaseId: 501, name: 'Gift', entries: {_sku: 'GIFT', _price: '0'}},
  ]);
  await connect({
    products: [
      {...capsules, sku: 'PFWL-3'},
      {...sample, sku: 'GIFT'},
    ],
  });
  const standing = () => Promise.all(['PFWL-1', 'BUNDLE', 'PFWL-3', 'GIFT'].map(statusOf));
  expect(await standing()).toEqual(['private', 'publish', 'publish', 'publish']);
  await change('Connect\\withdraw');
  // A product that costs nothing would be given away.
  expect(await standing()).toEqual(['private', 'private', 'publish', 'private']);
  await change('Connect\\resume');
  expect(await standing()).toEqual(['private', 'publish', 'publish', 'publish']);
  await change('Connect\\withdraw_older');
  expect(await standing()).toEqual(['private', 'publish', 'publish', 'private']);
  await change('Connect\\withdraw');
  // The owner decides meanwhile.
  await php(
    `save_post( array( 'ID' => wc_get_product_id_by_sku( 'BUNDLE' ), 'post_status' => 'draft' ) )`,
  );
  await change('Connect\\resume');
  expect(await statusOf('BUNDLE')).toBe('draft');
});
