import {expect, test} from 'vitest';
import {CommerceError, type PlacedOrder} from '~adapters/commerce';
import {openScriptedDesk, theOrder} from '../../../tests/support/scripted-shop';
import {cancelOrder} from './cancel-order.server';

type Script = NonNullable<Parameters<typeof openScriptedDesk>[0]>;

const gone = new CommerceError('network', 'orders.cancel', 'It is gone');
const paid = {
  ...theOrder,
  orderReference: 'reference',
  paymentMethod: 'stripe',
  paidAt: '2026-11-27T10:00:00Z',
  status: 'CANCELLED',
} as PlacedOrder;

/** Cancels an order at a shop that answers so, one after the other. */
async function cancel(answers: (PlacedOrder | null | Error)[], {payments, ...script}: Script = {}) {
  const asked: unknown[] = [];
  const refunded: unknown[] = [];
  const waited: number[] = [];
  const {context, closed, log} = openScriptedDesk({
    ...script,
    orders: {
      cancel: async (databaseId, request) => {
        const answer = answers[asked.push([databaseId, request]) - 1] ?? null;
        if (answer instanceof Error) throw answer;
        return answer;
      },
      recordRefund: async () => true,
      ...script.orders,
    },
    payments: {
      refund: async ({order}) => (
        refunded.push(order.databaseId),
        {refundId: 're_1', amount: order.total}
      ),
      ...payments,
    },
    context: {wait: async (ms) => void waited.push(ms)},
  });
  const [order = paid] = answers.filter((answer) => answer !== null && !(answer instanceof Error));
  const outcome = await cancelOrder(context, order as never, 'Too late');
  return {outcome, asked, refunded, closed, log, waited};
}

test('an order that was charged here is cancelled, its money given back, and it is in the log', async () => {
  const {outcome, asked, refunded, closed, log, waited} = await cancel([paid]);
  expect(outcome).toBe('cancelled');
  expect(asked).toEqual([[7, {reason: 'Too late', refunds: true}]]);
  expect([refunded, closed, waited]).toEqual([[7], [7], []]);
  expect(log).toEqual([
    {level: 'info', event: 'order.cancelled', facts: {orderId: 7}},
    {level: 'warn', event: 'order.refunded', facts: {orderId: 7, refundId: 're_1'}},
  ]);
});

test.each<[string, 'hosted' | 'offline', PlacedOrder]>([
  ['on the shop’s own page', 'hosted', paid],
  ['by a bank transfer', 'offline', {...paid, paymentMethod: 'bacs'}],
])('what was paid %s is for staff to give back', async (_, gateway, order) => {
  const {outcome, asked, refunded, closed} = await cancel([order], {gateway});
  expect(outcome).toBe('cancelled');
  expect(asked).toEqual([[7, {reason: 'Too late', refunds: false}]]);
  expect([refunded, closed]).toEqual([[], [7]]);
});

test('an order whose time is over stays as it is', async () => {
  const {outcome, refunded, closed, log} = await cancel([null]);
  expect([outcome, refunded, closed, log]).toEqual(['over', [], [], []]);
});

test('a shop whose answer was lost is asked once more', async () => {
  const {outcome, asked, waited} = await cancel([gone, paid]);
  expect([outcome, waited]).toEqual(['cancelled', [400]]);
  expect(asked).toHaveLength(2);
});

test('without an answer nothing is said to be cancelled, and no money moves', async () => {
  const {outcome, asked, refunded, log} = await cancel([gone, gone]);
  expect([outcome, refunded]).toEqual(['failed', []]);
  expect(asked).toHaveLength(2);
  expect(log).toEqual([
    {
      level: 'error',
      event: 'order.cancel.failed',
      facts: {orderId: 7, cause: expect.stringContaining('It is gone')},
    },
  ]);
});

test('an order is cancelled all the same while its money cannot be given back, and it is in the log', async () => {
  const fails = async () => {
    throw gone;
  };
  const {outcome, log} = await cancel([paid], {payments: {refund: fails}});
  expect(outcome).toBe('cancelled');
  expect(log.at(-1)).toEqual({
    level: 'error',
    event: 'order.cancelled.unsettled',
    facts: {orderId: 7, cause: expect.stringContaining('It is gone')},
  });
});
