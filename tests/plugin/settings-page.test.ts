import type {PHP} from '@php-wasm/universal';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {callPlugin, runPhp, startPhp} from '../support/php';

interface Check {
  name: string;
  ok: boolean;
  message: string;
  fix: string;
}

let php: PHP;
beforeAll(async () => {
  php = await startPhp('8.1');
}, 60_000);
afterAll(() => php.exit());

const store = {
  currency: 'USD',
  decimals: 2,
  taxes: false,
  rules: 'storefront',
  shippingZones: {zones: 1, methods: 2},
  comingSoon: false,
  gateways: [{id: 'cod', title: 'Cash on delivery'}],
  payPage: 'https://shop.example/checkout/order-pay/',
  unsoldTypes: [],
  outbox: {failed: 0, since: null, reason: null},
};

const good = {
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
    brokenProducts: [],
  },
  ...store,
};

const red = async (facts: object) => {
  const checks = (await callPlugin(php, 'Admin\\checks', facts)) as Check[];
  return checks.filter(({ok}) => !ok);
};

test('a shop that is set up shows green lines only', async () => {
  expect(await red(good)).toEqual([]);
});

const {here, graphql, webhook} = good;
const {currency: _currency, ...withoutStore} = good;

test.each([
  ['WooCommerce is off', {...withoutStore, woocommerce: null}, 'Not active.'],
  ['WPGraphQL has a published weakness', {...good, wpgraphql: '2.20.0'}, 'private media'],
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
    'mails are stuck',
    {...good, outbox: {failed: 3, since: '2026-11-22T10:00:00Z', reason: 'Mailbox full.'}},
    '3 could not be sent, the oldest from 2026-11-22T10:00:00Z: Mailbox full.',
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

test('the page says whose offers and shipping count', async () => {
  const messages = async (whose: string) => {
    const checks = (await callPlugin(php, 'Admin\\checks', {...good, rules: whose})) as Check[];
    return checks.find(({name}) => name === 'Offers and shipping')?.message;
  };
  expect(await messages('storefront')).toContain('own shipping methods (2) are not used');
  expect(await messages('shop')).toContain('no discounts but its coupons');
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
  const checks = await callPlugin(php, 'Admin\\checks', facts);
  const result = (await callPlugin(php, 'Admin\\health', checks)) as Record<string, string>;
  expect(result).toMatchObject({status, description: expect.stringContaining(sentence) as string});
});
