import type {MerchantReturnPolicy, OfferShippingDetails, QuantitativeValue} from 'schema-dts';
import {hasOffers, toCents, type Cents} from '~adapters/commerce';
import {shopCurrency} from '~adapters/commerce/price-facts';
import {toDecimalString} from '~adapters/commerce/money';
import {freeShippingThreshold, shippingPrice} from '~/content/amounts';
import {returnCategory} from '~/content/refund';
import {deliveryDays} from '~/content/settings';
import {shipsTo} from '~/content/shipping';

/** What of the refund policy a machine reads (developers.google.com/search/docs/appearance/structured-data/return-policy). */
export const returnPolicy = (siteUrl: string): MerchantReturnPolicy => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: shipsTo,
  returnPolicyCategory: `https://schema.org/${returnCategory}`,
  merchantReturnLink: `${siteUrl}/refund`,
});

/** What sending one of that price alone costs; null where the shop's own rules decide (rules: Whose rules). */
export function shippingOf(price: Cents): Cents | null {
  if (!hasOffers()) return null;
  return price >= freeShippingThreshold() ? toCents(0) : shippingPrice();
}

const days = ([minValue, maxValue]: readonly [number, number]): QuantitativeValue => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

export const shippingDetails = (price: Cents): OfferShippingDetails => ({
  '@type': 'OfferShippingDetails',
  shippingRate: {
    '@type': 'MonetaryAmount',
    value: toDecimalString(price),
    currency: shopCurrency().code,
  },
  shippingDestination: {'@type': 'DefinedRegion', addressCountry: shipsTo},
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    handlingTime: days(deliveryDays.handling),
    transitTime: days(deliveryDays.transit),
  },
});
