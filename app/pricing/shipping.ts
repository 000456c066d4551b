import {toCents, type Cents} from '~adapters/commerce/money';
import type {Currency} from '~adapters/commerce/price-facts';
import {freeShippingThreshold, shippingPrice} from '~/content/amounts';
import type {FreeShippingReason, LineToPrice, PricedCart} from './priced-cart';

type Shipping = Pick<PricedCart, 'shipping' | 'shipsNothing' | 'freeShipping'>;

/**
 * Shipping costs 4.97. It is free from a discounted total of 50 dollars on, with the free sample,
 * with a landing offer, or with a code that grants it. An empty cart, and one of virtual products alone, ships
 * nothing and costs nothing (rules: Shipping).
 */
export function priceShipping(
  lines: LineToPrice[],
  discountedTotal: Cents,
  codeShipsFree: boolean,
  currency: Currency,
): Shipping {
  const threshold = freeShippingThreshold(currency);
  if (lines.every((line) => line.isVirtual))
    return {
      shipping: toCents(0),
      freeShipping: progressOf(toCents(0), null, threshold),
      ...(lines.length > 0 && {shipsNothing: true as const}),
    };
  const isThreshold = discountedTotal >= threshold;
  const reason = isThreshold ? 'threshold' : otherReason(lines, codeShipsFree);
  return {
    shipping: reason ? toCents(0) : shippingPrice(currency),
    freeShipping: progressOf(discountedTotal, reason, threshold),
  };
}

/** What the shop asks for sending it, by its own rules; nothing for virtual products alone. */
export function shopDelivery(lines: LineToPrice[], shipping: Cents | null): Shipping {
  const isNothingSent = lines.length > 0 && lines.every((line) => line.isVirtual);
  return isNothingSent
    ? {shipping: toCents(0), shipsNothing: true, freeShipping: null}
    : {shipping, freeShipping: null};
}

function otherReason(lines: LineToPrice[], codeShipsFree: boolean): FreeShippingReason | null {
  if (lines.some((line) => line.isFreeSample)) return 'freeSample';
  if (lines.some((line) => line.offerId !== null)) return 'offer';
  return codeShipsFree ? 'code' : null;
}

/** Rounded down, so that 100 % is shown only when shipping is free; capped at 100. */
function progressOf(
  discountedTotal: Cents,
  reason: FreeShippingReason | null,
  threshold: Cents,
): PricedCart['freeShipping'] {
  if (reason) return {reason, remaining: toCents(0), progressPercent: 100};
  return {
    reason,
    remaining: toCents(threshold - discountedTotal),
    progressPercent: Math.floor((discountedTotal * 100) / threshold),
  };
}
