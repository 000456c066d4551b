import {
  LoadingCache,
  MiB,
  partOf,
  second,
  sizeOfJson,
  storedForPages,
  type Entry,
  type Host,
} from '~adapters/cache';
import {
  CommerceError,
  shopCurrency,
  type CatalogueList,
  type ListedProduct,
  type Product,
} from '~adapters/commerce';

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
  /** Which products break the shop, as it was said last. */
  saidBroken?: string;
}

const backoff = 5 * second;
const hour = 3600 * second;
/** A change of it comes by the journal. */
const liveLifetime = {maxAge: 12 * hour, staleWhileRevalidate: 12 * hour};

export function createCatalogueCaches(host: Host = {}): CatalogueCaches {
  return {
    list: new LoadingCache<CatalogueList>({
      ...storedForPages(host),
      // A new process, and on an edge each instance, has it from a snapshot.
      shared: undefined,
      liveLifetime,
      backoff,
      // A catalogue that took a minute to read is read again after twenty: the shop has other work to do.
      restPerLoad: 20,
      firstTimeout: {ms: 12 * second, error: () => isSlow('ProductsByIds')},
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

/** What a snapshot has of them: of the list a line for each product. */
export const partsOfCatalogue = (caches: CatalogueCaches) => ({
  list: {
    ...partOf(caches.list),
    lines: () =>
      caches.list.entries().flatMap(([key, entry]) => {
        const value = {...entry.value, products: []};
        return [[key, {...entry, value}], ...entry.value.products];
      }),
    restore([first, ...listed]: unknown[]) {
      if (!first) return;
      const [key, entry] = first as [string, Entry<CatalogueList>];
      entry.value.products = listed as ListedProduct[];
      caches.list.restore([[key, entry]]);
      caches.saidBroken = JSON.stringify(entry.value.broken ?? []);
    },
    /** It is read anew after a day, whatever the journal says. */
    confirm() {},
  },
  products: partOf(caches.products),
});

/** Raise it when Product changes its shape: an edge's cache outlives a deployment. */
export const shapeVersion = 21;

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
