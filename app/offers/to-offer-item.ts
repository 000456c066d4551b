import {kitLabel} from '~/content/offer-choices';
import {offerLabels} from '~/content/offers';
import {isInStock, type OfferProduct, type OfferVariation} from './offer-product';
import type {CartItem, OfferId} from '~/pricing/cart-item';
import type {OfferPrice} from '~/pricing/offers';
import type {NewCartItem} from '~/cart/cart-items';

const variationLabel = ({attributes}: OfferVariation): string =>
  attributes.map(({value}) => kitLabel(value)).join(', ');

export const variationChoices = ({variations}: OfferProduct) =>
  variations.map((variation) => ({
    value: String(variation.databaseId),
    label: variationLabel(variation),
    note: isInStock(variation) ? undefined : offerLabels.outOfStock,
  }));

interface Claim {
  id: string;
  offerId: OfferId;
  product: OfferProduct;
  variation: OfferVariation | null;
  price: OfferPrice;
  href: string;
  konjacNoodleType?: CartItem['konjacNoodleType'];
}

/** One unit of an offer as the cart keeps it; the server prices it again. */
export function toOfferItem({product, variation, price, konjacNoodleType, ...claim}: Claim) {
  const item: NewCartItem = {
    ...claim,
    name: variation ? `${product.name} (${variationLabel(variation)})` : product.name,
    price: price.special,
    regularPrice: price.regular,
    image: (variation?.image ?? product.image)?.smallUrl ?? '',
    variationId: variation?.databaseId ?? null,
    variationAttributes: variation?.attributes ?? [],
    ...(konjacNoodleType && {konjacNoodleType}),
  };
  return item;
}
