import {afterEach, expect, test, vi} from 'vitest';
import {toCents, usualFacts} from '~adapters/commerce';
import {emptyAddress, findProblems} from '~/checkout/checkout-form';
import {priceCart} from '~/pricing/price-cart';
import {quoteForPlace, toSheet, toWalletValues} from './wallet-order';

afterEach(() => vi.unstubAllGlobals());

const address = {
  line1: '12 Orchard Lane',
  line2: null,
  city: 'Portland',
  state: 'Oregon',
  postal_code: '97201',
  country: 'US',
};

test.each([
  ['Ada Miller', 'Ada', 'Miller'],
  [' Ada  King  Lovelace ', 'Ada King', 'Lovelace'],
  ['Madonna', 'Madonna', 'Madonna'],
])('a wallet of “%s” orders for %s, %s', (name, firstName, lastName) => {
  const values = toWalletValues({
    shippingAddress: {name, address},
    billingDetails: {name, email: 'ada@example.com', address},
  });
  expect(values.shipping).toMatchObject({firstName, lastName, state: 'OR'});
  expect(findProblems(values, false)).toEqual([]);
});

test.each([
  ['or', '97201', 'OR'],
  ['Oregon', '97201', 'OR'],
  ['Nueva York', '10001', 'NY'],
  ['', '00901', 'PR'],
  ['Ontario', 'K1A 0B1', 'ONTARIO'],
])('the state that a wallet writes as %j at %s is %s', (state, postal_code, code) => {
  const {shipping} = toWalletValues({
    shippingAddress: {name: 'Ada Miller', address: {...address, state, postal_code}},
  });
  expect(shipping.state).toBe(code);
});

const line = {id: 'wp-1', quantity: 1, isFreeSample: false, offerId: null};
const priced = priceCart(
  {
    lines: [{...line, unitPrice: toCents(1000)}],
    hasLoyalty: false,
    abandonmentPercent: 0,
    code: null,
  },
  usualFacts,
);
const sumOf = (rows: {amount: number}[]) => rows.reduce((sum, {amount}) => sum + amount, 0);

test('a wallet’s sheet lists what it takes, with the tax where the order goes', async () => {
  const question = vi.fn(async () => Response.json({isKnown: true, tax: 83}));
  vi.stubGlobal('fetch', question);
  const place = {...emptyAddress, city: 'Portland', state: 'OR', zipCode: '97201'};
  const cart = {items: [line as never], discountCode: null};
  const quoted = await quoteForPlace(place, cart, priced);
  expect(question).toHaveBeenCalledOnce();
  const {lineItems, shippingRates} = toSheet(quoted.priced, {decimals: 2});
  expect(lineItems.at(-1)).toEqual({name: 'Tax', amount: 83});
  expect(sumOf(lineItems)).toBe(priced.total + 83);
  expect(sumOf(shippingRates)).toBe(priced.shipping);
});

test('a wallet’s sheet lists the fees of the shop’s plugins, where those are asked', async () => {
  const plugins = {fees: [{name: 'Packing', amount: 200}], problems: [], payments: null};
  const question = vi.fn(async () => Response.json({isKnown: true, tax: null, plugins}));
  vi.stubGlobal('fetch', question);
  const place = {...emptyAddress, city: 'Portland', state: 'OR', zipCode: '97201'};
  const cart = {items: [line as never], discountCode: null};
  const asked = {method: null, paymentMethod: 'stripe'};
  const quoted = await quoteForPlace(place, cart, priced, asked);
  expect(question).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({body: expect.stringContaining('"paymentMethod":"stripe"')}),
  );
  const {lineItems} = toSheet(quoted.priced, {decimals: 2});
  expect(lineItems.at(-1)).toEqual({name: 'Packing', amount: 200});
  expect(sumOf(lineItems)).toBe(priced.total + 200);
});

test('a wallet’s sheet calls no shipping free that is not known yet', () => {
  const names = (shipping: number | null) =>
    toSheet(
      {...priced, shipping: shipping === null ? null : toCents(shipping)},
      {decimals: 2},
    ).lineItems.map(({name}) => name);
  expect(names(0)).toContain('Shipping');
  expect(names(null)).not.toContain('Shipping');
});
