import {usesBy} from '~mocks/woocommerce/code-counts';
import type {CouponRecord} from '~mocks/woocommerce/coupons';
import type {Shop} from '~mocks/woocommerce/shop';
import {route} from './rest';
import type {WordPressState} from './state';

const kinds = {PERCENT: 'percent', FIXED_CART: 'fixedCart', FIXED_PRODUCT: 'fixedProduct'};

/** What a code is worth by its rules, and how often a mailbox has used it. */
export const couponRoute = ({shop}: WordPressState) =>
  route('get', '/coupons/one', ({fields}) => {
    const code = String(fields['code']).toLowerCase();
    const coupon = shop.coupons.find((one) => one.code === code);
    return coupon ? toJson(shop, coupon, String(fields['email'])) : null;
  });

/** Of its rules: a price by another version is computed again. */
export const versionOf = ({usageCount: _count, usedBy: _users, ...rules}: CouponRecord) =>
  JSON.stringify(rules);

function toJson(shop: Shop, coupon: CouponRecord, email: string) {
  const isPercent = coupon.discountType === 'PERCENT';
  const idsOf = (slugs: string[]) =>
    shop.products.filter(({slug}) => slugs.includes(slug)).map(({databaseId}) => databaseId);
  return {
    code: coupon.code.toUpperCase(),
    version: versionOf(coupon),
    kind: kinds[coupon.discountType],
    percent: isPercent ? coupon.amount : 0,
    amount: isPercent ? 0 : coupon.amount,
    expiresAt: coupon.expiresAt,
    minimumSpend: coupon.minimum,
    maximumSpend: coupon.maximum,
    usageCount: coupon.usageCount,
    usageLimit: coupon.usageLimit,
    usageLimitPerCustomer: coupon.usageLimitPerUser,
    uses: email === '' ? 0 : usesBy(shop, coupon.code, email),
    limitToItems: coupon.limitToItems,
    emailRestrictions: coupon.emails,
    productIds: idsOf(coupon.products),
    excludedProductIds: idsOf(coupon.excludedProducts),
    categorySlugs: coupon.categories,
    excludedCategorySlugs: coupon.excludedCategories,
    excludesSaleItems: coupon.excludesSaleItems,
    isIndividualUse: coupon.isIndividualUse,
    freeShipping: coupon.freeShipping,
  };
}
