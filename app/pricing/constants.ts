import {toCents} from '~adapters/commerce/money';

/** Flat shipping (spec 1 §9). */
export const shippingPrice = toCents(497);

/** A discounted total from here on ships free (spec 1 §9). */
export const freeShippingThreshold = toCents(5000);

/** More of one line costs less; the highest tier reached counts (spec 1 §9). */
export const bulkTiers = [
  {minimumQuantity: 6, percent: 20},
  {minimumQuantity: 3, percent: 10},
  {minimumQuantity: 2, percent: 5},
] as const;

/** Points added to a line's bulk percentage for loyal shoppers (spec 1 §9, rulings 8). */
export const loyaltyPercent = 10;

/** The pop-up's code and its percentage (spec 2 §4, rulings 9). */
export const abandonmentCode = 'SAVE10';
export const abandonmentPercent = 10;

/** The code that the bundle landing page tries by itself (spec 2 §4). */
export const bundleLandingCode = 'GETSTARTED';

/** A line's quantity (rulings 21). */
export const minimumQuantity = 1;
export const maximumQuantity = 99;

export const freeSampleId = 'free-sample';
/** What the free sample is worth, struck through beside its price of nothing (spec 1 §9). */
export const freeSampleRegularPrice = toCents(7900);

/** Landing offers (spec 2 §9). */
export const bundleSpecialPrice = toCents(6999);
export const bundleFallbackRegularPrice = toCents(8999);
export const konjacReduction = toCents(1000);
