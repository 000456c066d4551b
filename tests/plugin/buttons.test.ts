import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest';
import {toPhp} from '../support/php';
import {openPluginShop} from '../support/plugin-shop';

/** The buttons of the plugin's page, as staff press them. */
let shop: Awaited<ReturnType<typeof openPluginShop>>;

const option = (name: string) => shop.run<unknown>(`echo json_encode( get_option( '${name}' ) );`);
const set = (options: object) =>
  shop.run(
    `foreach ( ${toPhp(options)} as $name => $value ) { update_option( $name, $value ); } echo 1;`,
  );

/** What is said to whoever has these rights, and the lines that are shown once. */
const press = (
  button: string,
  fields: object = {},
  {rights = ['manage_woocommerce'], nonce = 'of bellyful-storefront'} = {},
) =>
  shop.run<[string, string]>(`
    $GLOBALS['asking'] = new class( ${toPhp(rights)} ) extends WP_User {
      public function __construct( public array $rights ) { $this->ID = 99; }
      public function has_cap( $capability ): bool { return in_array( $capability, $this->rights, true ); }
    };
    $_POST = ${toPhp({...fields, button})};
    $_REQUEST['_wpnonce'] = '${nonce}';
    try { \\Bellyful\\Storefront\\Admin\\press_button(); } catch ( Exception $ended ) { echo json_encode( array( $ended->getMessage(), '' ) ); return; }
    echo json_encode( array( \\Bellyful\\Storefront\\Admin\\Page::$notice, \\Bellyful\\Storefront\\Admin\\Page::$env_lines ) );
  `);

beforeAll(async () => {
  shop = await openPluginShop();
});
beforeEach(async () => {
  shop.forget();
  await set({bellyful_storefront_url: 'https://store.example'});
});
afterAll(() => shop.close());

const capsules = {sku: 'PFWL-1', name: 'Capsules', price: 7900};

test('are pressed by who manages the shop, from its page alone', async () => {
  const secret = await option('bellyful_webhook_secret');
  expect(await press('renew_secret', {}, {rights: ['edit_posts']})).toEqual(['', '']);
  expect(await press('renew_secret', {}, {nonce: 'of another page'})).toEqual([
    'The link you followed has expired.',
    '',
  ]);
  expect(await press('facts_here')).toEqual(['', '']);
  expect(await option('bellyful_webhook_secret')).toEqual(secret);
  const [said, lines] = await press('renew_secret');
  expect(said).toContain('not shown again');
  expect(lines).toMatch(/^WOO_WEBHOOK_SECRET=\S{20,}$/);
});

test('a user for the storefront is made by administrators alone', async () => {
  expect(await press('make_access')).toEqual(['Only an administrator can make users.', '']);
});

test('settings are kept as they can be read, and what was not sent is off', async () => {
  await press('save_settings', {
    storefront_url: ' https://shop.example/ ',
    rules: 'shop',
    confirm_first: '1',
    cancel_hours: '2',
    reminder_subject: ' Your <b>supply</b> ',
  });
  expect(await option('bellyful_storefront_url')).toBe('https://shop.example');
  expect(await option('bellyful_storefront_rules')).toBe('shop');
  expect(await option('bellyful_confirm_before_sign_in')).toBe('yes');
  expect(await option('bellyful_cancel_hours')).toBe(2);
  expect(await option('bellyful_reminder_subject')).toBe('Your supply');
  await press('save_settings', {rules: 'mine'});
  expect(await option('bellyful_storefront_url')).toBe('');
  expect(await option('bellyful_storefront_rules')).toBe('storefront');
  expect(await option('bellyful_confirm_before_sign_in')).toBe('no');
});

test('products are made of what the storefront answers, to a signed question', async () => {
  await set({answers: 200, answers_with: JSON.stringify({products: [capsules]})});
  expect(await press('connect_products')).toEqual([
    '1 products made, 0 were there already and stay as they are.',
    '',
  ]);
  expect(await press('connect_products')).toEqual([
    '0 products made, 1 were there already and stay as they are.',
    '',
  ]);
  expect(await option('posted')).toMatchObject([
    {url: expect.stringMatching(/^https:\/\/store\.example\//)},
    {},
  ]);
  expect(
    await shop.run<string>(
      `echo json_encode( json_decode( get_option( 'posted' )[0]['body'] )->topic );`,
    ),
  ).toBe('connect');
});

test.each<[string, object, RegExp]>([
  ['no address', {bellyful_storefront_url: ''}, /address first/],
  ['an error', {answers: 503, answers_with: JSON.stringify({products: [capsules]})}, /503/],
  ['no list', {answers: 200, answers_with: 'Hello'}, /200/],
  ['half a list', {answers: 200, answers_with: '{"products":[{"sku":"PFWL-1"}]}'}, /./],
])('of %s no product is made', async (_, options, said) => {
  await set(options);
  expect((await press('connect_products'))[0]).toMatch(said);
  expect(await shop.run(`echo json_encode( wc_get_product_id_by_sku( 'PFWL-1' ) );`)).toBe(0);
});

test('mails that could not be sent are tried again or dropped', async () => {
  const fill = () =>
    shop.run(
      `$GLOBALS['wpdb']->pdo->exec( "INSERT INTO wp_bellyful_outbox (key_hash, email, payload, tries, due_at, noted_at) VALUES ('a', 'ada@x.example', '{}', 9, " . \\Bellyful\\Storefront\\Mail\\NEVER . ', 0)' ); echo 1;`,
    );
  await fill();
  expect((await press('drop_mails'))[0]).toBe('1 mails are dropped.');
  expect((await press('drop_mails'))[0]).toBe('0 mails are dropped.');
  await fill();
  expect((await press('send_mails_again'))[0]).toBe('1 mails are sent again.');
});
