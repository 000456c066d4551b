import {sumCents, toCents, type Fee, type OrderTax} from '~adapters/commerce';
import type {CartTax, PricedCart} from '~/pricing/priced-cart';

/** The cart with the tax that the shop computed for it; zero is a tax, too (rules: Tax). */
export const addTax = (cart: PricedCart, {tax, includedTax}: CartTax): PricedCart => {
  const {includedTax: _before, ...rest} = cart;
  return {
    ...rest,
    tax,
    ...(includedTax && {includedTax}),
    total: toCents(cart.total - (cart.tax ?? 0) + tax),
  };
};

export const sumOfFees = (fees: readonly Fee[] = []) => sumCents(fees.map(({amount}) => amount));

/** The cart with the fees of the shop's plugins (rules: Other plugins). */
export const addFees = (cart: PricedCart, fees: Fee[]): PricedCart =>
  fees.length > 0 ? {...cart, fees, total: toCents(cart.total + sumOfFees(fees))} : cart;

/** The tax that a cart was priced with; null where none is known. */
export function taxOf({tax, includedTax}: Partial<CartTax> = {}): CartTax | null {
  return tax === undefined ? null : {tax, ...(includedTax && {includedTax})};
}

export const toCartTax = ({tax, shippingTax, added, pricesIncludeTax}: OrderTax): CartTax => ({
  tax: added,
  ...(pricesIncludeTax && {includedTax: {total: tax, shipping: shippingTax}}),
});
