/** The tax line of the checkout (rules: Tax). */
export const taxLabels = {
  tax: 'Tax',
  atAddress: 'Tax at your address',
  /** Below a total. */
  includes: (tax: string) => `Includes ${tax} tax`,
  waiting: 'Once we know your address',
  loading: 'Calculating...',
  failed: 'Not known yet',
  plusTax: 'plus tax, if any, at checkout',
  retry: 'Try again',
} as const;

export const taxMessages = {
  failed: 'We could not calculate the total.',
  pending: 'The total is not known yet. Please check it and press Place Order again.',
} as const;
