import {afterAll, beforeEach, expect, test} from 'vitest';
import {offlineSettings, startBackend} from '~mocks/backend';
import {demoPassword} from '~mocks/demo-accounts';
import {shopManager} from '~mocks/demo-accounts';

const backend = await startBackend();
const {username, applicationPassword} = shopManager;

beforeEach(() => backend.reset());
afterAll(() => backend.close());

const post = (path: string, body: object, password: string = applicationPassword) =>
  fetch(`${backend.url}/wp-json/bellyful/v1${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Basic ${btoa(`${username}:${password}`)}`,
    },
    body: JSON.stringify(body),
  });

const {url} = backend;
const asStorefront = {Authorization: `Basic ${btoa(`${username}:${applicationPassword}`)}`};

test.each([
  ['POST', '/mail'],
  ['GET', '/nothing'],
  ['OPTIONS', '/accounts/sign-in'],
  ['GET', ''],
])(
  'a stranger who asks %s %s learns neither parameters nor whether it is there',
  async (method, path) => {
    const refused = await fetch(`${url}/wp-json/bellyful/v1${path}`, {method});
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({code: 'rest_forbidden'});
  },
);

test.each(['wp/v2/users/me', 'batch/v1', 'wc/v3/orders', ''])(
  'the storefront’s user reaches the plugin alone, not wp-json/%s',
  async (path) => {
    const refused = await fetch(`${url}/wp-json/${path}`, {headers: asStorefront});
    expect(refused.status).toBe(403);
    const unknown = await fetch(`${url}/wp-json/bellyful/v1/nothing`, {headers: asStorefront});
    expect(unknown.status).toBe(404);
  },
);

const demo = {email: 'demo@bellyful.example', password: demoPassword};

test('offline the storefront is connected by the shop’s three settings alone', () => {
  const names = Object.keys(offlineSettings(backend.url));
  expect(names.filter((name) => name.startsWith('MAIL_'))).toEqual([]);
});

test('nobody but the storefront is answered, and no answer is kept', async () => {
  const refused = await post('/accounts/sign-in', demo, 'wrong');
  expect(refused.status).toBe(401);
  const answered = await post('/accounts/sign-in', demo);
  expect(answered.status).toBe(200);
  expect(answered.headers.get('Cache-Control')).toBe('no-store');
});

test('the first day comes back: accounts, sessions, claims and holds', async () => {
  const account = {email: 'ana@x.example', password: 'Konjac-1!', returnUrl: backend.url};
  expect((await post('/accounts/sign-up', account)).status).toBe(200);
  backend.reset();
  expect((await post('/accounts/sign-in', account)).status).toBe(422);
  expect((await post('/accounts/sign-in', demo)).status).toBe(200);
});

test.each([
  ['auth', '/accounts/sign-in', demo],
  ['database', '/limits', {tries: [{bucket: 'a', limit: 1, windowSeconds: 60}]}],
  ['mail', '/mail', {to: 'ana@x.example', subject: 'Hello', html: 'Hi', text: 'Hi', kind: 'x'}],
])('trouble with %s is trouble with the shop’s own', async (operation, path, body) => {
  backend.scenarios.use({operation, trouble: 'http500', times: 1});
  expect((await post(path, body)).status).toBe(500);
  expect((await post(path, body)).status).toBe(200);
});

test.each([
  ['/orders', {}],
  ['/orders', {'X-Bellyful-Contract': '1'}],
  ['/orders/1/finish', {'X-Bellyful-Contract': '5'}],
  ['/ledger/attempts/claim', {}],
  ['/ledger/limits/hit', {'X-Bellyful-Contract': '3'}],
])(
  'a storefront of another version is refused at %s before anything is made',
  async (path, header) => {
    const before = backend.shop.orders.length;
    const refused = await fetch(`${backend.url}/wp-json/bellyful/v1${path}`, {
      method: 'POST',
      headers: {...asStorefront, ...header, 'Content-Type': 'application/json'},
      body: '{}',
    });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({code: 'contract_differs'});
    expect(backend.shop.orders).toHaveLength(before);
  },
);
