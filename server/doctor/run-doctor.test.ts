import {afterEach, expect, test, vi} from 'vitest';
import {claims} from '~/content/claims';
import * as mocks from '~mocks/backend';
import {offeredMethods} from '~mocks/woocommerce/payment-methods';
import {taxSettings} from '~mocks/woocommerce/tax-settings';
import {checkSettings, toShopSettings} from './doctor-settings';
import {runDoctor} from './run-doctor';
import {reportAtStart} from './report-at-start';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const loadMocks = async () => mocks;

interface Report {
  ok: boolean;
  checks: {name: string; ok: boolean; message: string; fix: string}[];
}

async function report(settings: Record<string, string> = {}, isWriting = false) {
  const {isOk, text} = await runDoctor(settings, {isJson: true, isWriting, loadMocks});
  return {isOk, ...(JSON.parse(text) as Report)};
}

async function openShop() {
  const backend = await mocks.startBackend();
  closing.push(() => backend.close());
  backend.wordpress.storefrontUrl = 'http://127.0.0.1:3000';
  return {backend, settings: mocks.offlineSettings(backend.url)};
}

test('the mocked shop has everything, and programs read it', async () => {
  const {isOk, ok, checks} = await report();
  expect(isOk && ok).toBe(true);
  expect(checks.length).toBeGreaterThan(20);
  for (const check of checks)
    expect(check).toEqual({
      name: expect.any(String),
      ok: true,
      message: expect.any(String),
      fix: '',
    });
});

test('a test order is made, placed, read and removed', async () => {
  const {backend, settings} = await openShop();
  const before = backend.shop.orders.length;
  const {isOk, checks} = await report(settings, true);
  expect(isOk).toBe(true);
  expect(checks.at(-1)?.message).toMatch(
    /^Order \d+ was made, placed \(cod\), read again \(processing\), and removed\.$/,
  );
  expect(backend.shop.orders).toHaveLength(before);
});

test('where a test order needs a payer, its pay page is opened, and nothing of it stays', async () => {
  const {backend, settings} = await openShop();
  const {shop, wordpress} = backend;
  const before = {orders: shop.orders.length, holds: wordpress.reservations.length};
  shop.paymentMethods = offeredMethods['online only'];
  const {checks} = await report(settings, true);
  expect(checks.at(-1)?.message).toMatch(
    /^Order \d+ was made, its pay page opens, read again \(pending\), and removed\.$/,
  );
  expect(shop.orders).toHaveLength(before.orders);
  expect(wordpress.reservations).toHaveLength(before.holds);
  expect([...wordpress.attempts.values()].filter(({isDone}) => !isDone)).toEqual([]);
});

test('a test order is made with the shop’s tax, and when its product is sold out', async () => {
  const {backend, settings} = await openShop();
  const {shop, wordpress} = backend;
  shop.taxes = taxSettings['one rate'];
  const [product] = shop.products;
  Object.assign(product ?? {}, {sku: 'SAMPLE', stock: 0});
  wordpress.connectedSkus.add('SAMPLE');
  const {checks} = await report(settings, true);
  expect(checks.at(-1)).toMatchObject({name: 'Test order', ok: true});
});

test('a test order that cannot be made fails the doctor', async () => {
  const {backend, settings} = await openShop();
  backend.scenarios.use({operation: 'place-order', trouble: 'http500'});
  const {isOk, checks} = await report(settings, true);
  expect(isOk).toBe(false);
  expect(checks.at(-1)).toMatchObject({name: 'Test order', ok: false});
});

test('a test order whose answer was lost is removed all the same', async () => {
  const {backend, settings} = await openShop();
  const before = backend.shop.orders.length;
  backend.scenarios.use({operation: 'place-order', trouble: 'lostAnswer', times: 1});
  const {checks} = await report(settings, true);
  expect(checks.at(-1)).toMatchObject({
    ok: false,
    message: expect.stringMatching(/^Order \d+ was made, and removed\. Then: /),
  });
  expect(backend.shop.orders).toHaveLength(before);
});

test('people read a line each, and under what is wrong how it is mended', async () => {
  const {settings} = await openShop();
  const given = {...settings, WOO_APPLICATION_PASSWORD: 'wrong'};
  const {isOk, text} = await runDoctor(given, {isJson: false, isWriting: false, loadMocks});
  expect(isOk).toBe(false);
  expect(text).toMatch(/\n✗ Password: .+\n {2}→ .+WooCommerce, Bellyful storefront/);
  expect(text).toMatch(/\n1 of \d+ need a hand/);
});

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function asked(settings: Record<string, string>) {
  const {isOk, text} = await runDoctor(settings, {isJson: false, isWriting: false, loadMocks});
  expect(isOk).toBe(true);
  return [...text.matchAll(/^\? Claim (\S+): (.+)$/gm)].map(([, id = '', words = '']) => ({
    id,
    words,
  }));
}

test('the owner is asked whether each claim is true, with its words, its support and its doubt', async () => {
  const {settings} = await openShop();
  const all = await asked(settings);
  expect(all.map(({id}) => id)).toEqual(Object.keys(claims));
  expect(all.find(({id}) => id === 'cells')?.words).toMatch(
    /^Is this true\? .+oxidative stress\. \(EFSA.+\)$/,
  );
  expect(all.find(({id}) => id === 'safe-alternative')?.words).toContain('Doubt: ');
});

test('he is not asked of what he has confirmed for long, nor of what he has let end', async () => {
  const {backend, settings} = await openShop();
  const confirmed = (id: string, days: number, sentences = claims[id]?.sentences ?? []) => ({
    [id]: {until: day(days), sentences: [...sentences]},
  });
  backend.shop.claims = {
    ended: ['bones', 'nighttime-name'],
    confirmed: {
      ...confirmed('energy', 61),
      ...confirmed('immune', 60),
      ...confirmed('muscles', 300, ['Muscles']),
    },
  };
  const all = new Map((await asked(settings)).map(({id, words}) => [id, words]));
  expect(all.has('energy')).toBe(false);
  expect(all.has('bones')).toBe(false);
  expect(all.has('nighttime-name')).toBe(true);
  expect(all.get('immune')).toContain(`Is this true after ${day(60)}?`);
  expect(all.get('muscles')).toContain('Is this true in its new words?');
});

test('settings that no shop could open with are reported before any request', async () => {
  const {isOk, checks} = await report({WOO_GRAPHQL_URL: 'shop'});
  expect(isOk).toBe(false);
  expect(checks.map(({name}) => name)).toEqual(['Settings']);
});

test('half a connection is examined as a shop’s, not as the mocked one', async () => {
  const {isOk, checks} = await report({WOO_USERNAME: 'u', WOO_APPLICATION_PASSWORD: 'p'});
  expect(isOk).toBe(false);
  expect(checks.map(({message}) => message)).toEqual([
    expect.stringContaining('WOO_GRAPHQL_URL is missing'),
  ]);
});

test.each([
  [
    'the mocked shop at a public address',
    {
      ...mocks.offlineSettings('http://127.0.0.1:1'),
      PUBLIC_STORE_URL: 'https://bellyful.example',
    },
  ],
  [
    'a setting of the mocked shop beside a real one',
    {WOO_GRAPHQL_URL: 'https://shop.example/graphql', MOCK_CATALOGUE: 'recorded'},
  ],
])('what keeps the shop closed is the doctor’s first word: %s', (_, given) => {
  expect(checkSettings(given)[0]).toMatchObject({
    name: 'Settings',
    ok: false,
    message: expect.stringMatching(/names a public address|is a setting of the mocked shop/),
  });
});

test('the address of the storefront is the public one, else where the host listens', () => {
  expect(toShopSettings({PUBLIC_STORE_URL: 'https://x.example/'}).storeUrl).toBe(
    'https://x.example',
  );
  expect(toShopSettings({PORT: '3001'}).storeUrl).toBe('http://127.0.0.1:3001');
  expect(
    checkSettings({WOO_GRAPHQL_URL: 'https://x.example/graphql', HOST: '0.0.0.0'})[0],
  ).toMatchObject({
    ok: false,
    message: expect.stringContaining('PUBLIC_STORE_URL'),
  });
});

test('once it is open the storefront logs what the shop lacks', async () => {
  const {backend, settings} = await openShop();
  const info = vi.fn();
  const warn = vi.fn();
  await reportAtStart(settings, {info, warn});
  expect(info.mock.calls).toEqual([['shop.complete']]);
  expect(warn).not.toHaveBeenCalled();
  backend.scenarios.use({trouble: 'maintenance'});
  await reportAtStart(settings, {info, warn});
  expect(warn.mock.calls).toEqual([
    ['shop.incomplete', {lacking: [expect.stringContaining('maintenance mode')]}],
  ]);
});

test('the doctor lists what the law asks where the shop sells, and whether it is on', async () => {
  const {backend, settings} = await openShop();
  const laws = async () =>
    (await report(settings)).checks
      .filter(({name}) => name.startsWith('Law '))
      .map(({name, message}) => `${name}: ${message}`);
  expect(await laws()).not.toContainEqual(expect.stringContaining('order-button'));
  backend.shop.countries = {base: 'DE', selling: ['DE', 'US'], shipping: ['DE']};
  backend.shop.lawsOff = ['price-words'];
  expect(await laws()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Law order-button: On, since the shop sells to DE: .* 2011\/83\/EU/),
      expect.stringMatching(/^Law price-words: Switched off by the owner/),
    ]),
  );
});
