import {zeroCents, type Cents, type Coupon, type CouponKind} from '~adapters/commerce';
import type {CouponFieldsFragment} from '~graphql/generated/documents';
import {readAmount} from './read-amount';

const kinds = {
  PERCENT: 'percent',
  FIXED_CART: 'fixedCart',
  FIXED_PRODUCT: 'fixedProduct',
} as const satisfies Record<string, CouponKind>;

/** The requested coupon; null when the shop answers another one or a kind that a plugin invented. */
export function toCoupon(node: CouponFieldsFragment, code: string): Coupon | null {
  if (!node.discountType || node.code?.toLowerCase() !== code) return null;
  const kind = kinds[node.discountType];
  const isPercent = kind === 'percent';
  return {
    id: node.id,
    databaseId: node.databaseId ?? 0,
    code: code.toUpperCase(),
    kind,
    percent: isPercent ? (node.amount ?? 0) : 0,
    amount: isPercent ? zeroCents : (toAmount(node.amount) ?? zeroCents),
    expiresAt: node.dateExpiry || null,
    ...toLimits(node),
    ...toScope(node),
    isIndividualUse: node.individualUse ?? false,
    freeShipping: node.freeShipping ?? false,
  };
}

function toLimits(node: CouponFieldsFragment) {
  return {
    minimumSpend: toAmount(node.minimumAmount),
    maximumSpend: toAmount(node.maximumAmount),
    usageCount: node.usageCount ?? 0,
    usageLimit: node.usageLimit || null,
    usageLimitPerCustomer: node.usageLimitPerUser || null,
    usedBy: toUsers(node),
    limitToItems: node.limitUsageToXItems || null,
  };
}

function toScope(node: CouponFieldsFragment) {
  return {
    emailRestrictions: toLowerCased(node.emailRestrictions ?? []),
    productIds: toIds(node.products),
    excludedProductIds: toIds(node.excludedProducts),
    categorySlugs: toSlugs(node.productCategories),
    excludedCategorySlugs: toSlugs(node.excludedProductCategories),
    excludesSaleItems: node.excludeSaleItems ?? false,
  };
}

/** A Float, where null and zero both mean "none". */
function toAmount(amount: number | null): Cents | null {
  return amount ? readAmount(String(amount)) : null;
}

function toUsers({usedBy}: CouponFieldsFragment): string[] {
  const users = usedBy?.nodes ?? [];
  return toLowerCased(users.flatMap(({email, databaseId}) => [email, databaseId?.toString()]));
}

const toLowerCased = (texts: Array<string | null | undefined>) =>
  texts.flatMap((text) => (text ? [text.toLowerCase()] : []));

const toIds = (products: CouponFieldsFragment['products']) =>
  (products?.nodes ?? []).map(({databaseId}) => databaseId);

const toSlugs = (categories: CouponFieldsFragment['productCategories']) =>
  toLowerCased((categories?.nodes ?? []).map(({slug}) => slug));
