import {accepted, hasOffers, type Cents, type Product, type Variation} from '~adapters/commerce';
import type {LineReference, VariationReference} from '~/pricing/line-ids';
import {isOfferFor, offerPrice} from '~/pricing/offers';
import {chooseFrom, type Chosen} from '~/pricing/open-choices';
import {isSampleOfCatalogue, needsNoodleChoice} from '~/pricing/product-kind';
import type {CartLine} from '../cart-lines.server';
import type {ResolvedLine} from './priced-order';
import type {ShopperFacts} from './shopper-facts';
import {lineKey} from '~/pricing/line-key';
import {refuse, type CartOutcome} from '../refusals';

type CatalogueReference = Extract<LineReference, {kind: 'catalogue'}>;

/** Prices a line from the catalogue's own answer (rules: Who decides a price). */
export function resolveCatalogueLine(
  item: CartLine,
  product: Product | null,
  {variation: reference, choices: given = {}}: CatalogueReference,
  shopper: ShopperFacts,
): CartOutcome<ResolvedLine> {
  const key = lineKey(item);
  if (!product) return refuse('order.notSold', key);
  const variation = findVariation(product, reference);
  if (!variation && reference) return refuse('order.notSold', key);
  if (!variation && product.variations.length > 0) return refuse('choice.optionRequired', key);
  const chosen = chooseFrom(variation, (key) => given[key]);
  if (!chosen) return refuse('choice.optionRequired', key);
  if (chosen.length < Object.keys(given).length) return refuse('order.notSold', key);
  const sold = variation ?? product;
  const isOnOwnPage = isSampleOfCatalogue(product);
  if (!sold.isPurchasable || !product.isPurchasable || sold.price === null || isOnOwnPage)
    return refuse('order.notForSaleNow', key, product.name);
  if (sold.stockStatus === 'OUT_OF_STOCK') return refuse('order.outOfStock', key, product.name);
  if (sold.soldAs?.isSingle && item.quantity > 1)
    return refuse('order.onePerOrder', key, product.name);
  if (needsNoodleChoice(product) && !item.konjacNoodleType)
    return refuse('choice.sampleRequired', key);
  const unitPrice = priceWithOffer(item, product, sold.price, shopper);
  if (!unitPrice.ok) return unitPrice;
  return accepted({
    ...toLine(item, product, variation, chosen),
    undiscountedUnitPrice: sold.price,
    unitPrice: unitPrice.value,
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

function toLine(
  item: CartLine,
  product: Product,
  variation: Variation | null,
  chosen: Chosen[],
): Omit<ResolvedLine, 'unitPrice' | 'undiscountedUnitPrice'> {
  const values = variation?.attributes.map(({value}) => value) ?? [];
  const choice = [...values, ...chosen.map(({option}) => option)].join(', ');
  const hasNoodles = needsNoodleChoice(product);
  return {
    id: lineKey(item),
    name: choice ? `${product.name} (${choice})` : product.name,
    product,
    variation,
    chosen,
    packaged: null,
    quantity: item.quantity,
    noodleType: hasNoodles ? (item.konjacNoodleType ?? null) : null,
    offerId: item.offerId ?? null,
    isFreeSample: false,
  };
}
