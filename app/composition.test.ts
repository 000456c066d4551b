import {afterEach, expect, test, vi} from 'vitest';
import {usDollars} from '~adapters/commerce';
import {createPriceFacts, createShopSettings} from '~adapters/woocommerce/shop-settings';
import {currencies} from '~mocks/woocommerce/amounts';
import {taxSettings} from '~mocks/woocommerce/tax-settings';
import {canOrder, composeServices, openShop} from '~/composition';
import {loader} from '~/routes/catalogue-product';
import {findSettingProblems, readEnv} from '~/server/settings/env';
import {aNewLine, aNewOrder} from '../tests/support/new-orders';
import {runLoader} from '../tests/support/page-context';
import {aProduct, aShop} from '../tests/support/shop';
import {openWordPressMock} from '../tests/support/wordpress-mock';

const url = {
  WOO_GRAPHQL_URL: 'https://shop.example/graphql',
  SESSION_SECRET: 'c2VjcmV0IG9mIHRoZSB0ZXN0cyBhbmQgb2Ygbm9ib2R5IGVsc2U=',
  HOST: '127.0.0.1',
};
const user = {WOO_USERNAME: 'storefront', WOO_APPLICATION_PASSWORD: 'abcd efgh'};
const mail = {MAIL_API_KEY: 'key', MAIL_FROM: 'Bellyful <hello@shop.example>'};

/** Which addresses are asked at a sign-in, when tries are counted and a mail is sent. */
async function requestedHosts(settings: Record<string, string>): Promise<string[]> {
  const addresses: string[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    addresses.push(new Request(input, init).url);
    return Response.json({code: 'no', message: 'No.'}, {status: 422});
  });
  const {accounts, rateLimits, mailer} = composeServices(readEnv(settings));
  const letter = {subject: 'Hello', html: 'Hi', content: 'Hi', text: 'Hi', replyTo: null};
  await accounts.signIn('ana@x.example', 'Konjac-1!');
  const tries = [{bucket: 'sign-in:1', limit: 1, windowSeconds: 60}];
  await rateLimits.shop.count(tries).catch(() => undefined);
  await mailer.send({kind: 'contact', to: 'a@x.example', ...letter}).catch(() => undefined);
  return addresses.map((address) => new URL(address).host);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['by its three settings the shop does everything', {}, ['shop', 'shop', 'shop']],
  ['a mail provider sends the mails when it is set', mail, ['shop', 'shop', 'resend']],
])('%s', async (_what, more, expected) => {
  const hosts = await requestedHosts({...url, ...user, ...more});
  expect(hosts.map((host) => expected.find((name) => host.includes(name)))).toEqual(expected);
});

test('mails of a demonstration say so', async () => {
  const bodies: string[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    bodies.push(await new Request(input, init).text());
    return Response.json({id: '1'});
  });
  const demo = {
    WOO_GRAPHQL_URL: 'http://127.0.0.1:1/graphql',
    PAYMENT_OFFLINE_URL: 'http://127.0.0.1:1',
    PUBLIC_STORE_URL: 'https://demo.bellyful.example',
    PUBLIC_DEMO: '1',
  };
  const {mailer} = composeServices(readEnv({...url, ...mail, ...demo}));
  const letter = {subject: 'Hello', html: 'Hi', content: 'Hi', text: 'Hi', replyTo: null};
  await mailer.send({kind: 'welcome', to: 'a@x.example', ...letter});
  expect(bodies.map((body) => JSON.parse(body) as object)).toMatchObject([
    {subject: 'Demonstration: Hello'},
  ]);
});

test('by the shop’s address alone the catalogue is shown and everything else declines by name', async () => {
  const env = readEnv(url);
  expect(canOrder(env)).toBe(false);
  expect(await requestedHosts(url)).toEqual([]);
  const signedIn = await composeServices(env).accounts.signIn('ana@x.example', 'Konjac-1!');
  expect(signedIn).toMatchObject({refusals: [{code: 'not_open'}]});
});

test.each([
  ['a user without a password', {WOO_USERNAME: 'storefront'}, 'WOO_APPLICATION_PASSWORD'],
  ['a mail key without a sender', {...user, MAIL_API_KEY: 'key'}, 'MAIL_FROM'],
])('%s is named before the shop opens', (_what, more, missing) => {
  expect(findSettingProblems({...url, ...more}).join()).toContain(`${missing} is missing`);
});

const aRequest = {execution: {waitUntil: () => {}}, onFailed: () => {}, log: console};

test('another back end’s catalogue stands beside the orders of WooCommerce', async () => {
  const plugin = openWordPressMock().connect();
  const tea = aProduct(7, 1000, {slug: 'mountain-tea', name: 'Mountain Tea'});
  const {commerce} = openShop(
    {
      ...composeServices(readEnv({...url, ...user})),
      plugin,
      settings: createShopSettings(plugin),
      openCatalogue: () => aShop({products: [tea]}).products,
    },
    aRequest,
  );
  const path = '/wordpress-product/mountain-tea';
  const page = await runLoader(loader, path, {slug: 'mountain-tea'}, {commerce});
  expect(page).toMatchObject({shown: {product: {name: 'Mountain Tea', price: 1000}}});
  const placed = await commerce.orders.place(aNewOrder({lines: [aNewLine({name: tea.name})]}));
  expect(placed).toMatchObject({status: 'open', order: {total: 1497}});
});

test('what the shop has set otherwise than the page knew is read before the order is answered', async () => {
  const {state, connect} = openWordPressMock();
  const plugin = connect();
  const settings = createShopSettings(plugin);
  const invalidated: unknown[] = [];
  const shop = openShop(
    {
      ...composeServices(readEnv({...url, ...user})),
      plugin,
      settings,
      priceFacts: createPriceFacts(settings, usDollars),
    },
    {...aRequest, execution: {waitUntil: () => {}, onInvalidate: (tags) => invalidated.push(tags)}},
  );
  expect(await settings.read()).toMatchObject({currency: 'USD', taxes: false});
  const wanted = aNewOrder({lines: [aNewLine()]});
  state.shop.currency = currencies.euros;
  state.shop.taxes = taxSettings['prices with tax'];
  state.shop.claims.ended = ['bones'];
  expect(await shop.commerce.orders.place(wanted)).toMatchObject({status: 'changed'});
  expect(invalidated).toEqual(['all']);
  expect(settings.known()).toMatchObject({
    currency: 'EUR',
    pricesIncludeTax: true,
    endedClaims: ['bones'],
  });
});
