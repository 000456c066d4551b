import {readFileSync} from 'node:fs';
import type {PHP} from '@php-wasm/universal';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {ownPluginVersion} from '../../adapters/woocommerce/doctor/checks/plugins';
import {requestPlugin, runPhp, leavePhp, startPhp} from '../support/php';

const folder = 'wordpress-plugin/bellyful-storefront';
const header = readFileSync(`${folder}/bellyful-storefront.php`, 'utf8');
const readme = readFileSync(`${folder}/readme.txt`, 'utf8');

/** What a file's head says, by the words before the colon. */
const fieldsOf = (text: string) =>
  new Map(
    [...text.matchAll(/^(?: \* )?([A-Z][\w ]+): +(.+)$/gm)].map(([, name = '', value]) => [
      name,
      value,
    ]),
  );

const inHeader = fieldsOf(header);
const inReadme = fieldsOf(readme);

test.each([
  'Requires at least',
  'Tested up to',
  'Requires PHP',
  'Requires Plugins',
  'WC requires at least',
  'WC tested up to',
  'License',
  'License URI',
])('the plugin and its readme say the same under "%s"', (field) => {
  expect(inHeader.get(field)).toBeTypeOf('string');
  expect(inReadme.get(field)).toBe(inHeader.get(field));
});

test('the plugin, its readme and the storefront know one version of it', () => {
  expect(inHeader.get('Version')).toBe(ownPluginVersion);
  expect(inReadme.get('Stable tag')).toBe(ownPluginVersion);
  expect(header).toContain(`const VERSION     = '${ownPluginVersion}';`);
});

let php: PHP;
beforeAll(async () => {
  php = await startPhp('8.1');
});
afterAll(() => leavePhp(php, '8.1'));

test('what it asks for when it is read, and says it was tried with, is what its head says', async () => {
  const constants =
    'array( \\Bellyful\\Storefront\\Requirements\\OLDEST, \\Bellyful\\Storefront\\Requirements\\TRIED )';
  const [oldest, tried] = (await requestPlugin(
    php,
    `echo json_encode( ${constants} );`,
  )) as object[];
  expect(oldest).toMatchObject({
    php: ['PHP', inHeader.get('Requires PHP')],
    wordpress: ['WordPress', inHeader.get('Requires at least')],
    woocommerce: ['WooCommerce', inHeader.get('WC requires at least')],
  });
  expect(tried).toMatchObject({
    wordpress: inHeader.get('Tested up to'),
    woocommerce: inHeader.get('WC tested up to'),
  });
  expect(readme).toContain('Beside WPGraphQL 2.3.3 and WPGraphQL for WooCommerce 1.0,');
  expect(oldest).toMatchObject({
    wpgraphql: ['WPGraphQL', '2.3.3'],
    woographql: ['WPGraphQL for WooCommerce', '1.0'],
  });
});

/** What is there once the plugin was read by an administrator's request, beside WooCommerce of this version. */
async function startBeside(woocommerce: string) {
  const before = `require '/shop.php'; define( 'WC_VERSION', '${woocommerce}' );
    $GLOBALS['user'] = new WP_User( array( 'activate_plugins' => true ) );`;
  const printed = await runPhp(
    php,
    `${before} require '/plugin/bellyful-storefront.php';
    ob_start();
    \\Bellyful\\Storefront\\Requirements\\show_notice();
    echo json_encode( array(
      'takesOrders' => function_exists( '\\Bellyful\\Storefront\\Orders\\place' ),
      'isGuarded'   => function_exists( '\\Bellyful\\Storefront\\Guard\\may_run' ),
      'notice'      => ob_get_clean(),
    ) );`,
  );
  return JSON.parse(printed) as {takesOrders: boolean; isGuarded: boolean; notice: string};
}

test('beside a plugin that is too old it says so and only keeps the mutations closed', async () => {
  const {notice, ...rest} = await startBeside('8.9.3');
  expect(rest).toEqual({takesOrders: false, isGuarded: true});
  expect(notice).toContain('WooCommerce 9.0 or newer (this is 8.9.3)');
});

test('beside the oldest that will do it begins', async () => {
  expect(await startBeside('9.0.0')).toMatchObject({takesOrders: true, isGuarded: true});
});

const warningIn = (row: string) =>
  requestPlugin(
    php,
    `echo json_encode( \\Bellyful\\Storefront\\Guard\\warn_before_deactivation( array(), '${row}' ) );`,
  );

test('the list of plugins says beside it what opens again when it is switched off', async () => {
  expect(await warningIn('plugin/bellyful-storefront.php')).toEqual([
    expect.stringContaining("any visitor can use GraphQL's mutations"),
  ]);
  expect(await warningIn('woocommerce/woocommerce.php')).toEqual([]);
});
