/** The fields of a card. */
export const cardLabels = {
  name: 'Name on card',
  number: 'Card number',
  expiryDate: 'Expiry date',
  cvv: 'CVV',
} as const;
