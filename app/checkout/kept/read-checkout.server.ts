import {shopCurrency} from '~adapters/commerce';
import {emptyAddress, emptyCard, type CheckoutValues} from '~/checkout/checkout-form';
import type {AddressPart, TypedAddress} from '~/platform/address-rules';
import {checkoutFields} from './kept-checkout';

type Fields = Record<string, string>;

/** What was typed into the checkout's form. Nothing is longer than the form's own fields let it be. */
export function readCheckout(fields: Fields): CheckoutValues {
  const method = fields[checkoutFields.paymentMethod] ?? '';
  return {
    email: fields['email'] ?? '',
    shipping: readAddress(fields, ''),
    billing: readAddress(fields, 'billing-'),
    isBillingSame: fields[checkoutFields.isBillingSame] !== undefined,
    paymentMethod: method || null,
    card: emptyCard,
  };
}

function readAddress(fields: Fields, prefix: string): TypedAddress {
  const parts = Object.keys(emptyAddress) as AddressPart[];
  const typed = parts.map((part) => [part, fields[prefix + part] ?? emptyAddress[part]]);
  return Object.fromEntries(typed) as TypedAddress;
}

/** The amounts that the page showed; what cannot be read is none that an order could have. */
export function readShown(fields: Fields) {
  const tax = fields[checkoutFields.tax];
  const [, code, decimals] = /^([A-Z]{3}):(\d)$/.exec(fields[checkoutFields.currency] ?? '') ?? [];
  const known = shopCurrency();
  return {
    expectedTotal: toWhole(fields[checkoutFields.total]) ?? 0,
    expectedTax: tax === undefined ? null : toWhole(tax),
    expectedCurrency: code
      ? {code, decimals: Number(decimals)}
      : {code: known.code, decimals: known.decimals},
  };
}

const toWhole = (text: string | undefined) =>
  text !== undefined && /^\d{1,12}$/.test(text) ? Number(text) : null;
