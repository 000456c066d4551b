import {useEffect, useLayoutEffect, useState, type RefObject} from 'react';
import type {Card} from '~adapters/payments';
import type {AddressPart} from '~/platform/address-rules';
import {knownValues, openDraft, saveDraft, type Known} from './checkout-draft';
import type {CheckoutValues} from './checkout-form';
import {typedInto} from './typed-into';
import {useZipSuggestion, type AddressKind} from './use-zip-suggestion';

/**
 * What was typed, kept for a reload, and changed part by part. The page opens with what the account knows, as the
 * server wrote it; before anybody sees it anew it has what was typed before, and into the server's page meanwhile.
 */
export function useCheckoutValues(known: Known, form: RefObject<HTMLFormElement | null>) {
  const [values, setValues] = useState(() => knownValues(known));
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    const typed = form.current ? new FormData(form.current) : new FormData();
    setValues(typedInto(openDraft(known), knownValues(known), typed));
    setOpen(true);
    // Only what the page opens with: from then on it is the shopper's.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    if (isOpen) saveDraft(values);
  }, [isOpen, values]);
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
