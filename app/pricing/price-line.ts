import {percentOf, toCents, type Cents} from '~adapters/commerce/money';
import {bulkPercent} from './bulk';
import {asFreeSample} from './free-sample';
import {loyaltyPoints} from './loyalty';
import type {LineToPrice, PricedLine} from './priced-cart';

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
