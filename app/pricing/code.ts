import {toCents, type Cents} from '~adapters/commerce/money';

/**
 * What a typed code takes off after every other discount: its amount, but never more than is left,
 * so that the total does not fall below zero (rules: The order of discounts).
 */
export function codeReduction(afterAbandonment: Cents, codeAmount: Cents): Cents {
  return toCents(Math.max(0, Math.min(codeAmount, afterAbandonment)));
}
