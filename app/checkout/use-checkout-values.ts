import {useEffect, useState} from 'react';
import type {Card} from '~adapters/payments';
import type {AddressPart, TypedAddress} from '~/forms/address-rules';
import {changedFields} from '~/ui/changed-fields';
import {knownValues, openDraft, saveDraft, type Known} from './checkout-draft';
import {checkoutFields, payNow} from './checkout-fields';
import type {CheckoutValues} from './checkout-form';
import {useZipSuggestion, type AddressKind} from './use-zip-suggestion';

/** With what a form of these fields was given before its code came. */
export function withTyped(values: CheckoutValues, form: HTMLFormElement): CheckoutValues {
  const changed = changedFields(form);
  const typed = new Map(changed.map(({name, value}) => [name, value]));
  const chosen = (name: string) =>
    form.querySelector<HTMLInputElement>(`[name="${name}"]:checked`)?.value;
  const address = (prefix: string, before: TypedAddress): TypedAddress => {
    const parts = Object.entries(before) as [AddressPart, string][];
    const now = parts.map(([part, value]) => [part, typed.get(prefix + part) ?? value]);
    return Object.fromEntries(now) as TypedAddress;
  };
  return {
    ...values,
    email: typed.get('email') ?? values.email,
    shipping: address('', values.shipping),
    billing: address('billing-', values.billing),
    ...(typed.has(checkoutFields.isBillingSame) && {
      isBillingSame: chosen(checkoutFields.isBillingSame) !== undefined,
    }),
    // What is shown as chosen is chosen, whatever more there is to choose from once scripts run.
    ...(chosen(checkoutFields.paymentMethod) && {
      paymentMethod: toWay(chosen(checkoutFields.paymentMethod)),
    }),
    ...(typed.has(checkoutFields.shippingMethod) && {
      shippingMethod: chosen(checkoutFields.shippingMethod) ?? null,
    }),
  };
}

const toWay = (chosen: string | undefined) =>
  chosen === undefined || chosen === payNow ? null : chosen;

/**
 * What was typed, kept for a reload, and changed part by part. The page opens with what the account knows, as the
 * server wrote it, or with what was posted; before anybody sees it anew it has what was typed before, and into the
 * server's page meanwhile.
 */
export function useCheckoutValues(known: Known, posted: CheckoutValues | null) {
  const [values, setValues] = useState(() => posted ?? knownValues(known));
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
  const changeCard = (field: keyof Card, value: string) =>
    setValues((now) => ({...now, card: {...now.card, [field]: value}}));
  return {values, openIn, change, changeAddress, changeCard};
}

export type CheckoutTyping = ReturnType<typeof useCheckoutValues>;
