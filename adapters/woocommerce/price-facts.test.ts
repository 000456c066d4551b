import {expect, test} from 'vitest';
import {usDollars} from '~adapters/commerce';
import {createPluginClient} from './plugin-client';
import {createPriceFacts, createShopSettings} from './shop-settings';

const yen = {code: 'JPY', decimals: 0, ownDecimals: 0, sign: '¥'};

/** The plugin answers in turn, then not at all. */
function openMoney(...answers: Response[]) {
  const clock = {now: 1_000_000};
  const work: Promise<unknown>[] = [];
  let requests = 0;
  const plugin = createPluginClient({
    endpoint: 'https://shop.example/graphql',
    username: 'storefront',
    applicationPassword: 'secret',
    retries: 0,
    fetch: async () => {
      requests += 1;
      return answers.shift() ?? Promise.reject(new TypeError('fetch failed'));
    },
  });
  const facts = createPriceFacts(
    createShopSettings(plugin, () => clock.now),
    usDollars,
  );
  return {
    clock,
    facts,
    requests: () => requests,
    revalidate: async () => (await facts.revalidate()).currency,
    read: async () => (await facts.read((promise) => void work.push(promise))).currency,
    settle: () => Promise.all(work),
  };
}

const answer = (currency: string, decimals: number) => Response.json({currency, decimals});

test('the shop tells its currency, and is asked again after a minute, behind the answer', async () => {
  const money = openMoney(answer('JPY', 0), answer('EUR', 2));
  expect(await money.read()).toEqual(yen);
  expect(await money.read()).toEqual(yen);
  expect(money.requests()).toBe(1);
  money.clock.now += 60_000;
  expect(await money.read()).toEqual(yen);
  await money.settle();
  expect(await money.read()).toMatchObject({code: 'EUR', decimals: 2});
});

// Rules: The policies' numbers
test('a shop that sends to the United States’ own territories sends nothing abroad', async () => {
  const inShop = async (shipping: string[]) => {
    const countries = {base: 'US', selling: shipping, shipping};
    const {facts} = openMoney(Response.json({currency: 'USD', decimals: 2, countries}));
    return (await facts.read(() => {})).isAbroad;
  };
  expect(await inShop(['US', 'PR'])).toBeUndefined();
  expect(await inShop(['US', 'CA'])).toBe(true);
});

test('a shop that is down keeps the currency that it told', async () => {
  const money = openMoney(answer('JPY', 0));
  await money.read();
  money.clock.now += 60_000;
  expect(await money.read()).toEqual(yen);
  await money.settle();
  expect(await money.read()).toEqual(yen);
});

test('a shop that never answered is left alone for five seconds, then asked again', async () => {
  const money = openMoney();
  await expect(money.read()).rejects.toThrow();
  await expect(money.read()).rejects.toThrow();
  expect(money.requests()).toBe(1);
  money.clock.now += 5000;
  await expect(money.read()).rejects.toThrow();
  expect(money.requests()).toBe(2);
});

test('without the plugin the setting counts', async () => {
  const missing = () => Response.json({code: 'rest_no_route'}, {status: 404});
  expect(await openMoney(missing(), missing()).read()).toEqual(usDollars);
});

test('a shop whose plugin is gone for a while keeps the currency that it told', async () => {
  // Asked twice: what is only read is tried again.
  const maintenance = () => new Response('<!doctype html><p>Briefly unavailable</p>');
  const money = openMoney(answer('JPY', 0), maintenance(), maintenance());
  await money.read();
  money.clock.now += 60_000;
  await money.read();
  await money.settle();
  expect(money.requests()).toBe(3);
  expect(await money.read()).toEqual(yen);
});

test('what cannot be a currency is no answer', async () => {
  await expect(openMoney(answer('Taler', 2)).read()).rejects.toThrow('Taler');
});

test('a change in the shop is asked for at once', async () => {
  const money = openMoney(answer('USD', 2), answer('JPY', 0));
  await money.read();
  expect(await money.revalidate()).toEqual(yen);
});

test.each([
  ['not charged', {taxes: false, pricesIncludeTax: true}, null],
  ['in the prices', {taxes: true, pricesIncludeTax: true}, 'included'],
  ['on top of them', {taxes: true, taxDisplay: {shop: 'excl', cart: 'incl'}}, null],
  ['on top, and shown with it', {taxes: true, taxDisplay: {shop: 'incl', cart: 'incl'}}, 'added'],
])('beside a price of tax that is %s stands what is so', async (_what, settings, said) => {
  const {facts} = openMoney(Response.json({currency: 'USD', decimals: 2, ...settings}));
  expect((await facts.read(() => {})).priceTax).toBe(said);
});

test.each([
  ['', true, 'incl', 'included'],
  ['incl. <small>19 % MwSt.</small>', true, 'incl', 'incl. 19 % MwSt.'],
  ['excl. VAT', false, 'excl', 'excl. VAT'],
  // The shop's own pages show other prices than these.
  ['excl. VAT', true, 'excl', 'included'],
  ['incl. VAT', false, 'incl', 'added'],
  ['{price_excluding_tax} excl. VAT', true, 'incl', 'included'],
])(
  'the owner’s %j where prices include tax (%s) and her pages show them %s. tax',
  async (...row) => {
    const [priceSuffix, pricesIncludeTax, shop, said] = row;
    const settings = {pricesIncludeTax, taxDisplay: {shop, cart: shop}, priceSuffix};
    const {facts} = openMoney(
      Response.json({currency: 'EUR', decimals: 2, ...settings, taxes: true}),
      Response.json({currency: 'EUR', decimals: 2, ...settings, taxes: false}),
    );
    expect((await facts.read(() => {})).priceTax).toBe(said);
    expect((await facts.revalidate()).priceTax).toBeNull();
  },
);
