import type {MerchantReturnPolicy, OfferShippingDetails, QuantitativeValue} from 'schema-dts';
import {hasOffers, toCents, type Cents} from '~adapters/commerce';
import {shopCountries, shopCurrency} from '~adapters/commerce/price-facts';
import {toDecimalString} from '~adapters/commerce/money';
import {freeShippingThreshold, shippingPrice} from '~/content/amounts';
import {returnCategory} from '~/content/refund';
import {deliveryDays} from '~/content/settings';

/** As many as a return policy may name. */
const mostCountries = 50;

/** The countries that orders are sent to, the shop's own first. */
export function shipsTo(): string[] {
  const {base, shipping} = shopCountries();
  const isBase = (code: string) => Number(code === base);
  return shipping.toSorted((one, other) => isBase(other) - isBase(one)).slice(0, mostCountries);
}

export const oneOrAll = <Value>(values: Value[]): Value | Value[] =>
  values.length === 1 && values[0] !== undefined ? values[0] : values;

/** What of the refund policy a machine reads (developers.google.com/search/docs/appearance/structured-data/return-policy). */
export const returnPolicy = (siteUrl: string): MerchantReturnPolicy => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: oneOrAll(shipsTo()),
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
  shippingDestination: oneOrAll(
    shipsTo().map((addressCountry) => ({'@type': 'DefinedRegion' as const, addressCountry})),
  ),
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    handlingTime: days(deliveryDays.handling),
    transitTime: days(deliveryDays.transit),
  },
});
