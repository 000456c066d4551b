/** A code as it is compared, however it was typed: `save 10` is `SAVE10` (rules: Codes). */
export const toDiscountCode = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase();
