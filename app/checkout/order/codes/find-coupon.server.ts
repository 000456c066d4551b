import type {Commerce, Coupon} from '~adapters/commerce';

/**
 * A coupon with all its uses by this address: the shop's own record knows no guests, so a code that is
 * limited for each customer is counted over the address's orders (rules: Codes).
 */
export async function findCoupon(
  {coupons}: Pick<Commerce, 'coupons'>,
  code: string,
  email: string | null,
): Promise<Coupon | null> {
  const coupon = await coupons.find(code);
  const own = email?.trim().toLowerCase();
  if (!coupon || !own || coupon.usageLimitPerCustomer === null) return coupon;
  const missing = (await coupons.countUses(code, own)) - usesBy(coupon, own);
  return {...coupon, usedBy: [...coupon.usedBy, ...Array<string>(Math.max(0, missing)).fill(own)]};
}

/** How often an address has used it; `email` in small letters. */
export const usesBy = ({usedBy}: Coupon, email: string): number =>
  usedBy.filter((customer) => customer === email).length;
