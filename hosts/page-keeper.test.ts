import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {expect, test, vi} from 'vitest';
import {bodyOf, keepingPages} from './kept-page.ts';
import {PageKeeper} from './page-keeper.ts';

const address = 'http://shop.example/products';
const everyone = {'Cache-Control': 'public, max-age=0', 'Content-Type': 'text/html'};

/** A shop whose page can be changed, and a clock that stands until it is moved. */
function aShop({mostBytes, isTold = true}: {mostBytes?: number; isTold?: boolean} = {}) {
  const shop = {now: 1_000_000, html: 'first', status: 200, headers: everyone as HeadersInit};
  const render = vi.fn((asked: string) =>
    Promise.resolve(
      new Response(`${shop.html} ${asked}`, {status: shop.status, headers: shop.headers}),
    ),
  );
  const keeper = new PageKeeper({
    make: keepingPages(render),
    isTold: () => isTold,
    now: () => shop.now,
    ...(mostBytes && {mostBytes}),
  });
  const text = async (asked = address) =>
    brotliDecompressSync((await keeper.get(asked)).bodies.br).toString();
  return {shop, render, keeper, text};
}

test('a page is rendered once for everybody who asks in the same moment', async () => {
  const {render, keeper} = aShop();
  const pages = await Promise.all(Array.from({length: 50}, async () => keeper.get(address)));
  expect(render).toHaveBeenCalledTimes(1);
  expect(new Set(pages).size).toBe(1);
  expect(keeper.get(address)).toBe(pages[0]);
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

test('where the shop tells of no change a page is a quarter of a minute old at most', async () => {
  const {shop, text} = aShop({isTold: false});
  await text();
  shop.html = 'second';
  shop.now += 15_000;
  expect(await text()).toContain('second');
});

test('a change in the shop reaches the next visitor of a page that leads to the product', async () => {
  const {shop, keeper, text} = aShop();
  shop.html = '<a href="/wordpress-product/tea">Tea</a>';
  await text();
  await text('http://shop.example/about');
  shop.html = '<a href="/wordpress-product/tea">Tea, now $5</a>';
  keeper.outdate(['/wordpress-product/coffee']);
  expect(await text()).not.toContain('$5');
  keeper.outdate(['/wordpress-product/tea']);
  expect(await text()).toContain('$5');
});

test('a new product appears on the pages that list products', async () => {
  const {shop, keeper, text} = aShop();
  const faq = 'http://shop.example/faq';
  await Promise.all([text(), text(faq)]);
  shop.html = 'with coffee';
  keeper.outdate(['catalogue', '/wordpress-product/coffee']);
  expect(await text()).toContain('coffee');
  expect(await text(faq)).not.toContain('coffee');
});

test('a page that was being made when the shop changed is made again', async () => {
  const {shop, render, keeper, text} = aShop();
  let answer = (_page: Response) => {};
  render.mockReturnValueOnce(new Promise<Response>((resolve) => (answer = resolve)));
  const waiting = text();
  keeper.outdate(null);
  answer(new Response('old price', {headers: everyone}));
  expect(await waiting).toBe('old price');
  shop.html = 'new price';
  expect(await text()).toContain('new price');
});

test('while the shop is down the page that is kept is shown, and asked for anew now and then', async () => {
  const {shop, render, text} = aShop();
  await text();
  shop.status = 503;
  shop.now += 24 * 60 * 60_000;
  for (let visit = 0; visit < 20; visit++) expect(await text()).toContain('first');
  expect(render).toHaveBeenCalledTimes(2);
  shop.now += 6000;
  expect(await text()).toContain('first');
  expect(render).toHaveBeenCalledTimes(3);
});

test('a rendering that fails leaves the kept page, and is told where there is none', async () => {
  const {shop, render, text} = aShop();
  await text();
  render.mockRejectedValue(new Error('no renderer'));
  shop.now += 11 * 60_000;
  expect(await text()).toContain('first');
  await expect(text('http://shop.example/faq')).rejects.toThrow('no renderer');
});

test('what is not for everyone is shown, but not kept', async () => {
  const {shop, render, text, keeper} = aShop();
  for (const [status, headers] of [
    [200, {'Cache-Control': 'private, no-store'}],
    [404, everyone],
    [503, {}],
  ] as const) {
    shop.status = status;
    shop.headers = headers;
    expect(await text()).toContain('first');
    expect(keeper.size.pages).toBe(0);
  }
  expect(render).toHaveBeenCalledTimes(3);
});

test('a page that is gone is forgotten', async () => {
  const {shop, keeper, text} = aShop();
  await text();
  shop.status = 404;
  keeper.outdate(null);
  await text();
  expect(keeper.size).toEqual({pages: 0, bytes: 0});
});

test('ten thousand pages keep to their memory, the newest stay', async () => {
  const {keeper, text} = aShop({mostBytes: 100_000});
  for (let page = 0; page < 2000; page++) await text(`http://shop.example/products?page=${page}`);
  expect(keeper.size.bytes).toBeLessThanOrEqual(100_000);
  expect(keeper.size.pages).toBeGreaterThan(100);
  expect(keeper.get('http://shop.example/products?page=1999')).not.toBeInstanceOf(Promise);
});

test('a newer page that says the same is not packed again', async () => {
  const {shop, keeper} = aShop();
  const {bodies} = await keeper.get(address);
  shop.now += 20_000;
  await keeper.get(address);
  await vi.waitFor(async () => expect((await keeper.get(address)).madeAt).toBe(shop.now));
  expect((await keeper.get(address)).bodies.br).toBe(bodies.br);
});

test('a page that somebody takes otherwise packed is kept so too, and weighs more from then on', async () => {
  const {shop, keeper} = aShop();
  const page = await keeper.get(address);
  const {bytes} = keeper.size;
  await bodyOf(keeper, 'identity', page, address);
  await bodyOf(keeper, 'gzip', page, address);
  const {br, gzip, identity} = page.bodies;
  expect(identity?.toString()).toBe(`${shop.html} ${address}`);
  expect(gunzipSync(gzip ?? '')).toEqual(identity);
  expect(brotliDecompressSync(br)).toEqual(identity);
  expect(keeper.size.bytes).toBe(bytes + (gzip?.length ?? 0) + (identity?.length ?? 0));
});

test('a kept page takes no more memory than the bytes of it that go out', async () => {
  const {keeper} = aShop();
  const page = await keeper.get(address);
  await bodyOf(keeper, 'gzip', page, address);
  for (const body of Object.values(page.bodies)) expect(body.buffer.byteLength).toBe(body.length);
});
