import {CacheCustom, type WithCache} from '@shopify/hydrogen';
import {shopCurrency} from '~adapters/commerce';

export interface AnswerCache {
  /** Hydrogen's `createWithCache({cache, waitUntil, request})` of this request. */
  withCache: Pick<WithCache, 'run'>;
  /** Told why the shop could not be asked while an older answer is served instead. */
  onStaleAnswer?: (error: unknown) => void;
  /** Told why a question stayed without any answer, or what an answer lacks: pages only show that it does. */
  onFailedAnswer?: (error: unknown) => void;
  /** Whether this process would have been told if what was read then had changed since. */
  isTold?: (at: number) => boolean;
  now?: () => number;
  watch?: WatchKept;
}

type KeptResult = 'hit' | 'stale' | 'miss';

/** Stands around a look at what is kept, which tells what it found and of what time (milliseconds since 1970). */
type WatchKept = <Value>(
  what: string,
  read: (tell: (result: KeptResult, at: number) => void) => Promise<Value>,
) => Promise<Value>;

export const unwatched: WatchKept = (_what, read) => read(() => {});

/** Raise it when Product changes its shape: caches outlive a deployment. */
const shapeVersion = 4;
export const freshSeconds = 30;
/**
 * Until it is no longer presentable an answer may be shown while a newer one is fetched behind it: told of no change, and
 * untold, where with the quarter of a minute of a page made from it it is a minute (rules: Changes in the shop).
 */
const presentableMs = {told: 10 * 60 * 1000, untold: 45 * 1000};
/** A shop that is down is remembered for a day. */
const keptSeconds = 24 * 60 * 60;
/** How long a page waits for a newer answer when it holds an old one. */
export const patienceMs = 2000;

type Stored<Value> = {ok: true; value: Value; at: number} | {ok: false; error: unknown};

interface Recalled<Value> {
  value: Value;
  at: number;
  /** What the shop answers now, where it is being asked. */
  newer: Promise<Stored<Value>> | undefined;
}

/** What the kept amounts count in. */
const inCurrency = () => `${shopCurrency().code} ${shopCurrency().decimals}`;

/** An answer as it is kept, however old, or the shop's; what it found is told to whoever watches. */
export const recall = <Value>(
  cache: AnswerCache,
  key: unknown[],
  ask: () => Promise<Value>,
  isWorthKeeping: (value: Value) => boolean,
): Promise<Recalled<Value>> =>
  (cache.watch ?? unwatched)(`stored ${String(key[0])}`, async (tell) => {
    const {now = Date.now} = cache;
    const begun = now();
    const found = await look(cache, key, ask, isWorthKeeping);
    if (!found.newer) tell('hit', found.at);
    else tell(found.at < begun ? 'stale' : 'miss', found.at);
    return found;
  });

/** Nothing failed is kept. Throws what keeps the shop from answering where nothing is kept. */
export async function look<Value>(
  cache: AnswerCache,
  key: unknown[],
  ask: () => Promise<Value>,
  isWorthKeeping: (value: Value) => boolean,
): Promise<Recalled<Value>> {
  const latest: {asked?: Promise<Stored<Value>>} = {};
  const found = await cache.withCache.run<Stored<Value>>(
    {
      cacheKey: `catalogue-${shapeVersion} ${inCurrency()} ${JSON.stringify(key)}`,
      cacheStrategy: CacheCustom({
        mode: 'public',
        maxAge: freshSeconds,
        staleWhileRevalidate: keptSeconds,
      }),
      shouldCacheResult: (stored) => stored.ok && isWorthKeeping(stored.value),
    },
    // A failure is an answer too: Hydrogen would print a thrown one and tell nobody.
    () => (latest.asked = settle(ask, cache.now ?? Date.now)),
  );
  if (!found.ok) {
    cache.onFailedAnswer?.(found.error);
    throw found.error;
  }
  return {value: found.value, at: found.at, newer: latest.asked};
}

/** The answer that may be shown. */
export async function remember<Value>(
  cache: AnswerCache,
  key: unknown[],
  ask: () => Promise<Value>,
  isWorthKeeping: (value: Value) => boolean,
): Promise<Value> {
  const found = await recall(cache, key, ask, isWorthKeeping);
  return toPresentable(cache, found, isWorthKeeping);
}

/** What was found, or the newer one where that is too old and the shop answers in time. */
export async function toPresentable<Value>(
  cache: AnswerCache,
  {value, at, newer}: Recalled<Value>,
  isWorthKeeping: (value: Value) => boolean,
): Promise<Value> {
  const {onStaleAnswer, isTold, now = Date.now} = cache;
  void newer?.then((latest) => latest.ok || onStaleAnswer?.(latest.error));
  if (now() - at < presentableMs[isTold?.(at) ? 'told' : 'untold']) return value;
  const latest = await Promise.race([newer, waitFor(patienceMs)]);
  const isBetter = latest?.ok && (latest.value === null || isWorthKeeping(latest.value));
  return isBetter ? latest.value : value;
}

async function settle<Value>(ask: () => Promise<Value>, now: () => number): Promise<Stored<Value>> {
  try {
    return {ok: true, value: await ask(), at: now()};
  } catch (error) {
    return {ok: false, error};
  }
}

export const waitFor = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));
