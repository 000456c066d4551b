import {accepted, refused, type Outcome} from '~adapters/commerce';
import {packageName} from '~/content/package-name';
import {nighttimeFormulas} from '~/content/product-pages/nighttime-support';
import {freeSampleMessages, orderMessages} from '~/content/messages';
import {
  staticProducts,
  type PackageOption,
  type StaticProduct,
  type StaticProductKey,
} from '~/content/static-products';
import {isFreeSampleId} from '~/pricing/free-sample';
import {staticLineId} from '~/pricing/line-ids';
import {packagePrice} from '~/pricing/package-price';
import {keyOf, type OrderedItem} from './ordered-items.server';
import type {ResolvedLine} from './priced-order';
import type {ShopperFacts} from './shopper-facts';

/** Prices a static product from its built-in prices (rules: Packages). */
export function resolveStaticLine(
  item: OrderedItem,
  productKey: string,
  shopper: ShopperFacts,
): Outcome<ResolvedLine> {
  const product = findStaticProduct(productKey);
  const option = product?.packages.find(({bottles}) => staticLineId(product, bottles) === item.id);
  if (!product || !option) return refused(orderMessages.notSold, keyOf(item));
  if (item.offerId) return refused(orderMessages.offerUnavailable, keyOf(item));
  if (isFreeSampleId(item.id)) {
    if (!shopper.isSignedIn) return refused(freeSampleMessages.notAuthenticated, keyOf(item));
    if (item.quantity !== 1) return refused(orderMessages.freeSampleOnce, keyOf(item));
  }
  return accepted(toLine(item, product, option));
}

function findStaticProduct(key: string): StaticProduct | null {
  return Object.hasOwn(staticProducts, key) ? staticProducts[key as StaticProductKey] : null;
}

const formulaLabels = new Set<string>(nighttimeFormulas.map(({label}) => label));

/** The mix a shopper chose, so that the shop packs it; nothing where it makes no sense. */
function mixOf(item: OrderedItem, option: PackageOption): string[] {
  const mix = item.variationAttributes?.map(({value}) => value) ?? [];
  const isWhole = mix.length === option.bottles && mix.every((value) => formulaLabels.has(value));
  return option.isCustomizable && isWhole ? mix : [];
}

function toLine(item: OrderedItem, product: StaticProduct, option: PackageOption): ResolvedLine {
  const mix = mixOf(item, option);
  return {
    id: keyOf(item),
    name: packageName({...product, ...option, packageCount: product.packages.length, mix}),
    product: null,
    variation: null,
    packaged: {key: product.key, bottles: option.bottles},
    quantity: item.quantity,
    unitPrice: packagePrice(option),
    undiscountedUnitPrice: packagePrice(option),
    noodleType: null,
    offerId: null,
    isFreeSample: isFreeSampleId(item.id),
  };
}
