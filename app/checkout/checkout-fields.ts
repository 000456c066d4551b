import {shopCurrency} from '~adapters/commerce/price-facts';
import {toCents} from '~adapters/commerce/money';
import type {PluginsQuote, ShippingQuote} from '~adapters/commerce/taxes';
import type {LocalForm} from '~/forms/address-rules';
import type {CartTax} from '~/pricing/priced-cart';
import * as checkoutFields from './checkout-field-names';
import type {CheckoutValues} from './checkout-form';
import type {Problem} from './order-problem';

export * as checkoutFields from './checkout-field-names';

/** A posted checkout that came to no order, as it was typed. */
export interface PostedCheckout {
  problems: Problem[];
  values: CheckoutValues;
  /** Of the posted address; null where none is charged, or it is not known yet. */
  tax: CartTax | null;
  /** How it can be sent there, by the shop's own rules; absent while it is not known. */
  shipping?: ShippingQuote | null;
  /** What the shop's plugins say of it; absent where they were not asked. */
  plugins?: PluginsQuote;
  /** A code that was refused, as it was typed. */
  code?: string | undefined;
  /** Of the countries that were chosen. */
  forms?: LocalForm[];
}

/** Where the form is sent; sent to its page's very address it would take that page's place in the history. */
export const checkoutAction = '/checkout?posted';

/** Of the form: the code in the summary is sent with it. */
export const checkoutFormId = 'checkout-form';

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
