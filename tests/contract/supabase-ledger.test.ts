import {beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {
  createOrderAttempts,
  createRateLimits,
  createStockReservations,
  type SupabaseLedgerOptions,
} from '~adapters/ledger/supabase/supabase-ledger';
import {offlineServiceKey} from '~mocks/supabase';
import {databaseStartMs, openAccountsDatabase} from '../support/accounts-database';
import {databaseRest, serviceKey} from '../support/database-rest';
import {mockUrl, openSupabaseMock} from '../support/supabase-mock';

const stores: [string, () => Promise<SupabaseLedgerOptions>][] = [
  [
    'PostgreSQL',
    async () => ({
      url: 'http://database.example',
      serviceKey,
      fetch: databaseRest(await openAccountsDatabase()),
    }),
  ],
  [
    'the offline service',
    async () => ({url: mockUrl, serviceKey: offlineServiceKey, fetch: openSupabaseMock().fetch}),
  ],
];

describe.each(stores)('with %s', (_, open) => {
  let options: SupabaseLedgerOptions;
  let key: string;
  beforeAll(async () => {
    options = await open();
  }, databaseStartMs);
  beforeEach(() => {
    key = crypto.randomUUID();
  });

  describe('an attempt to order', () => {
    const lease = 60_000;
    const attempts = () => createOrderAttempts(options);

    test('belongs to who claims it first, and a second claim hears that it is busy', async () => {
      expect(await attempts().claim(key, 'body', lease)).toEqual({
        status: 'yours',
        attempt: {key, step: 'claimed', orderId: null, chargeId: null, answer: null},
      });
      expect(await attempts().claim(key, 'body', lease)).toEqual({status: 'busy'});
    });

    test('is claimed by one of 100 at the same moment', async () => {
      const claims = await Promise.all(
        Array.from({length: 100}, () => attempts().claim(key, 'body', lease)),
      );
      expect(claims.filter(({status}) => status === 'yours')).toHaveLength(1);
      expect(claims.filter(({status}) => status === 'busy')).toHaveLength(99);
    });

    test('refuses another body under the same key', async () => {
      await attempts().claim(key, 'body', lease);
      expect(await attempts().claim(key, 'other body', lease)).toEqual({status: 'conflict'});
    });

    test('is taken over at its last step when the lease has ended', async () => {
      await attempts().claim(key, 'body', 0);
      await attempts().record(key, {step: 'created', orderId: 41});
      expect(await attempts().claim(key, 'body', lease)).toEqual({
        status: 'yours',
        attempt: {key, step: 'created', orderId: 41, chargeId: null, answer: null},
      });
    });

    test('repeats its answer when it is finished, and is never changed again', async () => {
      await attempts().claim(key, 'body', lease);
      await attempts().record(key, {step: 'charged', orderId: 41, chargeId: 'ch_1'});
      await attempts().record(key, {step: 'finished', answer: {success: true}});
      await attempts().record(key, {step: 'claimed', orderId: 42, answer: null});
      await attempts().release(key);
      const attempt = {
        key,
        step: 'finished',
        orderId: 41,
        chargeId: 'ch_1',
        answer: {success: true},
      };
      expect(await attempts().claim(key, 'body', lease)).toEqual({status: 'finished', attempt});
      expect(await attempts().claim(key, 'other', lease)).toEqual({status: 'conflict'});
      expect(await attempts().find(key)).toEqual(attempt);
    });

    test('takes a new body after a release, which then is the only one', async () => {
      await attempts().claim(key, 'body', lease);
      await attempts().record(key, {step: 'created', orderId: 41});
      await attempts().record(key, {orderId: null});
      await attempts().release(key);
      const claim = await attempts().claim(key, 'corrected', lease);
      expect(claim).toMatchObject({status: 'yours', attempt: {step: 'created', orderId: null}});
      expect(await attempts().claim(key, 'body', lease)).toEqual({status: 'conflict'});
    });

    test('that nobody claimed is not found and cannot be recorded', async () => {
      expect(await attempts().find(key)).toBeNull();
      await expect(attempts().record(key, {step: 'created'})).rejects.toThrow(
        'orderAttempts.record failed',
      );
    });
  });

  describe('a limit', () => {
    const limits = () => createRateLimits(options);

    test('allows so many tries in a window and then says how long to wait', async () => {
      const bucket = `sign-in:${key}`;
      for (const _try of [1, 2, 3]) {
        expect(await limits().hit(bucket, 3, 60)).toEqual({isAllowed: true, retryAfterSeconds: 0});
      }
      const refused = await limits().hit(bucket, 3, 60);
      expect(refused.isAllowed).toBe(false);
      expect(refused.retryAfterSeconds).toBeGreaterThan(0);
      expect(refused.retryAfterSeconds).toBeLessThanOrEqual(60);
    });

    test('counts from one again when its window has ended', async () => {
      await limits().hit(key, 1, 0);
      expect((await limits().hit(key, 1, 60)).isAllowed).toBe(true);
      expect((await limits().hit(key, 1, 60)).isAllowed).toBe(false);
    });

    test('counts each bucket by itself', async () => {
      await limits().hit(`${key}-a`, 1, 60);
      expect((await limits().hit(`${key}-b`, 1, 60)).isAllowed).toBe(true);
    });

    test('lets exactly its number through of 100 at the same moment', async () => {
      const hits = await Promise.all(Array.from({length: 100}, () => limits().hit(key, 7, 60)));
      expect(hits.filter(({isAllowed}) => isAllowed)).toHaveLength(7);
    });
  });

  describe('a reservation', () => {
    const minute = 60_000;
    const stock = () => createStockReservations(options);
    const one = (available: number, quantity = 1) => [
      {productKey: `product:${key}`, quantity, available},
    ];
    const short = (left: number) => ({
      status: 'short',
      shortages: [{productKey: `product:${key}`, left}],
    });

    test('of the last unit goes to who comes first', async () => {
      expect(await stock().reserve(`${key}-a`, one(1), minute)).toEqual({status: 'reserved'});
      expect(await stock().reserve(`${key}-b`, one(1), minute)).toEqual(short(0));
    });

    test('is given to one of 50 attempts at the last unit', async () => {
      const results = await Promise.all(
        Array.from({length: 50}, (_each, index) =>
          stock().reserve(`${key}-${index}`, one(1), minute),
        ),
      );
      expect(results.filter(({status}) => status === 'reserved')).toHaveLength(1);
    });

    test('renewed keeps its place before those who came later', async () => {
      await stock().reserve(`${key}-a`, one(3, 2), minute);
      await stock().reserve(`${key}-b`, one(3), minute);
      expect(await stock().reserve(`${key}-a`, one(3, 3), minute)).toEqual({status: 'reserved'});
      expect(await stock().reserve(`${key}-b`, one(3), minute)).toEqual(short(0));
    });

    test('that is short lets go of everything the attempt held', async () => {
      await stock().reserve(`${key}-a`, one(2), minute);
      expect(await stock().reserve(`${key}-a`, one(2, 3), minute)).toEqual(short(2));
      expect(await stock().reserve(`${key}-b`, one(2, 2), minute)).toEqual({status: 'reserved'});
    });

    test('holds all of the claims or none', async () => {
      await stock().reserve(`${key}-a`, one(1), minute);
      const both = [...one(1), {productKey: `coupon:${key}`, quantity: 1, available: 1}];
      expect(await stock().reserve(`${key}-b`, both, minute)).toEqual(short(0));
      const coupon = [{productKey: `coupon:${key}`, quantity: 1, available: 1}];
      expect(await stock().reserve(`${key}-c`, coupon, minute)).toEqual({status: 'reserved'});
    });

    test('drops keys that are no longer claimed', async () => {
      await stock().reserve(`${key}-a`, one(1), minute);
      await stock().reserve(`${key}-a`, [], minute);
      expect(await stock().reserve(`${key}-b`, one(1), minute)).toEqual({status: 'reserved'});
    });

    test('that has ended counts for nothing, and its attempt queues again', async () => {
      await stock().reserve(`${key}-a`, one(1), 0);
      expect(await stock().reserve(`${key}-b`, one(1), minute)).toEqual({status: 'reserved'});
      expect(await stock().reserve(`${key}-a`, one(1), minute)).toEqual(short(0));
    });

    test('is free again after a release, also twice', async () => {
      await stock().reserve(`${key}-a`, one(1), minute);
      await stock().release(`${key}-a`);
      await stock().release(`${key}-a`);
      expect(await stock().reserve(`${key}-b`, one(1), minute)).toEqual({status: 'reserved'});
    });

    test('counts two claims of one key together', async () => {
      expect(await stock().reserve(key, [...one(1), ...one(1)], minute)).toEqual(short(1));
    });
  });

  test('a wrong key is refused', async () => {
    const strangers = createRateLimits({...options, serviceKey: 'a stranger'});
    await expect(strangers.hit(key, 1, 60)).rejects.toMatchObject({kind: 'unauthorised'});
  });
});
