import {shopCurrency, toCents} from '~adapters/commerce';
import type {CartTax} from '~/pricing/priced-cart';
import {checkoutFields} from './cookie-checkout';

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
