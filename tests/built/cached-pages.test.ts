import {createHash} from 'node:crypto';
import {get} from 'node:http';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {beforeAll, describe, expect, test, vi} from 'vitest';
import {sendRaw} from '../support/raw-request';
import {openPages, recipePages} from '../support/site-pages';
import {useBuiltShop} from '../support/use-built-shop';

const shop = useBuiltShop();
const password = 'Plum-tree-1!';
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

let shopper: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  shopper = await signUp();
});

/** Cached under addresses of their own, which nobody else asks for here. */
const unvisited = [
  '/products?category=noodles',
  '/products?sort=price-up',
  '/recipes?type=Dinner',
  '/wordpress-product/konjac-angel-hair?variation=126',
];

/** The values of cookies, and what is sealed in none of them. */
const secretsOf = (cookies: string) =>
  cookies
    .split('; ')
    .map((pair) => pair.slice(pair.indexOf('=') + 1))
    .filter((value) => value.length > 8);

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

/** All that an answer says, but for its own number. */
async function answered(path: string, headers: Record<string, string>) {
  const answer = await open(path, headers);
  const own = new Set(['x-request-id', 'date']);
  return {
    status: answer.status,
    headers: [...answer.headers].filter(([name]) => !own.has(name)),
    page: await answer.text(),
  };
}

const varyOf = (answer: Response) => answer.headers.get('Vary') ?? '';

test.each(paths)(
  '%s has the same bytes for everybody, and names each of its scripts',
  async (path) => {
    const {cookie} = shopper;
    const first = await open(path);
    const page = await first.text();
    const policy = first.headers.get('Content-Security-Policy') ?? '';
    expect(first.status).toBe(200);
    expect(first.headers.get('Cache-Control')).toContain('public');
    expect(first.headers.has('Set-Cookie')).toBe(false);
    expect(varyOf(first)).not.toMatch(/cookie|gpc/i);
    expect(page + policy).not.toContain('nonce');
    const scripts = inlineScripts(page);
    expect(scripts.length).toBeGreaterThan(2);
    for (const {text} of scripts) expect(policy).toContain(sha256(text));
    const visitor = await answered(path, {});
    expect(visitor.page).toBe(page);
    for (const headers of [{Cookie: cookie}, {Cookie: 'theme=dark'}, {'Sec-GPC': '1'}])
      expect(await answered(path, headers), JSON.stringify(headers)).toEqual(visitor);
  },
);

describe('what a signed-in shopper brings', () => {
  // The first one to open a page is the one for whom it is rendered.
  test('is in no public page, though he is its first reader', async () => {
    const {email, cookie} = await signUp();
    const marks = [email, email.split('@')[0] ?? '', ...secretsOf(cookie)];
    for (const path of unvisited) {
      const own = await open(path, {Cookie: cookie, 'User-Agent': email, Referer: `/?${email}`});
      expect(own.headers.get('Cache-Control'), path).toContain('public');
      const page = `${await own.text()}${JSON.stringify([...own.headers])}`;
      for (const mark of marks) expect(page.includes(mark), path).toBe(false);
      expect(own.headers.has('Set-Cookie'), path).toBe(false);
    }
  });

  test('is in none that is rendered each time, nor in its data', async () => {
    const {email, cookie} = await signUp();
    for (const path of [
      '/products?q=konjac',
      '/opt/trg/starterdiscount?kit=117',
      '/no-such-page',
      '/free-sample.data',
      '/_root.data',
      '/Konj/trg/starterdiscount/konjac-rice.data',
    ]) {
      const [own, visitors] = [await open(path, {Cookie: cookie}), await open(path)];
      const withoutNonce = (text: string) => text.replaceAll(/nonce="[^"]*"/g, '');
      const page = withoutNonce(await own.text());
      expect(page, path).toBe(withoutNonce(await visitors.text()));
      expect(page).not.toContain(email);
      expect(own.headers.has('Set-Cookie'), path).toBe(false);
    }
  });

  test('is answered by a request that nobody may store', async () => {
    const {email, cookie} = await signUp();
    for (const path of ['/functions/session', '/functions/sample']) {
      const answer = await open(path, {Cookie: cookie});
      expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    }
    const {shopper: known} = (await (
      await open('/functions/session', {Cookie: cookie})
    ).json()) as {
      shopper: object;
    };
    expect(known).toMatchObject({email, email_confirmed_at: null});
    expect(await (await open('/functions/session')).json()).toEqual({shopper: null});
  });

  test('goes, with its mark, once the session has ended', async () => {
    const {cookie} = await signUp();
    const headers = {...html, Origin: shop.url(), Cookie: cookie};
    await fetch(`${shop.url()}/account/sign-out`, {method: 'POST', headers, redirect: 'manual'});
    const answer = await open('/functions/session', {Cookie: cookie});
    expect([answer.status, await answer.json()]).toEqual([200, {shopper: null}]);
    const ended = answer.headers.getSetCookie().filter((one) => one.includes('Max-Age=0'));
    // Signed up by a plain form, this browser follows the account's cart (rules: The cart of an account).
    expect(ended.map((one) => one.split('=')[0])).toEqual([
      'bellyful-cart',
      'bellyful-account',
      'bellyful-signed-in',
    ]);
  });
});

test('a search, a choice in the address and what is posted are one visitor’s own', async () => {
  for (const path of ['/products?q=konjac', '/wordpress-product/konjac-variety-pack?quantity=2'])
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

test('a page that is cached already is answered by 304, and HEAD has no body', async () => {
  const etag = (await open('/faq')).headers.get('ETag') ?? '';
  const known = await open('/faq', {'If-None-Match': etag});
  expect(known.status).toBe(304);
  expect(await known.text()).toBe('');
  const strong = etag.replace('W/', '');
  expect((await open('/faq', {'If-None-Match': `"another", ${strong}`})).status).toBe(304);
  expect((await open('/faq', {'If-None-Match': 'W/"another"'})).status).toBe(200);
  const head = await open('/faq', {}, 'HEAD');
  expect([head.status, head.headers.get('ETag'), await head.text()]).toEqual([200, etag, '']);
});

test('the same page is sent packed as the visitor can unpack it', async () => {
  const plain = await openPacked('/about', 'identity');
  const zipped = await openPacked('/about', 'gzip, deflate');
  const brotli = await openPacked('/about', 'gzip, deflate, br');
  const refused = await openPacked('/about', 'br;q=0, *;q=0.5');
  expect(plain.encoding).toBeUndefined();
  expect([zipped.encoding, brotli.encoding, refused.encoding]).toEqual(['gzip', 'br', 'gzip']);
  expect(gunzipSync(zipped.bytes).equals(plain.bytes)).toBe(true);
  expect(brotliDecompressSync(brotli.bytes).equals(plain.bytes)).toBe(true);
});

test.each([
  ['*', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.1, identity', undefined],
  ['x-brand', undefined],
])('a built file for who accepts %s is packed by %s', async (accepted, encoding) => {
  expect((await openPacked('/favicon.svg', accepted)).encoding).toBe(encoding);
});

test('a price that the shop notifies of is on the next visitor’s pages', async () => {
  const konjacRice = 146;
  const visits = ['/wordpress-product/konjac-rice', '/products?category=konjac'].flatMap((path) =>
    ['theme=dark', shopper.cookie].map((Cookie) => ({path, Cookie})),
  );
  const isSeen = async ({path, Cookie}: {path: string; Cookie: string}) =>
    (await (await open(path, {Cookie})).text()).includes('$7.77');
  const seen = async () => new Set(await Promise.all(visits.map(isSeen)));
  expect(await seen()).toEqual(new Set([false]));
  await shop.control().change({databaseId: konjacRice, regularPrice: 777});
  expect(await seen()).toEqual(new Set([false]));
  await shop.control().notify(konjacRice);
  await vi.waitFor(async () => expect(await seen()).toEqual(new Set([true])), {timeout: 5000});
});

// The last one: the shop stays down.
test('pages that were seen once are there while the shop is down', async () => {
  for (const path of paths) await open(path);
  await shop.control().trouble('*', 'dropped');
  for (const path of paths) expect([path, (await open(path)).status]).toEqual([path, 200]);
});

test.each([
  [
    '/OPT/trg/starterdiscount?kit=119&sample=Spaghetti',
    '/opt/trg/starterdiscount?kit=119&sample=Spaghetti',
  ],
  ['/products/?q=rice', '/products?q=rice'],
  [
    '/Wordpress-Product/konjac-angel-hair?variation=124',
    '/wordpress-product/konjac-angel-hair?variation=124',
  ],
  ['/FAQ?utm_source=mail', '/faq?utm_source=mail'],
])('%s is sent on with its query, whoever came before with another', async (from, to) => {
  await open(from.split('?')[0] ?? '');
  const answer = await open(from);
  expect([answer.status, answer.headers.get('Location')]).toEqual([308, to]);
});
