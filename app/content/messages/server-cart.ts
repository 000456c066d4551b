/** Buying without scripts (rules: Without scripts). */
export const serverCartMessages = {
  full: 'Your cart is full. Please order what is in it first.',
  shopAway:
    'We could not reach the shop just now. Your cart is kept: please try again in a minute.',
  removeFirst: 'Something in your cart cannot be ordered as it is: what is marked there says why.',
  scriptsToPay:
    'Paying by card here needs JavaScript. Please turn it on for our shop: your cart comes along.',
} as const;

/** What the server alone says. */
export const serverCartRefusals = {
  tooMany: 'Too many changes. Please wait a minute and try again.',
  changed: 'Your cart has changed since this page was opened. Please check it and order again.',
  taxAdded:
    'The total now includes the tax for your address. Please check it and press Place Order again.',
} as const;

export const serverCartLabels = {
  backTo: (name: string) => `Back to ${name}`,
  signIn: 'Sign in',
} as const;
