import {expect, test} from 'vitest';
import {toPluginAddress} from './plugin-address';
import {createPluginClient} from './plugin-client';
import {contractVersion} from './plugin-contract';

test.each([
  ['https://shop.example/graphql', 'https://shop.example'],
  ['https://shop.example/graphql/', 'https://shop.example'],
  ['https://x.example/wp/graphql', 'https://x.example/wp'],
  ['https://shop.example/index.php?graphql', 'https://shop.example'],
  ['https://shop.example/?graphql=true', 'https://shop.example'],
])('beside the GraphQL address %s the plugin stands under %s', (endpoint, base) => {
  const address = toPluginAddress(endpoint);
  expect(address.pretty('/shop')).toBe(`${base}/wp-json/bellyful/v1/shop`);
  const query = new URLSearchParams({key: 'a b'});
  expect(address.plain('/shop', query)).toBe(
    `${base}/index.php?rest_route=%2Fbellyful%2Fv1%2Fshop&key=a+b`,
  );
});

function openClient(answer: (request: Request) => Response) {
  const requests: Request[] = [];
  const plugin = createPluginClient({
    endpoint: 'https://shop.example/graphql',
    username: 'storefront',
    applicationPassword: 'abcd efgh',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      requests.push(request);
      return answer(request);
    },
  });
  return {plugin, requests, send: () => plugin.send('shop', {method: 'GET', path: '/shop'})};
}

const page = () => new Response('<!doctype html>', {headers: {'Content-Type': 'text/html'}});

test('every request carries the application password, the contract, and the session when there is one', async () => {
  const {plugin, requests} = openClient(() => Response.json({}));
  await plugin.send('me', {method: 'GET', path: '/accounts/me', session: 'a token'});
  expect(requests[0]?.headers.get('Authorization')).toBe(`Basic ${btoa('storefront:abcd efgh')}`);
  expect(requests[0]?.headers.get('X-Bellyful-Session')).toBe('a token');
  expect(requests[0]?.headers.get('X-Bellyful-Contract')).toBe(String(contractVersion));
  expect(requests[0]?.redirect).toBe('manual');
});

test('a shop without permalinks is asked by the plain address, and from then on at once', async () => {
  const {send, requests} = openClient(({url}) =>
    url.includes('rest_route') ? Response.json({is: 'there'}) : page(),
  );
  expect(await send()).toEqual({ok: true, body: {is: 'there'}});
  await send();
  expect(requests.map(({url}) => url.includes('wp-json'))).toEqual([true, false, false]);
});

test('a shop that is away is asked once more, but never to do something', async () => {
  const {plugin, send, requests} = openClient(() => new Response('down', {status: 503}));
  await expect(send()).rejects.toMatchObject({
    kind: 'http',
    message: expect.stringContaining('status 503'),
  });
  expect(requests).toHaveLength(2);
  const order = plugin.send('order', {method: 'POST', path: '/orders', body: {}});
  await expect(order).rejects.toMatchObject({
    kind: 'http',
    message: expect.stringContaining('status 503'),
  });
  expect(requests).toHaveLength(3);
});

test('a shop that has answered as the plugin does is not asked elsewhere to do something: it may have been done', async () => {
  const {plugin, send, requests} = openClient(({method}) =>
    method === 'GET' ? Response.json({is: 'there'}) : page(),
  );
  await send();
  const mail = plugin.send('mail.send', {method: 'POST', path: '/mail', body: {}});
  await expect(mail).rejects.toMatchObject({name: 'CommerceError'});
  expect(requests).toHaveLength(2);
});

test.each(['', '{"id": 4'])(
  'an answer that breaks off (%o) is not asked for again',
  async (text) => {
    const {plugin, requests} = openClient(() => new Response(text));
    const mail = plugin.send('mail.send', {method: 'POST', path: '/mail', body: {}});
    await expect(mail).rejects.toMatchObject({name: 'CommerceError'});
    expect(requests).toHaveLength(1);
  },
);

test.each([
  [409, 'contract_differs'],
  [422, 'otp_expired'],
  [401, 'session_over'],
  [429, 'too_many'],
])('status %i with the code %s is an answer', async (status, code) => {
  const {send} = openClient(() => Response.json({code, message: 'No.'}, {status}));
  const declined = {ok: false, status, code, message: 'No.', retryAfterSeconds: 0};
  expect(await send()).toEqual(declined);
});

test('who tries too often is told how long to wait', async () => {
  const body = {code: 'too_many', message: 'No.', data: {status: 429, retryAfterSeconds: 42}};
  const {send} = openClient(() => Response.json(body, {status: 429}));
  expect(await send()).toMatchObject({ok: false, code: 'too_many', retryAfterSeconds: 42});
});

test.each([
  ['a wrong password', 401, {code: 'incorrect_password'}, 'unauthorised'],
  ['a user without the right', 403, {code: 'rest_forbidden'}, 'unauthorised'],
  ['no such plugin', 404, {code: 'rest_no_route'}, 'version'],
  ['a wrong parameter', 400, {code: 'rest_invalid_param'}, 'http'],
  ['a proxy that is asked too much', 429, {message: 'Too many requests'}, 'http'],
  ['an error of the shop', 500, {code: 'failed'}, 'http'],
])('%s is a failure', async (_what, status, body, kind) => {
  const {send} = openClient(() => Response.json(body, {status}));
  await expect(send()).rejects.toMatchObject({
    name: 'CommerceError',
    kind,
    message: expect.stringContaining(`status ${status}`),
  });
});

test('a shop that only knows pages lacks the plugin', async () => {
  await expect(openClient(page).send()).rejects.toMatchObject({kind: 'notJson'});
});
