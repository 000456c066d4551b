import type {PHP} from '@php-wasm/universal';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {runPhp, leavePhp, startPhp, toPhp} from '../support/php';

let php: PHP;
beforeAll(async () => {
  php = await startPhp('8.1');
});
afterAll(() => leavePhp(php, '8.1'));

/** Two products: 1 `plain`, and 2 `secret` with a password. */
const shop = `
  class WP_Post { public $post_type = 'product'; public function __construct( public int $ID, public string $post_password ) {} }
  const OBJECT = 'OBJECT';
  function get_post( $id ) { return array( 0 => new WP_Post( 2, 'pw' ), 1 => new WP_Post( 1, '' ), 2 => new WP_Post( 2, 'pw' ) )[ $id ] ?? null; }
  function get_page_by_path( $slug ) { return get_post( array( 'plain' => 1, 'secret' => 2 )[ $slug ] ?? 9 ); }
  function wc_get_product_id_by_sku( $sku ) { return array( 'P-1' => 1, 'S-1' => 2 )[ $sku ] ?? 0; }
  eval( 'namespace GraphQLRelay; class Relay { static function fromGlobalId( $id ) { return array( "id" => explode( ":", base64_decode( $id ) )[1] ?? "" ); } }' );
  require '/plugin/includes/products/protected.php';`;

const isHidden = async (args: object, field = 'product', type = 'RootQuery') =>
  (await runPhp(
    php,
    `${shop} echo null === Bellyful\\Storefront\\Products\\hide_protected( 'go on', null, ${toPhp(args)}, null, null, '${type}', '${field}' ) ? 'hidden' : 'shown';`,
  )) === 'hidden';

const globalId = (id: number) => Buffer.from(`product:${id}`).toString('base64');

test.each([
  [{id: 'secret', idType: 'slug'}, true],
  [{id: '2', idType: 'database_id'}, true],
  [{id: 'S-1', idType: 'sku'}, true],
  [{id: globalId(2)}, true],
  [{id: 'plain', idType: 'slug'}, false],
  [{id: '1', idType: 'database_id'}, false],
  [{id: 'P-1', idType: 'sku'}, false],
  [{id: globalId(1)}, false],
  // What is not there is answered as before, whatever page the request is about.
  [{id: 'nowhere', idType: 'slug'}, false],
  [{id: 'none', idType: 'sku'}, false],
  [{id: 'no id'}, false],
])('of products with a password none is answered: %j hidden is %j', async (args, expected) => {
  expect(await isHidden(args)).toBe(expected);
});

test('other questions go on', async () => {
  const secret = {id: 'secret', idType: 'slug'};
  expect(await isHidden(secret, 'coupon')).toBe(false);
  expect(await isHidden(secret, 'product', 'Order')).toBe(false);
});

test('a list asks for products without a password, whoever asked for them', async () => {
  const asked = await runPhp(
    php,
    `${shop} echo json_encode( Bellyful\\Storefront\\Products\\leave_out_protected( array( 'has_password' => true, 'post_type' => 'product' ) ) );`,
  );
  expect(JSON.parse(asked)).toEqual({has_password: false, post_type: 'product'});
});
