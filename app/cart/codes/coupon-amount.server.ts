import {percentOf, sumCents, toCents, type Cents, type Coupon} from '~adapters/commerce';
import {isEligible, type CouponLine} from './coupon-eligibility.server';

interface Share {
  units: number;
  total: Cents;
}

/** What a coupon takes off the lines it is for: never more than they cost. */
export function couponAmount(coupon: Coupon, lines: CouponLine[]): Cents {
  if (coupon.kind === 'fixedCart') return atMost(coupon.amount, lines);
  const shares = limitedShares(
    lines.filter((line) => isEligible(coupon, line)),
    coupon.limitToItems,
  );
  if (coupon.kind === 'percent')
    return percentOf(sumCents(shares.map(({total}) => total)), Math.min(coupon.percent, 100));
  const reductions = shares.map(({units, total}) => Math.min(coupon.amount * units, total));
  return sumCents(reductions.map(toCents));
}

function atMost(amount: Cents, lines: CouponLine[]): Cents {
  return toCents(Math.min(amount, sumCents(lines.map(({total}) => total))));
}

/** The units that a coupon limited to so many items reduces: the dearest ones first. */
function limitedShares(lines: CouponLine[], limit: number | null): Share[] {
  let unitsLeft = limit ?? Number.MAX_SAFE_INTEGER;
  const dearestFirst = lines.toSorted((a, b) => b.total / b.quantity - a.total / a.quantity);
  return dearestFirst.map(({quantity, total}) => {
    const units = Math.min(quantity, unitsLeft);
    unitsLeft -= units;
    return {units, total: toCents(Math.round((total * units) / quantity))};
  });
}
