import type {AbsentSlugs} from './absent-slugs';
import {CacheCustom, type WithCache} from '@shopify/hydrogen';
import {
  CommerceError,
  shopCurrency,
  type Catalogue,
  type Commerce,
  type ReviewPage,
} from '~adapters/commerce';
import {CatalogueKeeper, type KnownCatalogue} from './catalogue-keeper';

export interface CatalogueCache {
  /** Hydrogen's `createWithCache({cache, waitUntil, request})` of this request. */
  withCache: Pick<WithCache, 'run'>;
  /** Told why the shop could not be asked while an older answer is served instead. */
  onStaleAnswer?: (error: unknown) => void;
  /** Told why a question stayed without any answer, or what an answer lacks: pages only show that it does. */
  onFailedAnswer?: (error: unknown) => void;
  /** Outlives the request; without it the list is read anew for each. */
  keeper?: CatalogueKeeper;
  /** Whether this process would have been told if what was read then had changed since. */
  isTold?: (at: number) => boolean;
  waitUntil?: (work: Promise<unknown>) => void;
  /** Outlives the request; without it nothing absent is remembered. */
  absent?: AbsentSlugs;
  now?: () => number;
  watch?: WatchKept;
}

type KeptResult = 'hit' | 'stale' | 'miss';

/** Stands around a look at what is kept, which tells what it found and of what time (milliseconds since 1970). */
type WatchKept = <Value>(
  what: string,
  read: (tell: (result: KeptResult, at: number) => void) => Promise<Value>,
) => Promise<Value>;

const unwatched: WatchKept = (_what, read) => read(() => {});

/** Raise it when Product changes its shape: caches outlive a deployment. */
const shapeVersion = 4;
const freshSeconds = 30;
/**
 * Until it is no longer presentable an answer may be shown while a newer one is fetched behind it: told of no change, and
 * untold, where with the quarter of a minute of a page made from it it is a minute (rules: Changes in the shop).
 */
const presentableMs = {told: 10 * 60 * 1000, untold: 45 * 1000};
/** A shop that is down is remembered for a day. */
const keptSeconds = 24 * 60 * 60;
/** How long a page waits for a newer answer when it holds an old one. */
const patienceMs = 2000;
/** A larger catalogue is kept in the process alone: to write and read it would stop all other work. */
const mostShared = 2000;
/** WordPress keeps no longer ones. */
const longestSlug = 200;

type Stored<Value> = {ok: true; value: Value; at: number} | {ok: false; error: unknown};

/**
 * The catalogue from mapped answers: a hit touches neither Apollo nor the network. Nothing partial or
 * failed is kept, and what is absent for half a minute only. An answer that is no longer presentable is served only while the shop is down.
 */
export function withCachedCatalogue(commerce: Commerce, cache: CatalogueCache): Commerce {
  const {products, reviews} = commerce;
  return {
    ...commerce,
    reviews: {
      ...reviews,
      /** The newest ones are part of the product's page; older ones are asked for by few. */
      read: (productId, after) =>
        after === null
          ? readReviews(cache, productId, () => reviews.read(productId, null))
          : reviews.read(productId, after).catch((error: unknown) => {
              cache.onFailedAnswer?.(error);
              throw error;
            }),
    },
    products: {
      ...products,
      find(slug) {
        const key = slug.trim().toLowerCase();
        if (key === '' || key.length > longestSlug) return Promise.resolve(null);
        return findUnlessAbsent(cache, key, () =>
          remember(
            cache,
            ['product', key],
            () => products.find(key),
            (found) => found !== null,
          ),
        );
      },
      async all() {
        const found = await readCatalogue(commerce, cache);
        if (found.problem !== null) cache.onFailedAnswer?.(new Error(found.problem));
        return found;
      },
    },
  };
}

/** A page is not held back for its reviews; one that lacks them is kept for nobody. */
async function readReviews(
  cache: CatalogueCache,
  productId: number,
  ask: () => Promise<ReviewPage>,
): Promise<ReviewPage> {
  const isWorthKeeping = () => true;
  // What is held comes at once, however slow the shop is.
  const asked = recall(cache, ['reviews', productId], ask, isWorthKeeping);
  const found = await Promise.race([asked, waitFor(patienceMs)]);
  if (found) return toPresentable(cache, found, isWorthKeeping);
  cache.waitUntil?.(asked.catch(() => {}));
  const late = new CommerceError('timeout', 'ProductReviews', 'The shop is slow.');
  cache.onFailedAnswer?.(late);
  throw late;
}

/** From the process, else from what its neighbours in the same place keep, else from the shop. */
function readCatalogue({products}: Commerce, cache: CatalogueCache): Promise<Catalogue> {
  const {keeper = new CatalogueKeeper(), now = Date.now, watch = unwatched} = cache;
  const {isTold = () => false} = cache;
  const {known} = keeper;
  const read = () =>
    keeper.read({
      now,
      isTold,
      waitUntil: (work) => cache.waitUntil?.(work),
      onStaleAnswer: (error) => cache.onStaleAnswer?.(error),
      listed: (databaseIds) => products.listed(databaseIds),
      async load(isChanged, {onArrival, onOlder}): Promise<KnownCatalogue> {
        const ask = () => products.all(onArrival);
        if (isChanged) return {catalogue: await ask(), at: now()};
        const {value, at, newer} = await look(cache, ['all'], ask, isShared);
        if (now() - at < freshSeconds * 1000 || !newer) return {catalogue: value, at};
        onOlder({catalogue: value, at});
        const latest = await newer;
        if (!latest.ok) throw latest.error;
        return {catalogue: latest.value, at: latest.at};
      },
    });
  return watch('catalogue', async (tell) => {
    const found = await read();
    const {from, until} = keeper.freshness({isTold}) ?? {from: Infinity, until: Infinity};
    const at = Math.min(now(), from);
    if (now() >= until) tell('stale', at);
    else tell(found === known ? 'hit' : 'miss', at);
    return found;
  });
}

async function findUnlessAbsent<Value>(
  {absent, now = Date.now}: CatalogueCache,
  slug: string,
  find: () => Promise<Value | null>,
): Promise<Value | null> {
  if (absent?.has(slug, now())) return null;
  const found = await find();
  if (found === null) absent?.add(slug, now());
  return found;
}

const isShared = ({problem, products}: Catalogue) =>
  problem === null && products.length <= mostShared;

interface Recalled<Value> {
  value: Value;
  at: number;
  /** What the shop answers now, where it is being asked. */
  newer: Promise<Stored<Value>> | undefined;
}

/** What the kept amounts count in. */
const inCurrency = () => `${shopCurrency().code} ${shopCurrency().decimals}`;

const recall = <Value>(
  cache: CatalogueCache,
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

async function look<Value>(
  cache: CatalogueCache,
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

async function remember<Value>(
  cache: CatalogueCache,
  key: unknown[],
  ask: () => Promise<Value>,
  isWorthKeeping: (value: Value) => boolean,
): Promise<Value> {
  const found = await recall(cache, key, ask, isWorthKeeping);
  return toPresentable(cache, found, isWorthKeeping);
}

/** What was found, or the newer one where that is too old and the shop answers in time. */
async function toPresentable<Value>(
  cache: CatalogueCache,
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

const waitFor = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));
