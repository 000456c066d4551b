import {
  accepted,
  refused,
  type Cents,
  type Outcome,
  type Product,
  type Variation,
} from '~adapters/commerce';
import {orderMessages, selectionMessages} from '~/content/messages';
import type {Choices, LineReference, VariationReference} from '~/pricing/line-ids';
import {isOfferFor, offerPrice} from '~/pricing/offers';
import {chosenValues, completeChoices} from '~/pricing/open-choices';
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
  const choices = completeChoices(variation ?? {openChoices: []}, given);
  if (!choices) return refuse(selectionMessages.optionRequired);
  const sold = variation ?? product;
  const isOnOwnPage = isSampleOfCatalogue(product);
  if (!sold.isPurchasable || !product.isPurchasable || sold.price === null || isOnOwnPage)
    return refuse(orderMessages.notForSaleNow(product.name));
  if (sold.stockStatus === 'OUT_OF_STOCK') return refuse(orderMessages.outOfStock(product.name));
  if (product.isSoldIndividually && item.quantity > 1)
    return refuse(orderMessages.onePerOrder(product.name));
  if (needsNoodleChoice(product) && !item.konjacNoodleType)
    return refuse(selectionMessages.sampleRequired);
  const unitPrice = priceWithOffer(item, product, sold.price, shopper);
  if (!unitPrice.ok) return unitPrice;
  return accepted({
    ...toLine(item, product, variation, choices),
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
  choices: Choices,
): Omit<ResolvedLine, 'unitPrice' | 'undiscountedUnitPrice'> {
  const values = variation ? chosenValues(variation, choices) : [];
  const choice = values.map(({value}) => value).join(', ');
  const hasNoodles = needsNoodleChoice(product);
  return {
    id: keyOf(item),
    name: choice ? `${product.name} (${choice})` : product.name,
    product,
    variation,
    choices,
    packaged: null,
    quantity: item.quantity,
    noodleType: hasNoodles ? (item.konjacNoodleType ?? null) : null,
    offerId: item.offerId ?? null,
    isFreeSample: false,
  };
}
