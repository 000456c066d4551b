import type {PHP} from '@php-wasm/universal';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {requestPlugin, leavePhp, startPhp, toPhp} from '../support/php';

let php: PHP;
beforeAll(async () => {
  php = await startPhp('8.1');
});
afterAll(() => leavePhp(php, '8.1'));

const connected = `$GLOBALS['options']['bellyful_connected_skus'] = array( 'SAMPLE', 'PFWL-1' );`;

const aProduct = (facts: object) =>
  `new WC_Product( ${toPhp({sku: '', price: '79', name: 'Capsules', slug: 'capsules', status: 'publish', ...facts})} )`;

const inCart = (product: string) =>
  requestPlugin(
    php,
    `${connected} echo json_encode( \\Bellyful\\Storefront\\Connect\\refuse_purchase( true, ${product} ) );`,
  );

describe('no cart of the shop takes', () => {
  test.each([
    ['the free sample that was made for the storefront', {sku: 'SAMPLE', price: '0'}],
    ['its article number in other letters', {sku: ' sample', price: '0'}],
    ['what the storefront sells at a price', {sku: 'PFWL-1'}],
    ['a variation of what the storefront sells', {sku: 'PFWL-1-B', parent_id: 7}],
    ['a free sample of the shop’s own', {sku: 'FS', price: '0.00', name: 'Free Sample Konjac'}],
    ['one that its address calls so', {price: '0', name: 'Konjac', slug: 'konjac-free-sample'}],
  ])('%s', async (_what, facts) => {
    const product = `( function () { $GLOBALS['options']['_sku of 7'] = 'PFWL-1'; return ${aProduct(facts)}; } )()`;
    expect(await inCart(product)).toBe(false);
  });
});

describe('the shop goes on selling', () => {
  test.each([
    ['what is its own', {sku: 'TEA'}],
    ['what has no article number', {}],
    ['what is free and no sample', {price: '0', name: 'Recipe book'}],
    ['a sample that is paid', {price: '2.50', name: 'Free Sample Konjac'}],
    [
      'a free sample without a price, as far as WooCommerce lets it',
      {price: '', name: 'free sample'},
    ],
  ])('%s', async (_what, facts) => {
    expect(await inCart(aProduct(facts))).toBe(true);
  });
});

describe('an unpaid order that holds the free sample', () => {
  const isPayable = (facts: object) =>
    requestPlugin(
      php,
      `${connected}
      class Item { public function get_product() { return ${aProduct({sku: 'SAMPLE'})}; } }
      $order = new WC_Order( array( 'items' => array( new Item() ) ) + ${toPhp(facts)} );
      echo json_encode( \\Bellyful\\Storefront\\Connect\\refuse_payment( true, $order ) );`,
    );

  test.each(['checkout', 'store-api'])(
    'from a cart of before (%s) is paid no more',
    async (via) => {
      expect(await isPayable({created_via: via})).toBe(false);
    },
  );

  test.each([
    ['the storefront made', {created_via: 'checkout', reference: 'key.0f3a'}],
    ['staff made by hand', {created_via: 'admin'}],
  ])('that %s can be paid', async (_whose, facts) => {
    expect(await isPayable(facts)).toBe(true);
  });
});

test.each([
  ['is private to be sold by the storefront', {post_status: 'private'}, 'PFWL-1', false],
  ['is private for the owner’s own reasons', {post_status: 'private'}, 'TEA', true],
  ['is scheduled', {post_status: 'future'}, 'PFWL-1', true],
  ['is no product', {post_status: 'private', post_type: 'page'}, 'PFWL-1', true],
])('what %s is read by visitors, or hidden from them', async (_what, facts, sku, isHidden) => {
  const post = toPhp({ID: 7, post_type: 'product', ...facts});
  const code = `class WP_Post extends stdClass {}
    function wc_get_product() { return ${aProduct({sku})}; }
    $post = new WP_Post(); foreach ( ${post} as $name => $value ) { $post->$name = $value; }
    echo json_encode( \\Bellyful\\Storefront\\Connect\\show_connected( true, 'ProductObject', $post ) );`;
  expect(await requestPlugin(php, `${connected} ${code}`)).toBe(isHidden);
});

test.each([
  [{pa_color: 'sand'}, {attribute_pa_color: 'sand', attribute_pa_size: 'l'}],
  [{}, null],
  [{pa_color: 'nothing-like-it'}, null],
  [{pa_color: 'sand', pa_scent: 'plum'}, null],
])('a variation that takes any color is with the choice %j: %j', async (chosen, variation) => {
  const code = `class WC_Product_Attribute { public function get_slugs() { return array( 'sand' ); } }
    function wc_get_product() { return new WC_Product( array( 'attributes' => array( 'pa_color' => new WC_Product_Attribute() ) ) ); }
    $product = new WC_Product( array( 'is_type' => true, 'variation_attributes' => array( 'pa_color' => '', 'pa_size' => 'l' ) ) );
    echo json_encode( \\Bellyful\\Storefront\\Orders\\variation_of( $product, ${toPhp(chosen)} ) );`;
  expect(await requestPlugin(php, code)).toEqual(variation);
});

test.each([
  ['has a price', {sku: 'PFWL-1', status: 'private'}, true],
  ['is free', {sku: 'SAMPLE', price: '0', status: 'private'}, true],
  ['has no price', {sku: 'PFWL-1', price: '', status: 'private'}, false],
  ['is a draft', {sku: 'PFWL-1', status: 'draft'}, false],
  ['is the shop’s own and not purchasable', {is_purchasable: false}, false],
])('what %s is for sale in the storefront, or not', async (_what, facts, isForSale) => {
  const code = `echo json_encode( \\Bellyful\\Storefront\\Connect\\is_for_sale( ${aProduct(facts)} ) );`;
  expect(await requestPlugin(php, `${connected} ${code}`)).toBe(isForSale);
});
