import {bulkTiers} from './constants';

/** More of one line costs less: 2 or more 5 %, 3 or more 10 %, 6 or more 20 % (rules: Buying more of one thing). */
export function bulkPercent(quantity: number): number {
  return bulkTiers.find((tier) => quantity >= tier.minimumQuantity)?.percent ?? 0;
}
