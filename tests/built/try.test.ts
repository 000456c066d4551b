import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readdirSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {startBackend} from '~mocks/backend';
import {tryShop} from '../../server/doctor/try-shop';

// Rules: Trying a shop.

const root = path.resolve(import.meta.dirname, '../..');
/** As any WooGraphQL without our plugin lets visitors in. */
const shop = await startBackend({isOpen: true});
const servers: Server[] = [];
afterAll(async () => {
  await shop.close();
  for (const server of servers) server.closeAllConnections();
  for (const server of servers) server.close();
});

type Answer = [status: number, type: string, body: string];

/** The shop without WPGraphQL, or in front of it whatever answers first. */
async function openShop(answer: (url: string) => Answer | null | undefined): Promise<string> {
  const server = createServer((request, response) => {
    const {url = ''} = request;
    const own = answer(url);
    if (own === null) return;
    if (own) return void response.writeHead(own[0], {'Content-Type': own[1]}).end(own[2]);
    const type = url.startsWith('/wp-json') ? 'application/json' : 'text/html';
    void fetch(shop.url + url)
      .then((found) => found.text())
      .then((text) => response.setHeader('Content-Type', type).end(text));
  });
  servers.push(server);
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const page: Answer = [200, 'text/html', '<!doctype html><html><p>Welcome</p></html>'];
const withoutGraphql = (url: string) => (url.startsWith('/graphql') ? page : undefined);

async function look(address: string, patience = 20_000) {
  const lines: string[] = [];
  const settings = await tryShop(address, (line) => lines.push(line), patience);
  return {said: lines.join('\n'), settings};
}

test('a shop with WPGraphQL and without our plugin opens, and is told what the plugin adds', async () => {
  const {said, settings} = await look(`${shop.url}/`);
  expect(settings).toEqual({WOO_GRAPHQL_URL: `${shop.url}/graphql`, SHOP_CURRENCY: 'USD'});
  expect(said).toContain('✓ Catalogue: Visitors see');
  expect(said).toContain('plugin adds:');
  expect(said).toContain('Nobody can order.');
});

test('a shop without WPGraphQL opens by its Store API', async () => {
  const url = await openShop(withoutGraphql);
  const {said, settings} = await look(`${url}/graphql`);
  expect(settings?.['WOO_GRAPHQL_URL']).toBe(`${url}/wp-json/wc/store/v1`);
  expect(said).toContain('✗ The shop answers: WPGraphQL is switched off');
});

describe('a shop that cannot be read gets a sentence, and nothing opens:', () => {
  test.each<[string, Answer | null, RegExp]>([
    ['asked too often', [429, 'text/plain', 'Slow down'], /asked too often \(429\)/],
    ['a challenge', [403, 'text/html', '<title>Just a moment...</title>'], /firewall.*\(403\)/],
    ['a page for data', page, /answers a page where data should be/],
    ['a critical error', [500, 'text/html', 'critical error on this website'], /breaks while/],
    ['no answer', null, /gives no answer in time/],
  ])('%s', async (_what, answer, sentence) => {
    const {said, settings} = await look(await openShop(() => answer), 1500);
    expect(settings).toBeNull();
    expect(said).toMatch(sentence);
    expect(said).toContain('cannot open over this shop');
  });

  test('nobody there', async () => {
    const {said, settings} = await look('http://127.0.0.1:9');
    expect([settings, said.includes('cannot be reached')]).toEqual([null, true]);
  });
});

test('the command opens the shop’s own products, takes no order, and leaves nothing behind', async () => {
  const temporary = mkdtempSync(path.join(tmpdir(), 'tried-'));
  const url = await openShop(withoutGraphql);
  const child = spawn(process.execPath, ['cli/try.ts', url], {
    cwd: root,
    env: {...process.env, PORT: '0', TMPDIR: temporary},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const address = await new Promise<string>((open, fail) => {
    child.once('exit', (code) => fail(new Error(`It ended with ${code}: ${said}`)));
    child.stdout.on('data', (text) => {
      said += String(text);
      const [, opened] = /is open at (\S+)\n/.exec(said) ?? [];
      if (opened) open(opened);
    });
  });
  child.removeAllListeners('exit');
  const read = async (at: string) =>
    (await fetch(address + at, {headers: {Accept: 'text/html'}})).text();
  expect(await read('/wordpress-product/konjac-rice')).toContain('Konjac Rice');
  expect(await read('/products')).toContain('Ordering is not connected yet');
  child.kill('SIGINT');
  const [code] = (await once(child, 'exit')) as [number];
  expect([code, readdirSync(temporary)]).toEqual([0, []]);
  expect(said).not.toContain('"event"');
});
