import {accepted, hasOffers, type Coupon, type Coupons} from '~adapters/commerce';
import {toDiscountCode} from '~adapters/commerce/discount-code';
import {abandonmentCode, abandonmentPercent} from '~/pricing/constants';
import {isAlive, type CouponCustomer} from './coupon-rules.server';
import {refuse, type CartOutcome} from '../refusals';

export interface AbandonmentOffer {
  code: string;
  percent: number;
  isIndividualUse: boolean;
  /** The shop's own coupon of that code, when there is one. */
  coupon: Coupon | null;
}

/** The pop-up's discount (rules: The pop-up's discount); a coupon of its code in the shop can end or limit it. */
export async function checkAbandonmentOffer(
  coupons: Coupons,
  code: string | null,
  customer: CouponCustomer,
): Promise<CartOutcome<AbandonmentOffer | null>> {
  if (code === null) return accepted(null);
  if (toDiscountCode(code) !== abandonmentCode)
    return refuse('code.invalid', 'abandonmentDiscountCode');
  if (!hasOffers()) return refuse('code.offerEnded', 'abandonmentDiscountCode');
  const coupon = await coupons.find(abandonmentCode, customer.email);
  if (coupon && !isAlive(coupon, customer))
    return refuse('code.offerEnded', 'abandonmentDiscountCode');
  return accepted({
    code: abandonmentCode,
    percent: abandonmentPercent,
    isIndividualUse: coupon?.isIndividualUse ?? false,
    coupon,
  });
}
