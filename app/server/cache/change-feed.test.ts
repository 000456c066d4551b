import {describe, expect, test, vi} from 'vitest';
import type {ChangeJournal, ChangesSince} from '~adapters/commerce';
import {ChangeFeed} from './change-feed';

const second = 1000;
const minute = 60 * second;
const tea = {id: 'tea', productIds: [1]};
const coffee = {id: 'coffee', productIds: [2]};

/** A process before a shop whose journal a test writes, at a time that it sets. */
function aProcess() {
  const shop = {
    now: 1_000_000,
    noted: [] as ChangesSince['changes'] & object,
    marks: [] as (string | null)[],
    answer: null as (() => Promise<ChangesSince | null>) | null,
  };
  const journal: ChangeJournal = {
    async since(mark) {
      shop.marks.push(mark);
      if (shop.answer) return shop.answer();
      const place = mark === null ? shop.noted.length : Number(mark);
      return {mark: String(shop.noted.length), changes: shop.noted.slice(place)};
    },
  };
  const invalidate = vi.fn(async (_changes: ChangesSince['changes']) => true);
  const feed = new ChangeFeed(() => shop.now);
  return {
    shop,
    invalidate,
    feed,
    poll: () => feed.poll(journal, invalidate),
    /** So late that it is time to poll again. */
    later: async (ms = 12 * second) => {
      shop.now += ms;
      await feed.poll(journal, invalidate);
    },
  };
}

describe('a process', () => {
  test('invalidates what the shop logged since the last poll, each once', async () => {
    const {shop, invalidate, poll, later} = aProcess();
    shop.noted.push(tea);
    await poll();
    expect(invalidate).not.toHaveBeenCalled();
    shop.noted.push(coffee);
    await later();
    await later();
    expect(invalidate.mock.calls).toEqual([[[coffee]]]);
  });

  test('polls every eight to twelve seconds, however many visitors it has', async () => {
    const {shop, feed, poll} = aProcess();
    await poll();
    for (let visit = 0; visit < 100; visit += 1) await poll();
    expect(shop.marks).toHaveLength(1);
    shop.now += 7.9 * second;
    expect(feed.isPollDue).toBe(false);
    shop.now += 4.2 * second;
    expect(feed.isPollDue).toBe(true);
  });

  test('sends one request at a time, and waits for none longer than a minute', async () => {
    const {shop, feed, poll} = aProcess();
    shop.answer = () => new Promise(() => {});
    void poll();
    await poll();
    shop.now += minute - 1;
    expect(feed.isPollDue).toBe(false);
    shop.now += 1;
    expect(feed.isPollDue).toBe(true);
  });

  test('polls again for what it could not invalidate', async () => {
    const {shop, invalidate, poll, later} = aProcess();
    await poll();
    shop.noted.push(tea);
    invalidate.mockResolvedValueOnce(false);
    await later();
    await later(minute);
    await later(minute);
    expect(invalidate.mock.calls).toEqual([[[tea]], [[tea]]]);
  });

  test('takes everything for changed where its mark means nothing to the shop', async () => {
    const {shop, invalidate, poll, later} = aProcess();
    await poll();
    shop.answer = async () => ({mark: '7', changes: null});
    await later();
    expect(invalidate.mock.calls).toEqual([[null]]);
    shop.answer = null;
    await later();
    expect(shop.marks).toEqual([null, '0', '7']);
  });

  test('leaves a shop alone ever longer that does not answer, five minutes at most, and complains once', async () => {
    const {shop, poll, later} = aProcess();
    shop.answer = () => Promise.reject(new Error('down'));
    await expect(poll()).rejects.toThrow('down');
    await later(15 * second);
    expect(shop.marks).toHaveLength(1);
    for (let time = 0; time < 10; time += 1) await later(6 * minute);
    expect(shop.marks).toHaveLength(11);
    shop.answer = null;
    await later(6 * minute);
    shop.answer = () => Promise.reject(new Error('down again'));
    await expect(later()).rejects.toThrow('down again');
  });

  test('polls a shop without a journal seldom, and logs nothing', async () => {
    const {shop, feed, poll, later} = aProcess();
    shop.answer = async () => null;
    await poll();
    for (let time = 0; time < 10; time += 1) await later(6 * minute);
    expect(shop.marks).toHaveLength(11);
    shop.now += 3 * minute;
    expect(feed.isPollDue).toBe(false);
  });
});

describe('what a process caches', () => {
  test('is known not to have changed if it was read after the journal first answered', async () => {
    const {shop, feed, poll} = aProcess();
    expect(feed.isLiveSince(shop.now)).toBe(false);
    await poll();
    expect(feed.isLiveSince(shop.now)).toBe(true);
    expect(feed.isLiveSince(shop.now - 1)).toBe(false);
  });

  test('is not relied on when the shop has not answered for three quarters of a minute', async () => {
    const {shop, feed, poll, later} = aProcess();
    await poll();
    const read = shop.now;
    shop.answer = () => Promise.reject(new Error('down'));
    await expect(later(44 * second)).rejects.toThrow('down');
    expect(feed.isLiveSince(read)).toBe(true);
    shop.now += second;
    expect(feed.isLiveSince(read)).toBe(false);
    shop.answer = null;
    await later(minute);
    expect(feed.isLiveSince(read)).toBe(true);
  });

  test('is behind until the shop was asked, and again when nobody has asked for three quarters of a minute', async () => {
    const {shop, feed, poll} = aProcess();
    expect(feed.isBehind).toBe(true);
    await poll();
    expect(feed.isBehind).toBe(false);
    shop.now += 45 * second;
    expect(feed.isBehind).toBe(true);
  });

  test('is waited for once alone where the shop has no journal', async () => {
    const {shop, feed, poll} = aProcess();
    shop.answer = async () => null;
    await poll();
    expect(feed.isBehind).toBe(false);
  });

  test('is as old as the question, not as a late answer', async () => {
    const {shop, feed, later, poll} = aProcess();
    await poll();
    const read = shop.now;
    shop.answer = async () => {
      shop.now += 20 * second;
      return {mark: '0', changes: []};
    };
    await later();
    shop.now += 24 * second;
    expect(feed.isLiveSince(read)).toBe(true);
    shop.now += second;
    expect(feed.isLiveSince(read)).toBe(false);
  });

  test('is not relied on while what changed is not invalidated', async () => {
    const {shop, invalidate, feed, poll, later} = aProcess();
    await poll();
    const read = shop.now;
    shop.noted.push(tea);
    invalidate.mockResolvedValueOnce(false);
    await later(30 * second);
    shop.now += 15 * second;
    expect(feed.isLiveSince(read)).toBe(false);
  });

  test('is not relied on if it was read before anything may have changed', async () => {
    const {shop, feed, poll, later} = aProcess();
    await poll();
    const read = shop.now;
    shop.answer = async () => ({mark: '7', changes: null});
    await later();
    expect(feed.isLiveSince(read)).toBe(false);
    expect(feed.isLiveSince(shop.now)).toBe(true);
  });
});
