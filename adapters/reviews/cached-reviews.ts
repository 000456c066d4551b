import {
  LoadingCache,
  MiB,
  sizeOfJson,
  storedForPages,
  timeout,
  type Host,
  type Load,
} from '~adapters/cache';
import type {CatalogueChange} from '~adapters/commerce';
import {isLargeChange} from '~adapters/catalogue';
import {shower, type PageReader} from '~adapters/catalogue/cached-catalogue';
import {isSlow, keyOf, productTag} from '~adapters/catalogue/catalogue-caches';
import type {ReviewPage, Reviews} from '.';

/** The newest reviews of a product, one of the caches of docs/caching.md. */
export type ReviewCache = LoadingCache<ReviewPage>;

export const createReviewCache = (host: Host = {}): ReviewCache =>
  new LoadingCache<ReviewPage>({
    ...storedForPages(host),
    // A page is not held back for its reviews.
    firstTimeout: {ms: timeout, error: () => isSlow('ProductReviews')},
    tagsOf: (_page, key) => [productTag(Number(key.split(' ').at(-1)))],
    maxSize: 2 * MiB,
    sizeOf: sizeOfJson,
  });

const keyOfProduct = (productId: number) => keyOf('reviews', productId);

const load =
  (reviews: Reviews, productId: number): Load<ReviewPage> =>
  async () => ({value: await reviews.read(productId, null), state: 'complete'});

/** The newest ones are part of the product's page; older ones are requested by few. */
export function withCachedReviews(
  reviews: Reviews,
  {cache, ...reader}: PageReader & {cache: ReviewCache},
): Reviews {
  const {show, withReport} = shower(reader);
  return {
    ...reviews,
    read: (productId, after) =>
      after === null
        ? show('reviews', () =>
            cache.read(keyOfProduct(productId), load(reviews, productId), reader),
          )
        : reviews.read(productId, after).catch(withReport),
  };
}

/** Invalidates those of the products that changed, and loads them again where they are stored. `reviews`: uncached. */
export async function revalidateReviews(
  cache: ReviewCache,
  reviews: Reviews,
  change: CatalogueChange,
): Promise<void> {
  const {productIds} = change;
  cache.invalidate(productIds?.map(productTag) ?? 'all');
  if (productIds === null || isLargeChange(change)) return;
  await Promise.all(
    productIds.map((id) => cache.revalidateStored(keyOfProduct(id), load(reviews, id))),
  );
}
