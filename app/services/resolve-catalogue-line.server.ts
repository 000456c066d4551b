import {
  accepted,
  refused,
  type Cents,
  type Outcome,
  type Product,
  type Variation,
} from '~adapters/commerce';
import {offerMessages, orderMessages, selectionMessages} from '~/content/messages';
import type {VariationReference} from '~/pricing/line-ids';
import {isOfferFor, needsNoodleChoice, offerPrice} from '~/pricing/offers';
import {keyOf, type OrderedItem} from './ordered-items.server';
import type {ResolvedLine, ShopperFacts} from './resolved-line.server';

/** Prices a line from the catalogue's own answer (rulings 4, 5, 11, 12, 21 and 22). */
export function resolveCatalogueLine(
  item: OrderedItem,
  product: Product | null,
  reference: VariationReference | null,
  shopper: ShopperFacts,
): Outcome<ResolvedLine> {
  const refuse = (message: string) => refused(message, keyOf(item));
  if (!product) return refuse(orderMessages.notSold);
  const variation = findVariation(product, reference);
  if (!variation && reference) return refuse(orderMessages.notSold);
  if (!variation && product.variations.length > 0) return refuse(selectionMessages.optionRequired);
  const sold = variation ?? product;
  // Only the static free sample is free: nothing in the catalogue costs nothing (rulings 22).
  if (!sold.isPurchasable || !product.isPurchasable || !sold.price)
    return refuse(orderMessages.notForSaleNow(product.name));
  if (sold.stockStatus === 'OUT_OF_STOCK') return refuse(orderMessages.outOfStock(product.name));
  if (needsNoodleChoice(product.slug) && !item.konjacNoodleType)
    return refuse(selectionMessages.sampleRequired);
  const unitPrice = priceWithOffer(item, product, sold.price, shopper);
  if (!unitPrice.ok) return unitPrice;
  return accepted(toLine(item, product, variation, unitPrice.value));
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

/** Offers hold for signed-in shoppers, their own product and one unit (rulings 12). */
function priceWithOffer(
  item: OrderedItem,
  product: Product,
  price: Cents,
  shopper: ShopperFacts,
): Outcome<Cents> {
  if (!item.offerId) return accepted(price);
  if (!shopper.isSignedIn) return refused(orderMessages.offerNeedsSignIn, keyOf(item));
  if (!isOfferFor(item.offerId, product))
    return refused(orderMessages.offerUnavailable, keyOf(item));
  if (item.quantity !== 1) return refused(orderMessages.offerOncePerOrder, keyOf(item));
  return accepted(offerPrice(item.offerId, price).special);
}

function toLine(
  item: OrderedItem,
  product: Product,
  variation: Variation | null,
  unitPrice: Cents,
): ResolvedLine {
  const attributes = variation?.attributes ?? [];
  const choice = attributes.map(({value}) => value).join(', ');
  const hasNoodles = needsNoodleChoice(product.slug);
  return {
    key: keyOf(item),
    id: item.id,
    name: choice ? `${product.name} (${choice})` : product.name,
    staticProduct: null,
    productId: product.databaseId,
    variationId: variation?.databaseId ?? null,
    sku: variation?.sku ?? product.sku,
    unitPrice,
    quantity: item.quantity,
    noodleType: hasNoodles ? (item.konjacNoodleType ?? null) : null,
    attributes,
    offerId: item.offerId ?? null,
    isFreeSample: false,
    isOnSale: (variation ?? product).isOnSale || Boolean(item.offerId),
    categorySlugs: product.categories.map(({slug}) => slug),
    stock: stockOf(product, variation),
  };
}

/** A variation counts its own units, or shares those of its product. Backorders have no limit. */
function stockOf(product: Product, variation: Variation | null): ResolvedLine['stock'] {
  const sold = variation ?? product;
  if (sold.stockStatus === 'ON_BACKORDER') return null;
  if (variation && variation.stockQuantity !== null)
    return {databaseId: variation.databaseId, left: variation.stockQuantity};
  if (product.stockQuantity === null) return null;
  return {databaseId: product.databaseId, left: product.stockQuantity};
}
