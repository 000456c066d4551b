/** Of the cookie with the cart of a browser without scripts, and what it is sealed for. */
export const cartCookieName = 'bellyful-cart';
