import {GraphQLError} from 'graphql';
import type {Visitor} from '../visitor';
import {toApplied} from './cart-node';
import {findCoupon, findRefusal} from './coupon-rules';
import type {CartSession} from './session';
import {totalsOfCart} from './totals';

/** Applies a code to the cart, or says in the shop's words why not; answers what it takes off. */
export function applyCode(cart: CartSession, typed: string, visitor: Visitor) {
  const {shop, customer} = visitor;
  const coupon = findCoupon(shop, typed);
  if (cart.codes.includes(coupon.code))
    throw new GraphQLError('This coupon has already been applied to the cart');
  const alone = shop.coupons.find(
    ({code, isIndividualUse}) => isIndividualUse && cart.codes.includes(code),
  );
  if (alone)
    throw new GraphQLError(
      `Sorry, coupon &quot;${alone.code}&quot; has already been applied and cannot be used in conjunction with other coupons.`,
    );
  const {lines, subtotal} = totalsOfCart(shop, cart);
  const email = customer?.email ?? cart.billing.email ?? null;
  const refusal = findRefusal(shop, coupon, {lines, subtotal, email});
  if (refusal !== null) throw new GraphQLError(refusal);
  cart.codes = coupon.isIndividualUse ? [coupon.code] : [...cart.codes, coupon.code];
  cart.notices.push({type: 'SUCCESS', message: 'Coupon code applied successfully.'});
  const applied = totalsOfCart(shop, cart).coupons.find((one) => one.coupon === coupon);
  return applied ? toApplied(applied, typed, visitor) : null;
}

export function removeCodes(cart: CartSession, codes: (string | null)[]): void {
  if (codes.length === 0) throw new GraphQLError('No coupon codes provided');
  for (const typed of codes) {
    const code = (typed ?? '').trim().toLowerCase();
    if (!cart.codes.includes(code))
      throw new GraphQLError('This coupon has not been applied to the cart.');
    cart.codes = cart.codes.filter((one) => one !== code);
  }
}
