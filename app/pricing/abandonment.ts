import {percentOf, toCents, type Cents} from '~adapters/commerce/money';

/**
 * What the pop-up's percentage takes off the goods after bulk and loyalty, rounded half up once for
 * the cart (rules: The pop-up's discount). Never more than the goods cost.
 */
export function abandonmentReduction(afterLineDiscounts: Cents, percent: number): Cents {
  if (!(percent > 0)) return toCents(0);
  return percentOf(afterLineDiscounts, Math.min(percent, 100));
}
