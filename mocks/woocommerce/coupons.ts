import {toCents, type Cents} from '~adapters/commerce/money';

export interface CouponRecord {
  databaseId: number;
  code: string;
  /** The owner's note, which shoppers are shown. */
  description: string;
  discountType: 'PERCENT' | 'FIXED_CART' | 'FIXED_PRODUCT';
  /** Per cent, or cents off. */
  amount: number;
  expiresAt: string | null;
  minimum: Cents | null;
  maximum: Cents | null;
  usageCount: number;
  usageLimit: number | null;
  usageLimitPerUser: number | null;
  /** Once for each use, as WooCommerce stores it: a customer's id, or a guest's e-mail. */
  usedBy: (number | string)[];
  emails: string[];
  /** Slugs of products and categories. */
  products: string[];
  excludedProducts: string[];
  categories: string[];
  excludedCategories: string[];
  excludesSaleItems: boolean;
  isIndividualUse: boolean;
  freeShipping: boolean;
  limitToItems: number | null;
}

export const aCoupon = (
  given: Partial<CouponRecord> & Pick<CouponRecord, 'databaseId' | 'code'>,
) => ({
  description: '',
  discountType: 'PERCENT' as const,
  amount: 10,
  expiresAt: null,
  minimum: null,
  maximum: null,
  usageCount: 0,
  usageLimit: null,
  usageLimitPerUser: null,
  usedBy: [],
  emails: [],
  products: [],
  excludedProducts: [],
  categories: [],
  excludedCategories: [],
  excludesSaleItems: false,
  isIndividualUse: false,
  freeShipping: false,
  limitToItems: null,
  ...given,
});

/** One code that works for all, one for the offer, and one for each way a code can be refused. */
export const createCoupons = (): CouponRecord[] => [
  aCoupon({databaseId: 301, code: 'save10'}),
  aCoupon({databaseId: 302, code: 'getstarted', discountType: 'FIXED_CART', amount: 500}),
  aCoupon({databaseId: 303, code: 'freeship', amount: 0, freeShipping: true}),
  aCoupon({databaseId: 304, code: 'konjac20', amount: 20, categories: ['konjac']}),
  aCoupon({databaseId: 305, code: 'expired20', amount: 20, expiresAt: '2024-12-31T23:59:59+00:00'}),
  aCoupon({databaseId: 306, code: 'usedup', amount: 15, usageCount: 5, usageLimit: 5}),
  aCoupon({databaseId: 307, code: 'bigspend', amount: 25, minimum: toCents(20_000)}),
  aCoupon({databaseId: 308, code: 'smallcart', amount: 15, maximum: toCents(3_000)}),
  aCoupon({databaseId: 309, code: 'solo', amount: 30, isIndividualUse: true}),
  aCoupon({databaseId: 310, code: 'friends', amount: 20, emails: ['*@friends.example']}),
  aCoupon({databaseId: 311, code: 'nosale', amount: 15, excludesSaleItems: true}),
  aCoupon({
    databaseId: 312,
    code: 'oneper',
    amount: 15,
    usageCount: 1,
    usageLimitPerUser: 1,
    usedBy: [7],
  }),
  aCoupon({
    databaseId: 313,
    code: 'bundle15',
    discountType: 'FIXED_PRODUCT',
    amount: 1500,
    products: ['bellyful-bundle'],
  }),
  aCoupon({databaseId: 314, code: 'notbundle', amount: 12, excludedProducts: ['bellyful-bundle']}),
  aCoupon({databaseId: 315, code: 'nogummies', amount: 12, excludedCategories: ['gummies']}),
  aCoupon({
    databaseId: 316,
    code: 'twopouches',
    amount: 50,
    categories: ['konjac'],
    limitToItems: 2,
  }),
];
