import type {Product, Variation} from '~adapters/commerce';
import {toCents} from '~adapters/commerce/money';
import {choiceText} from '~/content/labels/catalogue-product';
import type {NoodleType} from '~/content/noodle-types';
import {catalogueLineId} from '~/pricing/line-ids';
import {toChoices, type Chosen} from '~/pricing/open-choices';
import type {NewCartItem} from '~/cart/cart-items';

type CartProduct = Pick<
  Product,
  'databaseId' | 'slug' | 'name' | 'image' | 'price' | 'regularPrice' | 'soldAs'
>;

type CartVariation = Pick<
  Variation,
  'databaseId' | 'attributes' | 'image' | 'price' | 'regularPrice' | 'soldAs'
>;

interface Choice {
  product: CartProduct;
  variation: CartVariation | null;
  /** Of what the variation leaves open. */
  chosen?: Chosen[];
  noodleType: NoodleType | null;
}

/** A catalogue product as the cart keeps it: what was chosen stands in parentheses. */
export function toCatalogueItem({
  product,
  variation,
  chosen = [],
  noodleType,
}: Choice): NewCartItem {
  const sold = variation ?? product;
  const variationAttributes = [
    ...(variation?.attributes ?? []),
    ...chosen.map(({label: name, option: value}) => ({name, value})),
  ];
  const values = variationAttributes.map(choiceText).join(', ');
  const price = sold.price ?? toCents(0);
  const isReduced = sold.regularPrice !== null && sold.regularPrice > price;
  return {
    id: catalogueLineId(product.databaseId, variation?.databaseId ?? null, toChoices(chosen)),
    name: values ? `${product.name} (${values})` : product.name,
    price,
    ...(isReduced && sold.regularPrice ? {regularPrice: sold.regularPrice} : {}),
    image: (variation?.image ?? product.image)?.smallUrl ?? '',
    ...(noodleType ? {konjacNoodleType: noodleType} : {}),
    variationId: variation?.databaseId ?? null,
    variationAttributes,
    ...(sold.soldAs && {soldAs: sold.soldAs}),
    href: variation
      ? `/wordpress-product/${product.slug}?variation=${variation.databaseId}`
      : `/wordpress-product/${product.slug}`,
  };
}
