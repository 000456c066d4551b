import {describe, expect, test} from 'vitest';
import type {CacheOptions, Entry} from './cache-options';
import {ageCountsFrom, changesOf, freshnessOf, toEntry} from './entry';

const storedAt = 1000;

const anEntry = (changes: Partial<Entry<string>> = {}): Entry<string> => ({
  value: 'rice',
  state: 'complete',
  storedAt,
  tookMs: 0,
  tags: ['rice'],
  invalidatedBy: [],
  retryAt: 0,
  ...changes,
});

/** Ten seconds fresh, five more given while it is loaded again. */
const options = (changes: Partial<CacheOptions<string>> = {}): CacheOptions<string> => ({
  lifetime: {maxAge: 10, staleWhileRevalidate: 5},
  staleIfError: 1000,
  maxSize: 1000,
  ...changes,
});

const live = {liveLifetime: {maxAge: 60, staleWhileRevalidate: 40}};
const slow = {maxAgePerLoad: 20};

test.each<[string, number, string, Partial<Entry<string>>, Partial<CacheOptions<string>>]>([
  ['a value', 9, 'fresh', {}, {}],
  ['a value', 10, 'stale', {}, {}],
  ['a value', 14, 'stale', {}, {}],
  ['a value', 15, 'expired', {}, {}],
  ['a value of a live feed', 59, 'fresh', {}, {...live, isLiveSince: (at) => at === storedAt}],
  ['a value of a live feed', 99, 'stale', {}, {...live, isLiveSince: () => true}],
  ['a value of a live feed', 100, 'expired', {}, {...live, isLiveSince: () => true}],
  ['a value of a live feed without a longer life', 10, 'stale', {}, {isLiveSince: () => true}],
  ['a value of a feed that is not live', 10, 'stale', {}, {...live, isLiveSince: () => false}],
  ['a value that nobody knows of whether it is live', 10, 'stale', {}, live],
  ['a value that took two seconds', 41, 'fresh', {tookMs: 2}, slow],
  ['a value that took two seconds', 42, 'stale', {tookMs: 2}, slow],
  ['a value that took two seconds', 46, 'stale', {tookMs: 2}, slow],
  ['a value that took two seconds', 47, 'expired', {tookMs: 2}, slow],
  ['a value that took no time', 10, 'stale', {}, slow],
  ['a value that took long, where that does not count', 10, 'stale', {tookMs: 99}, {}],
  ['a part', 0, 'expired', {state: 'partial'}, {absentMaxAge: 3}],
  ['a part that may be stored', 2, 'fresh', {state: 'partial'}, {partialMaxAge: 3}],
  ['a part that may be stored', 3, 'expired', {state: 'partial'}, {partialMaxAge: 3}],
  ['that there is none', 0, 'expired', {state: 'absent'}, {partialMaxAge: 3}],
  ['that there is none, for a while', 2, 'fresh', {state: 'absent'}, {absentMaxAge: 3}],
  ['that there is none, for a while', 3, 'expired', {state: 'absent'}, {absentMaxAge: 3}],
  ['what has changed', 1, 'stale', {invalidatedBy: [['rice']]}, {}],
  [
    'what must be waited for once it has changed',
    1,
    'expired',
    {invalidatedBy: ['all']},
    {isRevalidatedFirst: true},
  ],
  ['the same unchanged', 10, 'stale', {}, {isRevalidatedFirst: true}],
  [
    'a part of what has changed',
    1,
    'expired',
    {state: 'partial', invalidatedBy: ['all']},
    {partialMaxAge: 3},
  ],
])('%s is, at the age of %i: %s', (_what, age, freshness, entry, changes) => {
  expect(freshnessOf(anEntry(entry), options(changes), storedAt + age)).toBe(freshness);
});

test('the age of what takes long to load counts from when it is due', () => {
  const since = (now: number, tookMs: number) =>
    ageCountsFrom(anEntry({tookMs}), options(slow), storedAt + now) - storedAt;
  expect([since(5, 0), since(5, 2), since(40, 2)]).toEqual([0, 5, 32]);
});

describe('what has changed of a value', () => {
  const of = (entry: Partial<Entry<string>>, age = 1) =>
    changesOf(anEntry(entry), options({partialMaxAge: 5}), storedAt + age);

  test('is known while it is young and whole', () => {
    expect(of({invalidatedBy: [['rice'], ['tea', 'oil']]})).toEqual({
      storedAt,
      tags: ['rice', 'tea', 'oil'],
    });
  });

  test.each<[string, Partial<Entry<string>>, number]>([
    ['nothing changed', {}, 1],
    ['anything may have', {invalidatedBy: [['rice'], 'all']}, 1],
    ['it is old as well', {invalidatedBy: [['rice']]}, 10],
    ['it is a part', {invalidatedBy: [['rice']], state: 'partial'}, 1],
  ])('is nothing to go by where %s', (_why, entry, age) => {
    expect(of(entry, age)).toBeNull();
  });
});

describe('what was loaded', () => {
  const ended = {tags: ['rice'], startedAt: 100, endedAt: 130, before: undefined, changes: []};
  const loaded = {value: 'rice', state: 'complete'} as const;

  test('is as old as its load', () => {
    expect(toEntry(loaded, ended)).toEqual(anEntry({storedAt: 100, tookMs: 30}));
  });

  test('is as old as it says, and took as long as all of it did', () => {
    const part = {...loaded, storedAt: 40};
    const before = anEntry({tookMs: 7});
    expect(toEntry(part, {...ended, before})).toEqual(anEntry({storedAt: 40, tookMs: 7}));
    expect(toEntry(part, ended)).toEqual(anEntry({storedAt: 40, tookMs: 0}));
  });

  test('is invalidated by what changed of it meanwhile', () => {
    const changes = [['tea'], ['tea', 'rice'], 'all'] as const;
    expect(toEntry(loaded, {...ended, changes}).invalidatedBy).toEqual([['tea', 'rice'], 'all']);
  });
});
