import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {expect, test, vi} from 'vitest';
import {bodyOf} from './cached-page.ts';
import {createPageCache, loadPage} from './page-cache.ts';

const address = 'http://shop.example/products';
const everyone = {'Cache-Control': 'public, max-age=0', 'Content-Type': 'text/html'};

/** A shop whose page can be changed, and a clock that stands until it is moved. */
function aShop({maxSize, isLive = true}: {maxSize?: number; isLive?: boolean} = {}) {
  const shop = {now: 1_000_000, html: 'first', status: 200, headers: everyone as HeadersInit};
  const render = vi.fn((requested: string) =>
    Promise.resolve(
      new Response(`${shop.html} ${requested}`, {status: shop.status, headers: shop.headers}),
    ),
  );
  const cache = createPageCache({
    isLiveSince: () => isLive,
    now: () => shop.now,
    ...(maxSize && {maxSize}),
  });
  const read = (requested = address) => cache.read(requested, loadPage(render, requested));
  const page = async (requested = address) => (await read(requested)).value;
  const text = async (requested = address) =>
    brotliDecompressSync((await page(requested)).bodies.br).toString();
  return {shop, render, cache, read, page, text};
}

test('a page is rendered once for everybody who requests it in the same moment', async () => {
  const {render, page, read} = aShop();
  const pages = await Promise.all(Array.from({length: 50}, () => page()));
  expect(render).toHaveBeenCalledTimes(1);
  expect(new Set(pages).size).toBe(1);
  expect(read()).toMatchObject({value: pages[0], result: 'hit'});
});

test('an older page is shown at once while the newer one is made behind it', async () => {
  const {shop, render, text} = aShop();
  await text();
  shop.html = 'second';
  shop.now += 20_000;
  expect(await text()).toContain('first');
  await vi.waitFor(async () => expect(await text()).toContain('second'));
  expect(render).toHaveBeenCalledTimes(2);
});

test('where the change feed is not live a page is a quarter of a minute old at most', async () => {
  const {shop, text} = aShop({isLive: false});
  await text();
  shop.html = 'second';
  shop.now += 15_000;
  expect(await text()).toContain('second');
});

test('a change in the shop reaches the next visitor of a page that leads to the product', async () => {
  const {shop, cache, text} = aShop();
  shop.html = '<a href="/wordpress-product/tea">Tea</a>';
  await text();
  await text('http://shop.example/about');
  shop.html = '<a href="/wordpress-product/tea">Tea, now $5</a>';
  cache.invalidate(['/wordpress-product/coffee']);
  expect(await text()).not.toContain('$5');
  cache.invalidate(['/wordpress-product/tea']);
  expect(await text()).toContain('$5');
});

test('a new product appears on the pages that list products', async () => {
  const {shop, cache, text} = aShop();
  const faq = 'http://shop.example/faq';
  await Promise.all([text(), text(faq)]);
  shop.html = 'with coffee';
  cache.invalidate(['catalogue', '/wordpress-product/coffee']);
  expect(await text()).toContain('coffee');
  expect(await text(faq)).not.toContain('coffee');
});

test('a page that was being made when the shop changed is made again', async () => {
  const {shop, render, cache, text} = aShop();
  let answer = (_page: Response) => {};
  render.mockReturnValueOnce(new Promise<Response>((resolve) => (answer = resolve)));
  const waiting = text();
  cache.invalidate('all');
  answer(new Response('old price', {headers: everyone}));
  expect(await waiting).toBe('old price');
  shop.html = 'new price';
  expect(await text()).toContain('new price');
});

test('while the shop is down the cached page is shown for a day, and revalidated now and then', async () => {
  const {shop, render, text} = aShop();
  await text();
  shop.status = 503;
  shop.now += 23 * 60 * 60_000;
  for (let visit = 0; visit < 20; visit++) expect(await text()).toContain('first');
  expect(render).toHaveBeenCalledTimes(2);
  shop.now += 6000;
  expect(await text()).toContain('first');
  expect(render).toHaveBeenCalledTimes(3);
});

test('a rendering that fails leaves the cached page, and is passed on where there is none', async () => {
  const {shop, render, text} = aShop();
  await text();
  render.mockRejectedValue(new Error('no renderer'));
  shop.now += 11 * 60_000;
  expect(await text()).toContain('first');
  await expect(text('http://shop.example/faq')).rejects.toThrow('no renderer');
});

test('where a newer page takes longer than two seconds the older one is shown', async () => {
  const {shop, render, text} = aShop();
  await text();
  render.mockReturnValueOnce(new Promise<Response>(() => {}));
  shop.now += 11 * 60_000;
  vi.useFakeTimers();
  const shown = text();
  await vi.advanceTimersByTimeAsync(2000);
  vi.useRealTimers();
  expect(await shown).toContain('first');
});

test('what is not for everyone is shown, but not cached', async () => {
  const {shop, render, text, cache} = aShop();
  for (const [status, headers] of [
    [200, {'Cache-Control': 'private, no-store'}],
    [404, everyone],
    [503, {}],
  ] as const) {
    shop.status = status;
    shop.headers = headers;
    expect(await text()).toContain('first');
    expect(cache.size.entries).toBe(0);
  }
  expect(render).toHaveBeenCalledTimes(3);
});

test('a page that is gone is removed from the cache', async () => {
  const {shop, cache, text} = aShop();
  await text();
  shop.status = 404;
  cache.invalidate('all');
  await text();
  expect(cache.size).toEqual({entries: 0, bytes: 0});
});

test('ten thousand pages stay within their memory, the newest remain', async () => {
  const {cache, read, text} = aShop({maxSize: 100_000});
  for (let page = 0; page < 2000; page++) await text(`http://shop.example/products?page=${page}`);
  expect(cache.size.bytes).toBeLessThanOrEqual(100_000);
  expect(cache.size.entries).toBeGreaterThan(100);
  expect(read('http://shop.example/products?page=1999')).not.toBeInstanceOf(Promise);
});

test('a process gives its pages 12 MB at most', async () => {
  const {shop, cache, page} = aShop();
  shop.headers = {...everyone, 'X-Long': 'x'.repeat(2_000_000)};
  for (let number = 0; number < 10; number++) await page(`${address}?page=${number}`);
  expect(cache.size.bytes).toBeLessThanOrEqual(12 * 1024 * 1024);
  expect(cache.size.entries).toBe(6);
});

test('a newer page that says the same is not packed again', async () => {
  const {shop, read, page} = aShop();
  const {bodies} = await page();
  shop.now += 20_000;
  await page();
  await vi.waitFor(async () => expect((await read()).since).toBe(shop.now));
  expect((await page()).bodies.br).toBe(bodies.br);
});

test('a page that is requested in another encoding is cached so too, and weighs more from then on', async () => {
  const {shop, cache, ...pages} = aShop();
  const page = await pages.page();
  const {bytes} = cache.size;
  await bodyOf(cache, address, page, 'identity');
  await bodyOf(cache, address, page, 'gzip');
  const {br, gzip, identity} = page.bodies;
  expect(identity?.toString()).toBe(`${shop.html} ${address}`);
  expect(gunzipSync(gzip ?? '')).toEqual(identity);
  expect(brotliDecompressSync(br)).toEqual(identity);
  expect(cache.size.bytes).toBe(bytes + (gzip?.length ?? 0) + (identity?.length ?? 0));
});

test('a cached page takes no more memory than the bytes of it that go out', async () => {
  const {cache, ...pages} = aShop();
  const page = await pages.page();
  await bodyOf(cache, address, page, 'gzip');
  for (const body of Object.values(page.bodies)) expect(body.buffer.byteLength).toBe(body.length);
});
