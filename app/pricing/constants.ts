/** More of one line costs less; the highest tier reached counts (rules: Buying more of one thing). */
export const bulkTiers = [
  {minimumQuantity: 6, percent: 20},
  {minimumQuantity: 3, percent: 10},
  {minimumQuantity: 2, percent: 5},
] as const;

/** Points added to a line's bulk percentage for loyal shoppers (rules: Loyalty). */
export const loyaltyPercent = 10;

/** The pop-up's code and its percentage (rules: The pop-up's discount). */
export const abandonmentCode = 'SAVE10';
export const abandonmentPercent = 10;

/** Characters that a discount code may have. */
export const longestCode = 60;

/** The code that the bundle landing page tries by itself (rules: Offers). */
export const bundleLandingCode = 'GETSTARTED';

/** A line's quantity (rules: Quantities and stock). */
export const minimumQuantity = 1;
export const maximumQuantity = 99;

export const freeSampleId = 'free-sample';
