import {LoadingCache, MiB, second, sizeOfJson, storedForPages, type Host} from '~adapters/cache';
import {CommerceError, shopCurrency, type CatalogueList, type Product} from '~adapters/commerce';

/** Null: there is none. */
export interface Stored {
  product: Product | null;
}

/** What is stored of the shop's products: two of the caches of docs/caching.md. */
export interface CatalogueCaches {
  /** Everything that lists show: one object until it changes, so that what is derived from it can stand beside it. */
  list: LoadingCache<CatalogueList>;
  /** What pages of single products show, and that there is no such product. */
  products: LoadingCache<Stored>;
}

const backoff = 5 * second;
/** To write and read a larger list would stop all other work. */
const mostShared = 2000;

export function createCatalogueCaches(host: Host = {}): CatalogueCaches {
  return {
    list: new LoadingCache<CatalogueList>({
      ...storedForPages(host, ({products}) => products.length <= mostShared),
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
    }),
    products: new LoadingCache<Stored>({
      ...storedForPages(host),
      absentMaxAge: 30 * second,
      partialMaxAge: 5 * second,
      tagsOf: ({product}, key) => (product ? tagsOf(product) : [tagOfAbsent(key)]),
      maxSize: 6 * MiB,
      sizeOf: sizeOfJson,
    }),
  };
}

/** Raise it when Product changes its shape: an edge's cache outlives a deployment. */
const shapeVersion = 19;

/** Amounts count in the shop's currency: with another one nothing that was stored before is found. */
export function keyOf(what: string, which: string | number = ''): string {
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

export const isSlow = (operation: string) =>
  new CommerceError('timeout', operation, 'The shop is slow.');
