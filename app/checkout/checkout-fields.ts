import type {ShippingQuote} from '~adapters/commerce';
import type {CartTax} from '~/pricing/priced-cart';
import type {CheckoutValues} from './checkout-form';
import type {Problem} from './order-problem';

/** A posted checkout that came to no order, as it was typed. */
export interface PostedCheckout {
  problem: Problem;
  values: CheckoutValues;
  /** Of the posted address; null where none is charged, or nobody knows yet. */
  tax: CartTax | null;
  /** How it can be sent there, by the shop's own rules; absent where nobody knows yet. */
  shipping?: ShippingQuote | null;
}

/** Where the form is sent; sent to its page's very address it would take that page's place in the history. */
export const checkoutAction = '/checkout?posted';

/** The names of what the form sends beside what is typed. */
export const checkoutFields = {
  key: 'attempt',
  version: 'version',
  total: 'expectedTotal',
  tax: 'expectedTax',
  /** All of it and shipping's part, `265:41`, where prices include it. */
  includedTax: 'includedTax',
  currency: 'currency',
  paymentMethod: 'paymentMethod',
  shippingMethod: 'shippingMethod',
  /** What that method cost where it was chosen. */
  shipping: 'expectedShipping',
  isBillingSame: 'isBillingSame',
  shipsNothing: 'shipsNothing',
} as const;

/** Of paying at once. */
export const payNow = 'now';
