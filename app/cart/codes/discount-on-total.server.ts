import {hasOffers, percentOf, toCents, type Cents, type Coupons} from '~adapters/commerce';
import {loyaltyPercent} from '~/pricing/constants';
import {checkAbandonmentOffer} from './abandonment-offer.server';
import {needsItems} from './coupon-eligibility.server';
import {checkCoupon, isAlive, type CouponGrant} from './coupon-rules.server';
import type {ShopperFacts} from '../price/shopper-facts';
import {refuse, type CartOutcome} from '../refusals';

interface CodesAndTotal {
  code: string;
  cartTotal: number;
  abandonmentDiscountCode?: string | null | undefined;
}

/** What a code is worth for a cart known by its total alone; who may use one that depends on the items is led to the cart. */
export async function discountOnTotal(
  coupons: Coupons,
  {code, cartTotal, abandonmentDiscountCode}: CodesAndTotal,
  {email, hasLoyalty}: ShopperFacts,
  now: Date,
): Promise<CartOutcome<CouponGrant>> {
  const customer = {email, now};
  const offer = await checkAbandonmentOffer(coupons, abandonmentDiscountCode ?? null, customer);
  if (!offer.ok) return offer;
  const coupon = await coupons.find(code, email);
  if (coupon && needsItems(coupon) && isAlive(coupon, customer))
    return refuse('code.openCart', 'discountCode');
  const subtotal = toCents(cartTotal);
  const afterLoyalty = less(subtotal, hasLoyalty && hasOffers() ? loyaltyPercent : 0);
  const total = less(afterLoyalty, offer.value?.percent ?? 0);
  const cart = {lines: [{...totalOnly, total}], subtotal, otherDiscount: offer.value};
  return checkCoupon(coupon, cart, customer);
}

const totalOnly = {
  productId: null,
  variationId: null,
  categorySlugs: [],
  isOnSale: false,
  quantity: 1,
};

const less = (amount: Cents, percent: number) => toCents(amount - percentOf(amount, percent));
