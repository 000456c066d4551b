import {emptyAddress, emptyCard, type CheckoutValues} from '~/checkout/checkout-form';
import type {AddressPart, TypedAddress} from '~/platform/address-rules';
import {checkoutFields} from './kept-checkout';

type Fields = Record<string, string>;

/** What was typed into the checkout's form. Nothing is longer than the form's own fields let it be. */
export function readTyped(fields: Fields): CheckoutValues {
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
