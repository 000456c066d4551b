import {accepted, refused, type Outcome} from '~adapters/commerce';
import {freeSampleMessages, orderMessages} from '~/content/messages';
import {
  packageName,
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

/** Prices a static product from its built-in prices (spec 1 §9, rulings 3, 7 and 11). */
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

function toLine(item: OrderedItem, product: StaticProduct, option: PackageOption): ResolvedLine {
  return {
    id: keyOf(item),
    name: packageName(product, option),
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
