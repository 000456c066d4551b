/** Shown in the browser's order: the first that fails is shown and its field takes the focus (spec 1 §5, rulings 1). */
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

/** Spec 1 §8; the last three from rulings 11, 21. */
export const orderMessages = {
  cartEmpty: 'Cart is empty, order refused',
  legacyCartPath: 'processOrder should not be called from cart store anymore',
  failed: 'Failed to process order',
  failedAlert: 'Failed to process order. Please try again.',
  networkError: 'Network error occurred',
  unexpected: 'An unexpected error occurred',
  placed: 'Order placed successfully!',
  priceChanged: 'The price of your cart has changed. Please review your cart.',
  quantityOutOfRange: 'Choose a quantity from 1 to 99.',
  onlyLeftInStock: (stockQuantity: number) => `Only ${stockQuantity} left in stock.`,
  unreadable: 'Your cart could not be read. Please review your cart.',
  tooManyLines: 'Your cart holds too many different items. Please split your order.',
  listedTwice: 'Your cart lists the same item twice. Please review your cart.',
  notSold: 'This item is no longer in our shop. Please remove it from your cart.',
  notForSaleNow: (name: string) =>
    `${name} cannot be bought at the moment. Please remove it from your cart.`,
  outOfStock: (name: string) => `${name} is out of stock. Please remove it from your cart.`,
  offerNeedsSignIn: 'Sign in to claim this exclusive offer.',
  offerUnavailable: 'This offer is not available for this item.',
  offerOncePerOrder: 'This offer is for one unit per order.',
  freeSampleOnce: 'The free sample is one per customer.',
  keyMissing: 'This order cannot be placed safely. Please reload the page and try again.',
  keyOfOtherOrder:
    'Your cart has changed since you placed this order. Please review your cart and try again.',
  stillPlacing:
    'Your order is still being placed. Please wait a moment, then press Place Order again: it will not be placed twice.',
  paidEarlier: (orderNumber: string) =>
    `Your order ${orderNumber} is already paid. To order this cart as well, please place it again.`,
  bankDecides: (orderNumber: string) =>
    `Your bank is still deciding on the payment of order ${orderNumber}. Please try again in a few minutes.`,
  shopUnreachable:
    'We could not reach our order system, and your card was not charged. Please try again in a minute.',
  paymentUnreachable:
    'We could not reach the payment service. Please press Place Order again: you will not be charged twice.',
  paidUnfinished:
    'Your payment went through, but we could not finish your order yet. Please press Place Order again: you will not be charged twice.',
  paymentNotFinished: 'The payment was not completed. Your cart is kept: please try again.',
  tooManyOrders: 'Too many tries. Please wait a minute and try again.',
} as const;

/** Spec 1 §8; rulings 9. */
export const discountMessages = {
  invalid: 'Invalid discount code',
  alreadyApplied: 'This code is already applied.',
  /** One sentence for a code that does not exist and for one meant for somebody else. */
  notForYou:
    'This code is not valid for your order. If it came by e-mail, use the address it was sent to.',
  applied: (code: string) => `Discount code ${code} applied.`,
  removed: (code: string) => `Discount code ${code} removed.`,
  expired: 'This code has expired.',
  usedUp: 'This code has been used as often as it can be.',
  notCombinable: 'This code cannot be combined with another discount.',
  spendMore: (minimum: string) => `Spend ${minimum} or more to use this code.`,
  spendLess: (maximum: string) => `This code is for orders of up to ${maximum}.`,
  notForTheseItems: 'This code is not for the items in your cart.',
  someItemsExcluded: 'This code cannot be used with some of the items in your cart.',
  openCart: 'This code is for certain products. Open your cart to use it.',
  offerEnded: 'The offer SAVE10 has ended. Please remove it from your cart.',
  signInAgain: 'Please sign in again.',
  notChecked: 'We could not check this code just now. Please try again.',
  tooManyTries: (seconds: number) =>
    `Too many tries. Please wait ${seconds} seconds before you try another code.`,
} as const;

/** Spec 1 §8. */
export const contactMessages = {
  sent: "Thank you for your message! We'll get back to you soon.",
  failed: 'Failed to send message. Please try again.',
  nameTooLong: 'Name must be at most 100 characters long',
  messageTooLong: 'Message must be at most 5,000 characters long',
} as const;

/** Spec 1 §8. */
export const freeSampleMessages = {
  notAuthenticated: 'User not authenticated',
} as const;

/** Spec 1 §2, §8; rulings 22. */
export const catalogueMessages = {
  loadingProducts: 'Loading products...',
  productsFailed: 'Unable to load some products from our catalog.',
  loadingProduct: 'Loading product...',
  invalidUrlTitle: 'Invalid Product URL',
  invalidUrlText: 'No product identifier provided in the URL.',
  notFoundTitle: 'Product Not Found',
  notFoundText: 'The requested product could not be found.',
  notFoundBecause: (message: string) => `Failed to load product details: ${message}`,
  backToProducts: 'Back to Products',
  priceUnavailable: 'Price unavailable',
  informationComingSoon: 'Information coming soon...',
} as const;

/** Spec 1 §5, §8: accounts. */
export const accountMessages = {
  emailInvalid: 'Please enter a valid email address',
  passwordTooShort: 'Password must be at least 8 characters long',
  passwordNeedsUppercase: 'Password must contain at least one uppercase letter',
  passwordNeedsNumber: 'Password must contain at least one number',
  passwordNeedsSpecial: 'Password must contain at least one special character',
  alreadyRegistered: 'This email is already registered. Please sign in instead.',
  invalidCredentials: 'Invalid email or password. Please try again.',
  unexpected: 'An unexpected error occurred. Please try again.',
  confirmationSent: 'Confirmation email sent! Please check your inbox.',
  confirmationFailed: 'Failed to send confirmation email. Please try again later.',
  passwordRequired: 'Please enter your password',
  checkInbox: 'Almost done! Please check your inbox and confirm your email address.',
  emailConfirmed: 'Thank you! Your email address is confirmed.',
  resetSent:
    'If there is an account for this email, a link to choose a new password is on its way.',
  passwordChanged: 'Your password has been changed.',
  linkExpired: 'This link is no longer valid. Please ask for a new one.',
  tooManyTries: 'Too many attempts. Please wait a few minutes and try again.',
  pleaseWait: 'Please wait...',
  sending: 'Sending...',
} as const;

/** Spec 2 §4, §5: the catalogue detail page's choices and the states of its button. */
export const selectionMessages = {
  optionRequired: 'Please select an option to continue.',
  sampleRequired: 'Please select your free Konjac noodle sample type to continue.',
  buttonOptionMissing: 'Please Select an Option',
  buttonSampleMissing: 'Please Select Free Sample',
  outOfStock: 'Out of Stock',
  inStock: 'In Stock',
  /** `price` is the formatted total: `Add to Cart - $9.98`. */
  buttonAddToCart: (price: string) => `Add to Cart - ${price}`,
} as const;

/** Spec 2 §5, §8: both landing offers and the offer page. */
export const offerMessages = {
  productMissing: 'Product information is not available. Please try again later.',
  kitRequired: 'Please select your kit type.',
  sampleRequired: 'Please select your free sample type.',
  konjacProductRequired: 'Please select a product first.',
  optionRequired: 'Please select an option to continue.',
  failed: 'There was an error processing your offer. Please try again.',
  konjacLoadFailed: (message: string) => `Failed to load Konjac products: ${message}`,
} as const;

/** Spec 1 §2, §4: cart and checkout. */
export const cartLabels = {
  empty: 'Your cart is empty',
  continueShopping: 'Continue Shopping',
  proceedToCheckout: 'Proceed to Checkout',
  viewCart: 'View Cart',
  apply: 'Apply',
  applying: 'Applying...',
  remove: 'Remove',
  placeOrder: 'Place Order',
  placingOrder: 'Processing Order...',
} as const;
