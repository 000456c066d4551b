import {toCents} from '~adapters/commerce/money';
import type {CouponRecord} from '../coupons';
import {toAmount} from './seed-product';

/** The names are those of WooCommerce's setters; products and categories are named by their slugs. */
export const toSeedCoupon = (coupon: CouponRecord) => ({
  fields: {
    code: coupon.code,
    discount_type: coupon.discountType.toLowerCase(),
    amount: amountOf(coupon),
    date_expires: coupon.expiresAt,
    minimum_amount: toAmount(coupon.minimum),
    maximum_amount: toAmount(coupon.maximum),
    usage_count: coupon.usageCount,
    usage_limit: coupon.usageLimit,
    usage_limit_per_user: coupon.usageLimitPerUser,
    email_restrictions: coupon.emails,
    exclude_sale_items: coupon.excludesSaleItems,
    individual_use: coupon.isIndividualUse,
    free_shipping: coupon.freeShipping,
    limit_usage_to_x_items: coupon.limitToItems,
  },
  products: coupon.products,
  excludedProducts: coupon.excludedProducts,
  categories: coupon.categories,
  excludedCategories: coupon.excludedCategories,
});

const amountOf = ({discountType, amount}: CouponRecord) =>
  discountType === 'PERCENT' ? String(amount) : toAmount(toCents(amount));
