import type {CouponRecord} from './coupons';
import type {OrderRecord} from './order-record';
import type {Shop} from './shop';

/** Valid codes overwrite the lines' totals; invalid ones are skipped in silence. */
export function applyCoupons(shop: Shop, order: OrderRecord, codes: string[]): void {
  const coupons = shop.coupons.filter(
    (coupon) => codes.some((code) => code.toLowerCase() === coupon.code) && isUsable(coupon),
  );
  if (coupons.length === 0) return;
  for (const line of order.lines) line.total = line.subtotal;
  order.couponCodes = coupons.map(({code}) => code);
  order.couponDiscounts = coupons.map((coupon) => takeOff(coupon, order));
}

function isUsable({expiresAt, usageLimit, usageCount}: CouponRecord): boolean {
  const isExpired = expiresAt !== null && Date.parse(expiresAt) < Date.now();
  return !isExpired && (usageLimit === null || usageCount < usageLimit);
}

function takeOff({discountType, amount}: CouponRecord, order: OrderRecord): number {
  let rest = amount;
  let taken = 0;
  for (const line of order.lines) {
    const wanted = discountType === 'PERCENT' ? Math.round((line.subtotal * amount) / 100) : rest;
    const off = Math.min(wanted, line.total);
    line.total -= off;
    taken += off;
    if (discountType !== 'PERCENT') rest -= off;
  }
  return taken;
}
