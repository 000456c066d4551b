import {
  accepted,
  hasOffers,
  refused,
  type Cents,
  type Outcome,
  type Product,
  type Variation,
} from '~adapters/commerce';
import {orderMessages, selectionMessages} from '~/content/messages';
import type {LineReference, VariationReference} from '~/pricing/line-ids';
import {isOfferFor, offerPrice} from '~/pricing/offers';
import {chooseFrom, type Chosen} from '~/pricing/open-choices';
import {isSampleOfCatalogue, needsNoodleChoice} from '~/pricing/product-kind';
import {keyOf, type OrderedItem} from './ordered-items.server';
import type {ResolvedLine} from './priced-order';
import type {ShopperFacts} from './shopper-facts';

type CatalogueReference = Extract<LineReference, {kind: 'catalogue'}>;

/** Prices a line from the catalogue's own answer (rules: Who decides a price). */
export function resolveCatalogueLine(
  item: OrderedItem,
  product: Product | null,
  {variation: reference, choices: given = {}}: CatalogueReference,
  shopper: ShopperFacts,
): Outcome<ResolvedLine> {
  const refuse = (message: string) => refused(message, keyOf(item));
  if (!product) return refuse(orderMessages.notSold);
  const variation = findVariation(product, reference);
  if (!variation && reference) return refuse(orderMessages.notSold);
  if (!variation && product.variations.length > 0) return refuse(selectionMessages.optionRequired);
  const chosen = chooseFrom(variation, (key) => given[key]);
  if (!chosen) return refuse(selectionMessages.optionRequired);
  if (chosen.length < Object.keys(given).length) return refuse(orderMessages.notSold);
  const sold = variation ?? product;
  const isOnOwnPage = isSampleOfCatalogue(product);
  if (!sold.isPurchasable || !product.isPurchasable || sold.price === null || isOnOwnPage)
    return refuse(orderMessages.notForSaleNow(product.name));
  if (sold.stockStatus === 'OUT_OF_STOCK') return refuse(orderMessages.outOfStock(product.name));
  if (sold.soldAs?.isSingle && item.quantity > 1)
    return refuse(orderMessages.onePerOrder(product.name));
  if (needsNoodleChoice(product) && !item.konjacNoodleType)
    return refuse(selectionMessages.sampleRequired);
  const unitPrice = priceWithOffer(item, product, sold.price, shopper);
  if (!unitPrice.ok) return unitPrice;
  return accepted({
    ...toLine(item, product, variation, chosen),
    undiscountedUnitPrice: sold.price,
    unitPrice: unitPrice.value,
  });
}

function findVariation(product: Product, reference: VariationReference | null): Variation | null {
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
  item: OrderedItem,
  product: Product,
  price: Cents,
  shopper: ShopperFacts,
): Outcome<Cents> {
  if (!item.offerId) return accepted(price);
  if (!hasOffers()) return refused(orderMessages.offerEnded, keyOf(item));
  if (!shopper.isSignedIn) return refused(orderMessages.offerNeedsSignIn, keyOf(item));
  if (!shopper.isConfirmed) return refused(orderMessages.offerNeedsConfirmed, keyOf(item));
  if (!isOfferFor(item.offerId, product))
    return refused(orderMessages.offerUnavailable, keyOf(item));
  if (item.quantity !== 1) return refused(orderMessages.offerOncePerOrder, keyOf(item));
  return accepted(offerPrice(item.offerId, price).special);
}

function toLine(
  item: OrderedItem,
  product: Product,
  variation: Variation | null,
  chosen: Chosen[],
): Omit<ResolvedLine, 'unitPrice' | 'undiscountedUnitPrice'> {
  const values = variation?.attributes.map(({value}) => value) ?? [];
  const choice = [...values, ...chosen.map(({option}) => option)].join(', ');
  const hasNoodles = needsNoodleChoice(product);
  return {
    id: keyOf(item),
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
