import {createServer, get, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {countQuestion} from '../app/server/http/shop-questions.ts';
import {createPageCache} from './page-cache.ts';
import {servePages} from './serve-pages.ts';

const rendered: string[] = [];
const pagesOf = (store?: string) =>
  servePages({
    cache: createPageCache({}),
    store,
    render: (address) => {
      rendered.push(address);
      return Promise.resolve(
        new Response(`<main>Rice, at ${address}</main>`, {
          status: address.endsWith('/no-such-page') ? 404 : 200,
          headers: {
            'Content-Type': 'text/html',
            'Cache-Control': 'public, max-age=0',
            Vary: 'Accept',
          },
        }),
      );
    },
    instrument: (_request, serve) => serve('request', () => {}),
  });
let pages = pagesOf();
const server = createServer((request, response) => pages(request, response, () => response.end()));
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => server.close());

/** `fetch` names encodings of its own. */
const open = (headers: Record<string, string>, path = '/faq') =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const {port} = server.address() as AddressInfo;
    get({port, host: '127.0.0.1', path, headers}, (answer) => resolve(answer.resume())).on(
      'error',
      reject,
    );
  });

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['br;q=0.000, gzip;q=0.001', 'gzip'],
  ['br;q=0.5, gzip', 'gzip'],
  ['br;q=0.5, identity', undefined],
  ['*;q=0', undefined],
  ['*;q=0, gzip;q=0.1', 'gzip'],
  ['x-br', undefined],
  ['identity', undefined],
  ['', undefined],
])('Accept-Encoding: %s gets %s', async (accepted, encoding) => {
  const {headers} = await open({'Accept-Encoding': accepted});
  expect(headers['content-encoding']).toBe(encoding);
});

/** Another shop, which notes what it renders. */
function anew(store?: string) {
  pages = pagesOf(store);
  rendered.length = 0;
  return rendered;
}

test('a page is one, whatever port or local name a client gives a shop with a public address', async () => {
  const made = anew('https://shop.example');
  for (const host of [
    'shop.example',
    'shop.example:2000',
    'SHOP.example',
    '127.0.0.9',
    'localhost:1',
  ])
    expect((await open({Host: host})).headers['server-timing']).toBe('cached');
  expect(made).toEqual(['https://shop.example/faq']);
  expect((await open({Host: 'evil.example'})).headers.etag).toBeUndefined();
});

test('a shop without a public address has one page by the port and number at which it is reached', async () => {
  const made = anew();
  for (const host of ['127.0.0.1:2000', 'localhost', '127.9.9.9:80', '[::1]:3000'])
    expect((await open({Host: host})).headers['server-timing']).toBe('cached');
  expect(made).toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/faq$/)]);
  expect((await open({Host: '192.168.1.7'})).headers.etag).toBeUndefined();
});

test('who names no encoding gets the page as it is, and caches read once what it varies by', async () => {
  const {headers} = await open({});
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers.vary).toBe('Accept, Accept-Encoding');
});

test.each([
  [(tag: string) => `W/"${tag}"`, 304],
  [(tag: string) => `"${tag}"`, 304],
  [(tag: string) => `"other", W/"${tag}" ,"another"`, 304],
  [() => '*', 304],
  [(tag: string) => `W/"${tag}x"`, 200],
  [(tag: string) => tag, 200],
  [(tag: string) => `"W/${tag}"`, 200],
  [() => '"*"', 200],
  [() => '', 200],
])('If-None-Match by %s is %d', async (named, status) => {
  const {headers} = await open({});
  const tag = /^W\/"(.+)"$/.exec(headers.etag ?? '')?.[1] ?? '';
  expect((await open({'If-None-Match': named(tag)})).statusCode).toBe(status);
});

test('a page that is not there is said to be so again, whatever its visitor has of it', async () => {
  const {headers, statusCode} = await open({}, '/no-such-page');
  expect(statusCode).toBe(404);
  const again = await open({'If-None-Match': String(headers.etag)}, '/no-such-page');
  expect(again.statusCode).toBe(404);
});

test('a network that has asked the shop too much gets what is cached, and nothing is rendered for it', async () => {
  const made = anew();
  await open({});
  for (let asked = 0; asked < 600; asked += 1) countQuestion('127.0.0.1');
  expect((await open({})).headers['server-timing']).toBe('cached');
  expect((await open({}, '/wordpress-product/made-up')).headers.etag).toBeUndefined();
  expect(made).toHaveLength(1);
});
