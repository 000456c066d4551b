/** The names of what the checkout's form sends beside what is typed: a browser gets those that its code says. */
export const key = 'attempt';
export const version = 'version';
export const total = 'expectedTotal';
export const tax = 'expectedTax';
/** All of it and shipping's part, `265:41`, where prices include it. */
export const includedTax = 'includedTax';
/** As JSON. */
export const fees = 'expectedFees';
export const currency = 'currency';
export const paymentMethod = 'paymentMethod';
export const shippingMethod = 'shippingMethod';
/** What that method cost where it was chosen. */
export const shipping = 'expectedShipping';
export const isBillingSame = 'isBillingSame';
export const shipsNothing = 'shipsNothing';
/** The address that looks like a slip and that the page has asked about, and the one that was meant. */
export const askedEmail = 'askedEmail';
export const meantEmail = 'meantEmail';
/** Of the button that shows a country's fields to browsers without scripts. */
export const changeCountry = 'changeCountry';
