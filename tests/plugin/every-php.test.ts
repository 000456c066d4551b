import {describe, expect, test} from 'vitest';
import {phpVersions, pluginFiles, runPhp, leavePhp, startPhp} from '../support/php';

describe.each(phpVersions)('on PHP %s', (version) => {
  test('every file of the plugin is read without a word of complaint', async () => {
    const php = await startPhp(version);
    // Translations are read where a text is made in their language.
    // A cart's classes are read where WooCommerce's are.
    const carts = `class WC_Cart {} class WC_Session {} Bellyful\\Storefront\\load( Bellyful\\Storefront\\CART_FILES );`;
    const read = `define( 'WP_CLI', true ); class WP_CLI { public static function add_command() {} } require '/plugin/bellyful-storefront.php'; foreach ( glob( '/plugin/languages/*.php' ) as $file ) { require $file; } ${carts}`;
    const count = `echo count( preg_grep( '#^/plugin/#', get_included_files() ) );`;
    // uninstall.php runs only when WordPress deletes the plugin: here it is read and ends at once.
    const uninstall = `require '/plugin/uninstall.php'; echo ' and on';`;
    const printed = await runPhp(php, `${read} ${count} ${uninstall}`);
    expect(printed).toBe(String(pluginFiles.length - 1));
    leavePhp(php, version);
  });
});
