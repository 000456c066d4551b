import {firstCountry, codeOfCountry} from '~/forms/local-forms';
import type {AddressWithEmail, TypedAddress} from '~/forms/address-rules';
import type {AgentSession} from './agent-session.server';
import type {DestinationInput, FulfillmentInput} from './session-inputs.server';

type Texts = Record<string, string>;

/** What is there of an object's texts. */
export const toTexts = (given: object): Texts =>
  Object.fromEntries(
    Object.entries(given).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

const usNames = new Set(['us', 'usa', 'united states', 'united states of america']);

/** What was sent as places to ship to, each with an id, and which of them is meant: the only one goes without saying. */
export function readDestinations({methods: [method] = []}: FulfillmentInput = {}): Pick<
  AgentSession,
  'destinations' | 'destination' | 'option'
> {
  const destinations = (method?.destinations ?? []).map((given: DestinationInput, place) => ({
    ...toTexts(given),
    id: given.id ?? `destination-${place + 1}`,
  }));
  const selected = method?.selected_destination_id;
  const [first] = destinations;
  const meant =
    destinations.find(({id}) => id === selected) ?? (destinations.length === 1 ? first : undefined);
  const option = method?.groups?.[0]?.selected_option_id;
  return {
    destinations,
    destination: meant?.id ?? null,
    option: option === 'standard' ? null : (option ?? null),
  };
}

const countryOf = (named: string) =>
  usNames.has(named.toLowerCase()) ? 'US' : named ? codeOfCountry(named) : firstCountry();

/** Where it goes, as the checkout's form holds it. */
export function toTypedAddress({buyer, destinations, destination}: AgentSession): TypedAddress {
  const place = destinations.find(({id}) => id === destination) ?? {};
  return {
    firstName: place['first_name'] ?? buyer['first_name'] ?? '',
    lastName: place['last_name'] ?? buyer['last_name'] ?? '',
    phone: place['phone_number'] ?? buyer['phone_number'] ?? '',
    address1: place['street_address'] ?? '',
    address2: place['extended_address'] ?? '',
    city: place['address_locality'] ?? '',
    state: (place['address_region'] ?? '').trim(),
    zipCode: place['postal_code'] ?? '',
    country: countryOf((place['address_country'] ?? '').trim()),
  };
}

const partNames: Record<keyof TypedAddress, string> = {
  firstName: 'first_name',
  lastName: 'last_name',
  phone: 'phone_number',
  address1: 'street_address',
  address2: 'extended_address',
  city: 'address_locality',
  state: 'address_region',
  zipCode: 'postal_code',
  country: 'address_country',
};

const ofBuyer: readonly string[] = ['firstName', 'lastName', 'phone'];

/** The JSON path of the checkout form's field. */
export function pathOf(
  field: keyof AddressWithEmail,
  {destinations, destination}: AgentSession,
): string {
  if (field === 'email') return '$.buyer.email';
  if (ofBuyer.includes(field)) return `$.buyer.${partNames[field]}`;
  const place = Math.max(
    0,
    destinations.findIndex(({id}) => id === destination),
  );
  return `$.fulfillment.methods[0].destinations[${place}].${partNames[field]}`;
}
