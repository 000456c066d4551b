import type {AddressPart} from '~/platform/address-rules';
import {emptyAddress, type CheckoutValues} from './checkout-form';

/**
 * A draft with what a form of these fields has been given since it was shown: a browser keeps what is typed, or filled
 * in by itself, before the page's scripts run. A field that was left as it was says nothing.
 */
export function typedInto(
  draft: CheckoutValues,
  shown: Pick<CheckoutValues, 'email' | 'shipping'>,
  fields: FormData,
): CheckoutValues {
  const typed = (name: string, was: string) => {
    const value = fields.get(name);
    return typeof value === 'string' && value !== was ? value : null;
  };
  const parts = Object.keys(emptyAddress) as AddressPart[];
  const shipping = {...draft.shipping};
  for (const part of parts) shipping[part] = typed(part, shown.shipping[part]) ?? shipping[part];
  return {...draft, email: typed('email', shown.email) ?? draft.email, shipping};
}
