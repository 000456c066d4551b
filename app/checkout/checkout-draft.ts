import {tabStorage} from '~/browser/browser-storage';
import {toRecord} from '~/forms/to-record';
import type {AddressPart, TypedAddress} from '~/forms/address-rules';
import {emptyAddress, emptyCard, type CheckoutValues} from './checkout-form';
import {draftName} from './forget-draft';

/** Keeps what was typed for a reload, in this tab only. The card is not among it. */
export function saveDraft({card: _card, ...typed}: CheckoutValues): void {
  tabStorage.remember(draftName, typed);
}

/** What the account knows. */
export interface Known {
  email: string;
  savedAddress: TypedAddress | null;
  /** The way of sending that somebody chose for the shopper, by the shop's name. */
  shippingMethod: string | null;
}

/** The form before anything is typed. */
export const knownValues = ({email, savedAddress, shippingMethod}: Known): CheckoutValues => ({
  email,
  shipping: {...emptyAddress, ...savedAddress},
  billing: emptyAddress,
  isBillingSame: true,
  paymentMethod: null,
  shippingMethod,
  card: emptyCard,
});

/** The form as it opens: what was typed before, else what the account knows. */
export function openDraft(known: Known): CheckoutValues {
  const opened = knownValues(known);
  const draft = toRecord(tabStorage.recall(draftName));
  const shipping = toAddress(draft['shipping']);
  return {
    ...opened,
    email: toText(draft['email']) || opened.email,
    shipping: isBlank(shipping) ? opened.shipping : shipping,
    billing: toAddress(draft['billing']),
    isBillingSame: draft['isBillingSame'] !== false,
    paymentMethod: toText(draft['paymentMethod']) || null,
    shippingMethod: toText(draft['shippingMethod']) || opened.shippingMethod,
  };
}

const changesOf = <Part extends object>(now: Part, opened: Part) =>
  Object.fromEntries(
    Object.entries(now).filter(([name, value]) => value !== opened[name as keyof Part]),
  );

/** Keeps what a form holds that opened with what the account knows, over what was typed before. */
export function addToDraft(known: Known, typed: CheckoutValues): void {
  const draft = openDraft(known);
  const opened = knownValues(known);
  saveDraft({
    ...draft,
    ...changesOf(typed, opened),
    shipping: {...draft.shipping, ...changesOf(typed.shipping, opened.shipping)},
    billing: {...draft.billing, ...changesOf(typed.billing, opened.billing)},
  });
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '');

function toAddress(value: unknown): TypedAddress {
  const typed = toRecord(value);
  const fields = Object.keys(emptyAddress) as AddressPart[];
  const stored = fields.map((field) => [field, toText(typed[field]) || emptyAddress[field]]);
  return Object.fromEntries(stored) as Record<AddressPart, string>;
}

const isBlank = (address: TypedAddress) =>
  Object.entries(address).every(([field, value]) => field === 'country' || value === '');
