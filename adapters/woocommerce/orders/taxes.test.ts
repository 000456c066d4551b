import {describe, expect, test} from 'vitest';
import {toCents} from '~adapters/commerce';
import {createPluginClient} from '../plugin-client';
import {createShopSettings} from '../shop-settings';
import {createTaxes} from './taxes';

const place = {country: 'US', state: 'OR', zipCode: '97201', city: 'Portland'};
const toSent = ({zipCode: postcode, ...sent}: typeof place) => ({...sent, postcode});
const question = {
  lines: [{productId: 130, variationId: null, quantity: 2, total: toCents(853)}],
  shipping: toCents(497),
  billing: {...place, city: 'Salem'},
  shippingAddress: place,
  email: null,
};

/** The plugin answers in turn; its requests are recorded. */
function openTaxes(...answers: Response[]) {
  const requests: {path: string; body: unknown}[] = [];
  const clock = {now: 0};
  const plugin = createPluginClient({
    endpoint: 'https://shop.example/graphql',
    username: 'storefront',
    applicationPassword: 'secret',
    fetch: async (input, init) => {
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
      requests.push({path: new URL(new Request(input).url).pathname, body});
      return answers.shift() ?? Promise.reject(new TypeError('fetch failed'));
    },
  });
  const work: Promise<unknown>[] = [];
  const settings = createShopSettings(plugin, () => clock.now);
  const read = () => settings.read((request) => void work.push(request));
  return {
    taxes: createTaxes(plugin, {...settings, read}),
    work,
    requests,
    clock,
  };
}

const charging = () => Response.json({taxes: true});
const quoted = () =>
  Response.json({
    tax: 111,
    shippingTax: 41,
    added: 111,
    total: 1461,
    lines: [{label: 'Sales tax', amount: 111}],
    isCharged: true,
    pricesIncludeTax: false,
  });

test('an island is a country of its own to the shop', async () => {
  const {taxes, requests} = openTaxes(charging(), quoted());
  await taxes.quote({...question, billing: {...place, state: 'PR'}});
  expect(requests.at(-1)?.body).toMatchObject({
    billing: {country: 'PR', state: ''},
    address: {country: 'US', state: 'OR'},
  });
});

test('the shop is asked with both addresses, the lines’ ids and their totals', async () => {
  const {taxes, requests} = openTaxes(charging(), quoted());
  expect(await taxes.quote(question)).toEqual({
    tax: 111,
    shippingTax: 41,
    added: 111,
    pricesIncludeTax: false,
    parts: [{label: 'Sales tax', amount: 111}],
  });
  const {billing, shippingAddress: address, ...rest} = question;
  expect(requests[1]).toEqual({
    path: '/wp-json/bellyful/v1/taxes',
    body: {...rest, address: toSent(address), billing: toSent(billing)},
  });
});

describe('whether a shop charges tax', () => {
  test('is asked once a minute: behind a page, and before an order is priced', async () => {
    const {taxes, work, requests, clock} = openTaxes(
      Response.json({taxes: false}),
      charging(),
      quoted(),
    );
    expect(await taxes.quote(question)).toBeNull();
    expect(await taxes.areCharged()).toBe(false);
    expect(requests).toHaveLength(1);
    clock.now = 60_000;
    expect(await taxes.areCharged()).toBe(false);
    expect(await taxes.quote(question)).toMatchObject({tax: 111});
    await Promise.all(work);
    expect(await taxes.areCharged()).toBe(true);
    expect(requests).toHaveLength(3);
  });

  test('is asked again after a failure', async () => {
    const away = () => new Response('', {status: 502});
    const {taxes} = openTaxes(away(), away(), charging(), quoted());
    await expect(taxes.quote(question)).rejects.toMatchObject({name: 'CommerceError'});
    expect(await taxes.quote(question)).toMatchObject({tax: 111});
    expect(await taxes.areCharged()).toBe(true);
  });

  test('stays yes while a page of HTML stands in the plugin’s place', async () => {
    const page = () => new Response('<!doctype html><p>Briefly unavailable</p>');
    const {taxes, clock} = openTaxes(charging(), page(), page(), quoted());
    await taxes.areCharged();
    clock.now = 60_000;
    expect(await taxes.quote(question)).toMatchObject({tax: 111});
  });

  test('is no where the plugin is not installed', async () => {
    const noRoute = () => Response.json({code: 'rest_no_route'}, {status: 404});
    const {taxes} = openTaxes(noRoute(), noRoute());
    expect(await taxes.quote(question)).toBeNull();
  });
});

test('plugins are asked by the way of paying, also where no tax is charged, and their words are texts', async () => {
  const plugins = {
    fees: [{name: 'Packing &amp; more', amount: 200}],
    problems: ['<b>From</b> $10 &amp; up.'],
    payments: ['bacs'],
  };
  const none = {tax: 0, shippingTax: 0, added: 0, lines: [], isCharged: false};
  const {taxes, requests} = openTaxes(Response.json({...none, ...plugins}), Response.json(none));
  expect(await taxes.quote({...question, payment: 'cod'})).toMatchObject({
    plugins: {
      fees: [{name: 'Packing & more', amount: 200}],
      problems: [{field: null, message: 'From $10 & up.'}],
      payments: ['bacs'],
    },
  });
  expect(requests).toMatchObject([{path: '/wp-json/bellyful/v1/taxes', body: {payment: 'cod'}}]);
  // An older plugin says nothing of them.
  expect(await taxes.quote({...question, payment: ''})).toMatchObject({
    plugins: {fees: [], problems: [], payments: null},
  });
});

test('a shop that has just switched its taxes off charges none', async () => {
  const {taxes} = openTaxes(charging(), Response.json({tax: 0, lines: [], isCharged: false}));
  expect(await taxes.quote(question)).toBeNull();
});
