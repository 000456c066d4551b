import {useEffect, useState} from 'react';
import type {Card} from '~adapters/payments';
import type {AddressPart} from '~/platform/address-rules';
import {openDraft, saveDraft} from './checkout-draft';
import type {CheckoutValues} from './checkout-form';
import {useZipSuggestion, type AddressKind} from './use-zip-suggestion';

/** What was typed, kept for a reload, and changed part by part. */
export function useCheckoutValues(known: Parameters<typeof openDraft>[0]) {
  const [values, setValues] = useState(() => openDraft(known));
  useEffect(() => saveDraft(values), [values]);
  const change = (part: Partial<CheckoutValues>) => setValues((now) => ({...now, ...part}));
  const suggest = useZipSuggestion(setValues);
  const changeAddress = (which: AddressKind) => (field: AddressPart, value: string) => {
    setValues((now) => ({...now, [which]: {...now[which], [field]: value}}));
    if (field === 'zipCode') void suggest(which, value);
  };
  const changeCard = (field: keyof Card, value: string) =>
    setValues((now) => ({...now, card: {...now.card, [field]: value}}));
  return {values, change, changeAddress, changeCard};
}

export type CheckoutTyping = ReturnType<typeof useCheckoutValues>;
