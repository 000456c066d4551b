import {loyaltyPercent} from './constants';

/** Loyal shoppers get 10 points on top of every line's bulk percentage (rules: Loyalty). */
export function loyaltyPoints(hasLoyalty: boolean): number {
  return hasLoyalty ? loyaltyPercent : 0;
}
