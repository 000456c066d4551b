import {createHash} from 'node:crypto';
import {get} from 'node:http';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {describe, expect, test, vi} from 'vitest';
import {sendRaw} from '../support/raw-request';
import {offlineSettings} from '~mocks/offline-settings';
import {openPages, recipePages} from '../support/site-pages';
import {useBuiltShop} from '../support/use-built-shop';

const shop = useBuiltShop();
const password = 'Bellyful-1!';
const paths = [...openPages, ...recipePages.slice(0, 3)]
  .map(([path]) => path)
  .filter((path) => path !== '/cart');

const html = {Accept: 'text/html'};
const open = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(shop.url() + path, {method, headers: {...html, ...headers}, redirect: 'manual'});

async function signUp() {
  const email = `ada-${crypto.randomUUID().slice(0, 8)}@shop.example`;
  const answer = await fetch(`${shop.url()}/account/sign-up`, {
    method: 'POST',
    headers: {...html, Origin: shop.url()},
    body: new URLSearchParams({email, password, returnTo: '/account'}),
    redirect: 'manual',
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return {email, cookie: cookies.join('; ')};
}

/** A third of the pages: each of them is asked for six times. */
const everyThird = (all: string[]) => all.filter((_path, index) => index % 3 === 0);

/** The scripts that stand in a page itself, with their nonces. */
const inlineScripts = (page: string) =>
  [...page.matchAll(/<script([^>]*)>([^]*?)<\/script>/g)]
    .map(([, attributes = '', text = '']) => ({attributes, text}))
    .filter(({attributes}) => !/ src=|ld\+json/.test(attributes));

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What really comes over the wire: `fetch` unpacks it. */
const openPacked = (path: string, encoding: string) =>
  new Promise<{encoding: string | undefined; bytes: Buffer}>((resolve, reject) => {
    get(shop.url() + path, {headers: {...html, 'Accept-Encoding': encoding}}, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({encoding: answer.headers['content-encoding'], bytes: Buffer.concat(parts)}),
      );
    }).on('error', reject);
  });

test.each(paths)('%s is alike for everyone, and names each of its scripts', async (path) => {
  const [first, second] = [await open(path), await open(path, {Cookie: 'theme=dark'})];
  const [page, again] = [await first.text(), await second.text()];
  const policy = first.headers.get('Content-Security-Policy') ?? '';
  expect(first.status).toBe(200);
  expect(again).toBe(page);
  expect(second.headers.get('Content-Security-Policy')).toBe(policy);
  expect(first.headers.get('Cache-Control')).toContain('public');
  expect(first.headers.has('Set-Cookie')).toBe(false);
  expect(page + policy).not.toContain('nonce');
  const scripts = inlineScripts(page);
  expect(scripts.length).toBeGreaterThan(2);
  for (const {text} of scripts) expect(policy).toContain(sha256(text));
});

describe('a signed-in shopper', () => {
  test('gets pages of his own, which nobody else ever sees', async () => {
    const shoppers = await Promise.all([signUp(), signUp()]);
    const visitors = [...shoppers, {email: null, cookie: 'theme=dark'}];
    const visits = everyThird(paths).flatMap((path) =>
      visitors.map((visitor) => ({path, ...visitor})),
    );
    const rounds = [...visits, ...visits.toReversed()];
    for (let start = 0; start < rounds.length; start += 12) {
      await Promise.all(
        rounds.slice(start, start + 12).map(async ({path, email, cookie}) => {
          const answer = await open(path, {Cookie: cookie});
          const page = await answer.text();
          for (const shopper of shoppers)
            expect(page.includes(shopper.email)).toBe(shopper.email === email);
          expect(answer.headers.get('Cache-Control')).toMatch(email ? /no-store/ : /public/);
        }),
      );
    }
  });

  test('reads the same page again when the server has kept parts of it', async () => {
    const {cookie} = await signUp();
    for (const path of everyThird(paths)) {
      const pages: string[] = [];
      for (let visit = 0; visit < 4; visit += 1) {
        const page = await (await open(path, {Cookie: cookie})).text();
        pages.push(page.replaceAll(/nonce="[^"]*"|<link rel="preload" as="image"[^>]*>/g, ''));
      }
      expect(pages[3], path).toBe(pages[0]);
    }
  });

  test('gets scripts by a nonce that is new each time', async () => {
    const {cookie} = await signUp();
    const nonces = new Set<string>();
    for (let visit = 0; visit < 3; visit += 1) {
      const answer = await open('/products', {Cookie: cookie});
      const policy = answer.headers.get('Content-Security-Policy') ?? '';
      const nonce = /script-src [^;]*'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
      for (const {attributes} of inlineScripts(await answer.text()))
        expect(attributes).toContain(`nonce="${nonce}"`);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });
});

test('a search, a choice in the address and what is posted are one visitor’s own', async () => {
  for (const path of ['/products?q=konjac', '/wordpress-product/konjac-variety-pack?size=x'])
    expect((await open(path)).headers.get('Cache-Control')).toBe('private, no-store');
  const sent = await open('/contact', {Origin: shop.url()}, 'POST');
  expect(sent.headers.get('Cache-Control')).toBe('private, no-store');
  expect(await (await open('/contact')).text()).not.toContain('role="alert"');
});

test.each([
  '/products?category=no-such-category',
  '/products?sort=no-such-order',
  '/products?page=77',
  '/recipes?type=no-such-type',
  '/wordpress-product/konjac-angel-hair?variation=1',
])('nobody fills the cache with addresses that are made up: %s', async (path) => {
  const first = await open(path);
  expect([first.status, first.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
  expect((await open(path)).headers.get('Server-Timing')).toContain('render');
});

test('nor does a shopper who is signed in', async () => {
  const built = path.resolve('dist/server/index.js');
  const {default: worker} = (await import(built)) as {
    default: {fetch: (request: Request, settings: object, execution: object) => Promise<Response>};
  };
  const settings = offlineSettings(shop.mockUrl());
  const standIn = {id: 'x', email: 'x@shop.example', emailConfirmedAt: '2026-01-01T00:00:00Z'};
  const kindOf = async (address: string) => {
    const request = new Request(`http://127.0.0.1${address}`, {headers: html});
    const answer = await worker.fetch(request, settings, {standIn, waitUntil: () => {}});
    await answer.text();
    return answer.headers.get('X-Template');
  };
  expect(await kindOf('/products?category=konjac')).toBe('whole');
  expect(await kindOf('/products?category=no-such-category')).toBe('lacking');
});

test('nobody puts another page in the place of a cached one by what stands behind #', async () => {
  const refused = await sendRaw(
    shop.url(),
    {method: 'GET', path: '/faq#gpc', headers: html, body: ''},
    9000,
  );
  expect([refused.status, refused.headers['cache-control']]).toEqual([400, 'no-store']);
});

test('another spelling of an address is the same cached page', async () => {
  const page = await (await open('/faq')).text();
  expect(await (await open('/%66%61q')).text()).toBe(page);
});

test('marks of campaigns lead to the same page', async () => {
  const plain = await (await open('/products?category=konjac')).text();
  const marked = await open('/products?utm_source=mail&category=konjac&gclid=1');
  expect(await marked.text()).toBe(plain);
  expect(plain).not.toBe(await (await open('/products')).text());
});

test('a variation that an advertisement leads to is a page of its own, for everyone', async () => {
  const product = '/wordpress-product/konjac-angel-hair';
  const chosen = await open(`${product}?variation=125&gclid=1`);
  const page = await chosen.text();
  expect(chosen.headers.get('Cache-Control')).toContain('public');
  expect(page).not.toBe(await (await open(product)).text());
  expect(await (await open(`${product}?variation=125`)).text()).toBe(page);
});

test('who knows the page already is told so, and HEAD asks without the page', async () => {
  const etag = (await open('/faq')).headers.get('ETag') ?? '';
  const known = await open('/faq', {'If-None-Match': etag});
  expect(known.status).toBe(304);
  expect(await known.text()).toBe('');
  expect((await open('/faq', {'If-None-Match': 'W/"another"'})).status).toBe(200);
  const head = await open('/faq', {}, 'HEAD');
  expect([head.status, head.headers.get('ETag'), await head.text()]).toEqual([200, etag, '']);
});

test('the same page is sent packed as the visitor can unpack it', async () => {
  const plain = await openPacked('/about', 'identity');
  const zipped = await openPacked('/about', 'gzip, deflate');
  const brotli = await openPacked('/about', 'gzip, deflate, br');
  const refused = await openPacked('/about', 'br;q=0, gzip');
  expect(plain.encoding).toBeUndefined();
  expect([zipped.encoding, brotli.encoding, refused.encoding]).toEqual(['gzip', 'br', 'gzip']);
  expect(gunzipSync(zipped.bytes).equals(plain.bytes)).toBe(true);
  expect(brotliDecompressSync(brotli.bytes).equals(plain.bytes)).toBe(true);
});

test('who wants not to be counted gets a page that knows it', async () => {
  const page = await (await open('/faq', {'Sec-GPC': '1'})).text();
  expect(page).not.toBe(await (await open('/faq')).text());
});

test('a price that the shop tells of is on the next visitor’s pages', async () => {
  const konjacRice = 146;
  const {cookie} = await signUp();
  const visits = ['/wordpress-product/konjac-rice', '/products?category=konjac'].flatMap((path) =>
    ['theme=dark', cookie].map((Cookie) => ({path, Cookie})),
  );
  const isSeen = async ({path, Cookie}: {path: string; Cookie: string}) =>
    (await (await open(path, {Cookie})).text()).includes('$7.77');
  const seen = async () => new Set(await Promise.all(visits.map(isSeen)));
  expect(await seen()).toEqual(new Set([false]));
  await shop.control().change({databaseId: konjacRice, regularPrice: 777});
  expect(await seen()).toEqual(new Set([false]));
  await shop.control().tell(konjacRice);
  await vi.waitFor(async () => expect(await seen()).toEqual(new Set([true])), {timeout: 5000});
});

// The last one: the shop stays down.
test('pages that were seen once are there while the shop is down', async () => {
  for (const path of paths) await open(path);
  await shop.control().trouble('*', 'dropped');
  for (const path of paths) expect([path, (await open(path)).status]).toEqual([path, 200]);
});
