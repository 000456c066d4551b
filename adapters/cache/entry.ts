import type {CacheOptions, Entry, Lifetime, Loaded} from './cache-options';
import {matcherOf, type Tags} from './tags';

export const invalidated = <Value>(
  entry: Omit<Entry<Value>, 'invalidatedBy'>,
  changes: readonly Tags[],
): Entry<Value> => ({
  ...entry,
  invalidatedBy: changes.filter((tags) => matcherOf(tags)(entry.tags)),
});

interface Ended {
  tags: readonly string[];
  startedAt: number;
  retryAt: number;
  /** What was invalidated since the load began. */
  changes: readonly Tags[];
}

export function toEntry<Value>(
  {value, state, storedAt}: Loaded<Value>,
  {tags, startedAt, retryAt, changes}: Ended,
): Entry<Value> {
  const entry = {value, state, storedAt: storedAt ?? startedAt, tags, retryAt};
  return invalidated(entry, changes);
}

function lifetimeOf<Value>(
  {state, storedAt}: Entry<Value>,
  options: CacheOptions<Value>,
): Lifetime {
  const {partialMaxAge = 0, absentMaxAge = 0, lifetime, liveLifetime = lifetime} = options;
  if (state !== 'complete')
    return {maxAge: state === 'partial' ? partialMaxAge : absentMaxAge, staleWhileRevalidate: 0};
  return options.isLiveSince?.(storedAt) ? liveLifetime : lifetime;
}

/** `stale`: given at once, and loaded again behind it. `expired`: a newer one is waited for. */
export type Freshness = 'fresh' | 'stale' | 'expired';

export function freshnessOf<Value>(
  entry: Entry<Value>,
  options: CacheOptions<Value>,
  now: number,
): Freshness {
  const {maxAge, staleWhileRevalidate} = lifetimeOf(entry, options);
  const age = now - entry.storedAt;
  const isInvalidated = entry.invalidatedBy.length > 0;
  if (age < maxAge && !isInvalidated) return 'fresh';
  if (entry.state !== 'complete') return 'expired';
  return age < maxAge + staleWhileRevalidate && !(isInvalidated && options.isRevalidatedFirst)
    ? 'stale'
    : 'expired';
}

/** What the change feed keeps for longer is young for as much longer. */
export function ageCountsFrom<Value>(
  entry: Entry<Value>,
  options: CacheOptions<Value>,
  now: number,
): number {
  const longer = lifetimeOf(entry, options).maxAge - options.lifetime.maxAge;
  return Math.min(now, entry.storedAt + Math.max(0, longer));
}

/** What has changed of it; null where it is incomplete or old as well, or anything of it may have changed. */
export function changesOf<Value>(
  entry: Entry<Value>,
  options: CacheOptions<Value>,
  now: number,
): {storedAt: number; tags: string[]} | null {
  const {invalidatedBy, state, storedAt} = entry;
  const isYoung = freshnessOf({...entry, invalidatedBy: []}, options, now) === 'fresh';
  const isPart = state === 'complete' && isYoung && !invalidatedBy.includes('all');
  return isPart && invalidatedBy.length > 0 ? {storedAt, tags: invalidatedBy.flat()} : null;
}
