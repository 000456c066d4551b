import {data} from 'react-router';
import type {Commerce, Product} from '~adapters/commerce';
import {catalogueMessages} from '~/content/messages';
import type {ProductCard} from '~/lib/product-card';
import {toCatalogueCard} from '~/lib/to-product-card.server';
import {relatedProducts} from './related-products.server';

export interface ShownProduct {
  product: Product;
  /** The product as other pages list it. */
  card: ProductCard;
  related: ProductCard[];
}

/** A product of the catalogue with what goes with it; throws the 404 answer when there is none. */
export async function requireProduct(commerce: Commerce, slug: string): Promise<ShownProduct> {
  const product = await commerce.products.find(slug);
  if (!product) throw data(catalogueMessages.notFoundText, {status: 404});
  const card = toCatalogueCard(product);
  return {product, card, related: await relatedProducts(commerce, card)};
}
