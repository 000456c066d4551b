import type {Cents, Coupon} from '~adapters/commerce';
import {staticProducts} from '~/content/static-products';
import {toCategorySlug} from '~/content/static-product';
import type {ResolvedLine} from '../price/priced-order';

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

/** A line as coupons judge it; an offer is a sale item, whatever the shop's own sale price. */
export function toCouponLine(line: ResolvedLine, total: Cents): CouponLine {
  const {product, variation, quantity, offerId} = line;
  return {
    productId: product?.databaseId ?? null,
    variationId: variation?.databaseId ?? null,
    categorySlugs: categorySlugsOf(line),
    isOnSale: (variation ?? product)?.isOnSale === true || offerId !== null,
    quantity,
    total,
  };
}

/** Static products have no category in the shop; their names' slugs let the owner name them all the same. */
function categorySlugsOf({product, packaged}: ResolvedLine): string[] {
  if (product) return product.categories.map(({slug}) => slug);
  const names = packaged ? staticProducts[packaged.key].categories : [];
  return names.map(toCategorySlug);
}
