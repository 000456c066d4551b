import {expect, test} from 'vitest';
import {noNews, toCents, type Order} from '~adapters/commerce';
import {anOrder} from '../../tests/support/orders';
import {toOrderSummary} from './order-summary.server';

const line = {
  name: 'Nighttime Support (4 bottles)',
  productId: null,
  variationId: null,
  sku: null,
  quantity: 1,
  subtotal: toCents(19_996),
  discounted: toCents(17_996),
  total: toCents(16_196),
  attributes: [
    {name: 'Bottles', value: '4'},
    {name: 'pa_pack-size', value: 'Four'},
    {name: 'Free noodle sample', value: 'Spaghetti'},
  ],
};
const order = anOrder({
  lines: [line],
  subtotal: toCents(17_996),
  shippingTitle: 'Shipping',
  shippingTotal: toCents(497),
  total: toCents(16_693),
});

test('what stands beside a line is said in the words of the page, unless its name says it', () => {
  const words = {
    'Free noodle sample': 'Muestra gratis de fideos',
    Mix: 'Combinación',
    'With melatonin': 'Con melatonina',
    Yes: 'Sí',
  };
  const attributes = [
    ...line.attributes,
    {name: 'Mix', value: 'With melatonin, Other'},
    {name: 'Logo', value: 'Yes'},
  ];
  const whole = {...line, name: '', attributes, discounted: line.subtotal, total: line.subtotal};
  const shown = (name: string) =>
    toOrderSummary({...order, lines: [{...whole, name}]}, words).lines[0]?.details;
  const always = ['Muestra gratis de fideos: Spaghetti', 'Combinación: Con melatonina, Other'];
  expect(shown('Apoyo')).toEqual([...always, 'Logo: Sí']);
  expect(shown('Apoyo (Sí)')).toEqual(always);
  expect(shown('Support (Yes)')).toEqual(always);
  expect(toOrderSummary(order).lines[0]?.details).toEqual([
    'Free noodle sample: Spaghetti',
    '10% off for coming back',
  ]);
});

test('an order adds up: subtotal, less discounts, plus shipping', () => {
  expect(toOrderSummary(order)).toMatchObject({
    subtotal: 17_996,
    discounts: [{code: null, amount: 1800}],
    shipping: 497,
    other: 0,
    total: 16_693,
  });
});

test('an order names what its codes took off, while they add up', () => {
  const codes = [
    {code: 'SAVE10', amount: toCents(1300)},
    {code: 'TEA5', amount: toCents(500)},
  ];
  const shown = (changes: Partial<Order>) => toOrderSummary({...order, ...changes}).discounts;
  expect(shown({codes})).toEqual(codes);
  expect(shown({codes: codes.slice(1)})).toEqual([{code: null, amount: 1800}]);
  expect(shown({codes: [], lines: []})).toEqual([]);
});

test('of prices that include tax an order tells how much is in its total', () => {
  const taxTotal = toCents(1234);
  const taxed = toOrderSummary({...order, taxTotal, pricesIncludeTax: true});
  expect(taxed).toMatchObject({tax: 0, includedTax: 1234, other: 0, total: 16_693});
  expect(toOrderSummary({...order, taxTotal, total: toCents(17_927)})).toMatchObject({
    tax: 1234,
    includedTax: null,
    other: 0,
  });
});

test('an order is shown as it stands, not as the shop files it', () => {
  const unpaid = {...order, status: 'PENDING', paidAt: null} as const;
  expect(toOrderSummary(unpaid).standing).toBe('unpaid');
  const later = {...order, status: 'PROCESSING', paymentMethod: 'cod', paidAt: null} as const;
  expect(toOrderSummary(later).standing).toBe('paidOnDelivery');
});

test('fees of the shop’s plugins are rows of their own, above and below zero', () => {
  const fees = [
    {name: 'Packing', amount: toCents(200)},
    {name: 'Neighbors’ discount', amount: toCents(-100)},
  ];
  const total = toCents(16_793);
  expect(toOrderSummary({...order, fees, total})).toMatchObject({fees, other: 0, total});
});

test('what the shop added to the total is told as such', () => {
  expect(toOrderSummary({...order, total: toCents(17_000)}).other).toBe(307);
});

test('a line tells its extras and what was off, but not again what its name says', () => {
  expect(toOrderSummary(order).lines[0]?.details).toEqual([
    'Free noodle sample: Spaghetti',
    '10% off for coming back',
  ]);
});

test.each([
  [6, 3174, 2539, '20% off for 6'],
  [6, 3174, 2222, '20% off for 6, 10% off for coming back'],
  [1, 499, 449, '10% off for coming back'],
  [2, 898, 898, null],
  // Staff have changed it.
  [2, 898, 700, null],
])(
  'a line of %i that cost %i and is %i says what was off',
  (quantity, subtotal, discounted, off) => {
    const amounts = {subtotal: toCents(subtotal), discounted: toCents(discounted)};
    const changed = {...order, lines: [{...line, quantity, ...amounts, attributes: []}]};
    expect(toOrderSummary(changed).lines[0]?.details).toEqual(off === null ? [] : [off]);
  },
);

test.each([
  ['2026-10-02T17:20:11+00:00', 'October 2, 2026'],
  ['2026-10-03T03:00:00+00:00', 'October 2, 2026'],
  ['', ''],
])('an order of %s was placed on “%s”, as the shop in California counts days', (at, day) => {
  expect(toOrderSummary({...order, createdAt: at}).createdOn).toBe(day);
});

test('the browser learns no key, no payment and no e-mail of an order', () => {
  const summary = JSON.stringify(toOrderSummary(order));
  for (const secret of [order.orderKey, order.orderReference, order.email])
    expect(summary).not.toContain(secret);
});

test('an order names no days once all of it has left in parcels, whatever its status', () => {
  const paid = anOrder({lines: [line], status: 'PROCESSING', paidAt: before(1)});
  const parcel = {
    carrier: 'USPS',
    number: '9400',
    url: null,
    shippedAt: before(0),
    deliveredAt: null,
    items: null,
  };
  const news = {...noNews, shipments: [parcel]};
  expect(toOrderSummary(paid, {}, news).arrives).toBeNull();
  const toCome = [{line: 0, quantity: 1}];
  expect(toOrderSummary(paid, {}, {...news, toCome}).arrives).not.toBeNull();
});

const hour = 3_600_000;
const before = (hours: number) => new Date(Date.now() - hours * hour).toISOString();

test.each<[string, Partial<Order>, boolean]>([
  ['is paid', {status: 'PROCESSING', paidAt: before(1)}, true],
  [
    'was paid long after it was placed',
    {status: 'PROCESSING', createdAt: before(2400), paidAt: before(1)},
    true,
  ],
  ['is late', {status: 'PROCESSING', paidAt: before(2400)}, false],
  ['waits for its money', {status: 'ON_HOLD', paymentMethod: 'bacs'}, false],
  ['was sent', {status: 'COMPLETED', paidAt: before(1)}, false],
  ['is not sent', {status: 'PROCESSING', paidAt: before(1), shipsNothing: true}, false],
  [
    'waits for something',
    {
      status: 'PROCESSING',
      paidAt: before(1),
      lines: [{...line, attributes: [{name: 'Backordered', value: '1'}]}],
    },
    false,
  ],
])('an order that %s names days: %o', (_when, changes, isNamed) => {
  const {arrives} = toOrderSummary(anOrder({lines: [line], ...changes}));
  expect(arrives).toEqual(
    isNamed ? expect.stringMatching(/^[A-Z][a-z]{2} \d+ to [A-Z][a-z]{2} \d+$/) : null,
  );
});

test.each([17_996, 18_000])('lines that cost %i cents with codes got nothing off', (total) => {
  const dear = {...line, total: toCents(total)};
  const codes = [{code: 'SHIPFREE', amount: toCents(17_996 - total)}];
  expect(toOrderSummary(anOrder({lines: [dear], codes})).discounts).toEqual([]);
});
