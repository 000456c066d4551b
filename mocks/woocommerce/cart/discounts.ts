import type {CouponRecord} from '../coupons';
import {isDiscounted} from './coupon-rules';
import type {PricedLine} from './price-lines';

export interface Discounts {
  /** What is taken off each line, in the order of the lines. */
  perLine: number[];
  /** What each code takes off. */
  perCoupon: number[];
}

/** Percentages of the full price, amounts off a product or the cart; never below nothing. */
export function discountsOf(coupons: CouponRecord[], lines: PricedLine[]): Discounts {
  const perLine = lines.map(() => 0);
  const perCoupon = coupons.map((coupon) => {
    const wished = wishesOf(coupon, lines, perLine);
    let taken = 0;
    for (const [index, amount] of wished.entries()) {
      const left = (lines[index]?.subtotal ?? 0) - (perLine[index] ?? 0);
      const off = Math.min(amount, left);
      perLine[index] = (perLine[index] ?? 0) + off;
      taken += off;
    }
    return taken;
  });
  return {perLine, perCoupon};
}

/** What a code would take off each line, if there is that much. */
function wishesOf(coupon: CouponRecord, lines: PricedLine[], taken: number[]): number[] {
  let units = coupon.limitToItems ?? Number.MAX_SAFE_INTEGER;
  const counted = lines.map((each) => {
    const quantity = isDiscounted(coupon, each) ? Math.min(each.line.quantity, units) : 0;
    units -= quantity;
    return quantity;
  });
  if (coupon.discountType === 'FIXED_PRODUCT')
    return counted.map((quantity) => quantity * coupon.amount);
  const prices = lines.map(({unit}, index) => unit * (counted[index] ?? 0));
  if (coupon.discountType === 'PERCENT')
    return prices.map((price) => Math.round((price * coupon.amount) / 100));
  return sharesOf(
    coupon.amount,
    prices.map((price, index) => Math.max(0, price - (taken[index] ?? 0))),
  );
}

/** An amount shared by price; what is left of a cent goes to the first that has room. */
function sharesOf(amount: number, prices: number[]): number[] {
  const sum = prices.reduce((before, price) => before + price, 0);
  const all = Math.min(amount, sum);
  const shares = prices.map((price) => (sum === 0 ? 0 : Math.floor((all * price) / sum)));
  let rest = all - shares.reduce((before, share) => before + share, 0);
  for (const [index, price] of prices.entries()) {
    const more = Math.min(rest, price - (shares[index] ?? 0));
    shares[index] = (shares[index] ?? 0) + more;
    rest -= more;
  }
  return shares;
}
