import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {request} from 'node:http';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {useBuiltShop} from '../support/use-built-shop';

const built = useBuiltShop();
const root = path.resolve(import.meta.dirname, '../..');

let development: {url: string; close(): Promise<unknown>};

beforeAll(async () => {
  // Vitest's own mode is none of this process's.
  const {NODE_ENV: _, ...env} = process.env;
  const child = spawn(process.execPath, ['server/dev.ts'], {
    cwd: root,
    env: {...env, PORT: '0', HOST: '127.0.0.1', ENV_FILE: ''},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((open, fail) => {
    child.once('exit', (code) => fail(new Error(`The development server ended with ${code}`)));
    createInterface(child.stdout).on('line', (line) => {
      const [, address] = /is open at (\S+)/.exec(line) ?? [];
      if (address) open(address);
    });
  });
  development = {
    url,
    close() {
      child.removeAllListeners('exit');
      child.kill('SIGTERM');
      return once(child, 'exit');
    },
  };
});
afterAll(() => development.close());

const varies = /'(?:sha256|nonce)-[^']*'|http:\/\/127\.0\.0\.1:\d+|'unsafe-inline'/g;

/** The headers of a page, without what differs from process to process. */
async function headersOf(url: string) {
  const answer = await fetch(url, {headers: {Accept: 'text/html'}});
  await answer.text();
  const names = ['date', 'etag', 'x-request-id', 'server-timing', 'content-length', 'link'];
  const headers = [...answer.headers].filter(([name]) => !names.includes(name));
  const policyOf = (text: string) => [
    ...new Set(text.replaceAll(varies, '').split(/[; ]+/).filter(Boolean)),
  ];
  return Object.fromEntries(
    headers.map(([name, text]) => [
      name,
      name === 'content-security-policy' ? policyOf(text) : text,
    ]),
  );
}

test.each(['/', '/wordpress-product/konjac-spaghetti', '/cart', '/no-such-page'])(
  '%s has the headers of the built shop while developing',
  async (page) => {
    expect(await headersOf(development.url + page)).toEqual(await headersOf(built.url() + page));
  },
);

test('a page is cached while developing, and hot reload is in it', async () => {
  const open = () => fetch(`${development.url}/about`, {headers: {Accept: 'text/html'}});
  const first = await open();
  expect((await first.text()).includes('react-router/inject-hmr-runtime')).toBe(true);
  const second = await open();
  expect(second.headers.get('Server-Timing')).toBe('cached');
  expect(second.headers.get('ETag')).toBe(first.headers.get('ETag'));
});

const query = '{product(id: "konjac-penne", idType: SLUG) {name}}';

test('GraphiQL asks the mocked shop while developing, and the built shop has none of it', async () => {
  const ask = (url: string) =>
    fetch(`${url}/__graphiql`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({query}),
    });
  expect(await (await ask(development.url)).json()).toMatchObject({
    data: {product: {name: 'Konjac Penne Pasta'}},
  });
  expect((await fetch(`${built.url()}/__graphiql`)).status).toBe(404);
  expect((await ask(built.url())).status).toBe(405);
});

test('a page of another site is answered nothing by it, by whatever name it asks', async () => {
  const {port} = new URL(development.url);
  const headers = {'Content-Type': 'application/json', Host: 'rebound.example'};
  const asked = request({port, path: '/__graphiql', method: 'POST', headers});
  asked.end(JSON.stringify({query}));
  const [answer] = (await once(asked, 'response')) as [{statusCode: number; resume(): void}];
  answer.resume();
  expect(answer.statusCode).not.toBe(200);
});
