import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {createReviewCache, revalidateReviews, withCachedReviews} from './cached-reviews';
import type {Reviews} from '.';

const minute = 60_000;

/** A shop whose products have so many reviews of five stars, a cache before it, and a list of its requests. */
function open() {
  const requests: number[] = [];
  const state = {stars: 0};
  const pending: Promise<unknown>[] = [];
  const uncached = {
    async read(id: number) {
      requests.push(id);
      return {reviews: [], next: null, counts: [0, 0, 0, 0, state.stars]};
    },
  } as unknown as Reviews;
  const cache = createReviewCache();
  const reviews = withCachedReviews(uncached, {
    cache,
    waitUntil: (work) => void pending.push(work),
  });
  const starsOf = async (id: number) => {
    const {counts} = await reviews.read(id, null);
    await Promise.all(pending);
    return counts?.at(-1);
  };
  const revalidate = (productIds: number[] | null) =>
    revalidateReviews(cache, uncached, {productIds});
  return {requests, state, starsOf, revalidate};
}

describe('after a change in the shop', () => {
  test('the reviews of a product are loaded again with its page, and no others', async () => {
    const {requests, state, starsOf, revalidate} = open();
    await Promise.all([starsOf(1), starsOf(2)]);
    state.stars = 7;
    await revalidate([2, 3]);
    expect(requests).toEqual([1, 2, 2]);
    expect([await starsOf(1), await starsOf(2)]).toEqual([0, 7]);
    expect(requests).toHaveLength(3);
  });

  test('of everything, or of many products, they are loaded again behind their next reader', async () => {
    const {requests, state, starsOf, revalidate} = open();
    await starsOf(2);
    for (const changed of [null, Array.from({length: 21}, (_, index) => index)]) {
      state.stars += 1;
      await revalidate(changed);
      expect(requests).toHaveLength(state.stars);
      expect([await starsOf(2), await starsOf(2)]).toEqual([state.stars - 1, state.stars]);
    }
  });
});

describe('the reviews of a slow shop', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  /** A shop whose reviews take so long, and the requests behind its pages. */
  function aSlowShop() {
    const shop = {takesMs: 0, requests: 0};
    const pending: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => void pending.push(work);
    async function read() {
      shop.requests += 1;
      const page = {count: shop.requests};
      await new Promise((resolve) => setTimeout(resolve, shop.takesMs));
      return page;
    }
    const uncached = {read} as unknown as Reviews;
    const cache = createReviewCache({isLiveSince: () => true});
    const reviews = withCachedReviews(uncached, {cache, waitUntil});
    const look = async () => {
      const found = reviews.read(7, null).then(
        (page) => page,
        (error: unknown) => error,
      );
      await vi.advanceTimersByTimeAsync(2000);
      return found;
    };
    return {shop, look, pending};
  }

  test('that are held are shown after two seconds, however old', async () => {
    const {shop, look} = aSlowShop();
    await look();
    vi.setSystemTime(Date.now() + 11 * minute);
    shop.takesMs = 60_000;
    expect(await look()).toEqual({count: 1});
  });

  test('that nobody holds are missing on the page, and there for the next one', async () => {
    const {shop, look, pending} = aSlowShop();
    shop.takesMs = 3000;
    expect(await look()).toMatchObject({kind: 'timeout'});
    await vi.advanceTimersByTimeAsync(1000);
    await Promise.all(pending);
    await vi.advanceTimersByTimeAsync(0);
    expect(await look()).toEqual({count: 1});
    expect(shop.requests).toBe(1);
  });
});
