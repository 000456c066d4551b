import type {TypedAddress} from '~/platform/address-rules';

interface Place {
  state: string | null;
  city: string | null;
}

/** The address with what its ZIP code tells; only what is empty, or was told by the ZIP code before, is filled. */
export function fillPlace(address: TypedAddress, place: Place, before: Place): TypedAddress {
  const fill = (part: 'city' | 'state') =>
    address[part] === '' || address[part] === before[part] ? (place[part] ?? '') : address[part];
  return {...address, city: fill('city'), state: fill('state')};
}
