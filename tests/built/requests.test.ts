import {readdirSync, readFileSync} from 'node:fs';
import {get} from 'node:http';
import path from 'node:path';
import {expect, test} from 'vitest';
import {startHost} from '../support/own-shop';
import {useBuiltShop} from '../support/use-built-shop';

const built = useBuiltShop();
const dist = path.resolve(import.meta.dirname, '../../dist');

const open = (url: string) => fetch(url, {headers: {Accept: 'text/html'}});
const requestsOf = async (url: string) => (await open(`${url}/__requests`)).text();
const foldOf = (page: string, address: string) =>
  page.split('\n<details').find((fold) => fold.includes(`GET ${address}</b>`)) ?? '';

test('over the mocked shop a slow page says which question it waited for', async () => {
  await built.control().trouble('GetProduct', 'slow', {times: 1, delayMs: 2000});
  const address = '/wordpress-product/konjac-penne';
  await (await open(built.url() + address)).text();
  const page = foldOf(await requestsOf(built.url()), address);
  expect(page).toMatch(/most of it: shop GetProduct, [2-9]\d{3} ms/);
  for (const part of ['loader routes/catalogue-product', 'cache product', '>html<'])
    expect(page).toContain(part);
  expect(page).toMatch(/POST \/graphql 200 · [\d.]+ KiB/);
  expect(page).toContain('query GetProduct($id: ID!');
  expect(page).toContain('&quot;id&quot;: &quot;konjac-penne&quot;');
});

test('a page that was cached asks nothing, and says so', async () => {
  for (const _time of [1, 2]) await (await open(`${built.url()}/faq`)).text();
  expect(foldOf(await requestsOf(built.url()), '/faq')).toContain('page cache hit');
});

test('developer tools are told each step of a page that is not cached', async () => {
  const timing = (await open(`${built.url()}/cart`)).headers.get('Server-Timing');
  expect(timing).toMatch(/dur=\d+;desc="loader routes\/cart"/);
});

test('files take no room of the hundred, and the oldest make way', async () => {
  await open(`${built.url()}/favicon.svg`);
  for (let time = 0; time < 101; time += 1) await open(`${built.url()}/healthz`);
  const page = await requestsOf(built.url());
  expect(page).toContain('The last 100 requests');
  expect(page).not.toContain('/favicon.svg');
});

test('another name of this machine, which a page of another site could have, is told nothing', async () => {
  const {port} = new URL(built.url());
  const status = await new Promise((resolve) =>
    get({port, path: '/__requests', headers: {Host: 'rebound.example'}}, (answer) =>
      resolve(answer.resume().statusCode),
    ),
  );
  expect(status).not.toBe(200);
});

test('a shop that is connected, and a demonstration, have none of it', async () => {
  const connected = {
    WOO_GRAPHQL_URL: `${built.mockUrl()}/graphql`,
    SESSION_SECRET: crypto.randomUUID() + crypto.randomUUID(),
    PUBLIC_SUPPORT_EMAIL: 'care@shop.example',
  };
  for (const settings of [connected, {PUBLIC_DEMO: '1'}]) {
    const host = await startHost(settings);
    try {
      expect((await open(`${host.url}/__requests`)).status).toBe(404);
      expect((await open(`${host.url}/cart`)).headers.get('Server-Timing')).not.toContain('step');
    } finally {
      await host.close();
    }
  }
});

test('neither the worker nor what browsers run has a word of it, and the host loads it with the mocked shop alone', () => {
  const filesIn = (folder: string) =>
    readdirSync(path.join(dist, folder), {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('js'))
      .map((name) => [name, readFileSync(path.join(dist, folder, name), 'utf8')] as const);
  for (const [, text] of [...filesIn('server'), ...filesIn('client')])
    expect(text).not.toContain('__requests');
  for (const [, text] of [...filesIn('server'), ...filesIn('client'), ...filesIn('host')])
    expect(text).not.toMatch(/graphiql/i);
  const having = filesIn('host').filter(([, text]) => text.includes('undici:request:'));
  expect(having.map(([name]) => name)).toEqual([expect.stringMatching(/^watch-requests-/)]);
  const importing = filesIn('host').filter(([, text]) => /from\s*["'].\/watch-req/.test(text));
  expect(importing).toEqual([]);
});
