import type {TypedAddress} from '~/forms/address-rules';
import {findPlace} from './find-place';

interface Place {
  state: string | null;
  city: string | null;
}

/** By countries whose postal codes say where they lie. */
const placesOf: Partial<Record<string, (typed: string) => Place | null>> = {US: findPlace};

export interface Filled {
  address: TypedAddress;
  /** What the postal code itself filled; null where it found something typed. */
  filled: Place;
}

/** The address with the city and state of its postal code where these are empty or were filled so; null without news. */
export function fillPlace(
  address: TypedAddress,
  before: Place = {state: null, city: null},
): Filled | null {
  const place = placesOf[address.country]?.(address.zipCode);
  if (!place) return null;
  const isOurs = (part: 'city' | 'state') => address[part] === '' || address[part] === before[part];
  const filled = {
    state: isOurs('state') ? place.state : null,
    city: isOurs('city') ? place.city : null,
  };
  const fill = (part: 'city' | 'state') => (isOurs(part) ? (place[part] ?? '') : address[part]);
  return {address: {...address, city: fill('city'), state: fill('state')}, filled};
}
