import {afterAll, beforeAll, expect, test} from 'vitest';
import {openPluginShop} from '../support/plugin-shop';

let shop: Awaited<ReturnType<typeof openPluginShop>>;
beforeAll(async () => {
  shop = await openPluginShop();
});
afterAll(() => shop.close());

/** Which of the shop's routes are there: after the start of a request for this path, and after each that it asks for within. */
const routesAt = (path: string, ...within: string[]) =>
  shop.run<string[][]>(
    `function create_initial_rest_routes() { $GLOBALS['made'][] = 'WordPress'; }
    eval( 'namespace Automattic\\WooCommerce\\RestApi; class Server { public function register() { $GLOBALS["made"][] = "wc/v3"; } }' );
    eval( 'namespace Automattic\\WooCommerce\\StoreApi; class StoreApi { public static function init() { add_action( "rest_api_init", function () { $GLOBALS["made"][] = "wc/store"; } ); } }' );
    $GLOBALS['made'] = array();
    $GLOBALS['wp']   = (object) array( 'query_vars' => array( 'rest_route' => '${path}' ) );
    Automattic\\WooCommerce\\StoreApi\\StoreApi::init();
    add_action( 'rest_api_init', array( new Automattic\\WooCommerce\\RestApi\\Server(), 'register' ) );
    add_action( 'rest_api_init', static function () { $GLOBALS['made'][] = 'another plugin'; }, 11 );
    add_action( 'rest_api_init', 'create_initial_rest_routes', 99 );
    Bellyful\\Storefront\\Rest\\put_off_routes();
    do_action( 'rest_api_init' );
    $after = array( $GLOBALS['made'] );
    foreach ( json_decode( '${JSON.stringify(within)}' ) as $asked ) {
      apply_filters( 'rest_pre_dispatch', null, null, new WP_REST_Request( $asked, array(), array( 'x-bellyful-contract' => '4' ) ) );
      $after[] = $GLOBALS['made'];
    }
    echo json_encode( $after );`,
  );

test('a call of the storefront registers other plugins’ routes, and neither WooCommerce’s nor WordPress’ own', async () => {
  expect(await routesAt('/bellyful/v1/orders', '/bellyful/v1/orders')).toEqual([
    ['another plugin'],
    ['another plugin'],
  ]);
});

test('whoever asks for a route of these within such a call finds all of them, registered once', async () => {
  const all = ['another plugin', 'wc/store', 'wc/v3', 'WordPress'];
  const [, first, second] = await routesAt(
    '/bellyful/v1/orders',
    '/wc/v3/products',
    '/wp/v2/posts',
  );
  expect([first, second]).toEqual([all, all]);
});

test.each(['/wc/v3/products', '/', '/bellyful/v10', ''])(
  'a request for “%s” registers them as ever',
  async (path) => {
    expect(await routesAt(path, '/wc/v3/products')).toEqual(
      Array.from({length: 2}, () => ['wc/store', 'wc/v3', 'another plugin', 'WordPress']),
    );
  },
);
