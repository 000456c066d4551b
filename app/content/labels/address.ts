/** The fields of a postal address, at checkout and in the account. */
export const addressLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  address1: 'Address',
  address2: 'Apartment, suite (optional)',
  zipCode: 'ZIP code',
  city: 'City',
  state: 'State',
  country: 'Country',
  countryHint: 'We sell in the United States only.',
  phone: 'Phone (optional)',
  unitedStates: 'United States',
} as const;

/** What else the shop asks at checkout. */
export const moreHeading = 'Additional information';
export const chooseAnswer = 'Please choose';

export const regionLabels = {
  choose: 'Choose a state',
  states: 'States',
  territories: 'District, territories, military',
} as const;
