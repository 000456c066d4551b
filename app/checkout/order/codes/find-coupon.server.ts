import type {Commerce, Coupon} from '~adapters/commerce';
import {toMailbox} from '~/forms/email-address';

/**
 * A coupon with all its uses by this mailbox: the shop's own record knows no guests, so a code that is
 * limited for each customer is counted over the mailbox's orders (rules: Codes).
 */
export async function findCoupon(
  {coupons}: Pick<Commerce, 'coupons'>,
  code: string,
  email: string | null,
): Promise<Coupon | null> {
  const coupon = await coupons.find(code);
  const own = email?.trim();
  if (!coupon || !own || coupon.usageLimitPerCustomer === null) return coupon;
  const missing = (await coupons.countUses(code, own)) - usesBy(coupon, own);
  return {...coupon, usedBy: [...coupon.usedBy, ...Array<string>(Math.max(0, missing)).fill(own)]};
}

/** How often a mailbox has used it, whichever of its addresses is asked for. */
export function usesBy({usedBy}: Coupon, email: string): number {
  const mailbox = toMailbox(email);
  return usedBy.filter((customer) => toMailbox(customer) === mailbox).length;
}
