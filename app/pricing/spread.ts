import {toCents, type Cents} from '~adapters/commerce/money';

/** A part: how much it weighs, and a name that decides between equal claims. */
export interface Weight {
  id: string;
  weight: Cents;
}

/**
 * Splits an amount by weight into whole cents that add up to it exactly (largest remainder).
 * No part gets more than its weight while the amount does not exceed all weights together,
 * and the parts do not depend on the order of the lines.
 */
export function spreadByWeight(amount: Cents, weights: Weight[]): Cents[] {
  const total = weights.reduce((sum, {weight}) => sum + weight, 0);
  if (total === 0) return weights.map(() => toCents(0));
  const shares = weights.map(({id, weight}, index) => ({
    id,
    index,
    ...shareOf(amount, weight, total),
  }));
  const parts = shares.map((share) => share.floor);
  const missing = amount - parts.reduce((sum, part) => sum + part, 0);
  const byClaim = shares.toSorted((a, b) => b.remainder - a.remainder || compareIds(a.id, b.id));
  for (const {index} of byClaim.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1;
  return parts.map(toCents);
}

/** BigInt, because cents times cents may leave the safe whole numbers. */
function shareOf(amount: Cents, weight: Cents, total: number) {
  const product = BigInt(amount) * BigInt(weight);
  const divisor = BigInt(total);
  return {floor: Number(product / divisor), remainder: Number(product % divisor)};
}

const compareIds = (a: string, b: string) => (a < b ? -1 : 1);
