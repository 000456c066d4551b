import {
  defaultCategorySlug,
  type ListedProduct,
  type Picture,
  type Product,
  type StockStatus,
  type Variation,
} from '~adapters/commerce';
import {isStaticProductKey} from '~/content/static-product-keys';
import {toStaticProductView} from '~/catalogue/static/static-product.server';
import type {ShownPackage, StaticProductView} from '~/catalogue/static/static-product';
import {toPlainWords} from '~adapters/commerce/plain-words';
import {noodleTypes} from '~/content/noodle-types';
import {packageName} from '~/content/package-name';
import {staticProducts} from '~/content/static-products';
import {catalogueLineId} from '~/pricing/line-ids';
import {isFreeSampleId} from '~/pricing/free-sample';
import {mixedLineId} from '~/pricing/line-key';
import {isSampleOfCatalogue, needsNoodleChoice} from '~/pricing/product-kind';
import {labelText} from '~/seo/label-properties';
import {toItemId} from '../item-id';
import {toPrice} from '../money';
import {withChoices, type DescribedProduct, type Variant} from './described-product';

type Known = ListedProduct | Product;
type KnownVariation = ListedProduct['variations'][number] | Variation;

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

const noodleOption = 'Free noodle sample';

function textOf(product: Known): string {
  if (!('descriptionText' in product)) return product.shortText || product.descriptionStart;
  const {descriptionText, shortDescriptionHtml, label} = product;
  const text = descriptionText || toPlainWords(shortDescriptionHtml);
  return label ? `${text} ${labelText(label)}`.trim() : text;
}

/** Kinds that a cart can hold; a group consists of other products, and an external one is sold elsewhere. */
const cartKinds: ReadonlySet<Known['kind']> = new Set(['simple', 'variable']);

/** Null for what no cart takes, has no price, and for the sample, which needs an account. */
export function describeCatalogueProduct(product: Known, siteUrl: string): DescribedProduct | null {
  if (isSampleOfCatalogue(product) || !cartKinds.has(product.kind)) return null;
  const variants = (product.variations.length > 0 ? product.variations : [null]).flatMap(
    (variation) => toVariants(product, variation, siteUrl),
  );
  if (variants.length === 0) return null;
  const {databaseId, slug, name, categories, rating} = product;
  const gallery = 'gallery' in product ? product.gallery : [];
  return withChoices({
    id: catalogueLineId(databaseId),
    handle: slug,
    title: name,
    description: {plain: textOf(product)},
    url: absolute(`/wordpress-product/${slug}`, siteUrl),
    categories: categories
      .filter((category) => category.slug !== defaultCategorySlug)
      .map((category) => ({value: category.name, taxonomy: 'merchant'})),
    media: toMedia([product.image, ...gallery], siteUrl),
    variants,
    ...(rating && {rating: {value: rating.average, scale_max: 5 as const, count: rating.count}}),
  });
}

/** With a free noodle sample each kind of it is a choice of its own. */
function toVariants(product: Known, variation: KnownVariation | null, siteUrl: string): Variant[] {
  const sold = variation ?? product;
  const {price, stockStatus} = sold;
  if (price === null) return [];
  const id = catalogueLineId(product.databaseId, variation?.databaseId ?? null);
  const chosen = (variation?.attributes ?? []).map(({name, value}) => ({name, label: value}));
  const values = chosen.map(({label}) => label).join(', ');
  const isSold = sold.isPurchasable && product.isPurchasable && stockStatus !== 'OUT_OF_STOCK';
  const regular = 'regularPrice' in sold ? sold.regularPrice : null;
  const way = variation ? `?variation=${variation.databaseId}` : '';
  const variant = {
    id,
    ...('sku' in sold && sold.sku && {sku: sold.sku}),
    title: values ? `${product.name} (${values})` : product.name,
    description: {plain: values || product.name},
    url: absolute(`/wordpress-product/${product.slug}${way}`, siteUrl),
    price: toPrice(price),
    ...(regular !== null && regular > price && {list_price: toPrice(regular)}),
    availability: {available: isSold, status: isSold ? stockWords[stockStatus] : 'out_of_stock'},
    options: chosen,
    ...(variation?.image && {media: toMedia([variation.image], siteUrl)}),
  };
  if (!needsNoodleChoice(product)) return [variant];
  return noodleTypes.map((konjacNoodleType) => ({
    ...variant,
    id: toItemId({id, konjacNoodleType}),
    options: [...chosen, {name: noodleOption, label: konjacNoodleType}],
  }));
}

/** Null for what the pages do not sell to a visitor. */
export function describeStaticProduct(
  key: string,
  siteUrl: string,
  soldOut: readonly string[] = [],
): DescribedProduct | null {
  if (!isStaticProductKey(key) || isFreeSampleId(key)) return null;
  const view = toStaticProductView(key, soldOut);
  const {categories, cardDescription} = staticProducts[key];
  return withChoices({
    id: key,
    handle: key,
    title: view.name,
    description: {plain: toWords(view, cardDescription)},
    url: absolute(view.path, siteUrl),
    categories: categories.map((value) => ({value, taxonomy: 'merchant'})),
    media: toMedia(view.pictures, siteUrl),
    variants: view.packages.flatMap((option) => toPackages(view, option, siteUrl)),
  });
}

const toWords = ({intro, highlights, label}: StaticProductView, card: string) =>
  [card, ...intro, ...highlights, labelText(label)].join('\n');

/** A package that is mixed by its buyer is one variant for each mix. */
function toPackages(view: StaticProductView, option: ShownPackage, siteUrl: string): Variant[] {
  const {lineId, lineName, bottles, bottlesLabel, supplyLabel, price, regularPrice} = option;
  const variant: Variant = {
    id: lineId,
    title: lineName,
    description: {plain: `${bottlesLabel}, ${supplyLabel}`},
    url: absolute(view.path, siteUrl),
    price: toPrice(price),
    ...(regularPrice !== null && {list_price: toPrice(regularPrice)}),
    availability: {
      available: option.isInStock,
      status: stockWords[option.isInStock ? 'IN_STOCK' : 'OUT_OF_STOCK'],
    },
    options: view.packages.length > 1 ? [{name: 'Package', label: bottlesLabel}] : [],
    media: toMedia([option.picture], siteUrl),
  };
  if (!option.isCustomizable || !view.mix) return [variant];
  return mixesOf(view.mix.formulas, bottles).map((mix) => {
    const labels = mix.map(({label}) => label);
    const {name, packages} = view;
    return {
      ...variant,
      id: mixedLineId(lineId, labels),
      title: packageName({name, bottles, packageCount: packages.length, mix: labels}),
      options: [...variant.options, {name: 'Mix', label: labels.join(', ')}],
    };
  });
}

/** Every combination of formulas for so many bottles, in no order. */
function mixesOf<Formula>(formulas: readonly Formula[], bottles: number): Formula[][] {
  if (bottles === 0) return [[]];
  return formulas.flatMap((formula, place) =>
    mixesOf(formulas.slice(place), bottles - 1).map((mix) => [formula, ...mix]),
  );
}
