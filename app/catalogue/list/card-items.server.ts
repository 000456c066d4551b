import type {ListedProduct} from '~adapters/commerce';
import type {NewCartItem} from '~/cart/cart-items';
import {toCatalogueItem} from '~/cart/to-catalogue-item';
import {toMix, toPackageItem} from '~/cart/to-package-item';
import {choiceText} from '~/content/labels/catalogue-product';
import {isThere} from '~/pricing/box-mix';
import {findBuiltIn} from '~/pricing/built-in-products.server';
import {freeSampleId} from '~/pricing/constants';
import {isSampleOfCatalogue, needsNoodleChoice} from '~/pricing/product-kind';

/** With what it is of a product with choices. */
export type CardItem = NewCartItem & {choice?: string};

/** Of more its page is the place. */
const mostChoices = 6;

export const hasChoice = (product: ListedProduct): boolean =>
  product.variations.length > 0 || product.kind === 'grouped' || needsNoodleChoice(product);

/** The package that its page has chosen at first: the smallest that is there. */
function usualPackage({slug, variations}: ListedProduct): NewCartItem[] {
  const product = slug === freeSampleId ? null : findBuiltIn(slug);
  const first = variations.find(isThere);
  const option = product?.packages.find(({id}) => variations.length === 0 || id === first?.id);
  return product && option
    ? [toPackageItem({product, option, mix: toMix(product, option, undefined)})]
    : [];
}

/** What a card puts into the cart (rules: Cards): what is usual, or each of a few choices; nothing where more must be asked. */
export function itemsOf(product: ListedProduct): CardItem[] {
  const {databaseId, stockStatus, variations} = product;
  if (stockStatus === 'OUT_OF_STOCK' || isSampleOfCatalogue(product)) return [];
  if (databaseId === 0) return usualPackage(product);
  if (needsNoodleChoice(product) || variations.some(({openChoices}) => openChoices.length > 0))
    return [];
  const choices = variations.length > 0 ? variations.filter(isThere) : [null];
  if (choices.length > mostChoices || (variations.length === 0 && !isThere(product))) return [];
  return choices.map((variation) => ({
    ...toCatalogueItem({product, variation, noodleType: null}),
    ...(variation && {choice: variation.attributes.map(choiceText).join(', ')}),
  }));
}
