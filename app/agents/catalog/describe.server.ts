import {
  defaultCategorySlug,
  type ListedProduct,
  type Picture,
  type Product,
  type StockStatus,
  type Variation,
} from '~adapters/commerce';
import {toPlainWords} from '~adapters/commerce/plain-words';
import {noodleTypes} from '~/content/noodle-types';
import {sayHere} from '~/content/own-names';
import {toMix, toPackageItem} from '~/cart/to-package-item';
import {productPages} from '~/content/product-pages';
import type {BuiltInProduct, Package} from '~/pricing/built-in-products.server';
import {catalogueLineId, productId, productPath} from '~/pricing/line-ids';
import {isFreeSampleId} from '~/pricing/free-sample';
import {isSampleOfCatalogue, needsNoodleChoice} from '~/pricing/product-kind';
import {lawfulLabel} from '~/catalogue/label/lawful-label.server';
import {labelText} from '~/seo/label-properties';
import {toItemId} from '../item-id';
import {toPrice} from '../money';
import {withChoices, type DescribedProduct, type Variant} from './described-product';
import {said} from '~/content/said.server';

type Known = ListedProduct | Product | BuiltInProduct;
type KnownVariation = ListedProduct['variations'][number] | Variation | Package;

const absolute = (address: string, siteUrl: string) => new URL(address, siteUrl).href;

const toMedia = (pictures: readonly (Picture | null)[], siteUrl: string) =>
  pictures.flatMap((picture) =>
    picture
      ? {
          type: 'image' as const,
          url: absolute(picture.url, siteUrl),
          ...(picture.altText && {alt_text: picture.altText}),
          ...(picture.width && {width: picture.width}),
          ...(picture.height && {height: picture.height}),
        }
      : [],
  );

const stockWords: Record<StockStatus, string> = {
  IN_STOCK: 'in_stock',
  ON_BACKORDER: 'backorder',
  OUT_OF_STOCK: 'out_of_stock',
};

function textOf(product: Known): string {
  if (!('descriptionText' in product)) return product.shortText || product.descriptionStart;
  const {descriptionText, shortDescriptionHtml} = product;
  const label = lawfulLabel(product);
  if ('packages' in product) {
    const {intro, highlights} = said(productPages[product.slug]);
    return [descriptionText, ...intro, ...highlights, label && labelText(label)].join('\n');
  }
  const text = descriptionText || toPlainWords(shortDescriptionHtml);
  return label ? `${text} ${labelText(label)}`.trim() : text;
}

/** Kinds that a cart can hold; a group consists of other products, and an external one is sold elsewhere. */
const cartKinds: ReadonlySet<Known['kind']> = new Set(['simple', 'variable']);

/** Null for what no cart takes, has no price, and for the sample, which needs an account. */
export function describeProduct(product: Known, siteUrl: string): DescribedProduct | null {
  const id = productId(product);
  if (isFreeSampleId(id) || isSampleOfCatalogue(product) || !cartKinds.has(product.kind))
    return null;
  const sold = 'packages' in product ? product.packages : product.variations;
  const variants = (sold.length > 0 ? sold : [null]).flatMap((variation) =>
    toVariants(product, variation, siteUrl),
  );
  if (variants.length === 0) return null;
  const {slug, name, categories, rating} = product;
  const gallery = 'gallery' in product ? product.gallery : [];
  return withChoices({
    id,
    handle: slug,
    title: name,
    description: {plain: textOf(product)},
    url: siteUrl + productPath(product),
    categories: categories
      .filter((category) => category.slug !== defaultCategorySlug)
      .map((category) => ({value: category.name, taxonomy: 'merchant'})),
    media: toMedia([product.image, ...gallery], siteUrl),
    variants,
    ...(rating && {rating: {value: rating.average, scale_max: 5 as const, count: rating.count}}),
  });
}

/** With a free noodle sample each kind of it is a choice of its own, and so is every mix of a package. */
function toVariants(product: Known, variation: KnownVariation | null, siteUrl: string): Variant[] {
  const sold = variation ?? product;
  const {price, stockStatus} = sold;
  if (price === null) return [];
  const packaged = variation && 'bottles' in variation ? variation : null;
  const id = packaged?.id ?? catalogueLineId(product.databaseId, variation?.databaseId ?? null);
  const chosen = (variation?.attributes ?? []).map(({name, value}) => ({name, label: value}));
  const values = chosen.map(({label}) => label).join(', ');
  const isSold = sold.isPurchasable && product.isPurchasable && stockStatus !== 'OUT_OF_STOCK';
  const regular = 'regularPrice' in sold ? sold.regularPrice : null;
  const query = variation && !packaged ? `?variation=${variation.databaseId}` : '';
  const variant: Variant = {
    id,
    ...(!packaged && 'sku' in sold && sold.sku && {sku: sold.sku}),
    title: values ? `${product.name} (${values})` : product.name,
    description: {
      plain: packaged
        ? `${packaged.bottlesLabel}, ${packaged.supplyLabel}`
        : values || product.name,
    },
    url: siteUrl + productPath(product) + query,
    price: toPrice(price),
    ...(regular !== null && regular > price && {list_price: toPrice(regular)}),
    availability: {available: isSold, status: isSold ? stockWords[stockStatus] : 'out_of_stock'},
    options: chosen,
    ...(variation?.image && {media: toMedia([variation.image], siteUrl)}),
  };
  if (packaged && 'mix' in product && product.mix)
    return [...product.mix.formulas, {...product.mix.half, key: null}].map(({key, label}) => {
      const mix = toMix(product, packaged, key);
      const {id, name: title} = toPackageItem({product, option: packaged, mix});
      return {...variant, id, title, options: [...chosen, {name: sayHere('Mix'), label}]};
    });
  if (!needsNoodleChoice(product)) return [variant];
  return noodleTypes.map((konjacNoodleType) => ({
    ...variant,
    id: toItemId({id, konjacNoodleType}),
    options: [...chosen, {name: sayHere('Free noodle sample'), label: konjacNoodleType}],
  }));
}
