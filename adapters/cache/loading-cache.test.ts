import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type {CacheOptions, Load} from './cache-options';
import {createEdgeStore} from './edge-store';
import {LoadingCache} from './loading-cache';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

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

  test('is too old after a day, for a load that brings only a part of it, too', async () => {
    const {source, read, load, stale} = aCache();
    await read();
    source.now += day;
    Object.assign(source, {value: 'part', state: 'partial'});
    expect(await read()).toBe('part');
    expect(load.mock.lastCall?.[0]).toMatchObject({before: undefined, changes: null});
    load.mockRejectedValueOnce(new Error('down'));
    await expect(read()).rejects.toThrow('down');
    expect(stale).toEqual([]);
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
    const {source, read, load, stale, cache} = aCache();
    await read();
    const down = new Error('down');
    load.mockRejectedValue(down);
    source.now += 20 * second;
    for (let visit = 0; visit < 10; visit += 1) expect(await read()).toBe('first');
    expect(stale).toEqual([down]);
    source.now += 5 * second;
    expect(await read()).toBe('first');
    expect(load).toHaveBeenCalledTimes(3);
    source.now += day - 25 * second - 1;
    expect(await cache.read('key', load)).toMatchObject({value: 'first', result: 'stale'});
    expect(await cache.read('key', load)).toMatchObject({value: 'first', result: 'stale'});
    source.now += 1;
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
    const {source, read, cache, load} = aCache();
    Object.assign(source, {value: 'part', state: 'partial'});
    expect(await read()).toBe('part');
    expect(cache.size.entries).toBe(0);
    Object.assign(source, {value: 'all', state: 'complete'});
    expect(await read()).toBe('all');
    Object.assign(source, {value: 'part', state: 'partial'});
    source.now += 20 * second;
    expect(await cache.read('key', load)).toMatchObject({value: 'all', result: 'stale'});
    expect(await read()).toBe('all');
    expect(load).toHaveBeenCalledTimes(3);
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

describe('a change', () => {
  const changesSeen = (load: Load<string>) => vi.mocked(load).mock.lastCall?.[0].changes;

  test('tells the next load what of a value is new', async () => {
    const {source, read, load, cache} = aCache();
    await read();
    expect(load).toHaveBeenLastCalledWith(
      expect.objectContaining({before: undefined, changes: null}),
    );
    const storedAt = source.now;
    source.now += second;
    cache.invalidate(['first']);
    await read();
    expect(load).toHaveBeenLastCalledWith(
      expect.objectContaining({
        before: 'first',
        changes: {storedAt, tags: ['first']},
      }),
    );
  });

  test.each([
    [20, false],
    [21, true],
  ])('after %i others may concern anything of the value: %s', async (times, mayBeAll) => {
    const {read, load, cache} = aCache();
    await read();
    for (let time = 0; time < times; time += 1) cache.invalidate(['first']);
    await read();
    expect(load).toHaveBeenCalledTimes(2);
    expect(changesSeen(load) === null).toBe(mayBeAll);
  });

  test('ends the rest after a load that failed', async () => {
    const {source, read, load, cache, stale} = aCache();
    await read();
    load.mockRejectedValueOnce(new Error('down'));
    source.now += 20 * second;
    await read();
    source.value = 'second';
    expect(await read()).toBe('first');
    cache.invalidate(['first']);
    expect(await read()).toBe('second');
    expect(stale).toHaveLength(1);
  });
});

describe('who needs what is true now', () => {
  test('is given what is fresh, and waits for what is not', async () => {
    const {source, load, cache} = aCache();
    expect(await cache.readFresh('key', load)).toBe('first');
    source.value = 'second';
    source.now += 9 * second;
    expect(await cache.readFresh('key', load)).toBe('first');
    source.now += 1 * second;
    expect(await cache.readFresh('key', load)).toBe('second');
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('shares a load under way, also that it failed', async () => {
    const {load, cache} = aCache();
    const both = () =>
      Promise.allSettled([cache.readFresh('key', load), cache.readFresh('key', load)]);
    const given = {status: 'fulfilled', value: 'first'};
    expect(await both()).toEqual([given, given]);
    cache.invalidate('all');
    const down = new Error('down');
    load.mockRejectedValueOnce(down);
    const failed = {status: 'rejected', reason: down};
    expect(await both()).toEqual([failed, failed]);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('loads it himself where a load under way brought nothing to store', async () => {
    const {source, load, cache} = aCache();
    source.state = 'partial';
    const first = cache.readFresh('key', load);
    source.value = 'second';
    expect(await Promise.all([first, cache.readFresh('key', load)])).toEqual(['first', 'second']);
  });

  test('hears why there is none', async () => {
    const {load, cache} = aCache();
    load.mockRejectedValueOnce(new Error('down'));
    await expect(cache.readFresh('key', load)).rejects.toThrow('down');
  });

  test('loads again after a load under way, which may have begun before a change', async () => {
    const {source, load, cache, read} = aCache();
    const waiting = read();
    source.value = 'second';
    expect(await cache.revalidate('key', load)).toBe('second');
    expect(await waiting).toBe('first');
    expect(cache.peek('key')).toBe('second');
  });

  test('loads only what somebody has read before, and all of it', async () => {
    const {source, load, cache, read} = aCache({partialMaxAge: 5 * second});
    expect(await cache.revalidateStored('key', load)).toBeUndefined();
    await read();
    source.value = 'second';
    expect(await cache.revalidateStored('key', load)).toBe('second');
    source.state = 'partial';
    await read('part');
    expect(await cache.revalidateStored('part', load)).toBeUndefined();
    expect(load).toHaveBeenCalledTimes(3);
  });
});

describe('who finds nothing stored', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test.each([
    [80, 'all, miss'],
    [110, 'Error: too slow'],
  ])('waits for 90 ms at most, here for one that takes %i', async (ms, is) => {
    const load: Load<string> = () =>
      new Promise((resolve) => setTimeout(() => resolve({value: 'all', state: 'complete'}), ms));
    const firstTimeout = {ms: 90, error: () => new Error('too slow')};
    const found = Promise.resolve(aCache({firstTimeout}).cache.read('key', load)).then(
      ({value, result}) => `${value}, ${result}`,
      (thrown: unknown) => String(thrown),
    );
    await vi.advanceTimersByTimeAsync(1000);
    expect(await found).toBe(is);
  });

  test('is left to a load for as long as parts of it come', async () => {
    const {source, cache, load} = aCache({loadTimeout: 10});
    let progress = () => {};
    load.mockImplementationOnce(({onProgress}) => {
      progress = onProgress;
      return new Promise(() => {});
    });
    void cache.read('key', load);
    void cache.read('key', load);
    source.now += 9;
    progress();
    source.now += 9;
    await vi.advanceTimersByTimeAsync(25);
    expect(load).toHaveBeenCalledTimes(1);
    source.now += 1;
    await vi.advanceTimersByTimeAsync(25);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('begins anew where another reader’s load has broken off', async () => {
    const {source, cache, load} = aCache({loadTimeout: 10});
    load.mockReturnValueOnce(new Promise(() => {}));
    void cache.read('key', load);
    const second = cache.read('key', load);
    source.now += 10;
    await vi.advanceTimersByTimeAsync(25);
    expect(await second).toMatchObject({value: 'first'});
  });

  test('hears for a while why the last load failed, and then begins anew', async () => {
    const {source, read, load} = aCache({firstBackoff: 5 * second});
    load.mockRejectedValueOnce(new Error('down'));
    await expect(read()).rejects.toThrow('down');
    source.now += 5 * second - 1;
    await expect(read()).rejects.toThrow('down');
    expect(load).toHaveBeenCalledTimes(1);
    source.now += 1;
    expect(await read()).toBe('first');
  });
});

describe('a reader', () => {
  test('keeps the load that he began going, and no other’s', async () => {
    const {cache, load} = aCache();
    const waitUntil = vi.fn();
    const first = cache.read('key', load, {waitUntil});
    const second = cache.read('key', load, {waitUntil});
    await Promise.all([first, second]);
    await cache.read('key', load, {waitUntil});
    expect(waitUntil).toHaveBeenCalledTimes(1);
    await expect(waitUntil.mock.lastCall?.[0]).resolves.toBeUndefined();
  });

  test('learns since when it has been so', async () => {
    const {source, cache, load} = aCache();
    const since = source.now - 3 * second;
    load.mockResolvedValueOnce({value: 'first', state: 'complete', storedAt: since});
    expect(await cache.read('key', load)).toEqual({value: 'first', result: 'miss', since});
    source.now += second;
    expect(cache.read('key', load)).toEqual({value: 'first', result: 'hit', since});
  });
});

describe('memory', () => {
  const around = 500;

  test('is counted with key and tags', async () => {
    const {read, cache} = aCache({sizeOf: () => 6.5, tagsOf: (value, key) => [value, key]});
    await read();
    expect(cache.size).toEqual({entries: 1, bytes: around + 7 + 'key'.length + 'firstkey'.length});
  });

  test('is counted by values alone where nobody weighs them', async () => {
    const {load} = aCache();
    const cache = new LoadingCache<string>({
      lifetime: {maxAge: second, staleWhileRevalidate: 0},
      staleIfError: day,
      maxSize: 10_000,
    });
    await cache.read('key', load);
    expect(cache.size.bytes).toBe(around + 1 + 'key'.length);
    expect(cache.read('key', load)).toMatchObject({result: 'hit'});
  });

  test('is counted again of what has grown', async () => {
    let weight = 10;
    const {read, cache} = aCache({sizeOf: () => weight, tagsOf: () => []});
    await read();
    weight = 100;
    cache.weighAgain('key', 'another');
    cache.weighAgain('no key', 'first');
    expect(cache.size.bytes).toBe(around + 10 + 'key'.length);
    cache.weighAgain('key', 'first');
    expect(cache.size.bytes).toBe(around + 100 + 'key'.length);
    expect(cache.peek('key')).toBe('first');
  });
});

describe('nothing is held', () => {
  const open = () =>
    new LoadingCache<{name: string}>({
      lifetime: {maxAge: day, staleWhileRevalidate: 0},
      staleIfError: day,
      maxSize: 600,
    });
  // A promise holds what it was awaited for until its turn is over.
  const collect = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    collectGarbage();
  };

  test('of what was loaded, once it has made room', async () => {
    const cache = open();
    const read = async (name: string) => {
      const {value} = await cache.read(name, async () => ({value: {name}, state: 'complete'}));
      return new WeakRef(value);
    };
    const first = await read('first');
    const second = await read('second');
    await collect();
    expect([first.deref(), second.deref()]).toEqual([undefined, {name: 'second'}]);
  });

  test('of a load that failed, where nobody is to hear of it later', async () => {
    const cache = open();
    const fail = async () => {
      const error = new Error('down');
      await Promise.resolve(cache.read('key', () => Promise.reject(error))).catch(() => {});
      return new WeakRef(error);
    };
    const failed = await fail();
    await collect();
    expect(failed.deref()).toBeUndefined();
  });
});

describe('instances that share a store', () => {
  function aDataCentre() {
    const stored = new Map<string, Response>();
    const headers: (string | null)[][] = [];
    const edge = {
      match: async (request: RequestInfo | URL) => stored.get((request as Request).url)?.clone(),
      put: async (request: RequestInfo | URL, answer: Response) => {
        stored.set((request as Request).url, answer);
        headers.push(['Content-Type', 'Cache-Control'].map((name) => answer.headers.get(name)));
      },
      delete: async (request: RequestInfo | URL) => stored.delete((request as Request).url),
    };
    const shared = createEdgeStore<string>(async () => edge, {seconds: 10});
    return {...aCache({shared}), stored, headers};
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
    expect(await other.read('key', load)).toMatchObject({value: 'second', result: 'hit'});
    expect(other.peek('key')).toBe('second');
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

  test('keep it as JSON under its key, for as long as they say', async () => {
    const {read, stored, headers} = aDataCentre();
    await read('rice & tea');
    expect([...stored.keys()]).toEqual(['https://cache.invalid/?rice%20%26%20tea']);
    expect(headers).toEqual([['application/json', 'public, s-maxage=10']]);
  });

  test('do not keep what is gone, nor a part of it', async () => {
    const {source, read, stored, open, cache} = aDataCentre();
    source.state = 'partial';
    await read();
    expect(stored.size).toBe(0);
    source.state = 'complete';
    await read();
    expect(stored.size).toBe(1);
    source.now += 20 * second;
    source.state = 'partial';
    await read('key', open());
    expect(stored.size).toBe(1);
    source.state = 'absent';
    await read();
    expect([stored.size, cache.size.entries]).toEqual([0, 0]);
  });

  test('know what is stored elsewhere to be stored', async () => {
    const {source, open, read, load} = aDataCentre();
    await read();
    const other = open();
    source.now += second;
    source.value = 'second';
    other.invalidate(['first']);
    expect(await other.revalidateStored('key', load)).toBe('second');
    expect(load).toHaveBeenLastCalledWith(expect.objectContaining({before: 'first'}));
  });

  test('load what is stored elsewhere and too old to be given', async () => {
    const {source, open, read} = aDataCentre();
    await read();
    source.now += day;
    source.value = 'second';
    expect(await read('key', open())).toBe('second');
  });

  test('do without the store where it fails', async () => {
    const broken = async () => Promise.reject(new Error('no store'));
    const {read} = aCache({shared: {get: broken, set: broken, delete: broken}});
    expect(await read()).toBe('first');
    expect(await read()).toBe('first');
  });
});
