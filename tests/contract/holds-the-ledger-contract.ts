import {beforeAll, beforeEach, describe, expect, test} from 'vitest';
import type {OrderAttempts, RateLimits, StockReservations} from '~adapters/ledger';

export interface Ledger {
  orderAttempts: OrderAttempts;
  rateLimits: RateLimits;
  stockReservations: StockReservations;
}

/** A busy shop may take minutes for a hundred questions at once: no lease and no window ends before. */
const longerThanThat = 60 * 60_000;

/** What every adapter of the ledger promises; `open` starts what it counts with. */
export function holdsTheLedgerContract(open: () => Promise<Ledger>): void {
  let ledger: Ledger;
  let key: string;
  beforeAll(async () => {
    ledger = await open();
  });
  beforeEach(() => {
    key = crypto.randomUUID();
  });

  describe('an attempt to order', () => {
    const minute = 60_000;
    const attempts = () => ledger.orderAttempts;
    const claim = async (body = 'body', leaseMs = minute) => {
      const claimed = await attempts().claim(key, body, leaseMs);
      if (claimed.status !== 'yours') throw new Error(`The attempt is ${claimed.status}`);
      return claimed;
    };

    test('belongs to who claims it first, and a second claim hears that it is busy, whatever its body', async () => {
      expect(await attempts().claim(key, 'body', minute)).toEqual({
        status: 'yours',
        lease: expect.stringMatching(/.{16,}/),
        isOtherBody: false,
        attempt: {
          key,
          step: 'claimed',
          orderId: null,
          chargeId: null,
          answer: null,
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
          updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        },
      });
      expect(await attempts().claim(key, 'body', minute)).toEqual({status: 'busy'});
      expect(await attempts().claim(key, 'other body', minute)).toEqual({status: 'busy'});
    });

    test('is claimed by one of 100 at the same moment', async () => {
      const claims = await Promise.all(
        Array.from({length: 100}, () => attempts().claim(key, 'body', longerThanThat)),
      );
      expect(claims.filter(({status}) => status === 'yours')).toHaveLength(1);
      expect(claims.filter(({status}) => status === 'busy')).toHaveLength(99);
    });

    test('is taken over at its last step when the lease has ended, under another lease', async () => {
      const {lease} = await claim('body', 0);
      await attempts().record(key, lease, {step: 'created', orderId: 41});
      const taken = await claim();
      expect(taken).toMatchObject({isOtherBody: false, attempt: {step: 'created', orderId: 41}});
      expect(taken.lease).not.toBe(lease);
    });

    test('is changed and freed by nobody but its owner once it was taken over', async () => {
      const late = (await claim('body', 0)).lease;
      const {lease} = await claim();
      expect(await attempts().record(key, late, {step: 'charged'})).toBe(false);
      expect(await attempts().release(key, late)).toBe(false);
      expect(await attempts().renew(key, late, minute)).toBe(false);
      expect(await attempts().record(key, '', {step: 'charged'})).toBe(false);
      expect(await attempts().find(key)).toMatchObject({step: 'claimed'});
      expect(await attempts().claim(key, 'body', minute)).toEqual({status: 'busy'});
      expect(await attempts().renew(key, lease, 0)).toBe(true);
      expect(await attempts().claim(key, 'body', minute)).toMatchObject({status: 'yours'});
    });

    test('that ran out is still its owner’s until somebody else claims it', async () => {
      const {lease} = await claim('body', 0);
      expect(await attempts().record(key, lease, {chargeId: 'ch_1'})).toBe(true);
      expect(await attempts().renew(key, lease, minute)).toBe(true);
      expect(await attempts().claim(key, 'body', minute)).toEqual({status: 'busy'});
    });

    test('that nobody works on is mended without a lease, and its late worker is locked out', async () => {
      const {lease} = await claim('body', 0);
      expect(await attempts().record(key, '', {step: 'created', orderId: 41})).toBe(true);
      expect(await attempts().record(key, lease, {orderId: 42})).toBe(false);
      expect(await attempts().find(key)).toMatchObject({orderId: 41});
    });

    test('repeats its answer when it is finished, and is never changed again', async () => {
      const {lease} = await claim();
      await attempts().record(key, lease, {step: 'charged', orderId: 41, chargeId: 'ch_1'});
      expect(await attempts().record(key, lease, {step: 'finished', answer: {success: true}})).toBe(
        true,
      );
      await attempts().record(key, lease, {step: 'claimed', orderId: 42, answer: null});
      expect(await attempts().record(key, '', {orderId: 43})).toBe(false);
      expect(await attempts().release(key, lease)).toBe(false);
      expect(await attempts().renew(key, lease, minute)).toBe(false);
      const attempt = {step: 'finished', orderId: 41, chargeId: 'ch_1', answer: {success: true}};
      expect(await attempts().claim(key, 'body', minute)).toMatchObject({
        status: 'finished',
        attempt,
        isOtherBody: false,
      });
      expect(await attempts().claim(key, 'other', minute)).toMatchObject({
        status: 'finished',
        isOtherBody: true,
      });
      expect(await attempts().find(key)).toMatchObject(attempt);
    });

    test('takes a new body as long as nothing came of the old one', async () => {
      const {lease} = await claim();
      await attempts().release(key, lease);
      expect((await claim('corrected', 0)).isOtherBody).toBe(false);
      expect((await claim('once more', 0)).isOtherBody).toBe(true);
      expect((await claim('once more', 0)).isOtherBody).toBe(false);
    });

    test('with an order says that another body comes, until that order is settled', async () => {
      const {lease} = await claim();
      await attempts().record(key, lease, {step: 'created', orderId: 41});
      await attempts().release(key, lease);
      expect((await claim('corrected', 0)).isOtherBody).toBe(true);
      const again = await claim('corrected');
      expect(again).toMatchObject({isOtherBody: true, attempt: {step: 'created', orderId: 41}});
      await attempts().record(key, again.lease, {
        step: 'claimed',
        orderId: null,
        chargeId: null,
        bodyHash: 'corrected',
      });
      await attempts().release(key, again.lease);
      expect(await claim('corrected')).toMatchObject({
        isOtherBody: false,
        attempt: {step: 'claimed', orderId: null},
      });
    });

    test('is listed while it is unfinished and nobody works on it', async () => {
      const listed = async () =>
        (await attempts().listUnfinished({sinceHours: 1, limit: 1000})).find(
          (attempt) => attempt.key === key,
        );
      const {lease} = await claim();
      expect(await listed()).toBeUndefined();
      await attempts().record(key, lease, {step: 'created', orderId: 41});
      await attempts().release(key, lease);
      expect(await listed()).toMatchObject({key, step: 'created', orderId: 41});
      const last = await claim();
      await attempts().record(key, last.lease, {step: 'finished', answer: {success: true}});
      expect(await listed()).toBeUndefined();
    });

    test('that nobody claimed is not found and cannot be recorded', async () => {
      expect(await attempts().find(key)).toBeNull();
      await expect(attempts().record(key, '', {step: 'created'})).rejects.toThrow(
        'orderAttempts.record failed',
      );
    });
  });

  describe('a limit', () => {
    const limits = () => ledger.rateLimits;

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
      const hits = await Promise.all(
        Array.from({length: 100}, () => limits().hit(key, 7, longerThanThat / 1000)),
      );
      expect(hits.filter(({isAllowed}) => isAllowed)).toHaveLength(7);
    });
  });

  describe('a reservation', () => {
    const minute = 60_000;
    const stock = () => ledger.stockReservations;
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
          stock().reserve(`${key}-${index}`, one(1), longerThanThat),
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

    test('for ten years is kept: what is once for an account', async () => {
      const tenYears = 3650 * 24 * 60 * minute;
      expect(await stock().reserve(`${key}-a`, one(1), tenYears)).toEqual({status: 'reserved'});
      expect(await stock().reserve(`${key}-b`, one(1), minute)).toEqual(short(0));
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
}
