import {toCents} from '~adapters/commerce/money';
import {hasOffers} from '~adapters/commerce/price-facts';
import type {PluginsQuote, ShippingQuote} from '~adapters/commerce/taxes';
import type {CartItem} from '~/pricing/cart-item';
import type {CartTax, PricedCart} from '~/pricing/priced-cart';
import {deliveryProblems, type TypedAddress} from '~/forms/address-rules';
import type {CheckoutValues} from '../checkout-form';

/**
 * The tax; null where the shop charges none. The shop's shipping, where its own rules count; null where nothing is sent.
 * What its plugins say, where they were asked.
 */
export type TaxAnswer =
  | {
      isKnown: true;
      tax: CartTax | null;
      shipping?: ShippingQuote | null;
      plugins?: PluginsQuote | undefined;
    }
  | {isKnown: false};

/** What the shop's own rules decide about sending it by (rules: Whose rules). */
interface Sending {
  method: string | null;
  discountCode: string | null;
  /** By which it is paid, null of the usual way; absent where no plugins are asked. */
  paymentMethod?: string | null;
}

/** What decides about the tax, and by the shop's own rules about shipping; null until the address is complete. */
export function toTaxQuestion(
  {
    shipping,
    billing,
    isBillingSame,
  }: Pick<CheckoutValues, 'shipping' | 'billing' | 'isBillingSame'>,
  items: CartItem[],
  priced: PricedCart,
  {method, discountCode, ...paid}: Sending,
) {
  const isByShop = !hasOffers();
  const payer = isBillingSame || priced.shipsNothing ? shipping : billing;
  if (!isComplete(shipping) || !isComplete(payer)) return null;
  return {
    lines: items.map(({id, quantity}, index) => {
      const {total = 0, discounted = total} = priced.lines[index] ?? {};
      return {id, quantity, total, ...(isByShop && {discounted})};
    }),
    shipping: isByShop ? {method} : (priced.shipping ?? toCents(0)),
    ...(isByShop && {codes: discountCode === null ? [] : [discountCode]}),
    billing: toPlace(payer),
    shippingAddress: toPlace(shipping),
    ...paid,
  };
}

const isComplete = (address: TypedAddress) =>
  address.city.trim() !== '' && deliveryProblems(address).length === 0;

const toPlace = ({country, state, zipCode, city}: TypedAddress) => ({
  country,
  state,
  zipCode: zipCode.trim(),
  city: city.trim(),
});
