/** From above. */
const parts = [
  'firstName',
  'lastName',
  'address1',
  'address2',
  'zipCode',
  'city',
  'state',
  'phone',
] as const;

/** How a country's addresses are asked for and written, by the shop (rules: Addresses). */
export interface AddressForm {
  country: string;
  /** From above. A label is null where it says nothing of the country. */
  fields: readonly {
    name: (typeof parts)[number];
    label: string | null;
    required: boolean;
  }[];
  /** By their codes; null where a state is typed. */
  states: readonly (readonly [code: string, name: string])[] | null;
  /** As WooCommerce has it: `{name}\n{address_1}\n{postcode} {city}`. */
  format: string;
}

export interface AddressForms {
  /** Never throws: of a shop that does not say it, what any country has. */
  read(country: string): Promise<AddressForm>;
  /** What was read last. */
  known(country: string): AddressForm | undefined;
}

const spared: readonly string[] = ['address2', 'zipCode', 'state', 'phone'];

export const anyForm = (country: string): AddressForm => ({
  country,
  fields: parts.map((name) => ({
    name,
    label: null,
    required: !spared.includes(name),
  })),
  states: null,
  format: '{name}\n{address_1}\n{address_2}\n{postcode} {city}\n{state}\n{country}',
});
