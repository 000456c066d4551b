import {GraphQLError} from 'graphql';
import {toAmount} from '~adapters/commerce/money';
import {toConnection, type PageArguments} from './connection';
import type {CouponRecord} from './coupons';
import {databaseIdOf, globalId} from './ids';
import type {Visitor} from './visitor';
import {categoriesOf} from './terms/term-records';
import {toTermNode} from './terms/term-node';

/** A code as the shop's manager sees it; an amount of 0 is null. */
function toCouponNode(coupon: CouponRecord, visitor: Visitor) {
  const {shop} = visitor;
  const money = (cents: number | null) => (cents === null ? null : toAmount(cents, shop.currency));
  const isPercent = coupon.discountType === 'PERCENT';
  const categories = (slugs: string[]) => (page: PageArguments) =>
    toConnection(
      categoriesOf(shop).filter(({slug}) => slugs.includes(slug)),
      page,
      (term) => toTermNode(term, visitor),
      {idOf: ({databaseId}) => databaseId},
    );
  return {
    id: globalId('shop_coupon', coupon.databaseId),
    databaseId: coupon.databaseId,
    code: coupon.code,
    amount: (isPercent ? coupon.amount : money(coupon.amount)) || null,
    discountType: coupon.discountType,
    description: coupon.description || null,
    dateExpiry: coupon.expiresAt,
    minimumAmount: money(coupon.minimum),
    maximumAmount: money(coupon.maximum),
    individualUse: coupon.isIndividualUse,
    freeShipping: coupon.freeShipping,
    excludeSaleItems: coupon.excludesSaleItems,
    usageCount: coupon.usageCount,
    usageLimit: coupon.usageLimit,
    usageLimitPerUser: coupon.usageLimitPerUser,
    limitUsageToXItems: coupon.limitToItems,
    emailRestrictions: coupon.emails.length > 0 ? coupon.emails : null,
    productCategories: categories(coupon.categories),
    excludedProductCategories: categories(coupon.excludedCategories),
  };
}

interface CouponArguments {
  id: string;
  idType?: 'CODE' | 'DATABASE_ID' | 'ID' | null;
}

/** Null without an error for all but the shop's manager. */
export function answerCoupon({id, idType}: CouponArguments, visitor: Visitor) {
  const coupon = visitor.shop.coupons.find(({code, databaseId}) => {
    if (idType === 'CODE') return code === id.toLowerCase();
    return databaseId === (idType === 'DATABASE_ID' ? Number(id) : databaseIdOf('shop_coupon', id));
  });
  if (!visitor.isShopManager) return null;
  if (!coupon) throw new GraphQLError(`No coupon ID was found corresponding to the code: ${id}`);
  return toCouponNode(coupon, visitor);
}

type CouponsArguments = PageArguments & {where?: {code?: string | null} | null};

export function answerCoupons({where, ...page}: CouponsArguments, visitor: Visitor) {
  const coupons = visitor.isShopManager ? visitor.shop.coupons : [];
  const wanted = where?.code?.toLowerCase();
  return toConnection(
    coupons.filter(({code}) => wanted === undefined || code === wanted).toReversed(),
    page,
    (coupon) => toCouponNode(coupon, visitor),
    {idOf: ({databaseId}) => databaseId},
  );
}
