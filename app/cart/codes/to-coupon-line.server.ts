import type {Cents} from '~adapters/commerce';
import {staticProducts} from '~/content/static-products';
import {toCategorySlug} from '~/content/static-product';
import type {CouponLine} from './coupon-eligibility.server';
import type {ResolvedLine} from '../price/priced-order';

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
