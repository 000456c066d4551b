import {describe, expect, test} from 'vitest';
import {phpVersions, pluginFiles, runPhp, startPhp} from '../support/php';

describe.each(phpVersions)('on PHP %s', (version) => {
  test('every file of the plugin is read without a word of complaint', async () => {
    const php = await startPhp(version);
    // Translations are read where a text is made in their language.
    const read = `require '/plugin/bellyful-storefront.php'; foreach ( glob( '/plugin/languages/*.php' ) as $file ) { require $file; }`;
    const count = `echo count( preg_grep( '#^/plugin/#', get_included_files() ) );`;
    // uninstall.php runs only when WordPress deletes the plugin: here it is read and ends at once.
    const uninstall = `require '/plugin/uninstall.php'; echo ' and on';`;
    const printed = await runPhp(php, `${read} ${count} ${uninstall}`);
    expect(printed).toBe(String(pluginFiles.length - 1));
    php.exit();
  });
});
