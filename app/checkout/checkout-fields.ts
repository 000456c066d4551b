import {shopCurrency} from '~adapters/commerce/price-facts';
import {toCents} from '~adapters/commerce/money';
import type {ShippingQuote} from '~adapters/commerce/taxes';
import type {CartTax} from '~/pricing/priced-cart';
import type {CheckoutValues} from './checkout-form';
import type {Problem} from './order-problem';

/** A posted checkout that came to no order, as it was typed. */
export interface PostedCheckout {
  problems: Problem[];
  values: CheckoutValues;
  /** Of the posted address; null where none is charged, or it is not known yet. */
  tax: CartTax | null;
  /** How it can be sent there, by the shop's own rules; absent while it is not known. */
  shipping?: ShippingQuote | null;
  /** A code that was refused, as it was typed. */
  code?: string | undefined;
}

/** Where the form is sent; sent to its page's very address it would take that page's place in the history. */
export const checkoutAction = '/checkout?posted';

/** Of the form: the code in the summary is sent with it. */
export const checkoutFormId = 'checkout-form';

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
  /** The address that looks like a slip and that the page has asked about, and the one that was meant. */
  askedEmail: 'askedEmail',
  meantEmail: 'meantEmail',
} as const;

/** Of paying at once. */
export const payNow = 'now';

type Fields = Record<string, string>;

/** The amounts that the page showed; what cannot be read is none that an order could have. */
export function readShown(fields: Fields) {
  const shipping = fields[checkoutFields.shipping];
  const [, code, decimals] = /^([A-Z]{3}):(\d)$/.exec(fields[checkoutFields.currency] ?? '') ?? [];
  const known = shopCurrency();
  return {
    expectedTotal: toInteger(fields[checkoutFields.total]) ?? 0,
    tax: readTax(fields),
    expectedShipping: shipping === undefined ? null : toInteger(shipping),
    expectedCurrency: code
      ? {code, decimals: Number(decimals)}
      : {code: known.code, decimals: known.decimals},
  };
}

function readTax(fields: Fields): CartTax | null {
  const tax = toInteger(fields[checkoutFields.tax]);
  if (tax === null) return null;
  const [total, shipping] = (fields[checkoutFields.includedTax] ?? '').split(':').map(toInteger);
  const isIncluded = total != null && shipping != null;
  return {
    tax: toCents(tax),
    ...(isIncluded && {includedTax: {total: toCents(total), shipping: toCents(shipping)}}),
  };
}

const toInteger = (text: string | undefined) =>
  text !== undefined && /^-?\d{1,12}$/.test(text) ? Number(text) : null;
