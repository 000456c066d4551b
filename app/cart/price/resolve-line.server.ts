import {accepted, hasOffers, type Cents, type Product, type Variation} from '~adapters/commerce';
import {findBuiltIn} from '~/pricing/built-in-products.server';
import {isFreeSampleId} from '~/pricing/free-sample';
import {
  chooseMix,
  isBox,
  mixedProduct,
  mixKey,
  namedByMix,
  toBoxPart,
  unitsIn,
  type BoxPart,
} from '~/pricing/box-mix';
import type {Choices, LineReference, VariationReference} from '~/pricing/line-ids';
import {lineKey, mixedLineId} from '~/pricing/line-key';
import {isOfferFor, offerPrice} from '~/pricing/offers';
import {chooseFrom} from '~/pricing/open-choices';
import {isSampleOfCatalogue, needsNoodleChoice} from '~/pricing/product-kind';
import type {CartLine} from '../cart-lines.server';
import {refuse, type CartOutcome} from '../refusals';
import {toCatalogueItem} from '../to-catalogue-item';
import {toPackageItem} from '../to-package-item';
import type {ResolvedLine} from './priced-order';
import type {ShopperFacts} from './shopper-facts';

type Reference<Kind> = Extract<LineReference, {kind: Kind}>;

/** Prices a line from the catalogue's own answer (rules: Who decides a price). */
export function resolveCatalogueLine(
  item: CartLine,
  product: Product | null,
  {variation: reference, choices: given = {}}: Reference<'catalogue'>,
  shopper: ShopperFacts,
  others: ReadonlyMap<number, Product> = new Map(),
): CartOutcome<ResolvedLine> {
  const key = lineKey(item);
  if (!product) return refuse('order.notSold', key);
  const variation = findVariation(product, reference);
  if (!variation && reference) return refuse('order.notSold', key);
  if (!variation && product.variations.length > 0) return refuse('choice.optionRequired', key);
  const open = chooseFrom(variation, (key) => given[key]);
  if (!open) return refuse('choice.optionRequired', key);
  const parts = isBox(variation) ? partsOf(product, given, others) : [];
  const size = variation ? unitsIn(variation) : 1;
  const mixed = chooseMix(
    parts.map(({product: {databaseId: productId, name}}) => ({productId, name})),
    size,
    (key) => given[key],
  );
  if (!mixed) return refuse('choice.mixIncomplete', key, size);
  const chosen = [...open, ...mixed];
  if (chosen.length < Object.keys(given).length) return refuse('order.notSold', key);
  const sold = variation ?? product;
  if (sold.soldAs?.isInShop) return refuse('order.inShop', key, product.name);
  const isOnOwnPage = isSampleOfCatalogue(product);
  if (!sold.isPurchasable || !product.isPurchasable || sold.price === null || isOnOwnPage)
    return refuse('order.notForSaleNow', key, product.name);
  if (sold.stockStatus === 'OUT_OF_STOCK') return refuse('order.outOfStock', key, product.name);
  if (sold.soldAs?.isSingle && item.quantity > 1)
    return refuse('order.onePerOrder', key, product.name);
  const hasNoodles = needsNoodleChoice(product);
  if (hasNoodles && !item.konjacNoodleType) return refuse('choice.sampleRequired', key);
  const noodleType = hasNoodles ? (item.konjacNoodleType ?? null) : null;
  const named = namedByMix(product, mixed);
  const unitPrice = priceWithOffer(item, product, sold.price, shopper);
  if (!unitPrice.ok) return unitPrice;
  return accepted({
    id: key,
    name: toCatalogueItem({product: named, variation, chosen, noodleType}).name,
    product: named,
    variation,
    chosen,
    ...(mixed.length > 0 && {
      mix: parts.map((part) => ({part, units: Number(given[mixKey(part.product.databaseId)])})),
    }),
    packaged: null,
    quantity: item.quantity,
    unitPrice: unitPrice.value,
    undiscountedUnitPrice: sold.price,
    noodleType,
    offerId: item.offerId ?? null,
    isFreeSample: false,
  });
}

/** What of a mix the shop can put into a pack of this product, in one order however it was chosen. */
function partsOf(
  product: Product,
  given: Choices,
  others: ReadonlyMap<number, Product>,
): BoxPart[] {
  const wanted = Object.keys(given).map((key) => others.get(mixedProduct(key) ?? 0));
  return [product.slug, ...product.mixWith].flatMap((slug) => {
    const offered = wanted.find((other) => other?.slug === slug);
    return (offered && toBoxPart(offered)) ?? [];
  });
}

export function findVariation(
  product: Product,
  reference: VariationReference | null,
): Variation | null {
  if (!reference) return null;
  const found = product.variations.find((variation) =>
    reference.by === 'databaseId'
      ? variation.databaseId === reference.databaseId
      : variation.id === reference.graphId,
  );
  return found ?? null;
}

/** Offers hold for shoppers with a confirmed address, their own product and one unit. */
function priceWithOffer(
  item: CartLine,
  product: Product,
  price: Cents,
  shopper: ShopperFacts,
): CartOutcome<Cents> {
  if (!item.offerId) return accepted(price);
  if (!hasOffers()) return refuse('order.offerEnded', lineKey(item));
  if (!shopper.isSignedIn) return refuse('order.offerNeedsSignIn', lineKey(item));
  if (!shopper.isConfirmed) return refuse('order.offerNeedsConfirmed', lineKey(item));
  if (!isOfferFor(item.offerId, product)) return refuse('order.offerUnavailable', lineKey(item));
  if (item.quantity !== 1) return refuse('order.offerOncePerOrder', lineKey(item));
  return accepted(offerPrice(item.offerId, price).special);
}

/** Prices a line from the built-in prices (rules: Packages). */
export function resolvePackage(
  item: CartLine,
  {productKey, mix: keys}: Reference<'package'>,
  shopper: ShopperFacts,
): CartOutcome<ResolvedLine> {
  const key = lineKey(item);
  const product = findBuiltIn(productKey);
  const option = product?.packages.find(({id}) => mixedLineId(id, keys) === item.id);
  if (!product || !option) return refuse('order.notSold', key);
  // Browsers that were open before ids carried the mix tell it by the line's attributes.
  const named = (item.variationAttributes ?? []).map(({value}) => value);
  const formulas = (product.mix?.formulas ?? []).flatMap((formula) =>
    keys.length > 0
      ? keys.filter((one) => one === formula.key).map(() => formula.label)
      : named.filter((one) => one === formula.label),
  );
  const isComplete = formulas.length === (option.isCustomizable ? option.bottles : 1);
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
