import {toCents, type Cents} from '~adapters/commerce/money';
import type {PricedCart} from '~/pricing/priced-cart';

/** The cart with the tax that the shop computed for it; zero is a tax, too (rules: Tax). */
export const addTax = (cart: PricedCart, tax: Cents): PricedCart => ({
  ...cart,
  tax,
  total: toCents(cart.total - (cart.tax ?? 0) + tax),
});
