import {emptyAddress, emptyCard, type CheckoutValues} from '../checkout-form';
import type {AddressPart, TypedAddress} from '~/forms/address-rules';
import {checkoutFields} from './cookie-checkout';

type Fields = Record<string, unknown>;

const textOr = (other: string, value: unknown) => (typeof value === 'string' ? value : other);

/** What was typed into the checkout's form. Nothing is longer than the form's own fields let it be. */
export function readTyped(fields: Fields): CheckoutValues {
  return {
    email: textOr('', fields['email']),
    shipping: readAddress(fields, ''),
    billing: readAddress(fields, 'billing-'),
    isBillingSame: fields[checkoutFields.isBillingSame] !== undefined,
    paymentMethod: textOr('', fields[checkoutFields.paymentMethod]) || null,
    shippingMethod: textOr('', fields[checkoutFields.shippingMethod]) || null,
    card: emptyCard,
  };
}

function readAddress(fields: Fields, prefix: string): TypedAddress {
  const parts = Object.keys(emptyAddress) as AddressPart[];
  const typed = parts.map((part) => [part, textOr(emptyAddress[part], fields[prefix + part])]);
  return Object.fromEntries(typed) as TypedAddress;
}
