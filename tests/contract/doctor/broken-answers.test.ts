import {beforeAll, expect, test} from 'vitest';
import {examine} from '~adapters/woocommerce/doctor';
import type {ShopProbe} from '~adapters/woocommerce/doctor/shop-probe';
import {aReply, noReply, probeGoodShop, recordedReply} from '../../support/shop-probe';

let good: ShopProbe;
beforeAll(async () => {
  good = await probeGoodShop();
});

const wrongLines = (probe: ShopProbe) =>
  examine(probe)
    .filter(({ok}) => !ok)
    .map(({message, fix}) => `${message} ${fix}`);

test('a shop as it should be has nothing wrong', () => {
  expect(wrongLines(good)).toEqual([]);
});

test.each([
  ['08c-wpgraphql-deactivated-products', 'WPGraphQL is switched off', 'activate WPGraphQL'],
  ['08d-maintenance-products', 'maintenance mode', '.maintenance'],
  ['08d-maintenance-createOrder', 'maintenance mode', 'Wait a minute'],
  ['08e-database-down', 'does not reach its database', 'wp-config.php'],
  ['08f-debug-output', 'Undefined variable $x', 'WP_DEBUG_DISPLAY'],
  ['08f-debug-output', 'prints something before its answer', '"noisy-gallery"'],
  ['08g-critical-error', 'critical error', 'debug.log'],
])('%s: "%s" is all that is said, and how to mend it', async (name, message, fix) => {
  const catalogue = await recordedReply(name);
  const lines = wrongLines({...good, catalogue});
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(message);
  expect(lines[0]).toContain(fix);
});

const page = '<!doctype html><html><title>A shop</title></html>';

test('a page in place of data, where the plain address works, means plain permalinks', () => {
  const probe = {...good, catalogue: aReply(page), plainGraphql: aReply({data: {}})};
  expect(wrongLines(probe).join()).toMatch(/plain permalinks.*Save the permalinks.*"Post name"/);
});

test.each([
  ['of the web server', aReply('Not found', 404), null],
  ['of WordPress', aReply(page, 404), aReply({data: {}})],
])('a 404 %s at /graphql says where to save the permalinks', (_whose, catalogue, plainGraphql) => {
  const lines = wrongLines({...good, catalogue, plainGraphql});
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/Save the permalinks: under Settings, Permalinks.*Save Changes/);
});

test('a page everywhere is a page that stands before the shop', () => {
  const probe = {...good, catalogue: aReply(page), plainGraphql: aReply(page), index: aReply(page)};
  expect(wrongLines(probe).join()).toMatch(/a page where data should be.*maintenance or logins/);
});

test.each([
  ['nothing at all', aReply(''), 'PHP ends early'],
  ['an empty error', aReply('', 500), 'without a word (500)'],
  ['a page of an error', aReply(page, 502), 'with an error (502)'],
  ['a page not found', aReply('Not found', 404), 'no GraphQL at this address (404)'],
  ['a password of the web server', aReply('Authorization required', 401), 'refuses (401)'],
  ['a firewall', aReply('<title>Just a moment...</title>', 403), 'firewall'],
  ['too many questions', aReply('Slow down', 429), 'asked too often'],
  ['somebody else’s JSON', aReply({hello: 'there'}), 'no GraphQL'],
  ['no such machine', noReply('ENOTFOUND'), 'no machine called 127.0.0.1'],
  ['nobody there', noReply('ECONNREFUSED'), 'Nobody answers at 127.0.0.1'],
  ['no answer in time', noReply('timeout'), 'no answer in time'],
  ['an untrusted certificate', noReply('CERT_HAS_EXPIRED'), 'certificate'],
  ['a broken line', noReply('ECONNRESET'), 'cannot be reached (ECONNRESET)'],
  ['a redirect to a login', aReply('', 302, '/wp-login.php'), 'sends everybody on'],
])('%s gets one sentence', (_what, catalogue, message) => {
  const lines = wrongLines({...good, catalogue});
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(message);
});

test('a shop that moved says where to', () => {
  const catalogue = aReply('', 301, 'https://www.shop.example/graphql');
  expect(wrongLines({...good, catalogue}).join()).toContain(
    'WOO_GRAPHQL_URL=https://www.shop.example/graphql',
  );
});

test.each([
  ['08a-woocommerce-deactivated-products', ['wp/v2'], /^WooCommerce is not active/],
  ['08b-woographql-deactivated-products', ['wc/v3'], /^WPGraphQL for WooCommerce is not active/],
])(
  '%s, without the plugin’s word, is told by WordPress’ own list',
  async (name, namespaces, line) => {
    const catalogue = await recordedReply(name);
    const index = aReply({namespaces: [...namespaces, 'bellyful/v1']});
    const lines = wrongLines({...good, catalogue, index, facts: null});
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(line);
  },
);

test.each([
  ['Internal server error', 'breaks while it answers'],
  ['The field "RootQuery.products" cannot be accessed without authentication.', 'signed-in users'],
  ['The server administrator has limited the max query depth to 3', 'how deep'],
  ['Something new', 'Something new'],
])('an error of GraphQL about the list, "%s", is explained', (problem, message) => {
  const catalogue = aReply({errors: [{message: problem}]});
  expect(wrongLines({...good, catalogue}).join()).toContain(message);
});

test('drafts that take the places of products are reported', async () => {
  const catalogue = await recordedReply('09d-empty-page-draft');
  expect(wrongLines({...good, catalogue}).join()).toContain('Drafts take the places');
});

test('an empty catalogue is for the owner to confirm, for the pages sell all the same', () => {
  const catalogue = aReply({data: {products: {nodes: [], pageInfo: {hasNextPage: false}}}});
  const line = examine({...good, catalogue}).find(({name}) => name === 'Catalogue');
  expect(line).toMatchObject({ok: true, isToConfirm: true});
});
