import {accepted, hasOffers} from '~adapters/commerce';
import {findBuiltIn} from '~/pricing/built-in-products.server';
import {isFreeSampleId} from '~/pricing/free-sample';
import type {LineReference} from '~/pricing/line-ids';
import {lineKey, mixedLineId} from '~/pricing/line-key';
import type {CartLine} from '../cart-lines.server';
import {toPackageItem} from '../to-package-item';
import type {ResolvedLine} from './priced-order';
import type {ShopperFacts} from './shopper-facts';
import {refuse, type CartOutcome} from '../refusals';

type PackageReference = Extract<LineReference, {kind: 'package'}>;

/** Prices a line from the built-in prices (rules: Packages). */
export function resolvePackage(
  item: CartLine,
  {productKey, mix: keys}: PackageReference,
  shopper: ShopperFacts,
): CartOutcome<ResolvedLine> {
  const key = lineKey(item);
  const product = findBuiltIn(productKey);
  const option = product?.packages.find(({id}) => mixedLineId(id, keys) === item.id);
  if (!product || !option) return refuse('order.notSold', key);
  // Browsers that were open before ids carried the mix tell it by the line's attributes.
  const [named, given] =
    keys.length > 0
      ? (['key', keys] as const)
      : (['label', (item.variationAttributes ?? []).map(({value}) => value)] as const);
  const formulas = (product.mix?.formulas ?? []).flatMap((formula) =>
    given.filter((one) => one === formula[named]).map(() => formula.label),
  );
  const isComplete = option.isCustomizable && formulas.length === option.bottles;
  if (keys.length > 0 && !isComplete) return refuse('order.notSold', key);
  if (item.offerId) return refuse('order.offerUnavailable', key);
  const isFreeSample = isFreeSampleId(item.id);
  if (isFreeSample) {
    if (!hasOffers()) return refuse('order.notSold', key);
    if (!shopper.isSignedIn) return refuse('sample.notAuthenticated', key);
    if (!shopper.isConfirmed) return refuse('order.freeSampleNeedsConfirmed', key);
    if (item.quantity !== 1) return refuse('order.freeSampleOnce', key);
  }
  const packaged = {product, option, mix: isComplete ? formulas : []};
  return accepted({
    id: key,
    name: toPackageItem(packaged).name,
    product,
    variation: option,
    packaged,
    quantity: item.quantity,
    unitPrice: option.price,
    undiscountedUnitPrice: option.price,
    noodleType: null,
    offerId: null,
    isFreeSample,
  });
}
