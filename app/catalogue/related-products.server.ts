import {madeOnce, type Catalogue, type ListedProduct} from '~adapters/commerce';
import {
  canBeHad,
  indexOf,
  readIndex,
  type CatalogueIndex,
} from '~/catalogue/list/catalogue-index.server';
import {besides} from '~/catalogue/wait-briefly.server';
import {toProductCards, type ProductCard} from '~/catalogue/list/to-product-card.server';

const relatedCount = 4;
/** More than are shown, since the product itself and its doubles are left out. */
const candidateCount = 12;
/** Sets of categories that are remembered. */
const mostSets = 500;

/** Of the built-in products alone where the catalogue is late. */
export const readIndexInTime = (catalogue: Catalogue): Promise<CatalogueIndex> =>
  besides(readIndex(catalogue), indexOf({products: []}));

const candidatesOf = madeOnce((_index: CatalogueIndex) => new Map<string, ListedProduct[]>());

/** What can be had, most shared categories first, then in the list's order: the same for all products of these categories. */
export function candidatesFor(index: CatalogueIndex, slugs: Set<string>): ListedProduct[] {
  const ofIndex = candidatesOf(index);
  const key = [...slugs].sort().join(' ');
  const before = ofIndex.get(key);
  if (before) return before;
  const shared = new Map<number, ListedProduct[]>();
  for (const entry of index.entries.filter(canBeHad)) {
    const count = entry.categories.filter(({slug}) => slugs.has(slug)).length;
    shared.set(count, [...(shared.get(count) ?? []), entry].slice(0, candidateCount));
  }
  const most = [...shared].toSorted(([one], [other]) => other - one);
  const candidates = most.flatMap(([, entries]) => entries).slice(0, candidateCount);
  if (ofIndex.size < mostSets) ofIndex.set(key, candidates);
  return candidates;
}

const foldName = (name: string) => name.toLowerCase().replaceAll('’', "'");

/** What else a shopper might want: in stock, most shared categories first, then the list's order, none twice. */
export async function relatedProducts(
  catalogue: Catalogue,
  current: Pick<ListedProduct, 'name' | 'categories'>,
): Promise<ProductCard[]> {
  const index = await readIndexInTime(catalogue);
  const seen = new Set([foldName(current.name)]);
  const found = candidatesFor(index, new Set(current.categories.map(({slug}) => slug)))
    .filter(({name}) => !seen.has(foldName(name)) && seen.add(foldName(name)))
    .slice(0, relatedCount);
  return toProductCards(found);
}
