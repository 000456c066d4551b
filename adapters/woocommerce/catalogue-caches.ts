import {createEdgeStore, LoadingCache, type CacheOptions, type Lifetime} from '~adapters/cache';
import {
  CommerceError,
  shopCurrency,
  type Catalogue,
  type Product,
  type ReviewPage,
} from '~adapters/commerce';

const second = 1000;
const minute = 60 * second;
const MiB = 1024 * 1024;

/** Null: there is none. */
export interface Stored {
  product: Product | null;
}

/** What is stored of the shop's products: three of the caches of docs/caching.md. */
export interface CatalogueCaches {
  /** Everything that lists show: one object until it changes, so that what is derived from it can stand beside it. */
  list: LoadingCache<Catalogue>;
  /** What pages of single products show, and that there is no such product. */
  products: LoadingCache<Stored>;
  /** The newest reviews of a product. */
  reviews: LoadingCache<ReviewPage>;
}

/** With the quarter of a minute of a page that is made from it: a minute (rules: Changes in the shop). */
const lifetime: Lifetime = {maxAge: 30 * second, staleWhileRevalidate: 15 * second};
const liveLifetime: Lifetime = {maxAge: minute, staleWhileRevalidate: 9 * minute};
const staleIfErrorSeconds = 24 * 60 * 60;
const timeout = 2 * second;
const backoff = 5 * second;
/** To write and read a larger list would stop all other work. */
const mostShared = 2000;

interface Host {
  /** The Cache API, where the host has one. */
  openEdgeCache?: (() => Promise<Cache>) | undefined;
  isLiveSince?: (storedAt: number) => boolean;
  now?: (() => number) | undefined;
}

export function createCatalogueCaches({openEdgeCache, ...host}: Host = {}): CatalogueCaches {
  const shared = <Value>(canStore?: (value: Value) => boolean) =>
    openEdgeCache && createEdgeStore(openEdgeCache, {seconds: staleIfErrorSeconds, canStore});
  const usual = {
    ...host,
    lifetime,
    liveLifetime,
    staleIfError: staleIfErrorSeconds * second,
    timeout,
    loadTimeout: 20 * second,
  } satisfies Partial<CacheOptions<never>>;
  return {
    list: new LoadingCache<Catalogue>({
      ...usual,
      backoff,
      // A catalogue that took a minute to read is read again after twenty: the shop has other work to do.
      maxAgePerLoad: 20,
      firstTimeout: {ms: 12 * second, error: () => isSlow('GetProducts')},
      partialTimeout: 5 * second,
      partialMaxAge: 5 * second,
      loadTimeout: 90 * second,
      tagsOf: () => [listTag],
      // One list.
      maxSize: 1000,
      shared: shared(({products}) => products.length <= mostShared),
    }),
    products: new LoadingCache<Stored>({
      ...usual,
      absentMaxAge: 30 * second,
      partialMaxAge: 5 * second,
      tagsOf: ({product}, key) => (product ? tagsOf(product) : [tagOfAbsent(key)]),
      maxSize: 6 * MiB,
      sizeOf: sizeOfJson,
      shared: shared(),
    }),
    reviews: new LoadingCache<ReviewPage>({
      ...usual,
      // A page is not held back for its reviews.
      firstTimeout: {ms: timeout, error: () => isSlow('ProductReviews')},
      tagsOf: (_page, key) => [productTag(Number(key.split(' ').at(-1)))],
      maxSize: 2 * MiB,
      sizeOf: sizeOfJson,
      shared: shared(),
    }),
  };
}

/** Raise it when Product changes its shape: an edge's cache outlives a deployment. */
const shapeVersion = 12;

/** Amounts count in the shop's currency: with another one nothing that was stored before is found. */
export function keyOf(what: 'list' | 'product' | 'reviews', which: string | number = ''): string {
  const {code, decimals} = shopCurrency();
  return `${what}-${shapeVersion} ${code} ${decimals} ${which}`;
}

/** Of a product that the list does not have; no slug begins so. */
export const numberKey = (databaseId: number) => keyOf('product', `#${databaseId}`);

export const listTag = 'list';
export const productTag = (databaseId: number) => `product ${databaseId}`;

/** What comes under a number names it; under a slug any product may come. */
function tagOfAbsent(key: string): string {
  const [, databaseId] = key.split('#');
  return databaseId === undefined ? listTag : productTag(Number(databaseId));
}

/** The plugin names a variation beside its product. */
const tagsOf = ({databaseId, variations}: Product) =>
  [databaseId, ...variations.map((variation) => variation.databaseId)].map(productTag);

/** Two bytes a letter, at most. */
const sizeOfJson = (value: unknown) => 2 * JSON.stringify(value).length;

const isSlow = (operation: string) => new CommerceError('timeout', operation, 'The shop is slow.');
