import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {examine} from '~adapters/woocommerce/doctor';
import {compareVersions, ownPluginVersion} from '~adapters/woocommerce/doctor/checks/plugins';
import type {ShopFacts} from '~adapters/woocommerce/doctor/shop-facts';
import type {ShopProbe} from '~adapters/woocommerce/doctor/shop-probe';
import {openWordPressMock} from '../../support/wordpress-mock';
import {aReply, asNobody, probeGoodShop, recordedReply, withFacts} from '../../support/shop-probe';

let withSchema: ShopProbe;
let good: ShopProbe;
beforeAll(async () => {
  withSchema = await probeGoodShop();
  // To compare the schemas takes its time; the last tests do.
  good = {...withSchema, schema: null};
});

const wrongNames = (probe: ShopProbe) =>
  examine(probe)
    .filter(({ok}) => !ok)
    .map(({name}) => name);

const lineOf = (probe: ShopProbe, name: string) => {
  const line = examine(probe).find((check) => check.name === name);
  return line ? `${line.message} ${line.fix}` : '';
};

test.each<[string, Partial<ShopFacts>, string, string]>([
  ['WooCommerce is off', {woocommerce: null}, 'WooCommerce', 'activate WooCommerce 9.0'],
  ['WordPress is old', {wordpress: '6.4.3'}, 'WordPress', 'too old'],
  ['WPGraphQL is old', {wpgraphql: '1.32.1'}, 'WPGraphQL', 'too old'],
  [
    'our plugin is old',
    {plugin: {version: '0.9.3', contract: 3}},
    'Bellyful Storefront',
    'once more',
  ],
  [
    'our plugin is newer',
    {plugin: {version: '99.0.0', contract: 3}},
    'Bellyful Storefront',
    'up to date',
  ],
  [
    'our plugin tells no contract',
    {plugin: {version: '1.2.0'}},
    'Bellyful Storefront',
    'update the shop’s plugin. Copy',
  ],
  [
    'our plugin knows a newer contract',
    {plugin: {version: '2.3.0', contract: 4}},
    'Bellyful Storefront',
    'update this storefront. Bring',
  ],
  ['its currency has no code', {currency: 'Taler'}, 'Currency', 'three letters'],
  [
    'it sells by its own rules and has no shipping',
    {rules: 'shop', shippingZones: {zones: 0, methods: 0}},
    'Offers and shipping',
    'Add a method',
  ],
  ['the shop is not open yet', {comingSoon: true}, 'Open for business', '"Live"'],
  ['permalinks are plain', {permalinks: ''}, 'Addresses', '"Post name"'],
  ['there is no checkout page', {payPage: null}, 'Pay page', 'Choose a page'],
  ['nobody can pay', {gateways: []}, 'Ways of paying', 'Switch one on'],
  [
    'errors are shown',
    {graphql: {url: null, isPublicIntrospection: false, isDebug: true}},
    'What strangers read',
    'debug mode',
  ],
  [
    'the storefront is unknown',
    {storefrontUrl: null},
    'The storefront’s address',
    'Fill in https://bellyful.example',
  ],
  [
    'the storefront is elsewhere',
    {storefrontUrl: 'https://old.example/'},
    'The storefront’s address',
    'PUBLIC_STORE_URL=https://old.example',
  ],
  [
    'the secret differs',
    {webhook: {isSet: true, lastStatus: 401, lastAt: null}},
    'Messages about changes',
    'WOO_WEBHOOK_SECRET',
  ],
  ['the clock is late', {time: '2020-01-01T00:00:00Z'}, 'Clock', 'behind'],
])('when %s, that line alone is red', (_what, facts, name, words) => {
  const probe = withFacts(good, facts);
  expect(wrongNames(probe)).toEqual([name]);
  expect(lineOf(probe, name)).toContain(words);
});

test.each<[string, Partial<ShopFacts>, string, string]>([
  ['WooCommerce is newer', {woocommerce: '99.0.0'}, 'WooCommerce', '9.0 to 11.0'],
  ['WPGraphQL is newer', {wpgraphql: '2.24.0'}, 'WPGraphQL', 'newer than'],
  ['WPGraphQL tells who the users are', {wpgraphql: '2.15.0'}, 'WPGraphQL', 'before 2.15.1'],
  ['WPGraphQL shows private media', {wpgraphql: '2.23.0'}, 'WPGraphQL', 'before 2.23.1'],
  [
    'the shop’s pages add a tax that prices are entered without',
    {taxes: true, taxDisplay: {shop: 'incl', cart: 'excl'}},
    'Prices as shown',
    '"Excluding tax"',
  ],
  [
    'the shop’s cart leaves out a tax that prices are entered with',
    {taxes: true, pricesIncludeTax: true, taxDisplay: {shop: 'incl', cart: 'excl'}},
    'Prices as shown',
    '"Including tax"',
  ],
])('when %s, the owner is asked, and nothing is red', (_what, facts, name, words) => {
  const probe = withFacts(good, facts);
  const line = examine(probe).find((check) => check.name === name);
  expect(wrongNames(probe)).toEqual([]);
  expect(line?.isToConfirm).toBe(true);
  expect(line?.message).toContain(words);
});

test.each<[string, Partial<ShopFacts>, string]>([
  ['Taxes', {taxes: true}, 'entered without tax'],
  ['Taxes', {taxes: true, pricesIncludeTax: true}, 'entered with tax'],
  ['Taxes', {taxes: false}, 'Not charged.'],
  ['Shipping zones', {shippingZones: {zones: 2, methods: 1}}, '1 method in 2 zones'],
  ['Shipping zones', {shippingZones: {zones: 0, methods: 0}}, 'no shipping method'],
  ['WPGraphQL', {wpgraphql: '2.23.1'}, 'Version 2.23.1; tried with 2.3.3 to 2.20.'],
  ['WooCommerce', {woocommerce: '9.0.0'}, 'Version 9.0.0; tried with 9.0 to 11.0.'],
  ['WooCommerce', {woocommerce: '11.0.99'}, 'Version 11.0.99; tried with 9.0 to 11.0.'],
])('%s with %j is told', (name, facts, words) => {
  expect(lineOf(withFacts(good, facts), name)).toContain(words);
});

test('prices that are shown as they are entered ask nothing', () => {
  const display = {shop: 'incl', cart: 'incl'} as const;
  const probe = withFacts(good, {taxes: true, pricesIncludeTax: true, taxDisplay: display});
  expect(lineOf(probe, 'Prices as shown')).toBe('');
});

test('a pay page at another address than the storefront leads to is reported', () => {
  const payPage = `${new URL(good.settings.graphqlUrl).origin}/kasse/order-pay/`;
  expect(lineOf(withFacts(good, {payPage}), 'Pay page')).toContain('/kasse/order-pay/');
});

test('a shop that calls itself by another name is written by that name', () => {
  const graphql = {
    url: 'https://www.shop.example/graphql',
    isPublicIntrospection: false,
    isDebug: false,
  };
  expect(lineOf(withFacts(good, {graphql}), 'Pay page')).toContain(
    'WOO_GRAPHQL_URL=https://www.shop.example/graphql',
  );
});

test('a pay page that is hidden from visitors is red', () => {
  const payPage = aReply('', 302, '/coming-soon/');
  expect(wrongNames({...good, payPage})).toEqual(['Pay page']);
});

test.each([
  ['incorrect_password', 'is wrong, or was withdrawn'],
  ['invalid_username', 'no user called'],
  ['rest_forbidden', 'does not reach WordPress'],
  ['anything_else', 'for a visitor'],
])('a silently anonymous storefront (%s) learns why', (code, words) => {
  const probe = asNobody(good, code);
  expect(wrongNames(probe)).toEqual(['Password']);
  expect(lineOf(probe, 'Password')).toContain(words);
});

test('a shop without application passwords says so', () => {
  const index = aReply({namespaces: ['bellyful/v1'], authentication: {}});
  const probe = {...asNobody(good, 'rest_forbidden'), index};
  expect(lineOf(probe, 'Password')).toContain('takes no application passwords');
});

test('without a user of the shop the catalogue alone is shown, and the doctor says so', () => {
  const settings = {...good.settings, user: null};
  const probe = {...good, settings, viewer: null, schema: null, facts: null};
  expect(lineOf(probe, 'Password')).toContain('nobody can order');
});

test('the rights that a user lacks are named', () => {
  const user = {login: 'jane', roles: ['customer'], canEditOrders: false, canReadCoupons: false};
  expect(lineOf(withFacts(good, {user}), 'Rights')).toContain('orders and codes');
  const refused = {code: 'rest_forbidden', message: 'No.', data: {status: 403}};
  expect(wrongNames({...good, facts: aReply(refused, 403)})).toEqual(['Rights']);
});

test.each([
  ['is absent', aReply({code: 'rest_no_route', message: ''}, 404), 'not active'],
  ['breaks', aReply({code: 'failed', message: ''}, 500), '(500)'],
  ['is another', aReply({hello: 'there'}), 'in the plugin’s place'],
])('a plugin that %s is never passed over', (_what, facts, words) => {
  const probe = {...good, facts};
  expect(wrongNames(probe)).toEqual(['Bellyful Storefront']);
  expect(lineOf(probe, 'Bellyful Storefront')).toContain(words);
});

test('introspection that is closed to visitors is right; one that is open is not', async () => {
  const strangersSchema = await recordedReply('07e-introspection-anon');
  expect(wrongNames({...good, strangersSchema})).toEqual([]);
  const open = aReply({data: {__schema: {queryType: {name: 'RootQuery'}}}});
  expect(wrongNames({...good, strangersSchema: open})).toEqual(['What strangers read']);
});

test('a schema that is closed to the storefront’s own user is reported', async () => {
  const schema = await recordedReply('07e-introspection-anon');
  expect(lineOf({...withSchema, schema}, 'Types and fields')).toContain(
    'allow it for signed-in users',
  );
});

test('a field that an upgrade took away is named', () => {
  const text = JSON.stringify(withSchema.schema?.isAnswered && withSchema.schema.json);
  const schema = aReply(JSON.parse(text.replaceAll('"galleryImages"', '"gallery"')) as unknown);
  expect(lineOf({...withSchema, schema}, 'Types and fields')).toContain('"galleryImages"');
});

test('a message that found nobody counts against a storefront that runs', () => {
  const webhook = {isSet: true, lastStatus: 0, lastAt: null};
  const probe = withFacts(good, {webhook});
  expect(wrongNames({...probe, storefront: null})).toEqual([]);
  const storefront = aReply({status: 'alive'});
  expect(wrongNames({...probe, storefront})).toEqual(['Messages about changes']);
});

test('a storefront without the secret of messages reads where it is', () => {
  const settings = {...good.settings, hasWebhookSecret: false};
  expect(lineOf({...good, settings}, 'Messages about changes')).toContain('WOO_WEBHOOK_SECRET');
});

test('versions are compared by number', () => {
  expect(compareVersions('2.11.2', '2.9')).toBeGreaterThan(0);
  expect(compareVersions('9.0', '9.0.0')).toBe(0);
  expect(compareVersions('1.0.0-beta2', '1.0.1')).toBeLessThan(0);
});

test('the doctor knows the version of the plugin beside it', () => {
  const plugin = 'wordpress-plugin/bellyful-storefront/bellyful-storefront.php';
  const source = readFileSync(path.resolve(import.meta.dirname, '../../..', plugin), 'utf8');
  expect(source).toMatch(new RegExp(`^ \\* Version: +${ownPluginVersion}$`, 'm'));
});

test('the doctor says whose offers and shipping count', () => {
  const line = (facts: Partial<ShopFacts>) =>
    lineOf(
      withFacts(good, {shippingZones: {zones: 1, methods: 3}, ...facts}),
      'Offers and shipping',
    );
  expect(line({})).toContain('shipping methods (3) are not used');
  expect(line({rules: 'shop'})).toContain('no discounts but its coupons');
});

test('what is sent and names no allergens is named, and the shop looks for it only when the doctor asks', async () => {
  expect(examine(good).find(({name}) => name === 'Labels')).toMatchObject({
    ok: true,
    isToConfirm: true,
    message: expect.stringMatching(/^\d+ products name no allergens: .* and others\./),
  });
  const all = withFacts(good, {unlabeled: {count: 0, names: []}});
  expect(lineOf(all, 'Labels')).toContain('Every product that is sent names its allergens.');
  // WordPress writes titles as HTML.
  const written = withFacts(good, {
    unlabeled: {count: 1, names: ['Mix &amp; Match &#8220;2×&#8221;']},
  });
  expect(lineOf(written, 'Labels')).toContain('name no allergens: Mix & Match “2×”.');
  const {plugin} = openWordPressMock();
  const asked = await plugin.send<object>('shop', {method: 'GET', path: '/shop'});
  expect(asked.ok && 'unlabeled' in asked.body).toBe(false);
});
