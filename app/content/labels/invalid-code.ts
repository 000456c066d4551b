/** Apart from what else is said of codes: every cart needs this sentence alone. */
export const invalidCode = 'Invalid discount code';
