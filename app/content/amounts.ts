import {statedAmount} from '~adapters/commerce/stated-amount';

/** Flat shipping (rules: Shipping). */
export const shippingPrice = statedAmount(497);

/** A discounted total from here on ships free (rules: Shipping). */
export const freeShippingThreshold = statedAmount(5000);

/** What a bottle of it costs, shown beside the free sample (rules: The free sample). */
export const freeSampleRegularPrice = statedAmount(7900);

/** Landing offers (rules: Offers). */
export const bundleSpecialPrice = statedAmount(6999);
export const bundleFallbackRegularPrice = statedAmount(8999);
export const konjacReduction = statedAmount(1000);

/** What the bundle's code takes off where the shop has no coupon of that name yet (rules: Offers). */
export const bundleLandingAmount = statedAmount(500);
