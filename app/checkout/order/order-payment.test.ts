import {describe, expect, test} from 'vitest';
import {CommerceError, toCents, type PlacedOrder} from '~adapters/commerce';
import type {PaymentResult} from '~adapters/payments';
import {orderMessages} from '~/content/messages/orders';
import {openScriptedDesk, theOrder} from '../../../tests/support/scripted-shop';
import type {Attempt} from './order-context.server';
import {finishOrder, giveMoneyBack, settleEarlierOrder, takePayment} from './order-payment.server';

const paid = {status: 'paid', chargeId: 'ch_1'} as const;
const gone = new CommerceError('payment', 'pay', 'It is gone');
const paidOrder = {...theOrder, paidAt: '2026-11-27T10:00:00Z'} as PlacedOrder;
const attempt = {
  checkoutKey: 'k'.repeat(20),
  reference: 'reference',
  request: {card: null, paymentToken: 'token'},
} as Attempt;

/** A desk where every call is noted; answers come one after the other, and then the last again. */
function openDesk({
  charges = [null],
  refund = {refundId: 're_1', amount: toCents(1350)},
  isClosed = false,
  failures = 0,
}: {
  charges?: (PaymentResult | Error | null)[];
  refund?: {refundId: string; amount: ReturnType<typeof toCents>} | null;
  isClosed?: boolean;
  failures?: number;
} = {}) {
  const asked: unknown[] = [];
  const answer = (name: string) => async (charge: object) => {
    const count = asked.filter((one) => Array.isArray(one) && one[0] === name).length;
    asked.push([name, charge]);
    const next = charges[Math.min(count, charges.length - 1)] ?? null;
    if (next instanceof Error) throw next;
    return next;
  };
  let left = failures;
  const desk = openScriptedDesk({
    orders: {
      finish: async (...which) => {
        if (left-- > 0) throw gone;
        asked.push(['finish', ...which]);
        return {isClosed, order: theOrder};
      },
      recordRefund: async (...which) => (asked.push(['record', ...which]), true),
    },
    payments: {
      pay: async (request) => {
        asked.push(['pay', request]);
        throw gone;
      },
      findCharge: answer('find'),
      cancelCharge: answer('stop'),
      refund: async (charge) => (asked.push(['refund', charge]), refund),
    },
    context: {wait: async (ms) => void asked.push(ms)},
  });
  return {...desk, asked};
}

const charge = {order: theOrder, orderReference: 'reference'};

describe('a charge whose answer was lost', () => {
  const declined = {status: 'declined', message: 'No.'} as const;
  const asks = {
    ...charge,
    card: null,
    token: 'token',
    shopper: null,
    returnUrl: `http://store.example/payment-return?attempt=${attempt.checkoutKey}`,
  };

  test.each<[string, (PaymentResult | Error | null)[]]>([
    ['is not there yet', [null, paid]],
    ['cannot be looked for', [gone, paid]],
    ['is declined, as an older try was', [declined, paid]],
  ])('is looked for again where it %s', async (_, charges) => {
    const {context, asked} = openDesk({charges});
    expect(await takePayment(context, attempt, theOrder)).toEqual(paid);
    expect(asked).toEqual([['pay', asks], 300, ['find', charge], 1000, ['find', charge]]);
  });

  test('is no longer looked for once it is found', async () => {
    const {context, asked} = openDesk({charges: [paid]});
    expect(await takePayment(context, attempt, theOrder)).toEqual(paid);
    expect(asked).toHaveLength(3);
  });

  test('and is nowhere is thrown', async () => {
    const {context} = openDesk({charges: [declined]});
    await expect(takePayment(context, attempt, theOrder)).rejects.toBe(gone);
  });
});

describe('an order that was charged', () => {
  test('is marked paid, as often as it takes', async () => {
    const {context, asked} = openDesk({failures: 3});
    expect((await finishOrder(context, theOrder, 'ch_1')).status).toBe(200);
    expect(asked).toEqual([300, 1000, 2500, ['finish', 7, 'ch_1']]);
  });

  test('and cannot be marked paid says why', async () => {
    const {context} = openDesk({failures: 4});
    await expect(finishOrder(context, theOrder, 'ch_1')).rejects.toMatchObject({
      kind: 'unfinished',
      operation: 'orders.finish',
      cause: gone,
    });
  });
});

describe('the money of an order', () => {
  test('goes back, and into the books of a shop that has it as paid', async () => {
    const given = {refundId: 're_1', amount: 1350};
    const {context, asked} = openDesk();
    expect(await giveMoneyBack(context, paidOrder)).toBe('re_1');
    expect(asked).toEqual([
      ['refund', {...charge, order: paidOrder}],
      ['record', 7, given],
    ]);
  });

  test('goes back past the books of a shop that has it as unpaid', async () => {
    const {context, asked} = openDesk();
    expect(await giveMoneyBack(context, theOrder)).toBe('re_1');
    expect(asked).toEqual([['refund', charge]]);
  });

  test('is left where nothing was taken', async () => {
    const {context, asked, log} = openDesk({refund: null});
    expect(await giveMoneyBack(context, paidOrder)).toBeNull();
    expect(asked).toHaveLength(1);
    expect(log).toMatchObject([{event: 'order.refunded', facts: {orderId: 7, refundId: null}}]);
  });

  test('that costs nothing is not asked about', async () => {
    const {context, asked, log} = openDesk();
    expect(await giveMoneyBack(context, {...theOrder, total: toCents(0)})).toBeNull();
    expect([asked, log]).toEqual([[], []]);
  });
});

describe('an earlier order of the checkout', () => {
  test.each([{status: 'REFUNDED'}, {total: toCents(0)}] as const)(
    'that is %j has nothing to stop',
    async (changes) => {
      const {context, asked} = openDesk({charges: [paid]});
      expect(await settleEarlierOrder(context, {...theOrder, ...changes})).toBeNull();
      expect(asked).toEqual([]);
    },
  );

  test.each([null, {status: 'declined', message: 'No.'} as const])(
    'whose charge is stopped (%j) is gone',
    async (stopped) => {
      const {context, asked} = openDesk({charges: [stopped]});
      expect(await settleEarlierOrder(context, theOrder)).toBeNull();
      expect(asked).toEqual([['stop', charge]]);
    },
  );

  test('on which the bank decides still is waited for', async () => {
    const {context} = openDesk({charges: [{status: 'pending', chargeId: 'ch_1'}]});
    expect(await settleEarlierOrder(context, theOrder)).toMatchObject({
      status: 409,
      body: {error: orderMessages.bankDecides('7')},
    });
  });

  test('that was paid and cannot be had has its money given back', async () => {
    const {context, asked} = openDesk({charges: [paid], isClosed: true});
    expect(await settleEarlierOrder(context, theOrder)).toBeNull();
    expect(asked.at(-1)).toEqual(['refund', charge]);
  });
});
