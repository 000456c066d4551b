import {expect, test} from 'vitest';
import type {Shortage} from '~adapters/commerce';
import {discountMessages} from '~/content/messages/discounts';
import {orderMessages} from '~/content/messages/orders';
import type {ResolvedLine} from '~/cart/price/priced-order';
import {refuseShortages} from './refuse-shortages.server';

const line = (id: string, changes: Partial<ResolvedLine> = {}) =>
  ({id, name: `The ${id}`, isFreeSample: false, offerId: null, ...changes}) as ResolvedLine;

const lines = [
  line('tea'),
  line('sample', {isFreeSample: true}),
  line('noodles#konjac-starter', {offerId: 'konjac-starter'}),
];

const short = (key: string, at: number | null, left = 0): Shortage => ({key, line: at, left});
const refusalsOf = (shortages: Shortage[], of = lines) =>
  refuseShortages(shortages, of).body.refusals;

test.each<[string, Shortage, string, string]>([
  ['units that are gone', short('product:1', 0), 'tea', orderMessages.outOfStock('The tea')],
  [
    'units of which some are left',
    short('product:1', 0, 2),
    'tea',
    orderMessages.onlyLeftInStock(2),
  ],
  [
    'units of nobody knows which line',
    short('product:9', null),
    'items',
    orderMessages.outOfStock('An item'),
  ],
  ['a code that is used up', short('coupon:SAVE', null), 'discountCode', discountMessages.usedUp],
  ['a sample that was had', short('sample:u1', null), 'sample', orderMessages.freeSampleOnce],
  [
    'an offer that was had',
    short('offer:konjac-starter:u1', null),
    'noodles#konjac-starter',
    orderMessages.offerOncePerCustomer,
  ],
  [
    'a sample that went to this address',
    short('sample:household:x', null),
    'sample',
    orderMessages.freeSampleOncePerHousehold,
  ],
  [
    'an offer that went to this address',
    short('offer:konjac-starter:household:x', null),
    'noodles#konjac-starter',
    orderMessages.offerOncePerHousehold,
  ],
  [
    'an offer of another cart',
    short('offer:bundle-starter:u1', null),
    'items',
    orderMessages.offerOncePerCustomer,
  ],
])('%s are told at the line', (_what, shortage, field, message) => {
  const {status, body} = refuseShortages([shortage], lines);
  expect({status, refusals: body.refusals}).toMatchObject({
    status: 422,
    refusals: [{field, message}],
  });
});

test('a sample is told as one where the cart is not known any more', () => {
  expect(refusalsOf([short('sample:u1', null)], [])).toMatchObject([{field: 'free-sample'}]);
});

test('each line is told once, by what is short first', () => {
  expect(
    refusalsOf([short('product:1', 0, 2), short('product:1', 0), short('product:2', 1)]),
  ).toMatchObject([
    {field: 'tea', message: orderMessages.onlyLeftInStock(2)},
    {field: 'sample', message: orderMessages.outOfStock('The sample')},
  ]);
});
