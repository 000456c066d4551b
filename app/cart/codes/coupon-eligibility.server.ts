import type {Cents, Coupon} from '~adapters/commerce';

/** A line as a coupon sees it. */
export interface CouponLine {
  productId: number | null;
  variationId: number | null;
  categorySlugs: string[];
  isOnSale: boolean;
  quantity: number;
  /** What the line costs after bulk, loyalty and the pop-up's discount. */
  total: Cents;
}

/** Whether a coupon's product and category lists name the line; without lists every line is included. */
export function isIncluded(coupon: Coupon, line: CouponLine): boolean {
  if (coupon.productIds.length === 0 && coupon.categorySlugs.length === 0) return true;
  return names(coupon.productIds, coupon.categorySlugs, line);
}

/** Whether a coupon may reduce the line: included, not excluded, and not a sale item where those are out. */
export function isEligible(coupon: Coupon, line: CouponLine): boolean {
  if (!isIncluded(coupon, line)) return false;
  if (names(coupon.excludedProductIds, coupon.excludedCategorySlugs, line)) return false;
  return !(coupon.excludesSaleItems && line.isOnSale);
}

/** Whether a coupon needs to know the items, not only what they cost together. */
export function needsItems(coupon: Coupon): boolean {
  return (
    coupon.kind === 'fixedProduct' ||
    coupon.limitToItems !== null ||
    coupon.excludesSaleItems ||
    [
      coupon.productIds,
      coupon.excludedProductIds,
      coupon.categorySlugs,
      coupon.excludedCategorySlugs,
    ].some((list) => list.length > 0)
  );
}

function names(productIds: number[], categorySlugs: string[], line: CouponLine): boolean {
  return (
    [line.productId, line.variationId].some((id) => id !== null && productIds.includes(id)) ||
    line.categorySlugs.some((slug) => categorySlugs.includes(slug))
  );
}
