import {beforeAll, expect, test} from 'vitest';
import type {RateLimits} from '~adapters/rate-limits';
import {aTryLimit} from '../support/new-orders';

/** What everything that counts tries promises; `open` starts what it counts with. */
export function holdsTheLimitsContract(open: () => Promise<RateLimits>): void {
  let limits: RateLimits;
  beforeAll(async () => {
    limits = await open();
  });

  test('a limit allows so many tries in a window and then says how long to wait', async () => {
    const three = aTryLimit(3, 60);
    for (const _try of [1, 2, 3]) expect(await limits.count([three])).toEqual([0]);
    const [wait] = await limits.count([three]);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
  });

  test('a limit counts from one again when its window has ended', async () => {
    const {bucket} = aTryLimit(1);
    await limits.count([{bucket, limit: 1, windowSeconds: 0}]);
    const longer = {bucket, limit: 1, windowSeconds: 3600};
    expect(await limits.count([longer])).toEqual([0]);
    expect(await limits.count([longer])).not.toEqual([0]);
  });

  test('several limits are counted in one question, each by itself', async () => {
    const [narrow, wide] = [aTryLimit(1), aTryLimit(2)];
    expect(await limits.count([narrow, wide])).toEqual([0, 0]);
    expect(await limits.count([narrow, wide])).toEqual([expect.any(Number), 0]);
    const [first, second] = await limits.count([wide, narrow]);
    expect(first).toBeGreaterThan(0);
    expect(second).toBeGreaterThan(0);
  });

  test('a limit lets exactly its number through of 100 at the same moment', async () => {
    const seven = aTryLimit(7);
    const waits = await Promise.all(Array.from({length: 100}, () => limits.count([seven])));
    expect(waits.flat().filter((wait) => wait === 0)).toHaveLength(7);
  });
}
