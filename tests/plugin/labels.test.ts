import type {PHP} from '@php-wasm/universal';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {runPhp, leavePhp, startPhp, toPhp} from '../support/php';

let php: PHP;
beforeAll(async () => {
  php = await startPhp('8.1');
});
afterAll(() => leavePhp(php, '8.1'));

const uploads = 'http://shop.test/wp-content/uploads';

/** As much of WordPress' media library and of WooCommerce's editor as the label asks. */
const library = `
  require '/shop.php';
  function wp_get_upload_dir() { return array( 'baseurl' => '${uploads}' ); }
  function wp_get_attachment_url( $id ) { return array( 7 => '${uploads}/2026/11/lot.pdf', 8 => '${uploads}/2026/11/jar.webp' )[ $id ] ?? false; }
  function esc_url_raw( $url, $schemes ) { return in_array( parse_url( $url, PHP_URL_SCHEME ), $schemes, true ) ? $url : ''; }
  function wp_parse_url( $url, $part ) { return parse_url( $url, $part ); }
  class WC_Admin_Meta_Boxes { public static array $said = array(); public static function add_error( $text ) { self::$said[] = $text; } }
  class Edited extends WC_Product {
    public function __construct() {}
    public array $stored = array();
    public function get_meta( string $key ): string { return $this->stored[ $key ] ?? ''; }
    public function get_parent_id(): int { return 0; }
    public function update_meta_data( $key, $value ) { $this->stored[ $key ] = $value; }
    public function delete_meta_data( $key ) { unset( $this->stored[ $key ] ); }
  }
  require '/plugin/includes/requirements.php';
  foreach ( glob( '/plugin/includes/labels/*.php' ) as $file ) { require $file; }`;

/** What is stored of what the owner typed, and what the editor says of it. */
async function type(written: string) {
  const code = `${library} $product = new Edited();
    \\Bellyful\\Storefront\\Labels\\store( $product, '_bellyful_lot_reports', 'reports', ${toPhp(written)} );
    echo json_encode( array( 'stored' => \\Bellyful\\Storefront\\Labels\\text_of( $product, '_bellyful_lot_reports' ), 'said' => count( WC_Admin_Meta_Boxes::$said ) ) );`;
  return JSON.parse(await runPhp(php, code)) as {stored: string; said: number};
}

test('a lot has its report: a PDF by https, in the shop’s own uploads, or by its number there', async () => {
  const written = ` 24-117 |https://lab.example/24-117.PDF?v=2 \r\n\n24-118 | ${uploads}/24-118.pdf\n24-119 | 7`;
  expect(await type(written)).toEqual({
    stored: `24-117 | https://lab.example/24-117.PDF?v=2\n24-118 | ${uploads}/24-118.pdf\n24-119 | ${uploads}/2026/11/lot.pdf`,
    said: 0,
  });
  expect(await type('')).toEqual({stored: '', said: 0});
});

test.each([
  ['by http elsewhere', '24-117 | http://lab.example/24-117.pdf'],
  ['of another scheme', '24-117 | javascript:alert(1)//.pdf'],
  ['that is no PDF', '24-117 | https://lab.example/report.html'],
  ['that is a picture of the library', '24-117 | 8'],
  ['that is not in the library', '24-117 | 9'],
  ['without its lot', '| https://lab.example/24-117.pdf'],
  ['that is missing', '24-117'],
  ['beside the uploads', `24-117 | ${uploads}-of-others/24-117.pdf`],
])('a report %s is left out, and the editor says so', async (_what, written) => {
  expect(await type(written)).toEqual({stored: '', said: 1});
});
