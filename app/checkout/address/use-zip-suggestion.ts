import {useRef} from 'react';
import type {TypedAddress} from '~/forms/address-rules';
import type {CheckoutValues} from '../checkout-form';

export type AddressKind = 'shipping' | 'billing';

type SetValues = (change: (now: CheckoutValues) => CheckoutValues) => void;

const nowhere = {state: null, city: null};

/** The table of places is fetched with the first ZIP code; without it nothing is suggested. */
const findPlace = async (zip: string) => {
  const loaded = await import('./find-place').catch(() => null);
  return loaded?.findPlace(zip) ?? null;
};

/** A complete ZIP code fills in its state and city (rules: Addresses). */
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

interface Place {
  state: string | null;
  city: string | null;
}

interface Filled {
  address: TypedAddress;
  /** What the ZIP code itself filled; null where it found something typed. */
  filled: Place;
}

/** The address with the city and state of its ZIP code; only what is empty, or was filled by a ZIP code before, is filled. */
export function fillPlace(address: TypedAddress, place: Place, before: Place): Filled {
  const isOurs = (part: 'city' | 'state') => address[part] === '' || address[part] === before[part];
  const filled = {
    state: isOurs('state') ? place.state : null,
    city: isOurs('city') ? place.city : null,
  };
  const fill = (part: 'city' | 'state') => (isOurs(part) ? (place[part] ?? '') : address[part]);
  return {address: {...address, city: fill('city'), state: fill('state')}, filled};
}
