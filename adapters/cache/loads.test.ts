import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {Loads, type Own} from './loads';

beforeEach(() => void vi.useFakeTimers({now: 1_000_000}));
afterEach(() => void vi.useRealTimers());

const minute = 60_000;
const loadsOf = (options: {loadTimeout?: number; firstBackoff?: number} = {}) =>
  new Loads<string>({
    lifetime: {maxAge: 1, staleWhileRevalidate: 0},
    staleIfError: 1,
    maxSize: 1000,
    ...options,
  });

describe('a load', () => {
  test('goes on for a minute after its last progress', () => {
    const loads = loadsOf();
    const loading = loads.begin('key');
    vi.advanceTimersByTime(minute - 1);
    expect(loads.current('key')).toBe(loading);
    loading.progressAt = Date.now();
    vi.advanceTimersByTime(minute - 1);
    expect(loads.current('key')).toBe(loading);
    vi.advanceTimersByTime(1);
    expect(loads.current('key')).toBeUndefined();
  });

  test('that is over goes on no more, and ends no other of its key', () => {
    const loads = loadsOf({loadTimeout: 10});
    const first = loads.begin('key');
    vi.advanceTimersByTime(10);
    const second = loads.begin('key');
    first.settled = {error: new Error('late'), at: Date.now()};
    loads.end('key', first);
    expect(loads.current('key')).toBe(second);
    expect(loads.current('another')).toBeUndefined();
    second.settled = {found: {value: 'rice', result: 'miss', since: 0}};
    expect(loads.current('key')).toBeUndefined();
  });

  test.each([
    [0, false],
    [5000, true],
  ])('that failed is remembered for %i ms: %s', (firstBackoff, isRemembered) => {
    const loads = loadsOf({firstBackoff});
    const loading = loads.begin('key');
    loading.settled = {error: new Error('down'), at: Date.now()};
    loads.end('key', loading);
    const ask = () => loads.requireNoFailure('key');
    if (isRemembered) expect(ask).toThrow('down');
    else expect(ask).not.toThrow();
    vi.advanceTimersByTime(4999);
    if (isRemembered) expect(ask).toThrow('down');
    vi.advanceTimersByTime(1);
    expect(ask).not.toThrow();
  });

  test('that brought something, or goes on, is no failure', () => {
    const loads = loadsOf({firstBackoff: 5000});
    const loading = loads.begin('key');
    expect(() => loads.requireNoFailure('key')).not.toThrow();
    loading.settled = {found: {value: 'rice', result: 'miss', since: 0}};
    expect(() => loads.requireNoFailure('key')).not.toThrow();
  });
});

describe('who waits for a load', () => {
  /** After so many milliseconds. */
  async function waited(wait: Promise<void>): Promise<number> {
    const began = Date.now();
    let ended = NaN;
    void wait.then(() => (ended = Date.now()));
    await vi.advanceTimersByTimeAsync(2 * minute);
    return ended - began;
  }

  test('waits no longer than he wants to', async () => {
    const loads = loadsOf();
    expect(await waited(loads.settle('key', loads.begin('key'), 30))).toBe(30);
    expect(await waited(loads.settle('key', loads.begin('key'), 0))).toBe(0);
  });

  test('looks every 25 ms whether another request’s has ended', async () => {
    const loads = loadsOf();
    const loading = loads.begin('key');
    setTimeout(() => (loading.settled = {error: new Error('down'), at: 0}), 30);
    expect(await waited(loads.settle('key', loading, Infinity))).toBe(50);
  });

  test('does not wait for another request’s that has broken off', async () => {
    const loads = loadsOf({loadTimeout: 100});
    expect(await waited(loads.settle('key', loads.begin('key'), Infinity))).toBe(100);
  });

  test('hears at once when his own has ended', async () => {
    const loads = loadsOf({loadTimeout: 5});
    const loading = loads.begin('key');
    const own: Own = (async () => {
      await new Promise((resolve) => setTimeout(resolve, 30));
      loading.settled = {found: {value: 'rice', result: 'miss', since: 0}};
    })();
    expect(await waited(loads.settle('key', loading, Infinity, own))).toBe(30);
  });
});
