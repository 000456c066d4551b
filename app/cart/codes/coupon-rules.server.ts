import {
  accepted,
  formatCents,
  percentOf,
  sumCents,
  toCents,
  type Cents,
  type Coupon,
} from '~adapters/commerce';
import {isEligible, isIncluded, type CouponLine} from './coupon-eligibility.server';
import {refuse, toRefusal, type CartOutcome, type CartRefusal} from '../refusals';

export interface CouponCart {
  lines: CouponLine[];
  /** Before any discount: what minimum and maximum are measured by. */
  subtotal: Cents;
  /** The pop-up's discount, when it is on. */
  otherDiscount: {code: string; isIndividualUse: boolean} | null;
}

export interface CouponCustomer {
  /** Null while it is not known who orders: a code for certain addresses is then refused. */
  email: string | null;
  now: Date;
}

export interface CouponGrant {
  amount: Cents;
  freeShipping: boolean;
}

/** What a code is worth for a cart (rules: Codes). One that does not exist and one for somebody else are refused alike. */
export function checkCoupon(
  coupon: Coupon | null,
  cart: CouponCart,
  customer: CouponCustomer,
): CartOutcome<CouponGrant> {
  if (!coupon || !isForCustomer(coupon, customer.email)) return refuse('code.notForYou', field);
  const reason =
    refuseByTime(coupon, customer) ??
    refuseByOthers(coupon, cart) ??
    refuseBySpending(coupon, cart.subtotal) ??
    refuseByItems(coupon, cart.lines);
  if (reason) return {ok: false, refusals: [reason]};
  const amount = couponAmount(coupon, cart.lines);
  if (amount === 0 && !coupon.freeShipping) return refuse('code.notForTheseItems', field);
  return accepted({amount, freeShipping: coupon.freeShipping});
}

/** Whether a code still works at all, whatever is in the cart. */
export function isAlive(coupon: Coupon, customer: CouponCustomer): boolean {
  return isForCustomer(coupon, customer.email) && refuseByTime(coupon, customer) === null;
}

/** Of the request. */
const field = 'discountCode';

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

function refuseByTime(coupon: Coupon, {now}: CouponCustomer): CartRefusal | null {
  if (coupon.expiresAt !== null && now.getTime() >= Date.parse(coupon.expiresAt))
    return toRefusal('code.expired', field);
  if (coupon.usageLimit !== null && coupon.usageCount >= coupon.usageLimit)
    return toRefusal('code.usedUp', field);
  const {uses, usageLimitPerCustomer} = coupon;
  const isUsedUp = usageLimitPerCustomer !== null && uses >= usageLimitPerCustomer;
  return isUsedUp ? toRefusal('code.usedUp', field) : null;
}

function refuseByOthers(coupon: Coupon, {otherDiscount}: CouponCart): CartRefusal | null {
  if (!otherDiscount) return null;
  if (otherDiscount.code === coupon.code) return toRefusal('code.alreadyApplied', field);
  const isAlone = coupon.isIndividualUse || otherDiscount.isIndividualUse;
  return isAlone ? toRefusal('code.notCombinable', field) : null;
}

function refuseBySpending(
  {minimumSpend, maximumSpend}: Coupon,
  subtotal: Cents,
): CartRefusal | null {
  if (minimumSpend !== null && subtotal < minimumSpend)
    return toRefusal('code.spendMore', field, formatCents(minimumSpend));
  if (maximumSpend !== null && subtotal > maximumSpend)
    return toRefusal('code.spendLess', field, formatCents(maximumSpend));
  return null;
}

/** A code on the cart wants no excluded item in it; a code on items wants one that it is for. */
function refuseByItems(coupon: Coupon, lines: CouponLine[]): CartRefusal | null {
  if (coupon.kind !== 'fixedCart')
    return lines.some((line) => isEligible(coupon, line))
      ? null
      : toRefusal('code.notForTheseItems', field);
  if (!lines.some((line) => isIncluded(coupon, line)))
    return toRefusal('code.notForTheseItems', field);
  const isWithoutExcluded = lines.every((line) => isEligible({...coupon, ...anyItem}, line));
  return isWithoutExcluded ? null : toRefusal('code.someItemsExcluded', field);
}

const anyItem = {productIds: [], categorySlugs: []} satisfies Partial<Coupon>;

interface Share {
  units: number;
  total: Cents;
}

/** What a coupon takes off the lines it is for: never more than they cost. */
function couponAmount(coupon: Coupon, lines: CouponLine[]): Cents {
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
