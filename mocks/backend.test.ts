import {request as httpRequest, type IncomingHttpHeaders} from 'node:http';
import {afterAll, beforeEach, expect, test, vi} from 'vitest';
import {startBackend} from './backend';
import {notifyStorefront} from './control/notify-storefront';
import {isTrouble, troubles, type Trouble} from './scenarios';
import {shopManager} from './demo-accounts';

const backend = await startBackend();
const {username, applicationPassword} = shopManager;
const authorization = `Basic ${btoa(`${username}:${applicationPassword}`)}`;

beforeEach(() => backend.reset());
afterAll(() => backend.close());

const post = (path: string, body: object) =>
  fetch(`${backend.url}${path}`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', authorization},
    body: JSON.stringify(body),
  });

const query = (text: string, variables = {}) => post('/graphql', {query: text, variables});

const getProduct =
  'query GetProduct {product(id: "konjac-rice", idType: SLUG) {slug galleryImages {nodes {id}}}}';
const createOrder =
  'mutation CreateOrder($input: CreateOrderInput!) {createOrder(input: $input) {order {databaseId}}}';

test('the mocked services listen on this machine only', () => {
  expect(new URL(backend.url).hostname).toBe('127.0.0.1');
});

/** As a browser or another program sends it, whatever it says of itself. */
const sendTo = (path: string, headers: Record<string, string>, body?: string) =>
  new Promise<{status: number; headers: IncomingHttpHeaders}>((done, fail) => {
    const method = body === undefined ? 'GET' : 'POST';
    const sent = httpRequest(`${backend.url}${path}`, {method, headers}, (answer) => {
      answer
        .resume()
        .on('end', () => done({status: answer.statusCode ?? 0, headers: answer.headers}));
    });
    sent.on('error', fail).end(body);
  });

test('what reads and changes the mocks answers its own host and its own pages alone', async () => {
  const own = new URL(backend.url);
  const form = {'Content-Type': 'application/x-www-form-urlencoded'};
  const clear = (headers: object) => sendTo('/__control/clear', {...form, ...headers}, '');
  expect((await clear({})).status).toBe(303);
  expect((await clear({Origin: own.origin})).status).toBe(303);
  expect((await clear({Host: `localhost:${own.port}`})).status).toBe(303);
  for (const headers of [
    {Origin: 'https://evil.example'},
    {Origin: 'null'},
    {Origin: `http://127.0.0.1:1`},
    {Host: 'evil.example'},
    {Host: `evil.example:${own.port}`, Origin: `http://evil.example:${own.port}`},
  ]) {
    expect(await clear(headers)).toMatchObject({status: 403});
    for (const path of ['/__control', '/__control/orders.json', '/__outbox.json', '/__outbox/1']) {
      const read = await sendTo(path, headers);
      expect(read.status).toBe(403);
      expect(read.headers['access-control-allow-origin']).toBeUndefined();
    }
  }
});

test('a message of the shop is signed for a storefront on this machine alone', async () => {
  const send = vi.spyOn(globalThis, 'fetch');
  const {wordpress} = backend;
  for (const storefront of ['https://evil.example', 'http://127.0.0.1.evil.example', 'nowhere'])
    expect(await notifyStorefront(wordpress, {storefront})).toBe(0);
  expect(send).not.toHaveBeenCalled();
  send.mockRestore();
});

test.each<[Trouble, number, string]>([
  ['http500', 500, 'application/json'],
  ['maintenance', 503, 'application/json'],
  ['tooMany', 429, 'application/json'],
  ['html', 200, 'text/html'],
  ['shopOff', 200, 'application/json'],
  ['graphqlError', 200, 'application/json'],
])('the trouble %s answers with status %i and %s', async (trouble, status, type) => {
  backend.scenarios.use({operation: 'GetProduct', trouble, times: 1});
  const spoiled = await query(getProduct);
  expect(spoiled.status).toBe(status);
  expect(spoiled.headers.get('Content-Type')).toContain(type);
  expect((await (await query(getProduct)).json()).data.product.slug).toBe('konjac-rice');
});

test('trouble meets only the operation that it was made for', async () => {
  backend.scenarios.use({operation: 'CreateOrder', trouble: 'http500'});
  expect((await query(getProduct)).status).toBe(200);
  expect((await query(createOrder, {input: {}})).status).toBe(500);
});

test('a dropped connection leaves no order, a lost answer leaves one', async () => {
  backend.shop.orders.length = 0;
  backend.scenarios.use({operation: 'CreateOrder', trouble: 'dropped', times: 1});
  await expect(query(createOrder, {input: {}})).rejects.toThrow('fetch failed');
  expect(backend.shop.orders).toHaveLength(0);
  backend.scenarios.use({operation: 'CreateOrder', trouble: 'lostAnswer', times: 1});
  await expect(query(createOrder, {input: {}})).rejects.toThrow('fetch failed');
  expect(backend.shop.orders).toHaveLength(1);
});

test('a part of an answer can be missing beside an error', async () => {
  backend.scenarios.use({trouble: 'partial', times: 1});
  const {data, errors} = await (await query(getProduct)).json();
  expect(data.product).toEqual({slug: 'konjac-rice', galleryImages: null});
  expect(errors).toMatchObject([
    {message: 'Internal server error', path: ['product', 'galleryImages']},
  ]);
});

test('without its password the storefront is nobody', async () => {
  backend.scenarios.use({trouble: 'unauthorised', times: 1});
  const {data, errors} = await (await query(createOrder, {input: {}})).json();
  expect(data).toEqual({createOrder: null});
  expect(errors[0].message).toContain('capabilities');
});

test('mail, accounts and payments can be in trouble, too', async () => {
  backend.scenarios.use({operation: 'mail', trouble: 'http500', times: 1});
  backend.scenarios.use({operation: 'database', trouble: 'maintenance', times: 1});
  expect((await post('/emails', {})).status).toBe(500);
  expect((await post('/wp-json/bellyful/v1/limits', {tries: []})).status).toBe(503);
});

test('a port in use is said, and how to choose another', async () => {
  const {port} = new URL(backend.url);
  await expect(startBackend({port: Number(port)})).rejects.toThrow(
    `Port ${port} is in use. Stop what runs there, or choose another for the mocked shop: --port`,
  );
});

test('the control page names every trouble and shows the orders', async () => {
  const page = await (await fetch(`${backend.url}/__control`)).text();
  for (const text of Object.values(troubles)) expect(page).toContain(text);
  expect(page).toContain('demo@bellyful.example');
});

test('tests make and clear trouble, set stock and read orders over HTTP', async () => {
  await post('/__control/scenario', {operation: 'GetProduct', trouble: 'http500', times: 2});
  const active = await (await fetch(`${backend.url}/__control/scenario`)).json();
  expect(active).toMatchObject([{operation: 'GetProduct', trouble: 'http500', times: 2}]);
  await fetch(`${backend.url}/__control/scenario`, {method: 'DELETE'});
  expect(backend.scenarios.active).toEqual([]);
  await post('/__control/stock', {slug: 'konjac-rice', stock: 0});
  expect(backend.shop.products.find(({slug}) => slug === 'konjac-rice')?.stock).toBe(0);
  expect((await post('/__control/stock', {slug: 'nothing'})).status).toBe(422);
  const orders = await (await fetch(`${backend.url}/__control/orders.json`)).json();
  expect(orders).toMatchObject([{orderNumber: '1987', total: 6754, subtotal: 7293, discount: 539}]);
  await post('/__control/reset', {catalogue: 'large'});
  expect(backend.shop.products.length).toBeGreaterThan(300);
});

test('things happen in the shop that the storefront did not do', async () => {
  const rice = () => backend.shop.products.find(({slug}) => slug === 'konjac-rice');
  await post('/__control/stock', {slug: 'konjac-rice', stock: 3});
  const sale = {databaseId: rice()?.databaseId, quantity: 2};
  expect((await post('/__control/sale', sale)).status).toBe(200);
  expect(rice()?.stock).toBe(1);
  expect((await post('/__control/sale', sale)).status).toBe(422);
  const order = backend.shop.orders.at(-1);
  expect(order).toMatchObject({status: 'PROCESSING', billing: {email: 'someone@shop.example'}});
  expect((await post('/__control/refund', {orderId: order?.databaseId})).status).toBe(200);
  expect(order?.status).toBe('REFUNDED');
  expect((await post('/__control/refund', {orderId: order?.databaseId})).status).toBe(422);
  await post('/__control/confirmation', {before: 'yes'});
  expect(backend.wordpress.confirmsBeforeSignIn).toBe(true);
  const page = await (await fetch(`${backend.url}/__control`)).text();
  expect(page).toContain('They must be confirmed first.');
});

test('an unknown trouble is refused', async () => {
  expect(isTrouble('toString')).toBe(false);
  expect((await post('/__control/scenario', {trouble: 'earthquake'})).status).toBe(422);
});

test('the pay page pays an order with its key and leads back to this machine only', async () => {
  await query(createOrder, {input: {lineItems: [{productId: 146, quantity: 1}]}});
  const order = backend.shop.orders.at(-1);
  const page = (key: string, back: string) =>
    `${backend.url}/checkout/order-pay/${order?.databaseId}/?pay_for_order=true&key=${key}&return_to=${encodeURIComponent(back)}`;
  expect(await (await fetch(page('wrong', ''))).text()).toContain('cannot be paid');
  const own = page(order?.orderKey ?? '', 'http://127.0.0.1:3000/checkout/return');
  expect(await (await fetch(own)).text()).toContain('Pay now');
  const paid = await fetch(own, {method: 'POST', redirect: 'manual'});
  expect(paid.headers.get('Location')).toBe('http://127.0.0.1:3000/checkout/return');
  expect(order).toMatchObject({status: 'PROCESSING', transactionId: expect.any(String)});
  const away = page(order?.orderKey ?? '', 'https://evil.example/');
  expect(
    (await fetch(away, {method: 'POST', redirect: 'manual'})).headers.get('Location'),
  ).toBeNull();
});

test('uploads are served as pictures, and nothing else is', async () => {
  const picture = await fetch(`${backend.url}/wp-content/uploads/2026/11/konjac-rice-300x300.webp`);
  expect(picture.headers.get('Content-Type')).toBe('image/webp');
  const path = '/wp-content/uploads/2026/11/..%2F..%2Fpackage.json';
  expect((await fetch(`${backend.url}${path}`)).status).toBe(404);
});
