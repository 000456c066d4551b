import {toCents} from '~adapters/commerce';
import {bottlesLabel, packageName} from '~/content/package-name';
import {nighttimeFormulas, nighttimeMix} from '~/content/product-pages/nighttime-support';
import {productPages} from '~/content/product-pages';
import {staticProducts, type StaticProduct} from '~/content/static-products';
import type {PackageOption} from '~/content/static-product';
import type {StaticProductKey} from '~/content/static-product-keys';
import {sitePicture} from '~/content/site-picture.server';
import {isPackageLeft} from './package-stock';
import type {ShownMix, ShownPackage, StaticProductView} from './static-product';
import {staticLineId} from '~/pricing/line-ids';
import {packagePrice, packageRegularPrice, regularPricePerBottle} from '~/pricing/package-price';

function toShownPackage(
  product: StaticProduct,
  option: PackageOption,
  soldOut: readonly string[],
): ShownPackage {
  const {bottles} = option;
  const {packagePictures, gallery} = productPages[product.key];
  const picture = packagePictures[bottles] ?? gallery[0];
  if (!picture) throw new Error(`No picture for ${bottles} of ${product.key}`);
  return {
    lineId: staticLineId(product, bottles),
    lineName: packageName({name: product.name, bottles, packageCount: product.packages.length}),
    bottles,
    bottlesLabel: bottlesLabel(bottles),
    supplyLabel: option.supplyLabel,
    pricePerBottle: option.pricePerBottle,
    regularPricePerBottle: regularPricePerBottle(option),
    price: packagePrice(option),
    regularPrice: packageRegularPrice(option),
    savings: toCents(option.savings),
    isPopular: option.isPopular,
    isCustomizable: option.isCustomizable,
    isInStock: isPackageLeft(product, option, soldOut),
    picture: sitePicture(picture),
  };
}

function mixOf({packages}: StaticProduct): ShownMix | null {
  const mixed = packages.find(({isCustomizable}) => isCustomizable);
  if (!mixed) return null;
  return {
    heading: nighttimeMix.heading,
    hint: nighttimeMix.hint,
    bottleLabels: Array.from({length: mixed.bottles}, (_, place) =>
      nighttimeMix.bottleLabel(place + 1),
    ),
    formulas: nighttimeFormulas,
    fixedMix: nighttimeMix.fixedMix,
  };
}

/** What the page of a static product shows; `soldOut`: as a `Catalogue` has it. */
export function toStaticProductView(
  key: StaticProductKey,
  soldOut: readonly string[] = [],
): StaticProductView {
  const product = staticProducts[key];
  const [first, ...others] = product.packages.map((option) =>
    toShownPackage(product, option, soldOut),
  );
  if (!first) throw new Error(`${key} has no package`);
  const {gallery, packagePictures: _pictures, meta: _meta, ...copy} = productPages[key];
  return {
    ...copy,
    key,
    name: product.name,
    path: `/${key}`,
    packages: [first, ...others],
    pictures: gallery.map(sitePicture),
    mix: mixOf(product),
  };
}
