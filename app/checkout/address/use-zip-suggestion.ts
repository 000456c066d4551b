import {useRef} from 'react';
import type {CheckoutValues} from '../checkout-form';
import type {Filled} from './fill-place';

export type AddressKind = 'shipping' | 'billing';

type SetValues = (change: (now: CheckoutValues) => CheckoutValues) => void;

/** A complete postal code fills in its state and city (rules: Addresses): the table is fetched once one is typed. */
export function useZipSuggestion(setValues: SetValues) {
  const filled = useRef<Partial<Record<AddressKind, Filled['filled']>>>({});
  return async (which: AddressKind, zip: string): Promise<void> => {
    // Browsers alone fetch the table: the server's program has none of it.
    const code = import.meta.env.SSR ? null : await import('./fill-place').catch(() => null);
    const before = filled.current[which];
    setValues((now) => {
      const next = now[which].zipCode === zip && code?.fillPlace(now[which], before);
      if (!next) return now;
      filled.current[which] = next.filled;
      return {...now, [which]: next.address};
    });
  };
}
