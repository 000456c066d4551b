import {
  scarceFrom,
  type Catalogue,
  type CatalogueChange,
  type Product,
  type Variation,
} from '~adapters/commerce';
import {loadList, loadProduct, toSlug} from './cached-catalogue';
import {keyOf, listTag, numberKey, productTag, type CatalogueCaches} from './catalogue-caches';

/** What this needs to know of a product, listed or not. */
interface Named {
  databaseId: number;
  slug: string;
  variations: {databaseId: number}[];
}

/** More than a person changes at once. */
const mostRevalidated = 20;

/** Whether each product's page is loaded again behind its next visitor, who may see it once more as it was. */
export const isLargeChange = ({productIds}: CatalogueChange): boolean =>
  productIds === null || productIds.length > mostRevalidated;

/**
 * Invalidates what is stored of the products that changed (rules: Changes in the shop) and loads it again: the list, and with
 * it related products and the sitemap, and their pages. Until the newer answer is there the old one is shown, so no visitor
 * waits. What is not stored is not requested. Answers the slugs of the products that were found; null when all may have
 * changed. `catalogue`: uncached.
 */
export async function revalidateCatalogue(
  caches: CatalogueCaches,
  catalogue: Catalogue,
  change: CatalogueChange,
): Promise<string[] | null> {
  const {list, products} = caches;
  const before = list.peek(keyOf('list'))?.products ?? [];
  const shown = takeStock(products, change.stock ?? {}, before);
  const productIds = change.productIds && [...change.productIds, ...shown];
  if (productIds?.length === 0) return [];
  const tagsOf = (ids: number[] | null) => (ids ? [listTag, ...ids.map(productTag)] : 'all');
  // No list says how many are left.
  const isListed = change.productIds?.length !== 0;
  if (isListed) list.invalidate(tagsOf(change.productIds));
  products.invalidate(tagsOf(productIds));

  const isConcerned = ({databaseId}: Named) => productIds?.includes(databaseId) ?? true;
  const slugs = new Set<string>();
  async function revalidatePages(found: Named[]): Promise<void> {
    const concerned = found.filter((one) => isConcerned(one) && !slugs.has(toSlug(one.slug)));
    for (const {slug} of concerned) slugs.add(toSlug(slug));
    if (isLargeChange(change)) return;
    await Promise.all(concerned.map((product) => revalidatePage(product)));
  }
  async function revalidatePage({slug, databaseId}: Named): Promise<void> {
    const wanted = toSlug(slug);
    await Promise.all([
      products.revalidateStored(keyOf('product', wanted), loadProduct(catalogue, wanted)),
      products.revalidateStored(numberKey(databaseId), loadProduct(catalogue, wanted)),
    ]);
  }
  const [after] = await Promise.all([
    isListed ? list.revalidateStored(keyOf('list'), loadList(catalogue)) : undefined,
    revalidatePages(before),
  ]);
  await revalidatePages(after?.products ?? []);
  if (productIds && !isLargeChange(change))
    await revalidatePages(
      await findUnlisted(catalogue, productIds, [...before, ...(after?.products ?? [])]),
    );
  return productIds && [...slugs];
}

const isScarce = ({stockStatus, stockQuantity}: Variation | Product, left: number) =>
  stockQuantity !== null &&
  (stockStatus !== 'IN_STOCK' || Math.min(stockQuantity, left) <= scarceFrom);

/** Takes what is left of them where no page says so; answers the products whose pages do, or may. */
function takeStock(
  products: CatalogueCaches['products'],
  stock: Record<string, number>,
  listed: Named[],
): number[] {
  const all = products.entries().flatMap(([, {value}]) => value.product ?? []);
  const isOf = (id: number) => (one: Named) =>
    one.databaseId === id || one.variations.some(({databaseId}) => databaseId === id);
  return Object.entries(stock).flatMap(([name, left]) => {
    const id = Number(name);
    const stored = all.filter(isOf(id));
    const sold = stored.flatMap((product) => [product, ...product.variations]);
    const counted = sold.filter((one) => one.databaseId === id);
    if (counted.length === 0) return listed.find(isOf(id))?.databaseId ?? id;
    if (counted.some((one) => isScarce(one, left))) return stored.map((one) => one.databaseId);
    for (const one of counted) if (one.stockQuantity !== null) one.stockQuantity = left;
    return [];
  });
}

/** Products that lists leave out have pages too, and the plugin names a variation beside its product. */
async function findUnlisted(catalogue: Catalogue, productIds: number[], listed: Named[]) {
  const known = new Set(
    listed.flatMap(({databaseId, variations}) => [
      databaseId,
      ...variations.map((variation) => variation.databaseId),
    ]),
  );
  const unknown = productIds.filter((id) => !known.has(id));
  const found = await catalogue.findFresh(unknown).catch(() => new Map<number, Named>());
  return [...found.values()];
}
