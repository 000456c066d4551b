import {toCents} from '~adapters/commerce/money';
import type {ShippingQuote} from '~adapters/commerce/taxes';
import type {PricedCart} from '~/pricing/priced-cart';

/** The cart with the method that the shop sends it by; null where nothing is sent (rules: Whose rules). */
export const addShipping = (cart: PricedCart, quote: ShippingQuote | null): PricedCart => {
  if (isNotSent(quote)) return cart;
  const shipping = quote?.cost ?? toCents(0);
  return {
    ...cart,
    shipping,
    shippingMethod: quote?.method ?? null,
    total: toCents(cart.total - (cart.shipping ?? 0) + shipping),
  };
};

/** An order that is to be sent has a way to its address. */
export const isNotSent = (quote: ShippingQuote | null): boolean =>
  quote !== null && quote.methods.length === 0;

/** What the checkout knows of the shop's shipping; `none` where the storefront's rules count. */
export interface ShippingState {
  status: 'none' | 'waiting' | 'loading' | 'failed' | 'known';
  /** While another answer is on its way the one before; null where nothing is sent. */
  quote: ShippingQuote | null;
}

export const noShipping: ShippingState = {status: 'none', quote: null};
