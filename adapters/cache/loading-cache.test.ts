import {describe, expect, test, vi} from 'vitest';
import type {CacheOptions, Load} from './cache-options';
import {createEdgeStore} from './edge-store';
import {LoadingCache} from './loading-cache';

const second = 1000;
const day = 24 * 60 * 60 * second;

/** A cache of ten seconds and five more, a clock that stands until it is moved, and a value that can change. */
function aCache(options: Partial<CacheOptions<string>> = {}) {
  const source = {
    now: 1_000_000,
    value: 'first',
    state: 'complete' as 'complete' | 'partial' | 'absent',
  };
  const load = vi.fn<Load<string>>(async () => ({value: source.value, state: source.state}));
  const open = () =>
    new LoadingCache<string>({
      lifetime: {maxAge: 10 * second, staleWhileRevalidate: 5 * second},
      staleIfError: day,
      timeout: 50,
      backoff: 5 * second,
      maxSize: 10_000,
      sizeOf: (value) => value.length,
      tagsOf: (value) => [value],
      now: () => source.now,
      ...options,
    });
  const cache = open();
  const stale: unknown[] = [];
  const read = async (key = 'key', from = cache) =>
    (await from.read(key, load, {onStale: (error) => void stale.push(error)})).value;
  return {source, load, open, cache, read, stale};
}

describe('a value', () => {
  test('is loaded once for all who read it at one time', async () => {
    const {read, load, cache} = aCache();
    expect(await Promise.all([read(), read(), read()])).toEqual(['first', 'first', 'first']);
    expect(load).toHaveBeenCalledTimes(1);
    expect(cache.read('key', load)).toMatchObject({result: 'hit'});
  });

  test('is fresh, then stale while it is loaded again, then waited for', async () => {
    const {source, read, load, cache} = aCache();
    await read();
    source.value = 'second';
    source.now += 9 * second;
    expect(cache.read('key', load)).toMatchObject({value: 'first', result: 'hit'});
    source.now += 2 * second;
    expect(cache.read('key', load)).toMatchObject({value: 'first', result: 'stale'});
    await vi.waitFor(async () => expect(await read()).toBe('second'));
    source.value = 'third';
    source.now += 15 * second;
    expect(await read()).toBe('third');
  });

  test('lives longer where the change feed is live', async () => {
    const liveLifetime = {maxAge: 60 * second, staleWhileRevalidate: day};
    const {source, read} = aCache({liveLifetime, isLiveSince: () => true});
    await read();
    source.value = 'second';
    source.now += 50 * second;
    expect(await read()).toBe('first');
  });

  test('is given for a day where no newer one can be had, and loaded again after a pause only', async () => {
    const {source, read, load, stale} = aCache();
    await read();
    const down = new Error('down');
    load.mockRejectedValue(down);
    source.now += 20 * second;
    for (let visit = 0; visit < 10; visit += 1) expect(await read()).toBe('first');
    expect(stale).toEqual([down]);
    source.now += 5 * second;
    expect(await read()).toBe('first');
    expect(load).toHaveBeenCalledTimes(3);
    source.now += day;
    await expect(read()).rejects.toBe(down);
  });

  test('is as old as the question for it, however long the answer took', async () => {
    const {source, read, load, cache} = aCache();
    load.mockImplementationOnce(async () => {
      source.now += 4 * second;
      return {value: 'first', state: 'complete'};
    });
    await read();
    source.now += 7 * second;
    expect(cache.read('key', load)).toMatchObject({value: 'first', result: 'stale'});
  });

  test('is given after a while where the newer one takes long', async () => {
    const {source, read, load} = aCache();
    await read();
    source.now += 20 * second;
    load.mockReturnValue(new Promise(() => {}));
    expect(await read()).toBe('first');
  });

  test('in part is given where there is no other, and never in the place of a complete one', async () => {
    const {source, read, cache} = aCache();
    Object.assign(source, {value: 'part', state: 'partial'});
    expect(await read()).toBe('part');
    expect(cache.size.entries).toBe(0);
    Object.assign(source, {value: 'all', state: 'complete'});
    expect(await read()).toBe('all');
    Object.assign(source, {value: 'part', state: 'partial'});
    source.now += 20 * second;
    expect(await read()).toBe('all');
  });

  test('that there is none of is stored so long, and not given on error', async () => {
    const {source, read, load} = aCache({absentMaxAge: 30 * second});
    Object.assign(source, {value: 'none', state: 'absent'});
    await read();
    source.now += 29 * second;
    expect(await read()).toBe('none');
    expect(load).toHaveBeenCalledTimes(1);
    source.now += second;
    load.mockRejectedValue(new Error('down'));
    await expect(read()).rejects.toThrow('down');
  });

  test('that is rarely requested makes room', async () => {
    const {read, cache} = aCache();
    for (let key = 0; key < 1000; key += 1) await read(`key ${key}`);
    expect(cache.size.bytes).toBeLessThanOrEqual(10_000);
    expect(cache.peek('key 999')).toBe('first');
    expect(cache.peek('key 0')).toBeUndefined();
  });
});

describe('what is invalidated', () => {
  test('by its tag is loaded again behind its next reader', async () => {
    const {source, read, cache} = aCache();
    await read();
    source.value = 'second';
    cache.invalidate(['another']);
    expect(await read()).toBe('first');
    cache.invalidate(['first']);
    expect(await read()).toBe('first');
    await vi.waitFor(async () => expect(await read()).toBe('second'));
  });

  test('is waited for where it must not be shown once more', async () => {
    const {source, read, cache} = aCache({isRevalidatedFirst: true});
    await read();
    source.value = 'second';
    cache.invalidate('all');
    expect(await read()).toBe('second');
  });

  test('is loaded again at once, though the last load failed a moment ago', async () => {
    const {source, read, load, cache} = aCache();
    await read();
    source.now += 20 * second;
    load.mockRejectedValueOnce(new Error('down'));
    expect(await read()).toBe('first');
    source.value = 'second';
    expect(await read()).toBe('first');
    cache.invalidate(['first']);
    expect(await read()).toBe('second');
  });

  test.each([
    [1, {tags: ['first'], storedAt: 1_000_000}],
    [21, null],
  ])('%i times tells its load what has changed: %j', async (times, changes) => {
    const {read, load, cache} = aCache();
    await read();
    for (let time = 0; time < times; time += 1) cache.invalidate(['first']);
    await read();
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    expect(load.mock.lastCall?.[0].changes).toEqual(changes);
  });

  test('while it is loaded is stale at once', async () => {
    const {source, read, load, cache} = aCache({isRevalidatedFirst: true});
    let arrive = () => {};
    load.mockReturnValueOnce(
      new Promise((resolve) => (arrive = () => resolve({value: 'old', state: 'complete'}))),
    );
    const waiting = read();
    cache.invalidate(['old']);
    arrive();
    expect(await waiting).toBe('old');
    source.value = 'new';
    expect(await read()).toBe('new');
  });
});

describe('instances that share a store', () => {
  function aDataCentre(canStore?: (value: string) => boolean) {
    const stored = new Map<string, Response>();
    const edge = {
      match: async (request: RequestInfo | URL) => stored.get((request as Request).url)?.clone(),
      put: async (request: RequestInfo | URL, answer: Response) =>
        void stored.set((request as Request).url, answer),
      delete: async (request: RequestInfo | URL) => stored.delete((request as Request).url),
    };
    return aCache({shared: createEdgeStore(async () => edge, {seconds: 10, canStore})});
  }

  test('load a value once, and see what is newer elsewhere', async () => {
    const {source, open, read, load} = aDataCentre();
    const other = open();
    await read();
    expect(await read('key', other)).toBe('first');
    expect(load).toHaveBeenCalledTimes(1);
    source.now += 20 * second;
    source.value = 'second';
    await read();
    expect(await read('key', other)).toBe('second');
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('do not give each other what one of them knows to have changed', async () => {
    const {source, open, read} = aDataCentre();
    const other = open();
    await read();
    source.now += 1;
    source.value = 'second';
    other.invalidate(['first']);
    expect(await read('key', other)).toBe('first');
    await vi.waitFor(async () => expect(await read('key', other)).toBe('second'));
  });

  test('share no value that is too large', async () => {
    const {open, read, load} = aDataCentre((value) => value.length < 3);
    await read();
    await read('key', open());
    expect(load).toHaveBeenCalledTimes(2);
  });
});
