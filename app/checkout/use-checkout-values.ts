import {useEffect, useState} from 'react';
import type {Card} from '~adapters/payments';
import {learnForms, type AddressPart, type TypedAddress} from '~/forms/address-rules';
import type {LocalAddresses} from '~/forms/address-rules';
import {changedFields} from './changed-fields';
import {tabStorage} from '~/browser/browser-storage';
import {toRecord} from '~/forms/to-record';
import {checkoutFields, type PostedCheckout} from './checkout-fields';
import {pickAnswers} from './additional-answers';
import {
  emptyAddress,
  emptyValues,
  readAddress,
  readTyped,
  type CheckoutValues,
} from './checkout-form';
import {useZipSuggestion, type AddressKind} from './address/use-zip-suggestion';
import {draftName} from './forget-draft';

/** With what a form of these fields was given before its code came. */
export function withTyped(values: CheckoutValues, form: HTMLFormElement): CheckoutValues {
  const now = new FormData(form);
  const typed = new Map(changedFields(form).map(({name}) => [name, toText(now.get(name))]));
  const chosen = (name: string) =>
    form.querySelector<HTMLInputElement>(`[name="${name}"]:checked`)?.value;
  return {
    ...readTyped((name) => typed.get(name), values),
    answers: {...values.answers, ...pickAnswers(Object.fromEntries(typed))},
    ...(typed.has(checkoutFields.isBillingSame) && {
      isBillingSame: chosen(checkoutFields.isBillingSame) !== undefined,
    }),
    // What is shown as chosen is chosen, whatever more there is to choose from once scripts run.
    ...(chosen(checkoutFields.paymentMethod) && {
      paymentMethod: chosen(checkoutFields.paymentMethod) ?? null,
    }),
    ...(typed.has(checkoutFields.shippingMethod) && {
      shippingMethod: chosen(checkoutFields.shippingMethod) ?? null,
    }),
  };
}

/**
 * What was typed, kept for a reload, and changed part by part. The page opens with what the account knows, as the
 * server wrote it, or with what was posted; before anybody sees it anew it has what was typed before, and into the
 * server's page meanwhile.
 */
export function useCheckoutValues(known: Known, answered: PostedCheckout | null) {
  const posted = answered?.values;
  const [values, setValues] = useState(() => {
    if (known.local && !import.meta.env.SSR) {
      learnForms(known.local.forms);
      learnForms(answered?.forms);
    }
    return posted ?? knownValues(known);
  });
  const [isOpen, setOpen] = useState(false);
  /** For the form's `ref`: only what the page opens with, from then on it is the shopper's. */
  const suggest = useZipSuggestion(setValues);
  const [openIn] = useState(() => (form: HTMLFormElement | null) => {
    if (!form) return;
    const draft = posted ?? openDraft(known);
    const opened = withTyped(draft, form);
    const {zipCode} = opened.shipping;
    setValues(opened);
    setOpen(true);
    if (zipCode !== draft.shipping.zipCode) void suggest('shipping', zipCode);
  });
  useEffect(() => {
    if (isOpen) saveDraft(values);
  }, [isOpen, values]);
  const change = (part: Partial<CheckoutValues>) => setValues((now) => ({...now, ...part}));
  const changeAddress = (which: AddressKind) => (field: AddressPart, value: string) => {
    setValues((now) => ({...now, [which]: {...now[which], [field]: value}}));
    if (field === 'zipCode') void suggest(which, value);
  };
  const changeAnswer = (name: string, answer: string) =>
    setValues((now) => ({...now, answers: {...now.answers, [name]: answer}}));
  const changeCard = (field: keyof Card, value: string) =>
    setValues((now) => ({...now, card: {...now.card, [field]: value}}));
  return {values, openIn, change, changeAddress, changeAnswer, changeCard};
}

export type CheckoutTyping = ReturnType<typeof useCheckoutValues>;

/** Keeps what was typed for a reload, in this tab only. The card is not among it. */
export function saveDraft({card: _card, ...typed}: CheckoutValues): void {
  tabStorage.remember(draftName, typed);
}

/** What the account knows. */
export interface Known {
  email: string;
  savedAddress: TypedAddress | null;
  local?: LocalAddresses | undefined;
  /** The way of sending that somebody chose for the shopper, by the shop's name. */
  shippingMethod: string | null;
}

/** The form before anything is typed. */
export function knownValues({email, savedAddress, local, shippingMethod}: Known): CheckoutValues {
  const blank = {...emptyAddress, ...(local && {country: local.country})};
  const shipping = {...blank, ...savedAddress};
  return {...emptyValues, email, shipping, billing: blank, shippingMethod};
}

/** The form as it opens: what was typed before, else what the account knows. */
export function openDraft(known: Known): CheckoutValues {
  const opened = knownValues(known);
  const draft = toRecord(tabStorage.find(draftName));
  const shipping = toAddress(draft['shipping'], opened.billing);
  return {
    ...readTyped((name) => toText(draft[name]) || undefined, opened),
    shipping: isBlank(shipping) ? opened.shipping : shipping,
    billing: toAddress(draft['billing'], opened.billing),
    isBillingSame: draft['isBillingSame'] !== false,
    answers: pickAnswers(draft['answers']),
    paymentMethod: toText(draft['paymentMethod']) || null,
    shippingMethod: toText(draft['shippingMethod']) || opened.shippingMethod,
  };
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '');

function toAddress(value: unknown, blank: TypedAddress): TypedAddress {
  const typed = toRecord(value);
  return readAddress((part) => toText(typed[part]) || undefined, blank);
}

const isBlank = (address: TypedAddress) =>
  Object.entries(address).every(([field, value]) => field === 'country' || value === '');
