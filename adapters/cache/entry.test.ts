import {describe, expect, test} from 'vitest';
import type {CacheOptions, Entry} from './cache-options';
import {ageCountsFrom, changesOf, freshnessOf, toEntry} from './entry';

const storedAt = 1000;

const anEntry = (changes: Partial<Entry<string>> = {}): Entry<string> => ({
  value: 'rice',
  state: 'complete',
  storedAt,
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

test('the age of what a live feed keeps for longer counts from when it would have been due', () => {
  const since = (now: number, isLive: boolean) =>
    ageCountsFrom(anEntry(), options({...live, isLiveSince: () => isLive}), storedAt + now);
  expect([since(5, false), since(5, true), since(70, true)]).toEqual([
    storedAt,
    storedAt + 5,
    storedAt + 50,
  ]);
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
  const ended = {tags: ['rice'], startedAt: 100, retryAt: 130, changes: []};
  const loaded = {value: 'rice', state: 'complete'} as const;

  test('is as old as its load', () => {
    expect(toEntry(loaded, ended)).toEqual(anEntry({storedAt: 100, retryAt: 130}));
  });

  test('is as old as it says', () => {
    const part = {...loaded, storedAt: 40};
    expect(toEntry(part, ended)).toEqual(anEntry({storedAt: 40, retryAt: 130}));
  });

  test('is invalidated by what changed of it meanwhile', () => {
    const changes = [['tea'], ['tea', 'rice'], 'all'] as const;
    expect(toEntry(loaded, {...ended, changes}).invalidatedBy).toEqual([['tea', 'rice'], 'all']);
  });
});
