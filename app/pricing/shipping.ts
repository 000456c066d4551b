import {toCents, type Cents} from '~adapters/commerce/money';
import {freeShippingThreshold, shippingPrice} from './constants';
import type {FreeShippingReason, LineToPrice, PricedCart} from './priced-cart';

type Shipping = Pick<PricedCart, 'shipping' | 'freeShipping'>;

/**
 * Shipping costs 4.97. It is free from a discounted total of 50 dollars on (spec 1 §9), with the free
 * sample (rulings 7), with a landing offer (rulings 6), or with a code that grants it. An empty cart
 * ships nothing and costs nothing.
 */
export function priceShipping(
  lines: LineToPrice[],
  discountedTotal: Cents,
  codeShipsFree: boolean,
): Shipping {
  if (lines.length === 0) return {shipping: toCents(0), freeShipping: progressOf(toCents(0), null)};
  const reason = freeShippingReason(lines, discountedTotal, codeShipsFree);
  return {
    shipping: reason ? toCents(0) : shippingPrice,
    freeShipping: progressOf(discountedTotal, reason),
  };
}

function freeShippingReason(
  lines: LineToPrice[],
  discountedTotal: Cents,
  codeShipsFree: boolean,
): FreeShippingReason | null {
  if (discountedTotal >= freeShippingThreshold) return 'threshold';
  if (lines.some((line) => line.isFreeSample)) return 'freeSample';
  if (lines.some((line) => line.offerId !== null)) return 'offer';
  return codeShipsFree ? 'code' : null;
}

/** Rounded down, so that 100 % is shown only when shipping is free; capped at 100 (spec 1 §9). */
function progressOf(
  discountedTotal: Cents,
  reason: FreeShippingReason | null,
): PricedCart['freeShipping'] {
  if (reason) return {reason, remaining: toCents(0), progressPercent: 100};
  return {
    reason,
    remaining: toCents(freeShippingThreshold - discountedTotal),
    progressPercent: Math.floor((discountedTotal * 100) / freeShippingThreshold),
  };
}
