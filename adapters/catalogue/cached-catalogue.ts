import type {Found, Load, LoadAll, Reader} from '~adapters/cache';
import {
  CommerceError,
  inOwnersOrder,
  listedById,
  mostListed,
  nothingConnected,
  type BrokenProduct,
  type CatalogueList,
  type Catalogue,
  type ListedProduct,
  type Product,
} from '~adapters/commerce';
import {
  keyOf,
  listTag,
  numberKey,
  productTag,
  type CatalogueCaches,
  type Stored,
} from './catalogue-caches';

/** Instruments a read of a cache, which reports what it found and of what time (milliseconds since 1970). */
type InstrumentCache = <Value>(
  what: string,
  read: (report: (result: Found<Value>['result'], at: number) => void) => Promise<Value>,
) => Promise<Value>;

const withoutInstruments: InstrumentCache = (_what, read) => read(() => {});

/** What reads a cache for a page. */
export interface PageReader extends Reader {
  /** Called with the reason why a request failed, or with what an answer lacks: pages only show that it does. */
  onFailed?: (error: unknown) => void;
  instrument?: InstrumentCache;
}

export interface CacheReader extends PageReader {
  caches: CatalogueCaches;
  /** Called with the products at which the shop breaks, whenever these change (rules: A product that breaks). */
  onBroken?: (broken: BrokenProduct[]) => void;
}

/** Reads by these instruments; what fails is reported, and thrown. */
export function shower({instrument = withoutInstruments, onFailed}: PageReader) {
  function withReport(error: unknown): never {
    onFailed?.(error);
    throw error;
  }
  const show = <Value>(
    what: string,
    read: () => Found<Value> | Promise<Found<Value>>,
  ): Promise<Value> =>
    instrument<Value>(what, async (report) => {
      const {value, result, since} = await read();
      report(result, since);
      return value;
    }).catch(withReport);
  return {show, withReport};
}

/** WordPress stores no longer ones. */
const longestSlug = 200;

/** The catalogue from mapped answers: a hit touches neither Apollo nor the network (docs/caching.md). */
export function withCachedCatalogue(catalogue: Catalogue, reader: CacheReader): Catalogue {
  const {caches, onFailed} = reader;
  const {show, withReport} = shower(reader);
  async function find(slug: string): Promise<Product | null> {
    const wanted = toSlug(slug);
    if (wanted === '' || wanted.length > longestSlug) return null;
    const load = loadProduct(catalogue, wanted);
    const {product} = await show('product', () =>
      caches.products.read(keyOf('product', wanted), load, reader),
    );
    if (product?.problem !== undefined) onFailed?.(new Error(product.problem));
    return product;
  }
  type ReadAll = (keys: string[], loadAll: LoadAll<Stored>) => Promise<Stored[]>;
  /** By the slugs that the list has for them, as their pages are stored, else by number; what is absent, too. */
  async function findAll(given: Iterable<number>, readAll: ReadAll) {
    const list = caches.list.peek(keyOf('list'));
    const listed = list ? listedById(list) : new Map<number, ListedProduct>();
    const found = new Map<number, Product>();
    async function read(ids: number[], keyOfId: (id: number) => string) {
      const idOf = new Map(ids.map((id) => [keyOfId(id), id]));
      for (const {product} of await readAll([...idOf.keys()], loadProducts(catalogue, idOf)))
        if (product) found.set(product.databaseId, product);
    }
    const ids = [...new Set(given)];
    if (ids.length === 0) return found;
    await read(ids, (id) => {
      const slug = listed.get(id)?.slug;
      return slug === undefined ? numberKey(id) : keyOf('product', toSlug(slug));
    });
    const renamed = ids.filter((id) => !found.has(id) && listed.has(id));
    if (renamed.length > 0) await read(renamed, numberKey);
    return found;
  }
  return {
    ...catalogue,
    find,
    findByIds: (databaseIds) =>
      findAll(databaseIds, (keys, loadAll) =>
        show('product', async () => allOf(await caches.products.readAll(keys, loadAll, reader))),
      ),
    /** Stored from then on: the page after it shows what an order was refused by. */
    findFresh: (databaseIds) =>
      findAll(databaseIds, (keys, loadAll) =>
        caches.products.revalidateAll(keys, loadAll).catch(withReport),
      ),
    async all() {
      const found = await show('catalogue', () =>
        caches.list.read(keyOf('list'), loadList(catalogue), reader),
      );
      reportBroken(reader, found);
      return found;
    },
  };
}

/** Read as one: as new as the oldest of them. */
const allOf = (found: Found<Stored>[]): Found<Stored[]> => ({
  value: found.map(({value}) => value),
  result:
    found.find(({result}) => result === 'miss')?.result ??
    found.find(({result}) => result === 'stale')?.result ??
    'hit',
  since: Math.min(...found.map(({since}) => since)),
});

function reportBroken({caches, onBroken}: CacheReader, {broken = []}: CatalogueList): void {
  const text = JSON.stringify(broken);
  if (text === caches.saidBroken) return;
  caches.saidBroken = text;
  onBroken?.(broken);
}

export const toSlug = (slug: string) => slug.trim().toLowerCase();

export const loadProduct =
  (catalogue: Catalogue, slug: string): Load<Stored> =>
  async () => {
    const product = await catalogue.find(slug);
    if (!product) return {value: {product}, state: 'absent'};
    return {value: {product}, state: product.problem === undefined ? 'complete' : 'partial'};
  };

/** One question for all of them; under the slug of a page stands no product that has another by now. */
const loadProducts =
  (catalogue: Catalogue, idOf: ReadonlyMap<string, number>): LoadAll<Stored> =>
  async (keys) => {
    const ids = keys.map((key) => idOf.get(key) ?? 0);
    const found = await catalogue.findFresh(ids);
    return keys.map((key, place) => {
      const product = found.get(ids[place] ?? 0);
      const isOfKey =
        product &&
        [numberKey(product.databaseId), keyOf('product', toSlug(product.slug))].includes(key);
      return isOfKey
        ? {value: {product}, state: 'complete'}
        : {value: {product: null}, state: 'absent'};
    });
  };

/** All of it, or, where that is fresh, what has changed alone. */
export const loadList =
  (catalogue: Catalogue): Load<CatalogueList> =>
  async ({before, changes, onProgress}) => {
    const connected = catalogue.connected().catch(() => before?.connected ?? nothingConnected);
    const tags = new Set(changes?.tags.filter((tag) => tag !== listTag));
    if (before && changes && tags.size <= mostListed) {
      const isOther = ({databaseId}: {databaseId: number}) => !tags.has(productTag(databaseId));
      const found = await catalogue.listed([...tags].map(idOf)).catch(nullIfBroken);
      if (found) {
        const others = before.products.filter(isOther);
        const listed = inOwnersOrder([...others, ...found]);
        const value = {...before, products: listed, connected: await connected};
        if (value.broken) value.broken = value.broken.filter(isOther);
        return {value, state: 'complete', storedAt: changes.storedAt};
      }
    }
    const found = await catalogue.all({onProgress, hasList: before !== undefined});
    return {value: {...found, connected: await connected}, state: 'complete'};
  };

/** Reading the complete list finds the products at which the shop breaks. */
function nullIfBroken(error: unknown): null {
  if (error instanceof CommerceError && error.kind === 'graphql') return null;
  throw error;
}

const idOf = (tag: string) => Number(tag.slice(productTag(0).length - 1));
