import {createServer, get, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {createPageCache} from './page-cache.ts';
import {servePages} from './serve-pages.ts';

const pages = servePages({
  cache: createPageCache({}),
  render: (address) =>
    Promise.resolve(
      new Response(`<main>Rice, at ${address}</main>`, {
        status: address.endsWith('/no-such-page') ? 404 : 200,
        headers: {
          'Content-Type': 'text/html',
          'Cache-Control': 'public, max-age=0',
          Vary: 'Accept',
        },
      }),
    ),
  instrument: (_request, serve) => serve('request', () => {}),
});
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

test('a page that one name of the shop was asked for is not another’s', async () => {
  const tagAt = async (host: string) => (await open({Host: host})).headers.etag;
  expect(await tagAt('shop.example')).toBe(await tagAt('shop.example'));
  expect(await tagAt('shop.example')).not.toBe(await tagAt('evil.example'));
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
