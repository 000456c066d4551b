import {expect, test} from 'vitest';
import type {AccountSession} from '~adapters/accounts';
import {
  toCents,
  type ConnectedProduct,
  type PluginsQuote,
  type TaxQuestion,
  type Taxes,
} from '~adapters/commerce';
import {aProduct, aShop, aVariation} from '../../../tests/support/shop';
import {quoteTax} from './quote-tax.server';

const place = {country: 'US', state: 'OR', zipCode: '97201', city: 'Portland'};
const line = {id: 'wp-23', quantity: 1, total: 449};

const aQuestion = (changes: object = {}) => ({
  lines: [line],
  shipping: 497,
  billing: place,
  shippingAddress: place,
  ...changes,
});

const plugins: PluginsQuote = {
  fees: [{name: 'Packing', amount: toCents(200)}],
  problems: [],
  payments: ['bacs'],
};

/** A shop that says what it was asked. */
function openPorts({isCharged = true, email = ''}: {isCharged?: boolean; email?: string} = {}) {
  const asked: TaxQuestion[] = [];
  const taxes: Taxes = {
    areCharged: async () => isCharged,
    refusesAddresses: async () => false,
    quotesAlways: async () => false,
    async quote(question) {
      asked.push(question);
      const cents = toCents(83);
      return {
        tax: cents,
        shippingTax: toCents(0),
        added: cents,
        pricesIncludeTax: false,
        parts: [],
        ...(question.payment !== undefined && {plugins}),
      };
    },
  };
  const noodles = aProduct(23, 449, {variations: [aVariation(25, 449)]});
  const sku = 'PFWL-3';
  const connected: ConnectedProduct = {sku, productId: 900, variationId: 901, price: null};
  const session = {shopper: {email}} as AccountSession;
  return {
    asked,
    graphId: noodles.variations[0]?.id,
    ports: {
      commerce: {...aShop({products: [noodles]}), taxes},
      connectedProducts: {
        bySku: async () => new Map([[sku, connected]]),
        connect: () => Promise.reject(new Error('not asked for')),
      },
      payments: [{id: 'offline', takesCards: true, elements: null}] as never,
      access: {session: async () => (email ? session : null)} as never,
    },
  };
}

test('the tax is that of the shop, for who is signed in', async () => {
  const {ports, asked} = openPorts({email: 'ada@example.com'});
  expect(await quoteTax(ports, aQuestion())).toEqual({ok: true, tax: {tax: 83}});
  expect(asked).toMatchObject([{email: 'ada@example.com', shipping: 497, billing: place}]);
  const visitor = openPorts();
  await quoteTax(visitor.ports, aQuestion());
  expect(visitor.asked).toMatchObject([{email: null}]);
});

test('where none is charged the shop is asked for its shipping alone', async () => {
  const {ports, asked} = openPorts({isCharged: false});
  expect(await quoteTax(ports, aQuestion())).toEqual({ok: true, tax: null});
  expect(asked).toEqual([]);
  await quoteTax(ports, aQuestion({shipping: {method: null}}));
  expect(asked).toHaveLength(1);
});

test.each([
  [null, 'offline'],
  ['cod', 'cod'],
])(
  'plugins are asked by the way of paying %s, also where no tax is charged',
  async (way, named) => {
    const {ports, asked} = openPorts({isCharged: false});
    const quoted = await quoteTax(ports, aQuestion({paymentMethod: way}));
    expect(asked).toMatchObject([{payment: named}]);
    expect(quoted).toMatchObject({ok: true, plugins});
  },
);

test('lines are taxed as what the shop knows of them, the built-in ones included', async () => {
  const {ports, asked, graphId} = openPorts();
  const ids = ['wp-23', 'wp-23-var-25', `wp-23-${graphId}`, 'pain-free-weight-loss-3'];
  await quoteTax(ports, aQuestion({lines: ids.map((id) => ({...line, id}))}));
  expect(asked[0]?.lines.map(({productId, variationId}) => [productId, variationId])).toEqual([
    [23, null],
    [23, 25],
    [23, 25],
    [900, 901],
  ]);
});

test.each([{lines: []}, {shipping: -1}, {lines: [{...line, quantity: 100}]}, {more: 1}])(
  'a question with %j is none',
  async (change) => {
    expect(await quoteTax(openPorts().ports, aQuestion(change))).toEqual({ok: false});
  },
);
