import {
  accepted,
  formatCents,
  refused,
  type Cents,
  type Coupon,
  type Outcome,
} from '~adapters/commerce';
import {discountMessages} from '~/content/messages';
import {couponAmount} from './coupon-amount.server';
import {isEligible, isIncluded, type CouponLine} from './coupon-eligibility.server';

export interface CouponCart {
  lines: CouponLine[];
  /** Before any discount: what minimum and maximum are measured by. */
  subtotal: Cents;
  /** The pop-up's discount, when it is on. */
  otherDiscount: {code: string; isIndividualUse: boolean} | null;
}

export interface CouponCustomer {
  /** Null while nobody knows who orders: a code for certain addresses is then refused. */
  email: string | null;
  now: Date;
}

export interface CouponGrant {
  amount: Cents;
  freeShipping: boolean;
}

/**
 * Decides what a code is worth for a cart, by the coupon's own rules (rules: Codes).
 * A code that does not exist and one meant for somebody else are refused with the same sentence.
 */
export function checkCoupon(
  coupon: Coupon | null,
  cart: CouponCart,
  customer: CouponCustomer,
): Outcome<CouponGrant> {
  if (!coupon || !isForCustomer(coupon, customer.email)) return refuse(discountMessages.notForYou);
  const reason =
    refuseByTime(coupon, customer) ??
    refuseByOthers(coupon, cart) ??
    refuseBySpending(coupon, cart.subtotal) ??
    refuseByItems(coupon, cart.lines);
  if (reason) return refuse(reason);
  const amount = couponAmount(coupon, cart.lines);
  if (amount === 0 && !coupon.freeShipping) return refuse(discountMessages.notForTheseItems);
  return accepted({amount, freeShipping: coupon.freeShipping});
}

/** Whether a code still works at all, whatever is in the cart. */
export function isAlive(coupon: Coupon, customer: CouponCustomer): boolean {
  return isForCustomer(coupon, customer.email) && refuseByTime(coupon, customer) === null;
}

const refuse = (message: string) => refused(message, 'discountCode');

function isForCustomer({emailRestrictions}: Coupon, email: string | null): boolean {
  if (emailRestrictions.length === 0) return true;
  return email !== null && emailRestrictions.some((pattern) => matchesEmail(pattern, email));
}

/** `*` stands for any characters; everything else for itself, in any letter case. */
function matchesEmail(pattern: string, email: string): boolean {
  const literal = pattern.toLowerCase().split('*').map(escapeRegExp).join('.*');
  return new RegExp(`^${literal}$`).test(email.trim().toLowerCase());
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function refuseByTime(coupon: Coupon, {now}: CouponCustomer): string | null {
  if (coupon.expiresAt !== null && now.getTime() >= Date.parse(coupon.expiresAt))
    return discountMessages.expired;
  if (coupon.usageLimit !== null && coupon.usageCount >= coupon.usageLimit)
    return discountMessages.usedUp;
  const {uses, usageLimitPerCustomer} = coupon;
  const isUsedUp = usageLimitPerCustomer !== null && uses >= usageLimitPerCustomer;
  return isUsedUp ? discountMessages.usedUp : null;
}

function refuseByOthers(coupon: Coupon, {otherDiscount}: CouponCart): string | null {
  if (!otherDiscount) return null;
  if (otherDiscount.code === coupon.code) return discountMessages.alreadyApplied;
  const isAlone = coupon.isIndividualUse || otherDiscount.isIndividualUse;
  return isAlone ? discountMessages.notCombinable : null;
}

function refuseBySpending({minimumSpend, maximumSpend}: Coupon, subtotal: Cents): string | null {
  if (minimumSpend !== null && subtotal < minimumSpend)
    return discountMessages.spendMore(formatCents(minimumSpend));
  if (maximumSpend !== null && subtotal > maximumSpend)
    return discountMessages.spendLess(formatCents(maximumSpend));
  return null;
}

/** A code on the whole cart wants no excluded item in it; a code on items wants one that it is for. */
function refuseByItems(coupon: Coupon, lines: CouponLine[]): string | null {
  if (coupon.kind !== 'fixedCart')
    return lines.some((line) => isEligible(coupon, line))
      ? null
      : discountMessages.notForTheseItems;
  if (!lines.some((line) => isIncluded(coupon, line))) return discountMessages.notForTheseItems;
  const isWithoutExcluded = lines.every((line) => isEligible({...coupon, ...anyItem}, line));
  return isWithoutExcluded ? null : discountMessages.someItemsExcluded;
}

const anyItem = {productIds: [], categorySlugs: []} satisfies Partial<Coupon>;
