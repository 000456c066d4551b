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
} as const;

export type CheckoutMessage = keyof typeof checkoutMessages;
