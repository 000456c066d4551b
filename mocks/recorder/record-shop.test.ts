import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createWooCommerce} from '../../tests/support/woocommerce';
import {startBackend} from '../backend';
import {readRecorded} from '../recorded/read-recorded';
import {shopManager} from '../demo-accounts';
import {toSummary} from './summary';
import {recordShop} from './record-shop';

const slugs = ['bellyful-bundle', 'konjac-angel-hair', 'konjac-lasagna', 'staff-gift-box'];
const fakeShop = await startBackend();
const allProducts = fakeShop.shop.products;
const {media} = fakeShop.shop;
// Small ones take no time to be made smaller.
for (const record of media.values()) record.file = record.sizes[0]?.file ?? record.file;

const requests = vi.spyOn(globalThis, 'fetch');
let folder = '';

beforeEach(() => {
  sell('konjac-lasagna');
  folder = mkdtempSync(path.join(tmpdir(), 'recorded-'));
  requests.mockClear();
});
afterEach(() => rmSync(folder, {recursive: true}));
afterAll(async () => {
  requests.mockRestore();
  await fakeShop.close();
});

function sell(...wanted: string[]): void {
  fakeShop.shop.products = allProducts.filter(({slug}) => wanted.includes(slug));
}

const picturesRequested = () =>
  requests.mock.calls.filter(([address]) => JSON.stringify(address).endsWith('.webp"'));
const productsRequested = () =>
  requests.mock.calls.filter(([, init]) => JSON.stringify(init).includes('RecordedProducts'));

const record = (more: Partial<Parameters<typeof recordShop>[0]> = {}) =>
  recordShop({
    url: fakeShop.url,
    folder,
    languages: ['es'],
    signal: new AbortController().signal,
    pauseMs: 1,
    ...more,
  });

const openShop = (url: string) =>
  createWooCommerce({
    endpoint: `${url}/graphql`,
    username: shopManager.username,
    applicationPassword: shopManager.applicationPassword,
    timeoutMs: 10_000,
    languages: ['es'],
  });

/** A product as the storefront understands it; pictures are stored at other sizes, and no shopper's reviews. */
async function understood(url: string) {
  const {products} = openShop(url);
  const found = await Promise.all(slugs.map((slug) => products.find(slug)));
  const unlike = ['url', 'width', 'height', 'srcSet', 'smallUrl', 'rating', 'reviewCount'];
  return JSON.parse(
    JSON.stringify(found, (key, value: unknown) => (unlike.includes(key) ? undefined : value)),
  ) as unknown;
}

test('a recorded shop sells what the real one sells, word for word and cent for cent', async () => {
  sell(...slugs);
  const recording = await record();
  expect(recording).toMatchObject({
    products: {stored: 4, of: 4},
    missingProducts: [],
    missingPictures: [],
    stopped: null,
  });
  const recorded = readRecorded(folder);
  const copy = await startBackend(recorded ? {recorded} : {});
  try {
    expect(await understood(copy.url)).toEqual(await understood(fakeShop.url));
    expect(copy.shop.products.filter(({isHidden}) => isHidden).map(({slug}) => slug)).toEqual([
      'staff-gift-box',
    ]);
  } finally {
    await copy.close();
  }
});

test('its pictures are kept at three sizes, and shown', async () => {
  const small = media.get('konjac-lasagna');
  if (small) media.set('konjac-lasagna', {...small, file: 'konjac-lasagna.webp'});
  await record();
  const recorded = readRecorded(folder);
  const copy = await startBackend(recorded ? {recorded} : {});
  const {products} = openShop(copy.url);
  const image = (await products.find('konjac-lasagna'))?.image;
  const shown = await fetch(image?.url ?? '');
  await copy.close();
  if (small) media.set('konjac-lasagna', small);
  expect([shown.status, shown.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
  expect(image?.srcSet.match(/\d+w/g)).toEqual(['300w', '768w', '1200w']);
});

test('what was kept before Ctrl-C is not asked again', async () => {
  sell('konjac-lasagna', 'konjac-rice', 'konjac-udon');
  const stop = new AbortController();
  const first = await record({
    signal: stop.signal,
    onProgress: ({pictures}) => pictures.stored > 1 && stop.abort(),
  });
  expect(first.stopped).toBe('Stopped.');
  expect(toSummary(first, folder)).toMatch(/^Stopped\. 3 products and \d+ pictures, .* goes on/);
  const stored = readdirSync(path.join(folder, 'pictures'));
  expect(stored).toHaveLength(first.pictures.stored);
  requests.mockClear();
  const second = await record();
  expect(second.stopped).toBeNull();
  expect(second.missingPictures).toEqual([]);
  expect(productsRequested()).toEqual([]);
  expect(picturesRequested()).toHaveLength(second.pictures.of - stored.length);
});

test('a connection that breaks is tried again', async () => {
  requests.mockRejectedValueOnce(new TypeError('fetch failed'));
  expect(await record()).toMatchObject({stopped: null, missingProducts: []});
});

test('a shop that falls silent ends it in words, and the next run goes on', async () => {
  fakeShop.scenarios.use({operation: 'media', trouble: 'dropped'});
  const first = await record();
  fakeShop.scenarios.clear();
  expect(first).toMatchObject({stopped: `${fakeShop.url} does not answer.`, products: {stored: 1}});
  requests.mockClear();
  expect(await record()).toMatchObject({stopped: null, missingPictures: []});
  expect(productsRequested()).toEqual([]);
});

test('a shop that has too much to do is left in peace for as long as it says', async () => {
  const busy = new Response('Too many requests', {status: 429, headers: {'Retry-After': '1'}});
  requests.mockResolvedValueOnce(busy);
  const begun = Date.now();
  expect((await record()).stopped).toBeNull();
  expect(Date.now() - begun).toBeGreaterThanOrEqual(990);
});

test('a picture that is gone is named; the rest is kept', async () => {
  const lasagna = media.get('konjac-lasagna');
  if (lasagna) media.set('konjac-lasagna', {...lasagna, file: 'gone.webp'});
  const recording = await record();
  if (lasagna) media.set('konjac-lasagna', lasagna);
  expect(recording.missingPictures).toEqual([expect.stringContaining('gone.webp')]);
  expect(recording.pictures.stored).toBe(recording.pictures.of - 1);
  expect(toSummary(recording, folder)).toContain('missing: 1 pictures (http');
});

test('an address without GraphQL is told from a shop', async () => {
  fakeShop.scenarios.use({trouble: 'html'});
  const recorded = record().finally(() => fakeShop.scenarios.clear());
  await expect(recorded).rejects.toThrow('does not answer GraphQL: is WPGraphQL active there?');
});

test('a folder keeps one shop', async () => {
  await record();
  await expect(record({url: 'https://another.example'})).rejects.toThrow('name another folder');
});
