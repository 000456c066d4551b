import {expect, test} from 'vitest';
import {noNews, toCents, type OrderNews, type Shipment} from '~adapters/commerce';
import {anOrder} from '../../tests/support/orders';
import {findNews, toProgress, toProgressLine, toRefunds} from './order-progress.server';

const order = anOrder({
  status: 'PROCESSING',
  createdAt: '2026-11-24T20:00:00Z',
  paidAt: '2026-11-24T20:05:00Z',
});

const aParcel = (changes: Partial<Shipment> = {}): Shipment => ({
  carrier: 'USPS',
  number: '1',
  url: null,
  shippedAt: '2026-11-25T20:00:00Z',
  deliveredAt: null,
  items: [{line: 0, quantity: 2}],
  ...changes,
});

const stepsOf = (changes: Partial<typeof order>, news: Partial<OrderNews> = {}) =>
  toProgress({...order, ...changes}, {...noNews, ...news}).steps.map(
    ({label, on, isDone}) => `${label}${isDone ? `: ${on}` : ' not yet'}`,
  );

const delivered = aParcel({deliveredAt: '2026-11-26T20:00:00Z'});
const placed = 'Placed: November 24, 2026';
const paid = 'Paid: November 24, 2026';

test.each<[string, Partial<typeof order>, Partial<OrderNews>, string[]]>([
  ['of which nothing is known yet', {}, {}, [placed, paid, 'Sent not yet']],
  ['that is not paid', {paidAt: null}, {}, [placed, 'Paid not yet', 'Sent not yet']],
  ['that is paid on delivery', {paidAt: null, paymentMethod: 'cod'}, {}, [placed, 'Sent not yet']],
  ['that costs nothing', {total: toCents(0)}, {}, [placed, 'Sent not yet']],
  [
    'that is packed',
    {},
    {packedAt: '2026-11-25T20:00:00Z'},
    [placed, paid, 'Packed: November 25, 2026', 'Sent not yet'],
  ],
  [
    'of which a part is sent',
    {},
    {shipments: [aParcel()], toCome: [{line: 0, quantity: 1}]},
    [placed, paid, 'Partly sent: November 25, 2026', 'All sent not yet'],
  ],
  [
    'that is sent',
    {},
    {shipments: [aParcel()], packedAt: '2026-11-25T18:00:00Z'},
    [placed, paid, 'Sent: November 25, 2026'],
  ],
  [
    'that staff completed without a parcel',
    {status: 'COMPLETED'},
    {completedAt: '2026-11-26T20:00:00Z'},
    [placed, paid, 'Sent: November 26, 2026'],
  ],
  [
    'of which one parcel is delivered',
    {},
    {shipments: [delivered, aParcel()]},
    [placed, paid, 'Sent: November 25, 2026'],
  ],
  [
    'of which all are delivered',
    {},
    {shipments: [delivered]},
    [placed, paid, 'Sent: November 25, 2026', 'Delivered: November 26, 2026'],
  ],
  ['of which nothing is sent', {shipsNothing: true}, {}, [placed, paid]],
  ['that was cancelled', {status: 'CANCELLED', paidAt: null}, {}, [placed]],
])('the steps of an order %s', (_which, changes, news, steps) => {
  expect(stepsOf(changes, news)).toEqual(steps);
});

test.each<[Partial<OrderNews>, string | null]>([
  [{}, null],
  [{shipments: [aParcel()]}, 'Sent on November 25, 2026.'],
  [{shipments: [aParcel({shippedAt: null})]}, 'Sent.'],
  [
    {shipments: [aParcel(), aParcel({shippedAt: '2026-11-26T20:00:00Z'})]},
    'Sent in 2 parcels, the last on November 26, 2026.',
  ],
  [
    {shipments: [aParcel()], toCome: [{line: 0, quantity: 1}]},
    '2 of 3 items sent, the last on November 25, 2026.',
  ],
  [{shipments: [delivered]}, 'Delivered on November 26, 2026.'],
  [
    {refunds: [{amount: toCents(500), reason: '', madeAt: order.createdAt, items: []}]},
    '$5.00 given back.',
  ],
])('in one line %j is %s', (news, line) => {
  expect(toProgressLine(order, {...noNews, ...news})).toBe(line);
});

test('of an order that was never paid nothing is given back: it is due less, or canceled', () => {
  const refunds = [{amount: toCents(500), reason: '', madeAt: order.createdAt, items: []}];
  const unpaid = {...order, paidAt: null};
  const labels = ({given, ...shown}: ReturnType<typeof toRefunds>) => [
    ...given.map(({label}) => label),
    shown.leftLabel,
  ];
  expect(labels(toRefunds(order, {...noNews, refunds}))).toEqual([
    expect.stringMatching(/^Given back on /),
    'Total after refunds',
  ]);
  expect(labels(toRefunds(unpaid, {...noNews, refunds}))).toEqual([
    expect.stringMatching(/^Taken off on /),
    'Total now',
  ]);
  expect(toProgressLine(unpaid, {...noNews, refunds})).toBe('$5.00 taken off.');
});

test('without the shop’s answer an order has no news, and the log says so', async () => {
  const warned: string[] = [];
  const log = {info() {}, warn: (event: string) => void warned.push(event), error() {}};
  const commerce = {orders: {news: () => Promise.reject(new Error('away'))}} as never;
  expect((await findNews({commerce, log}, [order]))(order.databaseId)).toBe(noNews);
  expect(warned).toEqual(['order.news.unknown']);
});
