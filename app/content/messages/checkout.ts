const addressParts = {
  firstName: 'First name',
  lastName: 'Last name',
  address1: 'Address',
  address2: 'Second address line',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP code',
  country: 'Country',
  phone: 'Phone',
} as const;

/** In this order: the first that fails is shown and its field takes the focus (rules: The checkout's checks in order). */
export const checkoutMessages = {
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  emailRequired: 'Email is required',
  addressRequired: 'Address is required',
  cityRequired: 'City is required',
  stateRequired: 'State is required',
  zipCodeRequired: 'ZIP code is required',
  emailInvalid: 'Invalid email format',
  nameOnCardRequired: 'Name on card is required',
  cardNumberRequired: 'Card number is required',
  expiryDateRequired: 'Expiry date is required',
  cvvRequired: 'CVV is required',
  cardNumberLength: 'Invalid card number length',
  cardNumberDigits: 'Card number must contain only digits',
  expiryDateFormat: 'Expiry date must be in MM/YY format',
  cvvFormat: 'CVV must be 3 or 4 digits',
  cardExpired: 'This card has expired',
  // What a complete address may still be refused for.
  tooLong: (part: keyof typeof addressParts, letters: number) =>
    `${addressParts[part]} is too long (${letters} letters at most)`,
  country: 'We ship within the United States only',
  state: 'Please choose a US state',
  zipCode: 'ZIP code must have 5 digits',
} as const;

export type CheckoutMessage = keyof typeof checkoutMessages;

/** Before a sentence about the other address. */
export const billingPrefix = 'Billing address: ';
