import {CommerceError, type Catalogue, type Commerce, type ReviewPage} from '~adapters/commerce';
import type {AbsentSlugs} from './absent-slugs';
import {CatalogueKeeper, type KnownCatalogue} from './catalogue-keeper';
import {
  freshSeconds,
  look,
  patienceMs,
  recall,
  remember,
  toPresentable,
  unwatched,
  waitFor,
  type AnswerCache,
} from './kept-answers';

export interface CatalogueCache extends AnswerCache {
  /** Outlives the request; without it the list is read anew for each. */
  keeper?: CatalogueKeeper;
  waitUntil?: (work: Promise<unknown>) => void;
  /** Outlives the request; without it nothing absent is remembered. */
  absent?: AbsentSlugs;
}

/** A larger catalogue is kept in the process alone: to write and read it would stop all other work. */
const mostShared = 2000;
/** WordPress keeps no longer ones. */
const longestSlug = 200;

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
