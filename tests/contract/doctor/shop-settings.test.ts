import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {examine} from '~adapters/woocommerce/doctor';
import {compareVersions, ownPluginVersion} from '~adapters/woocommerce/doctor/checks/plugins';
import {jsonOf} from '~adapters/woocommerce/doctor/reply';
import type {ShopFacts} from '~adapters/woocommerce/doctor/shop-facts';
import type {ShopProbe} from '~adapters/woocommerce/doctor/shop-probe';
import {openWordPressMock} from '../../support/wordpress-mock';
import {
  aReply,
  asVisitor,
  probeGoodShop,
  recordedReply,
  withFacts,
  withRow,
} from '../../support/shop-probe';

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
  [
    'our plugin is old',
    {plugin: {version: '0.9.3', contract: 4}},
    'Bellyful Storefront',
    'once more',
  ],
  [
    'our plugin is newer',
    {plugin: {version: '99.0.0', contract: 4}},
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
    {plugin: {version: '2.3.0', contract: 5}},
    'Bellyful Storefront',
    'update this storefront. Bring',
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
  ['the clock is late', {time: '2020-01-01T00:00:00Z'}, 'Clock', 'behind'],
])('when %s, that line alone is red', (_what, facts, name, words) => {
  const probe = withFacts(good, facts);
  expect(wrongNames(probe)).toEqual([name]);
  expect(lineOf(probe, name)).toContain(words);
});

test('what the shop says of itself is printed as it says it', () => {
  const fix = 'Choose "Live".';
  const red = withRow(good, 'open', {ok: false, message: 'Coming soon.', fix});
  expect(wrongNames(red)).toEqual(['Open for business']);
  expect(lineOf(red, 'Open for business')).toBe(`Coming soon. ${fix}`);
  const asked = withRow(good, 'wpgraphql', {message: 'Is it well?', isToConfirm: true});
  expect(wrongNames(asked)).toEqual([]);
  expect(examine(asked).find(({name}) => name === 'WPGraphQL')).toMatchObject({
    message: 'Is it well?',
    isToConfirm: true,
  });
});

test('an older plugin says nothing of the shop: the doctor says that it is older, and what a visitor sees', async () => {
  const {checks: _checks, ...facts} = jsonOf(good.facts);
  const old = {...good, facts: aReply({...facts, plugin: {version: '2.3.0', contract: 4}})};
  expect(wrongNames(old)).toEqual(['Bellyful Storefront']);
  expect(lineOf(old, 'Bellyful Storefront')).toContain('once more');
  const catalogue = await recordedReply('08a-woocommerce-deactivated-products');
  expect(wrongNames({...old, catalogue})).toContain('WPGraphQL for WooCommerce');
});

test('who pays by card in the storefront needs no pay page of the shop', () => {
  const probe = withRow(withRow(good, 'ways', {ok: false}), 'payPage', {ok: false});
  expect(wrongNames(probe)).toEqual(['Pay page', 'Ways of paying']);
  expect(wrongNames({...probe, settings: {...good.settings, paysAtShop: false}})).toEqual([]);
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
  expect(lineOf({...good, payPage: aReply('', 404)}, 'Pay page')).toContain('Save the permalinks');
});

test.each([
  ['incorrect_password', 'is wrong, or was withdrawn'],
  ['invalid_username', 'no user called'],
  ['rest_forbidden', 'does not reach WordPress'],
  ['anything_else', 'for a visitor'],
])('a silently anonymous storefront (%s) learns why', (code, words) => {
  const probe = asVisitor(good, code);
  expect(wrongNames(probe)).toEqual(['Password']);
  expect(lineOf(probe, 'Password')).toContain(words);
});

test('a shop without application passwords says so', () => {
  const index = aReply({namespaces: ['bellyful/v1'], authentication: {}});
  const probe = {...asVisitor(good, 'rest_forbidden'), index};
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
  const visitorsSchema = await recordedReply('07e-introspection-anon');
  expect(wrongNames({...good, visitorsSchema})).toEqual([]);
  const open = aReply({data: {__schema: {queryType: {name: 'RootQuery'}}}});
  expect(wrongNames({...good, visitorsSchema: open})).toEqual(['What visitors read by GraphQL']);
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

const withMessage = (lastStatus: number) =>
  withRow(withFacts(good, {webhook: {isSet: true, lastStatus, lastAt: null}}), 'messages', {
    ok: false,
    message: 'It did not arrive.',
    fix: 'Send another.',
  });

test('a message that found nobody counts against a storefront that runs', () => {
  const probe = withMessage(0);
  expect(wrongNames({...probe, storefront: null})).toEqual([]);
  const storefront = aReply({status: 'alive'});
  expect(wrongNames({...probe, storefront})).toEqual(['Messages about changes']);
});

test('a message whose signature was not known counts in any case', () => {
  expect(wrongNames({...withMessage(401), storefront: null})).toEqual(['Messages about changes']);
});

test('a storefront without the secret of messages reads where it is', () => {
  const settings = {...good.settings, hasWebhookSecret: false};
  const line = (tellsAgents: boolean) =>
    lineOf({...good, settings: {...settings, tellsAgents}}, 'Messages about changes');
  expect(line(false)).toContain('WOO_WEBHOOK_SECRET');
  expect(line(false)).not.toContain('programs');
  expect(line(true)).toContain('programs do not hear what becomes of their orders');
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

test('all is looked through only when the doctor asks', async () => {
  const {plugin} = openWordPressMock();
  const asked = await plugin.send<object>('shop', {method: 'GET', path: '/shop'});
  expect(asked.ok && 'checks' in asked.body).toBe(false);
});
