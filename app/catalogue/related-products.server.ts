import type {Commerce} from '~adapters/commerce';
import type {ProductCard} from '~/catalogue/list/product-card';
import {byListOrder} from '~/catalogue/list/product-rank';
import {staticCards, toCatalogueCard} from '~/catalogue/list/to-product-card.server';

/** Related products a page shows. */
const relatedCount = 4;

/** A page does not wait longer than this for products beside its own. */
const patienceMs = 800;

async function catalogueCards(commerce: Commerce): Promise<ProductCard[]> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs));
  const catalogue = await Promise.race([commerce.products.all().catch(() => null), late]);
  return catalogue?.products.map(toCatalogueCard) ?? [];
}

const foldName = ({name}: ProductCard) => name.toLowerCase().replaceAll('’', "'");

/**
 * What else a shopper might want: in stock, most shared categories first, then the list's order. A product
 * sold twice, with a page of its own and in the catalogue, is shown once.
 */
export async function relatedProducts(
  commerce: Commerce,
  current: ProductCard,
): Promise<ProductCard[]> {
  const all = [...staticCards(), ...(await catalogueCards(commerce))].sort(byListOrder);
  const slugs = new Set(current.categories.map(({slug}) => slug));
  const shared = ({categories}: ProductCard) =>
    categories.filter(({slug}) => slugs.has(slug)).length;
  const seen = new Set([foldName(current)]);
  return all
    .filter(({isInStock, price}) => isInStock && price !== null)
    .sort((one, other) => shared(other) - shared(one))
    .filter((card) => !seen.has(foldName(card)) && seen.add(foldName(card)))
    .slice(0, relatedCount);
}
