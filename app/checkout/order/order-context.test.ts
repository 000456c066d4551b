import {describe, expect, test, vi} from 'vitest';
import {toCents, type PlacedOrder} from '~adapters/commerce';
import {anOrder} from '../../../tests/support/orders';
import {openContext} from '../../../tests/support/order-requests';
import {openOrderShop} from '../../../tests/support/order-shop';
import {rememberHandOver} from '~/checkout/hand-over.server';
import {createOrderContext, isOpen, isPaid, retry} from './order-context.server';

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

describe('a request', () => {
  const open = async (changes: object = {}) => {
    const request = new Request('http://store.example/checkout');
    const context = {...(await openContext(openOrderShop(), request)), ...changes};
    return createOrderContext(context as never);
  };
  const message = (changes: object) => open(changes).catch((thrown: unknown) => thrown);

  test('orders nothing while the shop’s currency is not known', async () => {
    expect(await message({isMoneyUnknown: true})).toMatchObject({
      kind: 'network',
      operation: 'shop.money',
      message: 'The currency is not known yet.',
    });
  });

  test('orders nothing at a visitor’s price while nobody can tell who it is', async () => {
    const access = {session: async () => null, isUnknown: async () => true};
    expect(await message({access})).toMatchObject({
      kind: 'network',
      operation: 'accounts',
      message: 'Nobody can tell who this is.',
    });
  });

  test('of a known shopper is theirs, and no program’s', async () => {
    const session = {accessToken: 'token'};
    const access = {session: async () => session, isUnknown: async () => true};
    expect(await open({access})).toMatchObject({accountSession: session, agent: null});
  });

  test('names the program that filled the checkout, and its own time and caller', async () => {
    const request = new Request('http://store.example/checkout');
    const context = await openContext(openOrderShop(), request);
    const agent = {agent: 'https://agent.example/', isVerified: true};
    const filled = {email: '', address: null, shippingMethod: null, until: Date.now() + 1000};
    await rememberHandOver(context as never, {...agent, ...filled});
    const opened = await createOrderContext(context as never);
    expect(opened.agent).toEqual({profile: 'https://agent.example/', isVerified: true});
    expect(opened.caller()).toEqual({
      clientAddress: '203.0.113.7',
      visitorId: context.session.visitorId(),
    });
    vi.setSystemTime('2027-01-31T12:00:00Z');
    expect(opened.now()).toEqual(new Date('2027-01-31T12:00:00Z'));
    vi.useRealTimers();
  });

  test('waits as long as it says', async () => {
    vi.useFakeTimers();
    const context = await open();
    let isDone = false;
    void context.wait(300).then(() => (isDone = true));
    await vi.advanceTimersByTimeAsync(299);
    expect(isDone).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isDone).toBe(true);
    vi.useRealTimers();
  });
});
