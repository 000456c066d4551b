import type {PHP} from '@php-wasm/universal';
import {currencies} from '~mocks/woocommerce/amounts';
import {afterAll, beforeAll, expect, test} from 'vitest';
import type {Row} from '~adapters/woocommerce/doctor/check';
import {startBackend} from '~mocks/backend';
import {shopManager} from '~mocks/demo-accounts';
import {shopPlugins} from '~mocks/woocommerce/plugins';
import {unlabeledOf, untranslatedOf} from '~mocks/wordpress/shop-facts';
import {callPlugin, runPhp, leavePhp, startPhp, toPhp} from '../support/php';

let php: PHP;
beforeAll(async () => {
  php = await startPhp('8.1');
});
afterAll(() => leavePhp(php, '8.1'));

const store = {
  currency: 'USD',
  decimals: 2,
  taxes: false,
  pricesIncludeTax: false,
  taxDisplay: {shop: 'excl', cart: 'excl'},
  offersCurrency: 'USD',
  rules: 'storefront',
  shippingZones: {zones: 1, methods: 2},
  countries: {base: 'US', selling: ['PR', 'US'], shipping: ['US']},
  heardHooks: {},
  silentHooks: {},
  leftOut: {},
  comingSoon: false,
  gateways: [{id: 'cod', title: 'Cash on delivery'}],
  payPage: 'https://shop.example/checkout/order-pay/',
  unsoldTypes: [],
  products: {SAMPLE: {status: 'publish'}},
  unlabeled: {count: 0, names: []},
  untranslated: {es: {isBegun: true, hasPack: true, lists: {products: {count: 0, names: []}}}},
  outbox: {failed: 0, since: null, reason: null},
};

const good = {
  wordpress: '6.9.4',
  woocommerce: '10.4.3',
  wpgraphql: '2.23.1',
  woographql: '1.0.2',
  permalinks: '/%postname%/',
  storefrontUrl: 'https://bellyful.example',
  webhook: {isSet: true, lastStatus: 204, lastAt: '2026-11-22T10:00:00Z'},
  graphql: {isPublicIntrospection: false, isDebug: false},
  here: {
    hasOldGuard: false,
    canUsePasswords: true,
    passwords: 1,
    lastUsed: '2026-11-22',
    analyticsBy: 'date_created',
    brokenProducts: [],
    endingLots: [],
  },
  ...store,
};

/** The page stands on what the shop says of itself. */
const rowsOf = async (facts: object) => {
  const read = `require '/plugin/includes/requirements.php'; require '/plugin/includes/languages.php'; require '/plugin/includes/shop/checks.php'; require '/plugin/includes/admin/checks.php';`;
  const call = `\\Bellyful\\Storefront\\Admin\\checks( ${toPhp(facts)} )`;
  return JSON.parse(await runPhp(php, `${read} echo json_encode( ${call} );`)) as Row[];
};

const red = async (facts: object) => (await rowsOf(facts)).filter(({ok}) => !ok);

test('a shop that is set up shows green lines only', async () => {
  expect(await red(good)).toEqual([]);
});

const {here, graphql, webhook} = good;
const {currency: _currency, ...withoutStore} = good;

test('orders in cash are missing in Analytics until they are completed, which the owner reads', async () => {
  const facts = {...good, here: {...here, analyticsBy: 'date_paid'}};
  const [row] = (await rowsOf(facts)).filter(({id}) => id === 'analytics');
  expect(row).toMatchObject({isToConfirm: true, message: expect.stringContaining('cash')});
  const others = {...facts, gateways: [{id: 'bacs', title: 'Bank transfer'}]};
  expect((await rowsOf(others)).map(({id}) => id)).not.toContain('analytics');
});

test.each([
  [
    'the shop sends nowhere where it sells',
    {...good, countries: {base: 'US', selling: ['US'], shipping: ['CA']}},
    'no country to which this shop both sells and sends',
  ],
  ['WooCommerce is off', {...withoutStore, woocommerce: null}, 'Not active.'],
  ['the older guard is there', {...good, here: {...here, hasOldGuard: true}}, 'counted twice'],
  ['permalinks are plain', {...good, permalinks: ''}, 'Plain permalinks'],
  ['there is no user', {...good, here: {...here, passwords: 0}}, 'Not made yet.'],
  ['the user has two passwords', {...good, here: {...here, passwords: 2}}, 'one is enough'],
  ['the user never came', {...good, here: {...here, lastUsed: null}}, 'not signed in yet'],
  ['debug mode is on', {...good, graphql: {...graphql, isDebug: true}}, 'errors inside'],
  ['it is coming soon', {...good, comingSoon: true}, 'Coming soon'],
  ['it has no checkout page', {...good, payPage: null}, 'no checkout page'],
  [
    'it sells by its own rules and has no shipping',
    {...good, rules: 'shop', shippingZones: {zones: 0, methods: 0}},
    'sent for nothing',
  ],
  ['its currency has no code', {...good, currency: 'Taler'}, 'Taler with 2 decimals.'],
  [
    'the schema is open',
    {...good, graphql: {...graphql, isPublicIntrospection: true}},
    'the whole schema',
  ],
  ['nothing can be paid', {...good, gateways: []}, 'None is switched on.'],
  [
    'it sells what an extension brings along',
    {...good, unsoldTypes: [{type: 'subscription', label: 'Simple subscription', count: 3}]},
    'Simple subscription (3)',
  ],
  [
    'a product breaks',
    {...good, here: {...here, brokenProducts: ['664 Pasta (Internal server error)']}},
    'leaves out: 664 Pasta (Internal server error).',
  ],
  [
    'a lot ends soon',
    {...good, here: {...here, endingLots: ['Konjac Rice: A1 (2026-12-20, 36)']}},
    'These end, or have ended and are not sold: Konjac Rice: A1 (2026-12-20, 36).',
  ],
  [
    'mails are stuck',
    {...good, outbox: {failed: 3, since: '2026-11-22T10:00:00Z', reason: 'Mailbox full.'}},
    '3 could not be sent, the oldest from 2026-11-22 10:00: Mailbox full.',
  ],
  ['no address is told', {...good, storefrontUrl: null}, 'Not told yet.'],
  ['the address is not safe', {...good, storefrontUrl: 'http://bellyful.example'}, 'http://'],
  ['nobody answers', {...good, webhook: {...webhook, lastStatus: 0}}, 'nobody answered'],
  ['the secret differs', {...good, webhook: {...webhook, lastStatus: 401}}, 'signature'],
])('when %s one line is red and says what to do', async (_when, facts, sentence) => {
  const [line, ...others] = await red(facts);
  expect(others).toEqual([]);
  expect(line?.message).toContain(sentence);
  expect(line?.fix).not.toBe('');
});

test('a storefront on one machine needs no https', async () => {
  expect(await red({...good, storefrontUrl: 'http://localhost:3000'})).toEqual([]);
});

test('the secret of messages stands on no page but the answer that made it', async () => {
  const secret = 'a'.repeat(64);
  const page = await runPhp(
    php,
    `require '/shop.php'; require '/plugin/bellyful-storefront.php';
    $GLOBALS['options']['bellyful_webhook_secret'] = '${secret}';
    \\Bellyful\\Storefront\\Admin\\show_form();`,
  );
  expect(page).toContain('Make a new secret');
  expect(page).not.toContain(secret);
});

test.each([
  ['WooCommerce is newer than it was tried with', {woocommerce: '99.0.0'}, 'tried with (9.0–11.0)'],
  ['WPGraphQL is newer than the one to take', {wpgraphql: '2.24.0'}, 'newer than'],
  ['WPGraphQL tells who the users are', {wpgraphql: '2.15.0'}, 'before 2.15.1'],
  ['WPGraphQL shows private media', {wpgraphql: '2.23.0'}, 'before 2.23.1'],
  [
    'the shop’s pages add a tax that prices are entered without',
    {taxes: true, taxDisplay: {shop: 'incl', cart: 'excl'}},
    '"Excluding tax"',
  ],
  [
    'the shop’s cart leaves out a tax that prices are entered with',
    {taxes: true, pricesIncludeTax: true, taxDisplay: {shop: 'incl', cart: 'excl'}},
    '"Including tax"',
  ],
  ['the storefront’s rules count', {rules: 'storefront'}, 'own shipping methods (2) are not used'],
  ['nothing of the pages is in the shop', {products: {}}, 'None is in the shop yet'],
  [
    'labels lack allergens',
    {unlabeled: {count: 7, names: ['Mix & Match “2×”']}},
    '7 products name no allergens: Mix & Match “2×”, ….',
  ],
  [
    'Spanish is begun, and some is missing',
    {
      untranslated: {
        es: {
          isBegun: true,
          hasPack: true,
          lists: {
            products: {count: 7, names: ['Mix & Match “2×”']},
            words: {count: 1, names: ['Dinner']},
            pages: {count: 0, names: []},
          },
        },
      },
    },
    'pages in Español: products 7 (Mix & Match “2×”, …); words 1 (Dinner). Products have',
  ],
  [
    'other plugins act at the shop’s own checkout alone',
    {
      heardHooks: {fees: ['y']},
      silentHooks: {
        'six.php': ['woocommerce_check_cart_items', 'woocommerce_thankyou'],
        fees: ['x'],
      },
    },
    "Heard: fees. In the shop's own checkout only: six.php (woocommerce_check_cart_items, woocommerce_thankyou); fees (x)",
  ],
  [
    'nothing is Spanish',
    {
      untranslated: {
        es: {isBegun: false, hasPack: false, lists: {words: {count: 1, names: ['Dinner']}}},
      },
    },
    'Nothing is written in Español yet. Is that meant? Still English on pages in Español: words 1 (Dinner).',
  ],
  [
    'WooCommerce’s Spanish is not installed',
    {untranslated: {es: {isBegun: true, hasPack: false, lists: {}}}},
    'this plugin translates its mails about orders, and what other plugins say in them stays English',
  ],
])('when %s the owner is asked, and nothing is red', async (_when, facts, words) => {
  const rows = await rowsOf({...good, rules: 'shop', ...facts});
  expect(rows.filter(({ok}) => !ok)).toEqual([]);
  const asked = rows.filter(({isToConfirm}) => isToConfirm).map(({message}) => message);
  expect(asked).toEqual([expect.stringContaining(words)]);
});

test.each([
  ['taxes', {taxes: true}, 'entered without tax'],
  [
    'taxes',
    {taxes: true, pricesIncludeTax: true, taxDisplay: {shop: 'incl', cart: 'incl'}},
    'entered with tax',
  ],
  ['taxes', {}, 'Not charged.'],
  ['zones', {shippingZones: {zones: 2, methods: 1}}, 'shipping: 1, in zones: 2'],
  ['rules', {rules: 'shop'}, 'no discounts but its coupons'],
  ['countries', {}, 'sold to: 2 (PR, US); sent to: 1 (US).'],
  [
    'countries',
    {countries: {base: 'DE', selling: 'A B C D E F G H I J K'.split(' '), shipping: ['A']}},
    'sold to: 11 (A, B, C, D, E, F, G, H, I, J, …); sent to: 1 (A).',
  ],
  ['hooks', {}, 'None uses a hook'],
  ['hooks', {heardHooks: {points: ['x']}}, 'Heard: points.'],
  ['language-es', {}, 'Everything is written in Español'],
  ['wpgraphql', {}, 'Version 2.23.1; tried with 2.3.3–2.20.'],
  ['woocommerce', {woocommerce: '11.0.99'}, 'Version 11.0.99; tried with 9.0–11.0.'],
])('%s with %j is told', async (id, facts, words) => {
  const row = (await rowsOf({...good, ...facts})).find((one) => one.id === id);
  expect(row).toMatchObject({ok: true, isToConfirm: false});
  expect(row?.message).toContain(words);
});

test('the mocked shop says of itself what the plugin would', async () => {
  const backend = await startBackend();
  const {username, applicationPassword} = shopManager;
  const Authorization = `Basic ${btoa(`${username}:${applicationPassword}`)}`;
  const told = async () => {
    const address = `${backend.url}/wp-json/bellyful/v1/shop?checks=1`;
    return (await (await fetch(address, {headers: {Authorization}})).json()) as {checks: Row[]};
  };
  const asThePlugin = async () => {
    const {checks, ...facts} = await told();
    const {shop} = backend;
    const given = {
      ...facts,
      unlabeled: unlabeledOf(shop),
      untranslated: untranslatedOf(shop),
    };
    expect(checks).toEqual(await callPlugin(php, 'Shop\\checks', given));
  };
  await asThePlugin();
  backend.shop.rules = 'shop';
  backend.shop.plugins = shopPlugins['breaks at the checkout'];
  backend.shop.currency = currencies.euros;
  backend.shop.isComingSoon = true;
  backend.wordpress.connectedSkus.add(backend.shop.products[0]?.sku ?? '');
  await asThePlugin();
  await backend.close();
});

test('an order that is sent by a method of the shop belongs to its own rules, any other to the storefront’s', async () => {
  const changeOf = async (whose: string, shipping: string) =>
    runPhp(
      php,
      `require '/shop.php'; require '/plugin/bellyful-storefront.php';
      $GLOBALS['options']['bellyful_storefront_rules'] = '${whose}';
      echo json_encode( \\Bellyful\\Storefront\\Orders\\change_of_rules( ${shipping} ) );`,
    );
  const [own, ours] = ["array( 'method' => null, 'total' => 0 )", "array( 'title' => '' )"];
  for (const [rules, shipping] of [
    ['shop', own],
    ['storefront', ours],
  ] as const)
    expect(await changeOf(rules, shipping)).toBe('null');
  for (const [rules, shipping] of [
    ['shop', ours],
    ['storefront', own],
  ] as const)
    expect(JSON.parse(await changeOf(rules, shipping))).toEqual({kind: 'rules'});
});

test.each([
  ['nothing is red', good, 'good', 'Nothing is red'],
  [
    'mails are stuck',
    {...good, outbox: {failed: 3, since: '2026-11-22T10:00:00Z', reason: 'Full.'}},
    'critical',
    '3 could not be sent',
  ],
])('Site Health says so when %s', async (_when, facts, status, sentence) => {
  const checks = await rowsOf(facts);
  const result = (await callPlugin(php, 'Admin\\health', checks)) as Record<string, string>;
  expect(result).toMatchObject({status, description: expect.stringContaining(sentence) as string});
});
