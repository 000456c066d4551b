import {loyaltyPercent} from './constants';

/** Loyal shoppers get 10 points on top of every line's bulk percentage (spec 1 §9, rulings 8). */
export function loyaltyPoints(hasLoyalty: boolean): number {
  return hasLoyalty ? loyaltyPercent : 0;
}
