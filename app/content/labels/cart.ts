/** What stands in a cart, in the drawer, on its page and beside the checkout. */
export const cartWords = {
  title: 'Your cart',
  close: 'Close cart',
  items: 'Items in your cart',
  summary: 'Order summary',
  loading: 'Loading your cart...',
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  total: 'Total',
  removeNamed: (name: string) => `Remove ${name}`,
  quantityOf: (name: string) => `Quantity of ${name}`,
  update: 'Update',
  tryAgain: 'Try again',
} as const;
