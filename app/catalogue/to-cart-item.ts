import type {Product, Variation} from '~adapters/commerce';
import {toCents} from '~adapters/commerce/money';
import type {NoodleType} from '~/content/noodle-types';
import {catalogueLineId, type Choices} from '~/pricing/line-ids';
import {backordersBeyond} from '~/pricing/most-to-buy';
import {chosenValues} from '~/pricing/open-choices';
import type {NewCartItem} from '~/cart/cart-items';

type CartProduct = Pick<
  Product,
  | 'databaseId'
  | 'slug'
  | 'name'
  | 'image'
  | 'price'
  | 'regularPrice'
  | 'stockStatus'
  | 'stockQuantity'
  | 'backorders'
  | 'isVirtual'
  | 'isSoldIndividually'
>;

interface Choice {
  product: CartProduct;
  variation: Variation | null;
  /** Of what the variation leaves open. */
  choices?: Choices;
  noodleType: NoodleType | null;
}

/** A catalogue product as the cart keeps it: what was chosen stands in parentheses. */
export function toCatalogueItem({product, variation, choices, noodleType}: Choice): NewCartItem {
  const chosen = variation ?? product;
  const variationAttributes = variation ? chosenValues(variation, choices) : [];
  const values = variationAttributes.map(({value}) => value).join(', ');
  const beyond = backordersBeyond(chosen);
  const price = chosen.price ?? toCents(0);
  const isReduced = chosen.regularPrice !== null && chosen.regularPrice > price;
  return {
    id: catalogueLineId(product.databaseId, variation?.databaseId ?? null, choices),
    name: values ? `${product.name} (${values})` : product.name,
    price,
    ...(isReduced && chosen.regularPrice ? {regularPrice: chosen.regularPrice} : {}),
    image: (variation?.image ?? product.image)?.smallUrl ?? '',
    ...(noodleType ? {konjacNoodleType: noodleType} : {}),
    variationId: variation?.databaseId ?? null,
    variationAttributes,
    ...(chosen.isVirtual && {isVirtual: true}),
    ...(product.isSoldIndividually && {isSoldIndividually: true}),
    ...(beyond !== null && {backordersBeyond: beyond}),
    href: variation
      ? `/wordpress-product/${product.slug}?variation=${variation.databaseId}`
      : `/wordpress-product/${product.slug}`,
  };
}
