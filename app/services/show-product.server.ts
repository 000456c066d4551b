import type {Commerce, Product} from '~adapters/commerce';
import type {ProductCard} from '~/lib/product-card';
import {toCatalogueCard} from '~/lib/to-product-card.server';
import {relatedProducts} from './related-products.server';

export interface ShownProduct {
  product: Product;
  /** The product as other pages list it. */
  card: ProductCard;
  related: ProductCard[];
}

/** A product of the catalogue with what goes with it; null when there is none of that slug. */
export async function findShownProduct(
  commerce: Commerce,
  slug: string,
): Promise<ShownProduct | null> {
  const product = await commerce.products.find(slug);
  if (!product) return null;
  const card = toCatalogueCard(product);
  return {product, card, related: await relatedProducts(commerce, card)};
}
