/** Cart and checkout. */
export const cartLabels = {
  empty: 'Your cart is empty',
  emptyText: 'What shall be on the table tonight?',
  continueShopping: 'Continue Shopping',
  proceedToCheckout: 'Proceed to Checkout',
  viewCart: 'View Cart',
  checkout: 'Checkout',
  apply: 'Apply',
  applying: 'Applying...',
  remove: 'Remove',
  placeOrder: 'Place Order',
  placingOrder: 'Processing Order...',
} as const;

/** Apart from what else is said of codes: every cart needs this sentence alone. */
export const invalidCode = 'Invalid discount code';
