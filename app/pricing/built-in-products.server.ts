import {
  hasOffers,
  sellsBuiltIn,
  nothingConnected,
  statedAmount,
  toCents,
  type Catalogue,
  type Cents,
  type ConnectedFacts,
  type Picture,
  type Product,
  type ProductLabel,
  type SafeHtml,
  type Variation,
} from '~adapters/commerce';
import {bottlesLabel, packageChoice} from '~/content/labels/bottles';
import {packageName} from '~/content/package-name';
import {productPages} from '~/content/product-pages';
import {
  nighttimeFormulas,
  nighttimeMix,
  type NighttimeFormula,
} from '~/content/product-pages/nighttime-support';
import {sitePicture} from '~/content/site-picture.server';
import type {PackageOption} from '~/content/static-product';
import {
  isStaticProductKey,
  staticProductKeys,
  type StaticProductKey,
} from '~/content/static-product-keys';
import {staticProducts} from '~/content/static-products';
import {ownNameOf} from '~/content/own-names';
import {freeSampleId} from './constants';
import {said} from '~/content/said.server';

/** A variation of a built-in product: so many bottles at a price each. Its `id` is its line's id (rules: Line ids). */
export interface Package extends Omit<PackageOption, 'pricePerBottle' | 'savings'>, Variation {
  sku: string;
  image: Picture;
  price: Cents;
  bottlesLabel: string;
  pricePerBottle: Cents;
  /** Struck through; null where nothing is saved. */
  regularPricePerBottle: Cents | null;
  savings: Cents;
}

/** A product with built-in prices, sold in packages; a single package is the product itself. */
export interface BuiltInProduct extends Product {
  slug: StaticProductKey;
  packages: [Package, ...Package[]];
  /** What the bottles of its packages can hold: all one formula, or half of each; null where there is one alone. */
  mix:
    | (Pick<typeof nighttimeMix, 'heading' | 'hint' | 'half' | 'name'> & {
        formulas: readonly NighttimeFormula[];
      })
    | null;
}

/** Of products and packages alike; how many are left the shop alone knows. */
const sold = {
  salePrice: null,
  isOnSale: false,
  isPurchasable: true,
  stockQuantity: null,
  soldAs: null,
};

const noHtml = '' as SafeHtml;

/** What only products of the shop have. The shop knows packages by their article numbers alone. */
const unused = {
  databaseId: 0,
  descriptionHtml: noHtml,
  shortDescriptionHtml: noHtml,
  howItWorksHtml: null,
  mixWith: [],
  attributes: [],
  parts: [],
  external: null,
  saleEndsOn: null,
  shopUrl: null,
  rating: null,
  reviewCount: null,
};

const toCategory = (name: string) => ({
  id: name,
  name,
  slug: ownNameOf(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-'),
});

function toPackage(
  key: StaticProductKey,
  option: PackageOption,
  {soldOut}: ConnectedFacts,
): Package {
  const {name, packages} = staticProducts[key];
  const {packagePictures, gallery} = productPages[key];
  const {bottles, sku} = option;
  const isOnly = packages.length === 1;
  const pricePerBottle = statedAmount(option.pricePerBottle)();
  const savings = statedAmount(option.savings)();
  const price = toCents(bottles * pricePerBottle);
  const regularPrice = savings === 0 ? null : toCents(price + savings);
  return {
    ...sold,
    ...option,
    id: isOnly ? key : `${key}-${bottles}`,
    databaseId: 0,
    name: packageName({name, bottles, packageCount: packages.length}),
    image: sitePicture(packagePictures[bottles] ?? gallery[0]),
    attributes: isOnly ? [] : [{name: packageChoice, value: bottlesLabel(bottles)}],
    openChoices: [],
    price,
    regularPrice,
    stockStatus: soldOut.includes(sku) ? 'OUT_OF_STOCK' : 'IN_STOCK',
    bottlesLabel: bottlesLabel(bottles),
    pricePerBottle,
    regularPricePerBottle: regularPrice && toCents(Math.round(regularPrice / bottles)),
    savings,
  };
}

const toMix = (packages: readonly Package[]): BuiltInProduct['mix'] =>
  packages.some(({isCustomizable}) => isCustomizable)
    ? {...nighttimeMix, formulas: nighttimeFormulas}
    : null;

/** What is known of lots of any of its packages, each lot once. */
function ofLots<Known extends {lot: string}>(
  packages: readonly PackageOption[],
  known: Readonly<Record<string, readonly Known[]>>,
): Known[] {
  const all = packages.flatMap(({sku}) => known[sku] ?? []);
  return [...new Map(all.map((one) => [one.lot, one])).values()];
}

export function toBuiltIn(key: StaticProductKey, connected = nothingConnected): BuiltInProduct {
  const {name, categories, cardDescription, isForAdults, packages: options} = staticProducts[key];
  const {gallery, label} = productPages[key];
  const [first, ...others] = options;
  const isSingle = others.length === 0;
  const packages: BuiltInProduct['packages'] = [
    toPackage(key, first, connected),
    ...others.map((option) => toPackage(key, option, connected)),
  ];
  const [{sku, regularPrice}] = packages;
  const prices = packages.map(({price}) => price);
  const from = toCents(Math.min(...prices));
  const isLeft = packages.some(({stockStatus}) => stockStatus === 'IN_STOCK');
  const [image, ...pictures] = gallery;
  return {
    ...sold,
    ...unused,
    kind: isSingle ? 'simple' : 'variable',
    id: key,
    slug: key,
    name,
    ...(ownNameOf(name) !== name && {ownName: ownNameOf(name)}),
    ...(isForAdults && {isForAdults}),
    sku: isSingle ? sku : null,
    descriptionText: said(cardDescription),
    label: {...said<ProductLabel>(label), lotReports: ofLots(options, connected.lotReports)},
    recalls: ofLots(options, connected.recalls),
    image: sitePicture(image),
    gallery: pictures.map(sitePicture),
    categories: categories.map(toCategory),
    price: from,
    regularPrice: isSingle ? regularPrice : null,
    priceRange: {from, to: toCents(Math.max(...prices))},
    stockStatus: isLeft ? 'IN_STOCK' : 'OUT_OF_STOCK',
    variations: isSingle ? [] : packages,
    packages,
    mix: toMix(packages),
  };
}

/** Those that are shown: by the shop's own rules there is no free sample (rules: Whose rules). */
export const builtInProducts = (connected?: ConnectedFacts): BuiltInProduct[] =>
  staticProductKeys
    .filter((key) => sellsBuiltIn() && (hasOffers() || key !== freeSampleId))
    .map((key) => toBuiltIn(key, connected));

export const findBuiltIn = (key: string, connected?: ConnectedFacts): BuiltInProduct | null =>
  sellsBuiltIn() && isStaticProductKey(key) ? toBuiltIn(key, connected) : null;

export type Find = (product: string | number, connected?: ConnectedFacts) => Product | null;

/** Those of the shop in one question; null for what cannot be read. */
export async function findProducts(
  catalogue: Catalogue,
  products: (string | number)[],
): Promise<Find> {
  const ids = products.filter((one) => typeof one === 'number');
  const found = await catalogue.findByIds(ids).catch(() => new Map<number, Product>());
  return (product, connected) =>
    typeof product === 'number' ? (found.get(product) ?? null) : findBuiltIn(product, connected);
}
