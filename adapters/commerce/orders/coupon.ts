import type {Cents} from '../money';

type CouponKind = 'percent' | 'fixedCart' | 'fixedProduct';

/** A discount code as the shop's owner set it up. Null means: no such restriction. */
export interface Coupon {
  /** Of its rules, not of its uses. */
  version: string;
  /** Upper case, as shoppers type it. */
  code: string;
  kind: CouponKind;
  /** 0 to 100, possibly with a fraction; 0 unless `kind` is `percent`. */
  percent: number;
  /** Amount off the cart or off each unit; zero when `kind` is `percent`. */
  amount: Cents;
  /** ISO 8601 date-time after which the code no longer works. */
  expiresAt: string | null;
  minimumSpend: Cents | null;
  maximumSpend: Cents | null;
  usageCount: number;
  usageLimit: number | null;
  usageLimitPerCustomer: number | null;
  /** By the mailbox that it was requested for; 0 without one. */
  uses: number;
  /** Lower-cased patterns; `*@example.com` allows every address of a domain. */
  emailRestrictions: string[];
  productIds: number[];
  excludedProductIds: number[];
  categorySlugs: string[];
  excludedCategorySlugs: string[];
  excludesSaleItems: boolean;
  isIndividualUse: boolean;
  freeShipping: boolean;
  limitToItems: number | null;
}

export interface Coupons {
  /** The coupon of a code in any letter case, with its uses by the mailbox of `email`, never cached; null without one. */
  find(code: string, email: string | null): Promise<Coupon | null>;
}
