import {expect, test} from 'vitest';
import {CommerceError, type PlacedOrder} from '~adapters/commerce';
import type {ChargeEvent} from '~adapters/payments';
import {openScriptedDesk, theOrder} from '../../../tests/support/scripted-shop';
import {takeNotice} from './payment-notice.server';
import {reconcile} from './reconcile.server';

const now = new Date('2026-11-27T12:00:00Z');
const charge = {status: 'paid', chargeId: 'ch_1'} as const;
const old = '2026-11-27T10:00:00Z';

async function settle(
  changes: Partial<PlacedOrder>,
  {isClosed = false, found = null}: {isClosed?: boolean; found?: typeof charge | null} = {},
) {
  const order = {...theOrder, createdAt: old, ...changes};
  const asked: unknown[] = [];
  const finished: unknown[] = [];
  const answer = (name: string) => async () => (asked.push(name), found);
  const {context, closed} = openScriptedDesk({
    orders: {
      listUnfinished: async (range) => (asked.push(range), [{checkoutKey: 'key', order}]),
      finish: async (_orderId, chargeId) => (finished.push(chargeId), {isClosed, order}),
      recordRefund: async () => true,
    },
    context: {now: () => now},
    payments: {
      findCharge: answer('find'),
      cancelCharge: answer('cancel'),
      refund: async () => ({refundId: 're_1', amount: order.total}),
    },
  });
  const said: string[] = [];
  const count = await reconcile(context, (line) => said.push(line));
  return {said, count, closed, asked, finished};
}

test('an order that was not paid in time is closed once its charge is stopped', async () => {
  const {said, count, closed, asked} = await settle({});
  expect(said).toEqual(['order 7: was not paid in time; it is cancelled']);
  expect(count).toEqual({looked: 1, settled: 1, failed: 0});
  expect(closed).toEqual([7]);
  expect(asked).toEqual([{sinceHours: 72, limit: 200}, 'cancel']);
});

test('one that can still be paid goes on waiting', async () => {
  const meta = [{key: '_bellyful_hold_until', value: '2026-11-27T12:00:01Z'}];
  const {said, count, closed, asked} = await settle({meta});
  expect([said, closed, asked.at(-1)]).toEqual([[], [], 'find']);
  expect(count).toMatchObject({settled: 0, failed: 0});
});

test('one whose time ends now is over', async () => {
  const meta = [{key: '_bellyful_hold_until', value: now.toISOString()}];
  expect((await settle({meta})).closed).toEqual([7]);
});

test('one that staff have cancelled is closed, whatever time it had', async () => {
  const meta = [{key: '_bellyful_hold_until', value: '2026-11-28T12:00:00Z'}];
  const {said, closed} = await settle({status: 'CANCELLED', meta});
  expect(said).toEqual(['order 7: is cancelled, and nothing was taken']);
  expect(closed).toEqual([7]);
});

test('one that was charged is marked paid', async () => {
  const {said, closed} = await settle({}, {found: charge});
  expect(said).toEqual(['order 7: was charged (ch_1); it is marked paid']);
  expect(closed).toEqual([]);
});

test.each([
  ['PENDING', 'lost what it needs before charge ch_1; the money is given back'],
  ['CANCELLED', 'was cancelled after charge ch_1; the money is given back'],
] as const)('the charge of one that is %s and cannot be had goes back', async (status, words) => {
  const {said, closed} = await settle({status}, {found: charge, isClosed: true});
  expect(said).toEqual([`order 7: ${words}`]);
  expect(closed).toEqual([7]);
});

test.each([
  [false, 'costs nothing; it is placed'],
  [true, 'cost nothing, and others have what it needs; it is cancelled'],
])('a free one is placed where it can be had', async (isClosed, words) => {
  const {said, asked, finished} = await settle({total: 0} as Partial<PlacedOrder>, {isClosed});
  expect(said).toEqual([`order 7: ${words}`]);
  expect(finished).toEqual(['nothing-to-pay']);
  expect(asked).toHaveLength(1);
});

test('a free one that staff have cancelled asks the payment service nothing', async () => {
  const {said, asked} = await settle({total: 0, status: 'CANCELLED'} as Partial<PlacedOrder>);
  expect(said).toEqual(['order 7: is cancelled, and nothing was taken']);
  expect(asked).toHaveLength(1);
});

test('what cannot be settled is counted, said and logged, and the others are gone on with', async () => {
  const orders = [8, 9].map((databaseId) => ({
    checkoutKey: 'key',
    order: {...theOrder, createdAt: old, databaseId, orderNumber: String(databaseId)},
  }));
  let count = 0;
  const {context, log} = openScriptedDesk({
    orders: {listUnfinished: async () => orders},
    payments: {
      cancelCharge: async () => {
        count += 1;
        if (count === 1) throw new CommerceError('payment', 'cancel', 'It is gone');
        return null;
      },
    },
  });
  const said: string[] = [];
  expect(await reconcile(context, (line) => said.push(line))).toEqual({
    looked: 2,
    settled: 1,
    failed: 1,
  });
  expect(said).toEqual([
    'order 8: could not be settled (CommerceError: It is gone)',
    'order 9: was not paid in time; it is cancelled',
  ]);
  expect(log).toEqual([
    {
      level: 'error',
      event: 'order.reconcile',
      facts: {orderId: 8, cause: 'CommerceError: It is gone'},
    },
  ]);
});

test.each([
  [{refundId: 're_1', amount: 1350}, 'was cancelled; the money is given back (re_1)'],
  [null, 'was cancelled after a payment that was not taken here; staff give it back'],
] as const)('the money of one that was paid and cancelled goes back: %j', async (refund, words) => {
  const order = {...theOrder, status: 'CANCELLED', paidAt: old} as PlacedOrder;
  const {context, closed} = openScriptedDesk({
    orders: {
      listUnfinished: async () => [{checkoutKey: 'key', order}],
      recordRefund: async () => true,
    },
    payments: {refund: async () => refund as never},
  });
  const said: string[] = [];
  await reconcile(context, (line) => said.push(line));
  expect(said).toEqual([`order 7: ${words}`]);
  expect(closed).toEqual([7]);
});

const reference = `${'k'.repeat(20)}.0123456789abcdef`;
const paid = {orderId: 7, orderReference: reference, amount: 1350, chargeId: 'ch_1'};

test.each([
  ['is of no order', null],
  ['is of another order', {...theOrder, orderReference: 'another'}],
  ['has another amount', {...theOrder, orderReference: reference, total: 1}],
])('a notice that %s is believed of nobody, and logged', async (_, order) => {
  const {context, log} = openScriptedDesk({
    orders: {find: async () => order as never},
    payments: {readNotice: async () => ({status: 'paid', notice: paid}) as never},
  });
  expect(await takeNotice(context, '', new Headers())).toBe(true);
  expect(log).toEqual([
    {level: 'error', event: 'payment.notice.foreign', facts: {orderId: 7, chargeId: 'ch_1'}},
  ]);
});

test('a notice counts what was charged in the service’s own currency', async () => {
  const order = {...theOrder, orderReference: reference};
  const finished: unknown[] = [];
  const {context} = openScriptedDesk({
    orders: {
      find: async () => order as never,
      finish: async (...which) => (finished.push(which), {isClosed: false, order}),
    },
    payments: {
      readNotice: async () => ({status: 'paid', notice: {...paid, amount: 1400}}) as never,
      toCharged: () => 1400 as never,
    },
  });
  await takeNotice(context, '', new Headers());
  expect(finished).toEqual([[7, 'ch_1']]);
});

test.each([
  [true, []],
  [false, ['payment.refund.unbooked']],
])('a refund that the books take (%s) is in the log', async (isNew, more) => {
  const event = {kind: 'refunded', chargeId: 'ch_1', amount: 500} as unknown as ChargeEvent;
  const {context, log} = openScriptedDesk({
    orders: {
      findByCharge: async () => ({...theOrder, orderReference: reference}) as never,
      recordRefund: async () => isNew,
    },
    payments: {readNotice: async () => ({status: 'event', event}) as never},
  });
  await takeNotice(context, '', new Headers());
  const facts = {chargeId: 'ch_1', amount: 500};
  expect(log).toEqual(
    ['payment.refunded', ...more].map((name) => ({level: 'warn', event: name, facts})),
  );
});

test.each([
  ['refused', false, ['payment.notice.refused']],
  ['ignored', true, []],
] as const)('a notice that is %s is believed: %s', async (status, believed, told) => {
  const {context, log} = openScriptedDesk({payments: {readNotice: async () => ({status})}});
  expect(await takeNotice(context, '', new Headers())).toBe(believed);
  expect(log.map(({event}) => event)).toEqual(told);
});

test('a notice of another integration on the same account is nobody’s business here', async () => {
  const notice = {...paid, orderReference: 'invoice-7'};
  const {context, log} = openScriptedDesk({
    orders: {find: async () => expect.fail('asked')},
    payments: {readNotice: async () => ({status: 'paid', notice}) as never},
  });
  expect(await takeNotice(context, '', new Headers())).toBe(true);
  expect(log).toEqual([]);
});

test.each([
  ['failed', []],
  ['disputed', ['find', 'dispute']],
  ['refunded', ['find', 'refund']],
])('a charge that is %s is written into the books where they have it', async (kind, steps) => {
  const asked: string[] = [];
  const event = {kind, chargeId: 'ch_1', amount: 500} as unknown as ChargeEvent;
  const {context} = openScriptedDesk({
    orders: {
      findByCharge: async () => (asked.push('find'), {...theOrder} as never),
      recordRefund: async () => (asked.push('refund'), true),
      recordDispute: async () => void asked.push('dispute'),
    },
    payments: {readNotice: async () => ({status: 'event', event}) as never},
  });
  await takeNotice(context, '', new Headers());
  expect(asked).toEqual(steps);
});

test('an event of a charge that no order has is logged, and no more', async () => {
  const event = {kind: 'disputed', chargeId: 'ch_2', amount: 5} as unknown as ChargeEvent;
  const {context, log} = openScriptedDesk({
    orders: {findByCharge: async () => null},
    payments: {readNotice: async () => ({status: 'event', event}) as never},
  });
  expect(await takeNotice(context, '', new Headers())).toBe(true);
  expect(log).toHaveLength(1);
});
