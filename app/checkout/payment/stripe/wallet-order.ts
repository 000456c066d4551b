import type {
  ExpressCheckoutPartialAddress,
  StripeExpressCheckoutElementConfirmEvent,
} from '@stripe/stripe-js';
import {hasOffers} from '~adapters/commerce/price-facts';
import {type ShippingMethod, type ShippingQuote} from '~adapters/commerce/taxes';
import {emptyAddress, emptyValues, type CheckoutValues} from '~/checkout/checkout-form';
import type {ServiceFields} from '~/checkout/payment/ways-to-pay';
import {toServiceAmount} from '~/checkout/payment/to-service-amount';
import type {StoredCart} from '~/cart/cart-state';
import {shippingLabels} from '~/content/labels/shipping';
import {byUsps} from '~/content/shop-rules';
import {isUsRegion} from '~/content/us-states';
import {findPlace} from '~/checkout/address/find-place';
import {cartWords} from '~/content/labels/cart';
import {deliveryProblems, type TypedAddress} from '~/forms/address-rules';
import {addFees, addTax} from '~/checkout/tax/add-tax';
import {shownRows} from '~/pricing/price-cart';
import type {PricedCart} from '~/pricing/priced-cart';
import {toShownTax} from '~/pricing/shown-tax';
import {requestTax} from '../../tax/ask-tax';
import {toTaxQuestion} from '../../tax/request-tax';
import {addShipping} from '../../shipping/add-shipping';

/** What the wallet's own sheet shows: the cart's breakdown, and the ways of shipping, the chosen one first. */
export function toSheet(
  priced: PricedCart,
  fields: Pick<ServiceFields, 'decimals'>,
  methods: ShippingMethod[] = [],
) {
  const {shippingMethod, shipsNothing} = priced;
  const {shipping, row} = toShownTax(priced);
  const line = (name: string, amount: number) => ({name, amount: toServiceAmount(amount, fields)});
  const isChosen = ({id}: ShippingMethod) => Number(id === shippingMethod);
  const usual = byUsps('USPS') || shippingLabels.byAddress;
  const displayName = shipsNothing ? shippingLabels.nothing : usual;
  return {
    lineItems: [
      ...shownRows(priced).map(({label, amount}) => line(label, amount)),
      ...(shipping === null || shipsNothing ? [] : [line(cartWords.shipping, shipping)]),
      ...(priced.fees ?? []).map(({name, amount}) => line(name, amount)),
      ...(row ? [line(row.label, row.amount)] : []),
    ],
    shippingRates:
      methods.length > 0
        ? methods
            .toSorted((one, other) => isChosen(other) - isChosen(one))
            .map(({id, title, shown}) => ({
              id,
              displayName: title,
              amount: toServiceAmount(shown, fields),
            }))
        : [{id: 'usps', displayName, amount: toServiceAmount(shipping ?? 0, fields)}],
  };
}

/** Wallets write states as their owner did, by code or by name in any language: then the ZIP code says it. */
function toState(country: string, written = '', zipCode = ''): string {
  if (country !== 'US') return written;
  const code = written.trim().toUpperCase();
  return isUsRegion(code) ? code : (findPlace(zipCode)?.state ?? code);
}

/** Where a wallet wants it sent, as far as it is known before it pays; null where we do not ship to. */
export function toPlace(address: ExpressCheckoutPartialAddress): TypedAddress | null {
  const place = {
    ...emptyAddress,
    city: address.city,
    state: toState(address.country, address.state, address.postal_code),
    zipCode: address.postal_code,
    country: address.country,
  };
  return deliveryProblems(place).length > 0 ? null : place;
}

interface Quoted {
  priced: PricedCart;
  /** By the shop's own rules; null where nothing is sent, or it is not known. */
  shipping: ShippingQuote | null;
}

/** The cart with its tax, fees and shipping there, as far as they are known now. */
export async function quoteForPlace(
  place: TypedAddress,
  {items, discountCode}: Pick<StoredCart, 'items' | 'discountCode'>,
  priced: PricedCart,
  asked: {method: string | null; paymentMethod?: string | null} = {method: null},
): Promise<Quoted> {
  const places = {shipping: place, billing: emptyAddress, isBillingSame: true};
  const question = toTaxQuestion(places, items, priced, {...asked, discountCode});
  if (!question) return {priced, shipping: null};
  const answer = await requestTax(question, AbortSignal.timeout(8000));
  if (!answer.isKnown) return {priced, shipping: null};
  const shipping = answer.shipping ?? null;
  const sent = hasOffers() ? priced : addShipping(priced, shipping);
  const withFees = addFees(sent, answer.plugins?.fees ?? []);
  return {priced: answer.tax === null ? withFees : addTax(withFees, answer.tax), shipping};
}

/** What a shopper would have typed. A wallet's order is billed to where it is sent. */
export function toWalletValues({
  shippingAddress,
  billingDetails,
}: Pick<
  StripeExpressCheckoutElementConfirmEvent,
  'shippingAddress' | 'billingDetails'
>): CheckoutValues {
  const {name = '', address} = shippingAddress ?? {};
  const names = name.trim().split(/\s+/);
  const lastName = names.at(-1) ?? '';
  const shipping = {
    ...emptyAddress,
    // Who has one name only has it twice: an address needs both.
    firstName: names.slice(0, -1).join(' ') || lastName,
    lastName,
    phone: billingDetails?.phone ?? '',
    address1: address?.line1 ?? '',
    address2: address?.line2 ?? '',
    city: address?.city ?? '',
    state: toState(address?.country ?? '', address?.state, address?.postal_code),
    zipCode: address?.postal_code ?? '',
    country: address?.country ?? '',
  };
  return {...emptyValues, email: billingDetails?.email ?? '', shipping};
}
