import {createWithCache} from '@shopify/hydrogen';
import type {CatalogueChange, Commerce} from '~adapters/commerce';
import type {AbsentSlugs} from './absent-slugs';
import {withCachedCatalogue} from './cached';
import type {CatalogueKeeper, CatalogueSource} from './catalogue-keeper';
import {NothingKept, OldAnswers} from './old-answers';

export interface KeptCatalogue {
  /** Uncached. */
  commerce: Commerce;
  cache: Cache;
  absent: AbsentSlugs;
  keeper: CatalogueKeeper;
}

type Part = (commerce: Commerce) => Promise<unknown>;

/** What this needs to know of a product, listed or not. */
interface Named {
  databaseId: number;
  slug: string;
  variations: {databaseId: number}[];
}

/** More than a person changes at once: of a larger change the next visitor of each page has it renewed behind him. */
const mostRenewed = 20;
const triesWhileAsked = 20;
const pauseMs = 250;

/** Whether pages of it may be shown once more as they were. */
export const isLargeChange = ({productIds}: CatalogueChange): boolean =>
  productIds === null || productIds.length > mostRenewed;

/**
 * Renews what is kept of the products that changed (rules: Changes in the shop): the list, and with it related
 * products and the sitemap, and their pages. Until the newer answer is there the old one is shown, so nobody
 * waits. What nobody looked at is not asked for. Of Cloudflare's Cache API a process reaches the part in its own data
 * centre. Answers the slugs of the products that were found; null when all may have changed.
 */
export async function renewCatalogue(
  kept: KeptCatalogue,
  {productIds}: CatalogueChange,
): Promise<string[] | null> {
  if (productIds?.length === 0) return [];
  const isConcerned = ({databaseId}: Named) => productIds?.includes(databaseId) ?? true;
  const isMany = isLargeChange({productIds});
  const renewed = new Set<string>();
  async function renewPages(products: Named[]): Promise<void> {
    const isNew = ({slug}: Named) => !renewed.has(toSlug(slug));
    const concerned = products.filter(isConcerned).filter(isNew);
    for (const {slug} of concerned) renewed.add(toSlug(slug));
    await Promise.all(concerned.map((product) => renewPage(product)));
  }
  async function renewPage({slug, databaseId}: Named): Promise<void> {
    kept.absent.forget(toSlug(slug));
    const parts = [find(toSlug(slug)), readReviews(databaseId)];
    await Promise.all(parts.map((part) => (isMany ? declareOld(kept, part) : renew(kept, part))));
  }
  const shared = await declareOld(kept, all);
  const before = kept.keeper.known?.products ?? shared?.value.products ?? [];
  kept.keeper.changed(productIds);
  const [list] = await Promise.all([kept.keeper.renew(shopItself(kept)), renewPages(before)]);
  const after = list?.products ?? [];
  await renewPages(after);
  if (!isMany)
    await renewPages(await findUnlisted(kept.commerce, productIds ?? [], [...before, ...after]));
  return productIds && [...renewed];
}

const shopItself = ({commerce: {products}}: KeptCatalogue): CatalogueSource => ({
  now: Date.now,
  isTold: () => true,
  waitUntil: () => {},
  onStaleAnswer: () => {},
  listed: (databaseIds) => products.listed(databaseIds),
  load: async (_isChanged, {onArrival}) => ({
    catalogue: await products.all(onArrival),
    at: Date.now(),
  }),
});

const all = ({products}: Commerce) => products.all();
const find =
  (slug: string): Part =>
  ({products}) =>
    products.find(slug);
const readReviews =
  (productId: number): Part =>
  ({reviews}) =>
    reviews.read(productId, null);

const toSlug = (slug: string) => slug.trim().toLowerCase();

/** Products that lists leave out have pages too, and the plugin tells of a variation beside its product. */
async function findUnlisted({products}: Commerce, productIds: number[], listed: Named[]) {
  const known = new Set(
    listed.flatMap(({databaseId, variations}) => [
      databaseId,
      ...variations.map((variation) => variation.databaseId),
    ]),
  );
  const asked = productIds.filter((id) => !known.has(id));
  const found = await Promise.all(asked.map((id) => products.findFresh(id).catch(() => null)));
  return found.filter((product) => product !== null);
}

/** Has a newer answer take the place of the kept one, and gives it; null when nothing is kept. */
async function renew<Value>(
  kept: KeptCatalogue,
  read: (commerce: Commerce) => Promise<Value>,
): Promise<Value | null> {
  for (let tries = 0; tries < triesWhileAsked; tries += 1) {
    const renewed = await lookAsOld(kept, read);
    if (renewed !== 'being asked') return renewed;
    // A question under way may have been asked before the change.
    await new Promise((done) => setTimeout(done, pauseMs));
  }
  return null;
}

async function lookAsOld<Value>(
  {commerce, cache}: KeptCatalogue,
  read: (commerce: Commerce) => Promise<Value>,
): Promise<Value | 'being asked' | null> {
  const asked: Promise<unknown>[] = [];
  const note = <Answer>(answer: Promise<Answer>) => {
    asked.push(answer);
    return answer;
  };
  const old = new OldAnswers(cache);
  const {products, reviews} = commerce;
  const noting: Commerce = {
    ...commerce,
    products: {
      ...products,
      find: (slug) => note(products.find(slug)),
      all: () => note(products.all()),
    },
    reviews: {...reviews, read: (productId, after) => note(reviews.read(productId, after))},
  };
  const seen = await readThrough(old, noting, read);
  if (seen === null) return null;
  const [newer] = asked;
  if (!newer) return 'being asked';
  const after = (await newer) as Value;
  if (after === null) await old.remove();
  return after;
}

async function readThrough<Value>(
  cache: OldAnswers,
  commerce: Commerce,
  read: (commerce: Commerce) => Promise<Value>,
): Promise<{value: Value} | null> {
  const pending: Promise<unknown>[] = [];
  const withCache = createWithCache({
    cache: cache as unknown as Cache,
    waitUntil: (promise) => void pending.push(promise),
    request: new Request('https://renewal.invalid/'),
  });
  try {
    return {value: await read(withCachedCatalogue(commerce, {withCache}))};
  } catch (thrown) {
    if (thrown instanceof NothingKept) return null;
    throw thrown;
  } finally {
    await Promise.all(pending);
  }
}

/** Asks nobody: whoever comes next sees the old answer once more and has a newer one fetched. */
async function declareOld<Value>(
  {commerce, cache}: KeptCatalogue,
  read: (commerce: Commerce) => Promise<Value>,
): Promise<{value: Value} | null> {
  const ask = () => Promise.reject(new NothingKept());
  const silent: Commerce = {
    ...commerce,
    products: {...commerce.products, find: ask, all: ask},
    reviews: {...commerce.reviews, read: ask},
  };
  return readThrough(new OldAnswers(cache), silent, read);
}
