import {useRef} from 'react';
import type {CheckoutValues} from './checkout-form';
import {fillPlace} from './fill-place';

export type AddressKind = 'shipping' | 'billing';

type SetValues = (change: (now: CheckoutValues) => CheckoutValues) => void;

const nowhere = {state: null, city: null};

/** The table of places is fetched with the first ZIP code; without it nothing is suggested. */
const findPlace = async (zip: string) => {
  const loaded = await import('./find-place').catch(() => null);
  return loaded?.findPlace(zip) ?? null;
};

/** A whole ZIP code fills in its state and city (rules: Addresses). */
export function useZipSuggestion(setValues: SetValues) {
  const filled = useRef<Record<AddressKind, {state: string | null; city: string | null}>>({
    shipping: nowhere,
    billing: nowhere,
  });
  return async (which: AddressKind, zip: string): Promise<void> => {
    if (!/^\d{5}(-\d{4})?$/.test(zip.trim())) return;
    const place = await findPlace(zip);
    if (!place) return;
    const before = filled.current[which];
    setValues((now) => {
      if (now[which].zipCode !== zip) return now;
      const next = fillPlace(now[which], place, before);
      filled.current = {...filled.current, [which]: next.filled};
      return {...now, [which]: next.address};
    });
  };
}
