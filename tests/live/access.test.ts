import {describe, expect, test} from 'vitest';
import {mayWrite, setting} from './live-shop';

const shop = new URL('.', setting('WOO_GRAPHQL_URL'));
const user = setting('WOO_USERNAME');
const password = setting('WOO_APPLICATION_PASSWORD');
const asStorefront = {Authorization: `Basic ${btoa(`${user}:${password}`)}`};

const get = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(new URL(path, shop), {redirect: 'manual', ...init});
  return {status: response.status, text: await response.text()};
};

const asJson = (body: object): RequestInit => ({
  method: 'POST',
  headers: {...asStorefront, 'Content-Type': 'application/json'},
  body: JSON.stringify(body),
});

describe('a stranger who asks the plugin of a real shop', () => {
  test.each([
    ['POST', 'mail'],
    ['POST', 'accounts/sign-in'],
    ['POST', 'MAIL'],
    ['GET', 'nothing'],
    ['OPTIONS', 'mail'],
    ['GET', ''],
  ])('by %s %s learns neither parameters nor whether it is there', async (method, path) => {
    const {status, text} = await get(`wp-json/bellyful/v1/${path}`, {method});
    expect(status).toBe(401);
    expect(text).not.toMatch(/param|subject|password|args/i);
  });

  test('in a batch learns no more', async () => {
    const {text} = await get('wp-json/batch/v1', {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({requests: [{method: 'POST', path: '/bellyful/v1/mail', body: {}}]}),
    });
    expect(text).not.toMatch(/subject|Missing parameter/);
  });

  test('finds none of its routes in the list of all', async () => {
    const {text} = await get('wp-json/');
    expect(text).not.toContain('\\/bellyful\\/v1\\/');
  });
});

/** An older plugin would not refuse. */
describe.runIf(mayWrite)('a storefront of another version', () => {
  test.each([
    ['orders', {}],
    ['orders', {'X-Bellyful-Contract': '1'}],
    ['orders/1/finish', {'X-Bellyful-Contract': '99'}],
    ['ledger/attempts/claim', {}],
    ['ledger/limits/hit', {}],
  ])('is refused at %s %o before anything is made', async (path, header) => {
    const {headers, ...rest} = asJson({});
    const init = {...rest, headers: {...(headers as object), ...header}};
    const {status, text} = await get(`wp-json/bellyful/v1/${path}`, init);
    expect(status).toBe(409);
    expect(text).toContain('contract_differs');
  });
});

describe('a stranger who looks for authors', () => {
  test('finds no entry, archive or site map of the storefront’s user', async () => {
    const users = await get('wp-json/wp/v2/users?per_page=100');
    expect(users.text).not.toContain(user);
    expect((await get(`author/${user}/`)).status).not.toBe(200);
    expect((await get('wp-sitemap-users-1.xml')).text).not.toContain(user);
  });
});

/** Where an older plugin lets them through, these change the user. */
describe.runIf(mayWrite)('who has the storefront’s application password', () => {
  test.each<[string, RequestInit]>([
    ['wp/v2/users/me', asJson({password: 'Mine-1234!', email: 'mine@x.example'})],
    ['wp/v2/users/me/application-passwords', asJson({name: 'mine'})],
    ['batch/v1', asJson({requests: [{method: 'POST', path: '/wp/v2/users/me', body: {}}]})],
    ['wc/v3/orders', {headers: asStorefront}],
    ['wc/v3/customers', {headers: asStorefront}],
    ['', {headers: asStorefront}],
  ])('does not reach wp-json/%s', async (path, init) => {
    expect((await get(`wp-json/${path}`, init)).status).toBe(403);
    expect((await get(`?rest_route=/${path}`, init)).status).toBe(403);
  });

  test('signs in neither at the back office nor by XML-RPC', async () => {
    const page = await get('wp-login.php', {
      method: 'POST',
      headers: {Cookie: 'wordpress_test_cookie=WP%20Cookie%20check'},
      body: new URLSearchParams({log: user, pwd: password, testcookie: '1'}),
    });
    expect(page.status).toBe(200);
    expect(page.text).toContain('login_error');
    const values = ['1', user, password].map(
      (value) => `<param><value><string>${value}</string></value></param>`,
    );
    const call = `<methodCall><methodName>wp.getProfile</methodName><params>${values.join('')}</params></methodCall>`;
    const headers = {'Content-Type': 'text/xml'};
    const {text} = await get('xmlrpc.php', {method: 'POST', headers, body: call});
    expect(text).toContain('<int>403</int>');
  });

  test.each([
    'updateUser(input: {id: "dXNlcjox", password: "Mine-1234!"}) {user {id}}',
    'createOrder(input: {isPaid: true}) {orderId}',
    'updateOrder(input: {orderId: 1, isPaid: true}) {order {databaseId}}',
  ])('changes nothing by GraphQL: %s', async (mutation) => {
    const {text} = await get('graphql', asJson({query: `mutation {${mutation}}`}));
    expect(text).toContain('does not have the capabilities');
  });
});
