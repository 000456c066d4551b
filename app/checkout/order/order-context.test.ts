import {describe, expect, test, vi} from 'vitest';
import {toCents, type PlacedOrder} from '~adapters/commerce';
import {anOrder} from '../../../tests/support/orders';
import {isOpen, isPaid, retry} from './order-context.server';

test.each<[PlacedOrder['status'], string | null, boolean]>([
  ['PENDING', null, false],
  ['FAILED', null, false],
  ['CANCELLED', null, false],
  ['PENDING', '2026-10-04T14:00:00', true],
  ['PROCESSING', null, true],
  ['COMPLETED', null, true],
  ['REFUNDED', null, true],
  ['ON_HOLD', null, true],
])(
  'nothing more is to be taken for an order that is %s, paid at %s: %s',
  (status, paidAt, paid) => {
    expect(isPaid(anOrder({status, paidAt}))).toBe(paid);
  },
);

test.each<[PlacedOrder['status'], boolean, number, boolean]>([
  ['PENDING', true, 7900, true],
  ['FAILED', true, 7900, true],
  ['PENDING', false, 0, true],
  ['PENDING', false, 7900, false],
  ['CANCELLED', false, 0, false],
])(
  'an order that is %s (to be paid: %s, %i cents) can be placed still: %s',
  (status, needsPayment, total, open) => {
    expect(isOpen(anOrder({status, needsPayment, total: toCents(total)}))).toBe(open);
  },
);

describe('what failed', () => {
  const waits: number[] = [];
  const context = {wait: async (ms: number) => void waits.push(ms)};
  const failing = (times: number) => {
    const act = vi.fn<() => Promise<string>>().mockResolvedValue('done');
    for (let time = 1; time <= times; time += 1)
      act.mockRejectedValueOnce(new Error(`failure ${time}`));
    return act;
  };

  test.each([
    [0, []],
    [1, [300]],
    [2, [300, 1000]],
  ])('%i times is tried again after %j ms', async (times, paused) => {
    waits.length = 0;
    const act = failing(times);
    expect(await retry(context, [300, 1000], act)).toBe('done');
    expect(waits).toEqual(paused);
    expect(act).toHaveBeenCalledTimes(times + 1);
  });

  test('to the last is thrown', async () => {
    await expect(retry(context, [300, 1000], failing(3))).rejects.toThrow('failure 3');
  });
});
