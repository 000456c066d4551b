import type {CacheOptions, Entry, Loaded} from './cache-options';
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
  endedAt: number;
  /** What was stored. */
  before: Entry<unknown> | undefined;
  /** What was invalidated since the load began. */
  changes: readonly Tags[];
}

export function toEntry<Value>(
  {value, state, storedAt}: Loaded<Value>,
  {tags, startedAt, endedAt, before, changes}: Ended,
): Entry<Value> {
  // A part that changed took no time worth a rest.
  const tookMs = storedAt === undefined ? endedAt - startedAt : (before?.tookMs ?? 0);
  const entry = {value, state, storedAt: storedAt ?? startedAt, tookMs, tags};
  return invalidated({...entry, retryAt: 0}, changes);
}

type Ages = {maxAge: number; staleAge: number; base: number};

function agesOf<Value>(entry: Entry<Value>, options: CacheOptions<Value>): Ages {
  const {partialMaxAge = 0, absentMaxAge = 0, maxAgePerLoad = 0, isLiveSince} = options;
  if (entry.state !== 'complete') {
    const maxAge = entry.state === 'partial' ? partialMaxAge : absentMaxAge;
    return {maxAge, staleAge: maxAge, base: maxAge};
  }
  const isLive = isLiveSince?.(entry.storedAt) ?? false;
  const lifetime = (isLive && options.liveLifetime) || options.lifetime;
  const restAge = maxAgePerLoad > 0 ? (1 + maxAgePerLoad) * entry.tookMs : 0;
  const maxAge = Math.max(lifetime.maxAge, restAge);
  const base = Math.min(lifetime.maxAge, options.lifetime.maxAge);
  return {maxAge, staleAge: maxAge + lifetime.staleWhileRevalidate, base};
}

/** `stale`: given at once, and loaded again behind it. `expired`: a newer one is waited for. */
export type Freshness = 'fresh' | 'stale' | 'expired';

export function freshnessOf<Value>(
  entry: Entry<Value>,
  options: CacheOptions<Value>,
  now: number,
): Freshness {
  const {maxAge, staleAge} = agesOf(entry, options);
  const age = now - entry.storedAt;
  const isInvalidated = entry.invalidatedBy.length > 0;
  if (age < maxAge && !isInvalidated) return 'fresh';
  if (entry.state !== 'complete') return 'expired';
  return age < staleAge && !(isInvalidated && options.isRevalidatedFirst) ? 'stale' : 'expired';
}

/** What takes long to load is due late, and young until then. */
export function ageCountsFrom<Value>(
  entry: Entry<Value>,
  options: CacheOptions<Value>,
  now: number,
): number {
  const {maxAge, base} = agesOf(entry, options);
  return Math.min(now, entry.storedAt + maxAge - base);
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
