import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {pluginFiles} from '../support/php';
import {openPluginShop} from '../support/plugin-shop';

const sources = pluginFiles.map((file) => ({
  file,
  php: readFileSync(`wordpress-plugin/bellyful-storefront/${file}`, 'utf8'),
}));

test('what the plugin hooks as it is read has a name, by which an owner’s plugin takes it off', () => {
  const hooked = sources.flatMap(({file, php}) =>
    [...php.matchAll(/^(?:foreach .*\n\t)?add_(?:action|filter)\([^,]*,(.*)$/gm)].map(
      ([, callback = '']) => `${file}: ${callback.trim()}`,
    ),
  );
  expect(hooked.length).toBeGreaterThan(200);
  expect(hooked.filter((one) => !one.includes(": __NAMESPACE__ . '\\"))).toEqual([]);
});

test('its own hooks are those that its readme names', () => {
  const applied = sources.flatMap(({php}) => [...php.matchAll(/apply_filters\( '(bellyful\w+)'/g)]);
  const readme = readFileSync('wordpress-plugin/bellyful-storefront/readme.txt', 'utf8');
  const [, section = ''] = /== For developers ==([^]*?)\n== /.exec(readme) ?? [];
  const named = new Set(section.match(/bellyful_storefront_\w+/g));
  expect(new Set(applied.map(([, name]) => name))).toEqual(named);
});

test('an owner’s plugin opens one of GraphQL’s mutations by its name, and no other', async () => {
  const shop = await openPluginShop();
  const may = await shop.run<boolean[]>(
    `add_filter( 'bellyful_storefront_allowed_mutations', fn( $names ) => array( ...$names, 'sendContact' ) );
    echo json_encode( array_map( 'Bellyful\\Storefront\\Guard\\may_run', array( 'sendContact', 'checkout', 'login' ) ) );`,
  );
  expect(may).toEqual([true, false, false]);
  shop.close();
});

test('and takes a function of the plugin’s off by its name', async () => {
  const shop = await openPluginShop();
  const taken = await shop.run<boolean>(
    `echo json_encode( remove_action( 'woocommerce_email_order_meta', 'Bellyful\\Storefront\\Orders\\mail_link', has_action( 'woocommerce_email_order_meta', 'Bellyful\\Storefront\\Orders\\mail_link' ) ) );`,
  );
  expect(taken).toBe(true);
  shop.close();
});
