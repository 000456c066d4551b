import type {
  ExpressCheckoutPartialAddress,
  StripeExpressCheckoutElementConfirmEvent,
} from '@stripe/stripe-js';
import {emptyAddress, emptyCard, type CheckoutValues} from '~/checkout/checkout-form';
import type {ServiceFields} from '~/checkout/payment/service-fields.server';
import {toServiceAmount} from '~/checkout/payment/to-service-amount';
import {requestTax, toTaxQuestion} from '../../tax/request-tax';
import {taxLabels} from '~/content/messages';
import {usStates} from '~/content/us-states';
import {findDeliveryProblem, type TypedAddress} from '~/forms/address-rules';
import {addTax} from '~/checkout/tax/add-tax';
import type {CartItem} from '~/pricing/cart-item';
import type {PricedCart} from '~/pricing/priced-cart';

/** What the wallet's own sheet shows: the cart's breakdown, and the one way of shipping. */
export function toSheet(
  {subtotal, adjustments, shipping, shipsNothing, tax}: PricedCart,
  fields: Pick<ServiceFields, 'decimals'>,
) {
  const line = (name: string, amount: number) => ({name, amount: toServiceAmount(amount, fields)});
  return {
    lineItems: [
      line('Subtotal', subtotal),
      ...adjustments.map(({label, amount}) => line(label, amount)),
      ...(shipsNothing ? [] : [line('Shipping', shipping)]),
      ...(tax === undefined ? [] : [line(taxLabels.tax, tax)]),
    ],
    shippingRates: [
      {
        id: 'usps',
        displayName: shipsNothing ? 'Nothing to send' : 'USPS',
        amount: toServiceAmount(shipping, fields),
      },
    ],
  };
}

/** Wallets write states as their owner did. */
const toState = (written: string) =>
  Object.entries(usStates).find(([, name]) => name.toLowerCase() === written.toLowerCase())?.[0] ??
  written.toUpperCase();

/** Where a wallet wants it sent, as far as it tells before it pays; null where we do not ship to. */
export function toPlace(address: ExpressCheckoutPartialAddress): TypedAddress | null {
  const place = {
    ...emptyAddress,
    city: address.city,
    state: toState(address.state),
    zipCode: address.postal_code,
    country: address.country,
  };
  return findDeliveryProblem(place) ? null : place;
}

/** The cart with its tax there; without it where that is not known now: then the order says what has changed. */
export async function taxForPlace(
  shipping: TypedAddress,
  items: CartItem[],
  priced: PricedCart,
): Promise<PricedCart> {
  const place = {shipping, billing: emptyAddress, isBillingSame: true};
  const question = toTaxQuestion(place, items, priced);
  if (!question) return priced;
  const answer = await requestTax(JSON.stringify(question), AbortSignal.timeout(8000));
  return answer.isKnown && answer.tax !== null ? addTax(priced, answer.tax) : priced;
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
    state: toState(address?.state ?? ''),
    zipCode: address?.postal_code ?? '',
    country: address?.country ?? '',
  };
  return {
    email: billingDetails?.email ?? '',
    shipping,
    billing: emptyAddress,
    isBillingSame: true,
    card: emptyCard,
    paymentMethod: null,
  };
}
