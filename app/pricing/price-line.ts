import {percentOf, toCents, type Cents} from '~adapters/commerce/money';
import {asFreeSample} from './free-sample';
import type {LineToPrice, PricedLine} from './priced-cart';
import {bulkTiers, loyaltyPercent} from './constants';

export interface LineDiscounts extends Omit<PricedLine, 'total'> {
  bulkReduction: Cents;
  loyaltyReduction: Cents;
}

interface Discounts {
  hasBulk: boolean;
  hasLoyalty: boolean;
}

/**
 * One line after bulk and loyalty. The points of both are added and rounded half up once per line
 * (rules: Money); the bulk part is what bulk alone would take, loyalty is the rest, so the
 * two named parts always add up to what the line lost. An offer line is a single unit without bulk.
 */
export function priceLine(line: LineToPrice, {hasBulk, hasLoyalty}: Discounts): LineDiscounts {
  if (!Number.isSafeInteger(line.quantity) || line.quantity < 1 || line.unitPrice < 0) {
    throw new RangeError(`Not a line to price: ${line.quantity} at ${line.unitPrice}`);
  }
  const {id, unitPrice, quantity} = line.isFreeSample ? asFreeSample(line) : line;
  const subtotal = toCents(unitPrice * quantity);
  const bulk = hasBulk && line.offerId === null ? bulkPercent(quantity) : 0;
  const loyalty = loyaltyPoints(hasLoyalty);
  const reduction = percentOf(subtotal, bulk + loyalty);
  const bulkReduction = percentOf(subtotal, bulk);
  return {
    id,
    unitPrice,
    quantity,
    subtotal,
    bulkPercent: bulk,
    loyaltyPercent: loyalty,
    discounted: toCents(subtotal - reduction),
    bulkReduction,
    loyaltyReduction: toCents(reduction - bulkReduction),
  };
}

/** What bulk and loyalty have taken of a line that was ordered; null where it was nothing, or something else. */
export function discountOfOrdered({subtotal, discounted, quantity}: OrderedLine) {
  const bulk = bulkPercent(quantity);
  const lost = subtotal - discounted;
  const loyalty = [0, loyaltyPercent].find((points) => percentOf(subtotal, bulk + points) === lost);
  return lost === 0 || loyalty === undefined
    ? null
    : {bulkPercent: bulk, loyaltyPercent: loyalty, quantity};
}

type OrderedLine = Pick<PricedLine, 'subtotal' | 'discounted' | 'quantity'>;

/** More of one line costs less: 2 or more 5 %, 3 or more 10 %, 6 or more 20 % (rules: Buying more of one thing). */
function bulkPercent(quantity: number): number {
  return bulkTiers.find((tier) => quantity >= tier.minimumQuantity)?.percent ?? 0;
}

/** Loyal shoppers get 10 points on top of every line's bulk percentage (rules: Loyalty). */
function loyaltyPoints(hasLoyalty: boolean): number {
  return hasLoyalty ? loyaltyPercent : 0;
}
