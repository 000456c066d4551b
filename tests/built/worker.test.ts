import {once} from 'node:events';
import {text} from 'node:stream/consumers';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {sendRaw} from '../support/raw-request';
import {openPages} from '../support/site-pages';
import {useBuiltShop} from '../support/use-built-shop';
import {demoPassword} from '~mocks/demo-accounts';
import {runWrangler, startWorkerdShop} from '../support/workerd-shop';

const secret = {SESSION_SECRET: 'a secret of the tests, long enough to be taken for one'};
const shop = useBuiltShop(secret);
let worker: Awaited<ReturnType<typeof startWorkerdShop>> | undefined;

beforeAll(async () => {
  worker = await startWorkerdShop(shop.mockUrl(), secret);
});
afterAll(() => worker?.close());

const hosts = () => [shop.url(), worker?.url ?? ''];
const onBoth = <Answer>(request: (url: string) => Promise<Answer>) =>
  Promise.all(hosts().map(request));

const open = (url: string, path: string, headers: Record<string, string> = {}) =>
  fetch(url + path, {headers: {Accept: 'text/html', ...headers}, redirect: 'manual'});

/** Without what is new in every answer. */
const normalized = (written: string, url: string) =>
  written
    .replaceAll(url, 'https://host.example')
    .replaceAll(/nonce="[^"]*"/g, 'nonce=""')
    .replaceAll(/'nonce-[^']*'/g, "'nonce'")
    .replaceAll(/ ?'sha256-[^']*'/g, '');

const alike = [
  'Content-Type',
  'Cache-Control',
  'Content-Security-Policy',
  'Location',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-Content-Type-Options',
  'X-Frame-Options',
];

async function answered(url: string, path: string, options: Record<string, string> = {}) {
  const answer = await open(url, path, options);
  const headers = alike.map((name) => [name, normalized(answer.headers.get(name) ?? '', url)]);
  const page = normalized(await answer.text(), url);
  return {status: answer.status, headers: Object.fromEntries(headers) as unknown, page};
}

test.each([
  ['/', 200],
  ['/products', 200],
  ['/products?category=konjac', 200],
  ['/products?q=konjac', 200],
  ['/wordpress-product/konjac-spaghetti', 200],
  ['/wordpress-product/konjac-angel-hair', 200],
  ['/pain-free-weight-loss', 200],
  ['/faq', 200],
  ['/recipes', 200],
  ['/cart', 200],
  ['/account', 302],
  ['/sitemap.xml', 200],
  ['/robots.txt', 200],
  ['/no-such-page', 404],
])('%s is the same page from Node and from workerd (%s)', async (path, status) => {
  const [node, workerd] = await onBoth((url) => answered(url, path));
  expect(workerd).toEqual(node);
  expect(workerd?.status).toBe(status);
});

/** The cookie of somebody who has signed up or in by a page's form. */
async function enterBy(form: string, email: string, password = demoPassword): Promise<string> {
  const answer = await fetch(shop.url() + form, {
    method: 'POST',
    headers: {Accept: 'text/html', Origin: shop.url()},
    body: new URLSearchParams({email, password, returnTo: '/account'}),
    redirect: 'manual',
  });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

test.each([
  [
    'an address full of signs',
    () => enterBy('/account/sign-up', "o'hara+&@shop.example", 'Plum-tree-1!'),
  ],
  ['a confirmed address', () => enterBy('/account/sign-in', 'demo@bellyful.example')],
])('a shopper with %s and a visitor read the same bytes, from both', async (_, enter) => {
  const Cookie = await enter();
  const paths = openPages.map(([path]) => path).filter((path) => path !== '/cart');
  for (const path of paths)
    await onBoth(async (url) => {
      const [visitor, own] = [await open(url, path), await open(url, path, {Cookie})];
      expect(await own.text(), path).toBe(await visitor.text());
      expect(own.headers.get('Cache-Control'), path).toContain('public');
      expect(own.headers.get('Vary') ?? '', path).not.toMatch(/cookie|gpc/i);
      expect(own.headers.has('Set-Cookie'), path).toBe(false);
    });
});

test.each(['/healthz', '/readyz'])('%s is told by both', async (path) => {
  const [node, workerd] = await onBoth(async (url) => {
    const answer = await open(url, path);
    return [answer.status, await answer.json()] as unknown[];
  });
  expect(workerd).toEqual(node);
  expect(workerd?.[0]).toBe(200);
});

test('neither repeats what it is sent (TRACE), and both say so in one line', async () => {
  const trace = {method: 'TRACE', path: '/', headers: {Cookie: 'a=secret'}, body: ''};
  const [node, workerd] = await onBoth(async (url) => {
    const {status, contentType, text: said} = await sendRaw(url, trace, 10_000);
    return {status, contentType, said};
  });
  expect(node).toEqual({
    status: 405,
    contentType: 'application/json',
    said: '{"error":"This shop takes GET, HEAD and POST."}',
  });
  expect(workerd).toEqual(node);
});

test.each(['/%6frders/1.data', '/%63%61rt.data', '/x/%2e%2e/%61ccount.data'])(
  'no letter of %s makes a personal page one that anybody may store',
  async (path) => {
    const request = {method: 'GET', path, headers: {}, body: ''};
    for (const url of hosts()) {
      const {headers} = await sendRaw(url, request, 10_000);
      expect(headers['cache-control']).toBe('private, no-store');
    }
  },
);

test('both ask to press once more where a form does not say where it comes from, and then send it', async () => {
  const sendContact = async (url: string, fields: [string, string][], Cookie = '') => {
    const headers = {Accept: 'text/html', Cookie};
    const init = {method: 'POST', headers, body: new URLSearchParams(fields)};
    const answer = await fetch(`${url}/contact`, init);
    return {
      status: answer.status,
      cookie: answer.headers.get('Set-Cookie'),
      page: await answer.text(),
    };
  };
  const typed: [string, string][] = [
    ['name', 'Ada'],
    ['email', 'ada@shop.example'],
    ['message', ''],
  ];
  for (const url of hosts()) {
    const options = await sendContact(url, typed);
    expect([options.status, options.page]).toEqual([403, expect.stringContaining('value="Ada"')]);
    const token = /name="form-token" value="([^"]+)"/.exec(options.page)?.[1] ?? '';
    const again: [string, string][] = [...typed, ['form-token', token]];
    expect((await sendContact(url, again)).status).toBe(403);
    const confirmed = await sendContact(url, again, options.cookie?.split(';')[0]);
    expect([confirmed.status, confirmed.page]).toEqual([
      422,
      expect.stringContaining('Contact Us'),
    ]);
  }
});

test('a script is cached for a year by both, a picture for a week', async () => {
  const page = await (await open(shop.url(), '/faq')).text();
  const script = /\/assets\/[\w.-]+\.js/.exec(page)?.[0] ?? '';
  for (const path of [script, '/logo.svg']) {
    const [node, workerd] = await onBoth(async (url) => {
      const {status, headers} = await open(url, path);
      return [status, headers.get('Cache-Control'), headers.get('X-Content-Type-Options')];
    });
    expect([path, workerd]).toEqual([path, node]);
  }
});

describe('on the edge', () => {
  const edge = (path: string, headers?: Record<string, string>) =>
    open(worker?.url ?? '', path, headers);
  const idOf = (answer: Response) => answer.headers.get('X-Request-Id');

  /** Cached by no other test, so that it is fresh. */
  const unvisited = '/wordpress-product/konjac-angel-hair?variation=126';

  test('a public page is rendered once, and stored by the edge’s own cache', async () => {
    const first = await edge(unvisited);
    const second = await edge(`${unvisited}&utm_source=mail`);
    expect(idOf(second)).toBe(idOf(first));
    expect(await second.text()).toBe(await first.text());
  });

  test('a signed-in shopper gets the cached one, too', async () => {
    const first = await edge(unvisited);
    for (const headers of [{Cookie: 'bellyful-account=somebody'}, {'Sec-GPC': '1'}])
      expect(idOf(await edge(unvisited, headers))).toBe(idOf(first));
  });

  test('what the Node host has packed for itself is not there', async () => {
    expect((await open(shop.url(), '/logo.svg.br')).status).toBe(200);
    expect((await edge('/logo.svg.br')).status).toBe(404);
  });

  test('a price that the shop notified another host of is seen within some ten seconds', async () => {
    const konjacRice = 146;
    const isSeen = async () =>
      (await (await edge('/wordpress-product/konjac-rice')).text()).includes('$7.77');
    expect(await isSeen()).toBe(false);
    await shop.control().change({databaseId: konjacRice, regularPrice: 777});
    await shop.control().notify(konjacRice);
    const options = {timeout: 15_000, interval: 250};
    await vi.waitFor(async () => expect(await isSeen()).toBe(true), options);
  });

  test('the further language is loaded there, too', async () => {
    const answer = await edge('/es/faq');
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining('<html lang="es-US"'),
    ]);
  });

  test('the clock calls the reconciler, which has nothing left to do', async () => {
    expect(await (await edge('/cdn-cgi/local/scheduled')).text()).toBe('ok');
  });
});

/** Of both languages, each a file: a small one starts sooner (docs/performance.md); Cloudflare takes 3 MB of a free account. */
const largestKiB = 2 * 740 + 82;

test('Cloudflare’s program takes the worker and its configuration for deployment', async () => {
  const child = runWrangler(['deploy', '--dry-run']);
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  expect([code, said]).toEqual([0, expect.stringContaining('--dry-run: exiting now.')]);
  expect(Number(/gzip: ([\d.]+) KiB/.exec(said)?.[1])).toBeLessThan(largestKiB);
});
