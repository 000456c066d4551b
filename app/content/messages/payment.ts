/** What stands where the payment service's own fields will be, or cannot be. */
export const paymentLabels = {
  fields: 'Payment details',
  loading: 'Loading the payment fields...',
  express: 'Express checkout',
  expressElsewhere: 'Cards, wallets and the other ways to pay are below.',
  expressAtCheckout: 'Cards, wallets and the other ways to pay are at checkout.',
  retry: 'Reload the page',
} as const;

/** How an order is paid, by its gateway, as a checkout with several, its mails and its page say. */
export const paymentTitles: Record<string, string> = {
  stripe: 'Card or wallet (Stripe)',
  offline: 'Test card (offline)',
};

export const paymentMessages = {
  loading: 'The payment fields are still loading. Please wait a moment and try again.',
  missing:
    'The payment fields could not be loaded. Please check your connection, or let your browser load js.stripe.com for this page, and reload it: what you typed is kept.',
} as const;

/** The fields of a card. */
export const cardLabels = {
  name: 'Name on card',
  number: 'Card number',
  expiryDate: 'Expiry date',
  cvv: 'CVV',
} as const;
