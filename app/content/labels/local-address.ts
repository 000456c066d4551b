/** The fields of an address outside the United States, where the shop has no word of that country. */
export const localLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  address1: 'Address',
  address2: 'Apartment, suite',
  zipCode: 'Postal code',
  city: 'City',
  state: 'State or region',
  phone: 'Phone',
  country: 'Country',
} as const;

export const localAddress = {
  optional: (label: string) => `${label} (optional)`,
  required: (label: string) => `${label} is required`,
  choose: 'Please choose',
  chooseCountry: 'Please choose a country',
  changeCountry: 'Show the fields of this country',
  loading: 'Loading the fields of this country …',
  failed: 'The fields of this country could not be loaded.',
  retry: 'Try again',
} as const;
