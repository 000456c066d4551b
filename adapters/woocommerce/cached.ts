import type {AbsentSlugs} from './absent-slugs';
import {CacheCustom, type WithCache} from '@shopify/hydrogen';
import type {Commerce} from '~adapters/commerce';

export interface CatalogueCache {
  /** Hydrogen's `createWithCache({cache, waitUntil, request})` of this request. */
  withCache: Pick<WithCache, 'run'>;
  /** Told why the shop could not be asked while an older answer is served instead. */
  onStaleAnswer?: (error: unknown) => void;
  /** Told why a question stayed without any answer, or what an answer lacks: pages only show that it does. */
  onFailedAnswer?: (error: unknown) => void;
  /** Outlives the request; without it nothing absent is remembered. */
  absent?: AbsentSlugs;
  now?: () => number;
}

/** Raise it when Product changes its shape: caches outlive a deployment. */
const shapeVersion = 1;
const freshSeconds = 60;
/** Until then an answer may be shown while a newer one is fetched behind it. */
const presentableMs = 10 * 60 * 1000;
/** A shop that is down is remembered for a day. */
const keptSeconds = 24 * 60 * 60;
/** How long a page waits for a newer answer when it holds an old one. */
const patienceMs = 2000;
/** WordPress keeps no longer ones. */
const longestSlug = 200;

type Stored<Value> = {ok: true; value: Value; at: number} | {ok: false; error: unknown};

/**
 * The catalogue from mapped answers: a hit touches neither Apollo nor the network. Nothing partial or
 * failed is kept, and what is absent for half a minute only. An answer older than ten minutes is only served while the shop is down.
 */
export function withCachedCatalogue(commerce: Commerce, cache: CatalogueCache): Commerce {
  const {products} = commerce;
  return {
    ...commerce,
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
        const found = await remember(cache, ['all'], () => products.all(), isWhole);
        if (found.problem !== null) cache.onFailedAnswer?.(new Error(found.problem));
        return found;
      },
    },
  };
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

const isWhole = ({problem}: {problem: string | null}) => problem === null;

async function remember<Value>(
  cache: CatalogueCache,
  key: unknown[],
  ask: () => Promise<Value>,
  isWorthKeeping: (value: Value) => boolean,
): Promise<Value> {
  const {withCache, onStaleAnswer, now = Date.now} = cache;
  const latest: {asked?: Promise<Stored<Value>>} = {};
  const found = await withCache.run<Stored<Value>>(
    {
      cacheKey: `catalogue-${shapeVersion} ${JSON.stringify(key)}`,
      cacheStrategy: CacheCustom({
        mode: 'public',
        maxAge: freshSeconds,
        staleWhileRevalidate: keptSeconds,
      }),
      shouldCacheResult: (stored) => stored.ok && isWorthKeeping(stored.value),
    },
    // A failure is an answer too: Hydrogen would print a thrown one and tell nobody.
    () => (latest.asked = settle(ask, now)),
  );
  if (!found.ok) {
    cache.onFailedAnswer?.(found.error);
    throw found.error;
  }
  void latest.asked?.then((newer) => newer.ok || onStaleAnswer?.(newer.error));
  if (now() - found.at < presentableMs) return found.value;
  const newer = await Promise.race([latest.asked, waitFor(patienceMs)]);
  const isBetter = newer?.ok && (newer.value === null || isWorthKeeping(newer.value));
  return isBetter ? newer.value : found.value;
}

async function settle<Value>(ask: () => Promise<Value>, now: () => number): Promise<Stored<Value>> {
  try {
    return {ok: true, value: await ask(), at: now()};
  } catch (error) {
    return {ok: false, error};
  }
}

const waitFor = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));
