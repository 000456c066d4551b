import type {Product, Variation} from '~adapters/commerce';
import {toCents} from '~adapters/commerce/money';
import type {NoodleType} from '~/content/noodle-types';
import {catalogueLineId} from '~/pricing/line-ids';
import type {NewCartItem} from '~/cart/cart-items';

interface Choice {
  product: Pick<Product, 'databaseId' | 'slug' | 'name' | 'image' | 'price' | 'regularPrice'>;
  variation: Variation | null;
  noodleType: NoodleType | null;
}

/** A catalogue product as the cart keeps it: the variation's values stand in parentheses. */
export function toCatalogueItem({product, variation, noodleType}: Choice): NewCartItem {
  const chosen = variation ?? product;
  const values = variation?.attributes.map(({value}) => value).join(', ');
  const price = chosen.price ?? toCents(0);
  const isReduced = chosen.regularPrice !== null && chosen.regularPrice > price;
  return {
    id: catalogueLineId(product.databaseId, variation?.databaseId ?? null),
    name: values ? `${product.name} (${values})` : product.name,
    price,
    ...(isReduced && chosen.regularPrice ? {regularPrice: chosen.regularPrice} : {}),
    image: (variation?.image ?? product.image)?.smallUrl ?? '',
    ...(noodleType ? {konjacNoodleType: noodleType} : {}),
    variationId: variation?.databaseId ?? null,
    variationAttributes: variation?.attributes ?? [],
    href: variation
      ? `/wordpress-product/${product.slug}?variation=${variation.databaseId}`
      : `/wordpress-product/${product.slug}`,
  };
}
