import {shopCurrency} from '~adapters/commerce';
import {checkoutFields} from './cookie-checkout';

type Fields = Record<string, string>;

/** The amounts that the page showed; what cannot be read is none that an order could have. */
export function readShown(fields: Fields) {
  const tax = fields[checkoutFields.tax];
  const shipping = fields[checkoutFields.shipping];
  const [, code, decimals] = /^([A-Z]{3}):(\d)$/.exec(fields[checkoutFields.currency] ?? '') ?? [];
  const known = shopCurrency();
  return {
    expectedTotal: toInteger(fields[checkoutFields.total]) ?? 0,
    expectedTax: tax === undefined ? null : toInteger(tax),
    expectedShipping: shipping === undefined ? null : toInteger(shipping),
    expectedCurrency: code
      ? {code, decimals: Number(decimals)}
      : {code: known.code, decimals: known.decimals},
  };
}

const toInteger = (text: string | undefined) =>
  text !== undefined && /^\d{1,12}$/.test(text) ? Number(text) : null;
