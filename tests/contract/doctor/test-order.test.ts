import {afterEach, expect, test, vi} from 'vitest';
import {tryOrder} from '~adapters/woocommerce/doctor/try-order';
import {shopManager} from '~mocks/demo-accounts';
import {openOrderShop} from '../../support/order-shop';
import {aReply, probeGoodShop} from '../../support/shop-probe';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['none', true, /was made, placed \(cod\), read again \(processing\), and removed\.$/],
  ['fee', true, /and removed\.$/],
  ['cash fee', true, /and removed\.$/],
  ['minimum', false, /It cannot be placed: changed, We send orders of \$10 & more\./],
] as const)(
  'where plugins of the shop do %s, the test order says so',
  async (plugins, ok, said) => {
    const store = openOrderShop({plugins});
    vi.stubGlobal('fetch', store.fetch);
    const {username, applicationPassword: password} = shopManager;
    const probe = await probeGoodShop();
    const facts = {
      plugin: {version: '2.6.0', contract: 4},
      quotesAlways: plugins !== 'none',
      gateways: store.shop.paymentMethods,
    };
    const checks = await tryOrder({
      ...probe,
      facts: aReply(facts),
      settings: {
        ...probe.settings,
        user: {name: username, password},
        graphqlUrl: 'http://shop.example/graphql',
      },
    });
    expect(checks).toMatchObject([{ok, message: expect.stringMatching(said)}]);
    expect(store.shop.orders).toEqual([]);
  },
);

test.each([
  ['AT', 'storefront'],
  ['JP', 'shop'],
] as const)('a shop in %s is tried there, by the rules of the %s', async (base, rules) => {
  const store = openOrderShop({rules});
  const sent: string[] = [];
  const listen: typeof fetch = (input, init) => {
    if (typeof init?.body === 'string') sent.push(init.body);
    return store.fetch(input, init);
  };
  vi.stubGlobal('fetch', listen);
  const {username, applicationPassword: password} = shopManager;
  const probe = await probeGoodShop();
  const facts = {
    plugin: {version: '2.6.0', contract: 4},
    gateways: store.shop.paymentMethods,
    rules,
    countries: {base, selling: [base, 'DE'], shipping: [base, 'DE']},
  };
  const graphqlUrl = 'http://shop.example/graphql';
  const user = {name: username, password};
  const settings = {...probe.settings, user, graphqlUrl};
  for (const zone of store.shop.zones) zone.states = null;
  expect(await tryOrder({...probe, facts: aReply(facts), settings})).toMatchObject([{ok: true}]);
  expect(sent.join('')).toContain(`"country":"${base}"`);
  expect(sent.join('')).not.toContain('"postcode":"10001"');
  expect(store.shop.orders).toEqual([]);
});
