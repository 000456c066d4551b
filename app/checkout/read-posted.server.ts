import {shopCurrency, toCents} from '~adapters/commerce';
import type {CartTax} from '~/pricing/priced-cart';
import {emptyValues, readAddress, type CheckoutValues} from './checkout-form';
import {checkoutFields} from './checkout-fields';

type Fields = Record<string, string>;

/** What was typed into the checkout's form. Nothing is longer than the form's own fields let it be. */
export function readTyped(fields: Fields): CheckoutValues {
  return {
    ...emptyValues,
    email: fields['email'] ?? '',
    shipping: readAddress((part) => fields[part]),
    billing: readAddress((part) => fields[`billing-${part}`]),
    isBillingSame: fields[checkoutFields.isBillingSame] !== undefined,
    paymentMethod: fields[checkoutFields.paymentMethod] || null,
    shippingMethod: fields[checkoutFields.shippingMethod] || null,
    ...(fields[checkoutFields.shipsNothing] && {shipsNothing: true as const}),
  };
}

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
