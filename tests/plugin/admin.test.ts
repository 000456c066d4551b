import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {toPhp} from '../support/php';
import {openPluginShop} from '../support/plugin-shop';

let shop: Awaited<ReturnType<typeof openPluginShop>>;
const php = <Answer>(expression: string) => shop.run<Answer>(`echo json_encode( ${expression} );`);
const page = 'bellyful-storefront';

beforeAll(async () => {
  shop = await openPluginShop('8.3', `require '/fakes/admin.php';`);
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.forget();
  await shop.run(`Bellyful\\Storefront\\Setup\\install(); echo 1;`);
});

const manager = ['manage_woocommerce'];
const administrator = [...manager, 'create_users'];
const asking = (may: string[]) =>
  `$GLOBALS['asking'] = new WP_User(); $GLOBALS['asking']->allcaps = array_fill_keys( ${toPhp(may)}, true );`;

/** The page that somebody sees who posted this to it; false for who sees none. */
const open = (posted: object = {}, may = administrator) =>
  shop.run<string | false>(
    `${asking(may)} echo json_encode( open_page( '${page}', ${toPhp({_wpnonce: `of ${page}`, ...posted})} ) );`,
  );
const press = async (button: string, posted: object = {}, may = administrator) =>
  String(await open({button, ...posted}, may));
const option = (name: string) => php<unknown>(`get_option( 'bellyful_${name}' )`);
const posted = () => php<{url: string; body: string}[]>(`get_option( 'posted', array() )`);
const storefrontIs = (status: number, answer = '') =>
  shop.run(
    `update_option( 'bellyful_storefront_url', 'https://bellyful.example' ); update_option( 'answers', ${status} ); update_option( 'answers_with', ${toPhp(answer)} ); echo 1;`,
  );

describe('the settings', () => {
  const typed = {
    storefront_url: ' https://bellyful.example/ ',
    rules: 'shop',
    confirm_first: '1',
    cancel_hours: '5',
    review_days: '0',
    reminder_days: '900',
    reminder_subject: 'Ana’s "soon" <b>empty</b>',
    reminder_text: "It's nearly\nused up.",
  };
  const kept = () =>
    php(`array( Bellyful\\Storefront\\storefront_url(), Bellyful\\Storefront\\sells_by_own_rules(), get_option( 'bellyful_confirm_before_sign_in' ),
      Bellyful\\Storefront\\Orders\\hours_to_cancel(), Bellyful\\Storefront\\Reviews\\days_to_wait(), Bellyful\\Storefront\\Supplies\\days_before(),
      Bellyful\\Storefront\\Supplies\\subject(), Bellyful\\Storefront\\Supplies\\intro() )`);

  test('say in a shop that counts in euros whether the storefront’s amounts are set in them', async () => {
    await shop.run(`update_option( 'woocommerce_currency', 'EUR' ); echo 1;`);
    const isByShop = () => php(`Bellyful\\Storefront\\sells_by_own_rules()`);
    const off = await press('save_settings', {...typed, rules: 'storefront'}, manager);
    expect(off).toContain('are set in EUR. Until they are, they are dollars');
    expect(off).not.toMatch(/name="offers_in_own" value="1"\s+checked/);
    expect(await isByShop()).toBe(true);
    const set = {...typed, rules: 'storefront', offers_in_own: '1'};
    const on = await press('save_settings', set, manager);
    expect(on).toMatch(/name="offers_in_own" value="1"\s+checked/);
    expect(await isByShop()).toBe(false);
    await shop.run(`update_option( 'woocommerce_currency', 'CHF' ); echo 1;`);
    expect(await isByShop()).toBe(true);
  });

  test('are kept as typed, within their bounds, and shown again', async () => {
    const shown = await press('save_settings', typed, manager);
    expect(await kept()).toEqual([
      'https://bellyful.example',
      true,
      'yes',
      5,
      0,
      60,
      'Ana’s "soon" empty',
      "It's nearly\nused up.",
    ]);
    expect(shown).toContain('value="https://bellyful.example"');
    expect(shown).toContain('value="shop"  checked');
    expect(shown).toContain(
      'name="reminder_subject" maxlength="150" value="Ana’s &quot;soon&quot;',
    );
  });

  test('are the usual ones again where nothing is chosen', async () => {
    const usual = await kept();
    await press('save_settings', typed);
    await press('save_settings', {rules: 'mine'});
    expect(await kept()).toEqual((usual as unknown[]).with(2, 'no'));
  });

  test.each([
    ['save_settings', 'an expired form', 'of another day', manager],
    ['renew_secret', 'an expired form', 'of another day', manager],
    ['save_settings', 'staff who do not manage the shop', `of ${page}`, ['edit_shop_orders']],
  ])('stay when %s is pressed by %s', async (button, _who, nonce, may) => {
    const secret = await option('webhook_secret');
    await shop.run(
      `${asking(may)} $_POST = ${toPhp({button, ...typed})}; $_REQUEST['_wpnonce'] = '${nonce}';
      try { Bellyful\\Storefront\\Admin\\press_button(); } catch ( Exception $ended ) {} echo '1';`,
    );
    expect(await option('storefront_url')).toBe(false);
    expect(await option('webhook_secret')).toBe(secret);
  });

  test('name no address that a browser does not open', async () => {
    await press('save_settings', {storefront_url: 'ftp://bellyful.example'});
    expect(await option('storefront_url')).toBe('');
  });
});

test.each([page, 'bellyful-claims'])('who manages the shop sees the page %s', async (slug) => {
  const seen = (may: string[]) =>
    shop.run<unknown>(`${asking(may)} echo json_encode( open_page( '${slug}' ) );`);
  expect(await seen(manager)).toContain('<h1');
  expect(await seen(['edit_shop_orders'])).toBe(false);
});

test('a button that there is not does nothing', async () => {
  expect(await press('show_page')).not.toContain('notice-info');
});

describe('the storefront’s access', () => {
  const lineOf = (name: string, html: string) => new RegExp(`${name}=(\\w+)`).exec(html)?.[1];
  const fits = (password = '') =>
    php(
      `array_map( static fn( $one ) => wp_check_password( '${password}', $one['password'] ), WP_Application_Passwords::get_user_application_passwords( Bellyful\\Storefront\\Setup\\find_user()->ID ?? 0 ) )`,
    );

  test('is made by an administrator, shown once, and ends what was made before', async () => {
    const first = await press('make_access');
    const second = await press('make_access');
    const passwords = [first, second].map((html) => lineOf('WOO_APPLICATION_PASSWORD', html));
    expect(await Promise.all(passwords.map(fits))).toEqual([[false], [true]]);
    expect(second).toContain('Made, with an application password.');
    expect(lineOf('WOO_WEBHOOK_SECRET', second)).toBe(await option('webhook_secret'));
    expect(await open()).not.toContain('WOO_APPLICATION_PASSWORD');
    expect(await php(`count( get_users( array( 'role' => 'bellyful_storefront' ) ) )`)).toBe(1);
  });

  test('is made by nobody who makes no users', async () => {
    const secret = await option('webhook_secret');
    expect(await press('make_access', {}, manager)).toContain('Only an administrator');
    expect(await fits()).toEqual([]);
    expect(await option('webhook_secret')).toBe(secret);
  });

  test('has a secret of its own to renew, whose password stays', async () => {
    const password = lineOf('WOO_APPLICATION_PASSWORD', await press('make_access'));
    const before = await option('webhook_secret');
    const shown = lineOf('WOO_WEBHOOK_SECRET', await press('renew_secret', {}, manager));
    expect(shown).toMatch(/^[0-9a-f]{64}$/);
    expect(shown).not.toBe(before);
    expect(await option('webhook_secret')).toBe(shown);
    expect(await fits(password)).toEqual([true]);
  });
});

test.each(['send_test', 'connect_products'])(
  'without an address the button %s asks for it',
  async (button) => {
    expect(await press(button)).toContain('address first');
    expect(await posted()).toEqual([]);
  },
);

test('a test message says that anything may have changed, and the page how it arrived', async () => {
  await storefrontIs(401);
  expect(await press('send_test')).toContain('did not know the signature');
  const [message] = await posted();
  expect(message?.url).toBe('https://bellyful.example/functions/shop-changed');
  expect(JSON.parse(message?.body ?? '')).toMatchObject({topic: 'shop', productIds: []});
  expect(await php(`as_has_scheduled_action( 'bellyful_deliver_change' )`)).toBe(false);
});

// Rules: A shop of another name
test('the page has no setting of what the storefront does without, and Save leaves it as it was', async () => {
  const setting = /name="(?:review_days|reminder_days)"/;
  await press('save_settings', {review_days: '9', reminder_days: '4'});
  await storefrontIs(204);
  await php(`update_option( 'answers_without', 'reviews supplies offers' )`);
  const page = await press('send_test');
  expect(page).not.toMatch(setting);
  expect(page).not.toContain('free sample');
  await press('save_settings', {storefront_url: 'https://bellyful.example'});
  await php(`update_option( 'answers_without', 'nothing' )`);
  expect(await press('send_test')).toMatch(/name="review_days"[^>]* value="9"/);
  expect(await option('reminder_days')).toBe(4);
  // An older storefront does not say what it does without.
  await php(`update_option( 'answers_without', 'reviews recalls' )`);
  const without = await press('send_test');
  expect(without).not.toMatch(/name="review_days"|Lots</);
  await php(`delete_option( 'answers_without' )`);
  await storefrontIs(500);
  expect(await press('send_test')).not.toMatch(/name="review_days"/);
  await storefrontIs(204);
  expect(await press('send_test')).toMatch(/name="review_days"/);
});

test('lots that end are told without recalls, too, where lots are', async () => {
  await php(`update_option( 'bellyful_without', array( 'recalls' ) )`);
  expect(await open()).not.toContain('Lots<');
  await php(
    `Bellyful\\Storefront\\Ledger\\query( 'INSERT INTO %i (post_id, lot, units, best_before, created_at) VALUES (1, %s, 5, %s, 1)', 'wp_bellyful_lots', 'A1', '2020-01-01' )`,
  );
  expect(await open()).toContain('Lots<');
  await php(
    `array( Bellyful\\Storefront\\Ledger\\query( 'DELETE FROM %i', 'wp_bellyful_lots' ), delete_option( 'bellyful_without' ) )`,
  );
});

describe('mails that are stuck', () => {
  beforeEach(() =>
    shop.run(
      `Bellyful\\Storefront\\Mail\\note_mail( array( 'to' => 'ana@shop.example', 'subject' => 'Hello', 'html' => 'x', 'text' => 'x', 'kind' => 'news' ) );
      $GLOBALS['wpdb']->query( 'UPDATE wp_bellyful_outbox SET due_at = ' . Bellyful\\Storefront\\Mail\\NEVER ); echo 1;`,
    ),
  );
  const sent = async () => (await shop.mails()).map(({to}) => to);
  const later = () => shop.run(`Bellyful\\Storefront\\Mail\\send_due(); echo 1;`);

  test('are sent again', async () => {
    expect(await open()).toContain('value="send_mails_again"');
    expect(await press('send_mails_again')).not.toContain('value="send_mails_again"');
    await later();
    expect(await sent()).toEqual(['ana@shop.example']);
  });

  test('are dropped', async () => {
    expect(await press('drop_mails')).not.toContain('value="drop_mails"');
    await later();
    expect(await sent()).toEqual([]);
  });
});

describe('the storefront’s products are made by a button', () => {
  const product = {sku: 'PFWL-1', name: 'Capsules', price: 2399, description: ''};
  const names = () =>
    php(`$GLOBALS['wpdb']->get_col( "SELECT post_title FROM wp_posts ORDER BY ID" )`);
  const answering = (list: object) => storefrontIs(200, JSON.stringify(list));

  test('as it says itself, and once', async () => {
    await answering({products: [product], coupons: [{code: 'STAY10', percent: 10}]});
    expect(await press('connect_products', {}, manager)).toContain('1 products made, 0 were');
    expect(await press('connect_products', {}, manager)).toContain('0 products made, 1 were');
    expect(await names()).toEqual(['Capsules', 'STAY10']);
    expect(JSON.parse((await posted())[0]?.body ?? '')).toMatchObject({topic: 'connect'});
  });

  test.each([
    ['does not answer', 503, {products: [product]}, 'it answered 503'],
    ['says nothing of products', 200, {ok: true}, 'it answered 200'],
    [
      'names a product without a price',
      200,
      {products: [product, {sku: 'B', name: 'B'}]},
      'products[1]',
    ],
    [
      'gives more than all away',
      200,
      {products: [product], coupons: [{code: 'ALL', percent: 101}]},
      'coupons[0][percent]',
    ],
  ])('not where it %s', async (_how, status, list, words) => {
    await storefrontIs(status, JSON.stringify(list));
    expect(await press('connect_products')).toContain(words);
    expect(await names()).toEqual([]);
  });
});

test('a product that breaks is named in letters that do nothing, until it is mended or deleted', async () => {
  await shop.addProducts([
    {databaseId: 23, name: '<i>Pasta</i>', entries: {}},
    {databaseId: 24, name: 'Rice', entries: {}},
  ]);
  const breaks = (...ids: number[]) => {
    const body = {products: ids.map((databaseId) => ({databaseId, reason: 'Server error'}))};
    return shop.plugin.send('broken', {method: 'POST', path: '/products/broken', body});
  };
  await breaks(23, 24);
  await shop.run(`$GLOBALS['wpdb']->query( 'DELETE FROM wp_posts WHERE ID = 24' ); echo 1;`);
  expect(await open()).toContain('leaves out: 23 &lt;i&gt;Pasta&lt;/i&gt; (Server error).');
  await breaks();
  expect(await open()).not.toContain('leaves out');
});

test('Site Health names what is red on the page, and the list of plugins leads to it', async () => {
  const health = await php<{status: string; description: string}>(
    `apply_filters( 'site_status_tests', array() )['direct']['bellyful_storefront']['test']()`,
  );
  expect(health).toMatchObject({
    status: 'critical',
    description: expect.stringContaining('Not told yet.') as string,
  });
  const links = await shop.run<string[]>(
    `${asking(manager)} do_action( 'admin_menu' ); echo json_encode( apply_filters( 'plugin_action_links_plugin/bellyful-storefront.php', array( 'Deactivate' ) ) );`,
  );
  expect(links).toEqual([expect.stringContaining(`page=${page}"`), 'Deactivate']);
});

test('the list of orders leads to those of the storefront alone', async () => {
  const views = `apply_filters( 'views_woocommerce_page_wc-orders', array( 'all' => 'All' ) )`;
  const {all, bellyful} = await php<Record<string, string>>(views);
  expect(all).toBe('All');
  expect(bellyful).toMatch(
    /page=wc-orders&(amp;|#038;)?_created_via=bellyful-storefront">Storefront</,
  );
});
