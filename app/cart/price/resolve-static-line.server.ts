import {accepted, hasOffers} from '~adapters/commerce';
import {packageName} from '~/content/package-name';
import {nighttimeFormulas} from '~/content/product-pages/nighttime-support';
import {staticProducts, type StaticProduct} from '~/content/static-products';
import type {PackageOption} from '~/content/static-product';
import type {StaticProductKey} from '~/content/static-product-keys';
import {isFreeSampleId} from '~/pricing/free-sample';
import {staticLineId, type LineReference} from '~/pricing/line-ids';
import {lineKey, mixedLineId} from '~/pricing/line-key';
import {packagePrice} from '~/pricing/package-price';
import type {CartLine} from '../cart-lines.server';
import type {ResolvedLine} from './priced-order';
import type {ShopperFacts} from './shopper-facts';
import {refuse, type CartOutcome} from '../refusals';

type StaticReference = Extract<LineReference, {productKey: string}>;

/** Prices a static product from its built-in prices (rules: Packages). */
export function resolveStaticLine(
  item: CartLine,
  reference: StaticReference,
  shopper: ShopperFacts,
): CartOutcome<ResolvedLine> {
  const product = findStaticProduct(reference.productKey);
  const keys = reference.kind === 'package' ? reference.mix : [];
  const option = product?.packages.find(
    ({bottles}) => mixedLineId(staticLineId(product, bottles), keys) === item.id,
  );
  if (!product || !option) return refuse('order.notSold', lineKey(item));
  const mix = keys.length > 0 ? formulasOf(keys) : namedMix(item);
  if (keys.length > 0 && !isComplete(mix, option)) return refuse('order.notSold', lineKey(item));
  if (item.offerId) return refuse('order.offerUnavailable', lineKey(item));
  if (isFreeSampleId(item.id)) {
    if (!hasOffers()) return refuse('order.notSold', lineKey(item));
    if (!shopper.isSignedIn) return refuse('sample.notAuthenticated', lineKey(item));
    if (!shopper.isConfirmed) return refuse('order.freeSampleNeedsConfirmed', lineKey(item));
    if (item.quantity !== 1) return refuse('order.freeSampleOnce', lineKey(item));
  }
  return accepted(toLine(item, product, option, isComplete(mix, option) ? mix : []));
}

function findStaticProduct(key: string): StaticProduct | null {
  return Object.hasOwn(staticProducts, key) ? staticProducts[key as StaticProductKey] : null;
}

/** The labels of a mix that an id carries, in the order that names have. */
const formulasOf = (keys: readonly string[]) =>
  nighttimeFormulas.flatMap(({key, label}) => keys.filter((each) => each === key).map(() => label));

/** Browsers that were open before ids carried the mix tell it by the line's attributes. */
const namedMix = ({variationAttributes = []}: CartLine) =>
  nighttimeFormulas.flatMap(({label}) =>
    variationAttributes.filter(({value}) => value === label).map(() => label),
  );

const isComplete = (mix: readonly string[], {bottles, isCustomizable}: PackageOption) =>
  isCustomizable && mix.length === bottles;

function toLine(
  item: CartLine,
  product: StaticProduct,
  option: PackageOption,
  mix: string[],
): ResolvedLine {
  return {
    id: lineKey(item),
    name: packageName({...product, ...option, packageCount: product.packages.length, mix}),
    product: null,
    variation: null,
    packaged: {key: product.key, bottles: option.bottles, mix},
    quantity: item.quantity,
    unitPrice: packagePrice(option),
    undiscountedUnitPrice: packagePrice(option),
    noodleType: null,
    offerId: null,
    isFreeSample: isFreeSampleId(item.id),
  };
}
