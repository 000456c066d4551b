import {expect, test} from 'vitest';
import {noNews, toCents, type OrderNews} from '~adapters/commerce';
import {anAddress, anOrder} from '../../../tests/support/orders';
import {describeOrder} from './described-order';

const aLine = (name: string, quantity: number, cents: number) => ({
  name,
  productId: null,
  variationId: null,
  sku: null,
  quantity,
  subtotal: toCents(cents),
  discounted: toCents(cents),
  total: toCents(cents),
  attributes: [],
});

const order = anOrder({
  status: 'PROCESSING',
  lines: [aLine('Rice', 3, 3000), aLine('Gummies', 1, 1000), aLine('Pasta', 1, 500)],
  total: toCents(4500),
});

const news: OrderNews = {
  ...noNews,
  address: anAddress(),
  shipments: [
    {
      carrier: 'USPS',
      number: '9400',
      url: 'https://usps.example/9400',
      shippedAt: '2026-11-26T10:00:00Z',
      deliveredAt: '2026-11-27T10:00:00Z',
      items: [
        {line: 0, quantity: 2},
        {line: 1, quantity: 1},
      ],
    },
  ],
  toCome: [{line: 0, quantity: 1}],
  refunds: [
    {
      amount: toCents(500),
      reason: 'Out of stock',
      madeAt: '2026-11-26T11:00:00Z',
      items: [{line: 2, quantity: 1, amount: toCents(500)}],
    },
  ],
};

const describeWith = (changes: Partial<typeof order> = {}) =>
  describeOrder({
    order: {...order, ...changes},
    news,
    progress: '3 of 4 items sent.',
    key: 'k',
    checkoutId: null,
    permalink: 'https://shop.example/orders/101?key=k',
  });

test('a line of an order in parts is partial, fulfilled or removed, as the protocol derives it', () => {
  expect(describeWith().line_items.map(({quantity, status}) => ({...quantity, status}))).toEqual([
    {original: 3, total: 3, fulfilled: 2, status: 'partial'},
    {original: 1, total: 1, fulfilled: 1, status: 'fulfilled'},
    {original: 1, total: 0, fulfilled: 0, status: 'removed'},
  ]);
});

test('of a completed order all is fulfilled but what came back', () => {
  const {line_items: lines} = describeWith({status: 'COMPLETED'});
  expect(lines.map(({status}) => status)).toEqual(['fulfilled', 'fulfilled', 'removed']);
});

test('each parcel is an event with its items, and another one once it was delivered', () => {
  const parcel = {
    line_items: [
      {id: 'line-1', quantity: 2},
      {id: 'line-2', quantity: 1},
    ],
    tracking_number: '9400',
    tracking_url: 'https://usps.example/9400',
    carrier: 'USPS',
  };
  expect(describeWith().fulfillment.events).toEqual([
    {id: 'parcel-1', type: 'shipped', occurred_at: '2026-11-26T10:00:00.000Z', ...parcel},
    {
      id: 'parcel-1-delivered',
      type: 'delivered',
      occurred_at: '2026-11-27T10:00:00.000Z',
      ...parcel,
    },
  ]);
});

test('what came back is an adjustment below zero, and where the order is stands in a message', () => {
  const {adjustments, messages} = describeWith();
  expect(adjustments).toEqual([
    {
      id: 'refund-1',
      type: 'refund',
      occurred_at: '2026-11-26T11:00:00.000Z',
      status: 'completed',
      line_items: [{id: 'line-3', quantity: -1}],
      totals: [{type: 'total', amount: -500}],
      description: 'Out of stock',
    },
  ]);
  expect(messages.map(({content}) => content)).toEqual(['Paid', '3 of 4 items sent.']);
});
