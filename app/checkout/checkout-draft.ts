import {checkoutDraftKey, forget, recall, remember} from '~/platform/session-memory';
import type {AddressValues} from './AddressFields';
import {emptyAddress, emptyCard, type CheckoutValues} from './checkout-form';

/** Keeps what was typed for a reload, in this tab only. The card is not among it. */
export function saveDraft({email, shipping, billing, isBillingSame}: CheckoutValues): void {
  remember(checkoutDraftKey, {email, shipping, billing, isBillingSame});
}

export const forgetDraft = () => forget(checkoutDraftKey);

interface Known {
  email: string;
  savedAddress: AddressValues | null;
}

/** The form as it opens: what was typed before, else what the account knows. */
export function openDraft({email, savedAddress}: Known): CheckoutValues {
  const draft = toRecord(recall(checkoutDraftKey));
  const shipping = toAddress(draft['shipping']);
  return {
    email: toText(draft['email']) || email,
    shipping: isBlank(shipping) && savedAddress ? {...emptyAddress, ...savedAddress} : shipping,
    billing: toAddress(draft['billing']),
    isBillingSame: draft['isBillingSame'] !== false,
    card: emptyCard,
  };
}

const toRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? {...value} : {};

const toText = (value: unknown) => (typeof value === 'string' ? value : '');

function toAddress(value: unknown): AddressValues {
  const typed = toRecord(value);
  const fields = Object.keys(emptyAddress) as (keyof AddressValues)[];
  const kept = fields.map((field) => [field, toText(typed[field]) || emptyAddress[field]]);
  return Object.fromEntries(kept) as Record<keyof AddressValues, string>;
}

const isBlank = (address: AddressValues) =>
  Object.entries(address).every(([field, value]) => field === 'country' || value === '');
