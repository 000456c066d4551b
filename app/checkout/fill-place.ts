import type {TypedAddress} from '~/forms/address-rules';

interface Place {
  state: string | null;
  city: string | null;
}

interface Filled {
  address: TypedAddress;
  /** What the ZIP code itself filled; null where it found something typed. */
  filled: Place;
}

/** The address with what its ZIP code tells; only what is empty, or was filled by a ZIP code before, is filled. */
export function fillPlace(address: TypedAddress, place: Place, before: Place): Filled {
  const isOurs = (part: 'city' | 'state') => address[part] === '' || address[part] === before[part];
  const filled = {
    state: isOurs('state') ? place.state : null,
    city: isOurs('city') ? place.city : null,
  };
  const fill = (part: 'city' | 'state') => (isOurs(part) ? (place[part] ?? '') : address[part]);
  return {address: {...address, city: fill('city'), state: fill('state')}, filled};
}
