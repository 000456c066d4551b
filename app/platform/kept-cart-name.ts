/** Of the cookie with the cart of a browser without scripts, and what it is sealed for. */
export const keptCartName = 'bellyful-cart';
