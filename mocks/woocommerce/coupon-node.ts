import {GraphQLError} from 'graphql';
import {toAmount} from '~adapters/commerce/currency';
import {firstOf, type PageArguments} from './connection';
import type {CouponRecord} from './coupons';
import {databaseIdOf, globalId} from './ids';
import type {Shop} from './shop';
import type {Visitor} from './visitor';

interface CouponArguments {
  id: string;
  idType?: 'CODE' | 'DATABASE_ID' | 'ID' | null;
}

/** A code that exists is nothing to visitors, without an error; an unknown code is an error. */
export function answerCoupon({id, idType}: CouponArguments, {shop, isShopManager}: Visitor) {
  const coupon = findCoupon(shop, id, idType ?? 'ID');
  return isShopManager ? toCouponNode(coupon, shop) : null;
}

function findCoupon(shop: Shop, id: string, idType: string): CouponRecord {
  const databaseId = idType === 'ID' ? databaseIdOf('shop_coupon', id) : Number(id);
  const coupon = shop.coupons.find((known) =>
    idType === 'CODE' ? known.code === id.toLowerCase() : known.databaseId === databaseId,
  );
  if (coupon) return coupon;
  const kind = idType === 'CODE' ? 'code' : idType.toLowerCase();
  throw new GraphQLError(`No coupon ID was found corresponding to the ${kind}: ${id}`);
}

function toCouponNode(coupon: CouponRecord, shop: Shop) {
  const toFloat = (units: number | null) => orNull(toAmount(units ?? 0, shop.currency));
  const isPercent = coupon.discountType === 'PERCENT';
  return {
    ...coupon,
    id: globalId('shop_coupon', coupon.databaseId),
    amount: isPercent ? orNull(coupon.amount) : toFloat(coupon.amount),
    dateExpiry: coupon.expiresAt,
    minimumAmount: toFloat(coupon.minimum),
    maximumAmount: toFloat(coupon.maximum),
    limitUsageToXItems: coupon.limitToItems,
    individualUse: coupon.isIndividualUse,
    excludeSaleItems: coupon.excludesSaleItems,
    emailRestrictions: coupon.emails.length > 0 ? coupon.emails : null,
    usedBy: (page: PageArguments) => firstOf(toUsers(coupon, shop), page),
    products: (page: PageArguments) => firstOf(toProducts(coupon.products, shop), page),
    excludedProducts: (page: PageArguments) =>
      firstOf(toProducts(coupon.excludedProducts, shop), page),
    productCategories: (page: PageArguments) =>
      firstOf(toCategories(coupon.categories, shop), page),
    excludedProductCategories: (page: PageArguments) =>
      firstOf(toCategories(coupon.excludedCategories, shop), page),
  };
}

const orNull = (amount: number): number | null => (amount === 0 ? null : amount);

/** Only customers are resolved: the e-mails of guests, which the shop does know, are lost. */
const toUsers = ({usedBy}: CouponRecord, {customers}: Shop) =>
  customers.filter(({databaseId}) => usedBy.includes(databaseId));

const toProducts = (slugs: string[], shop: Shop) =>
  shop.products
    .filter(({slug}) => slugs.includes(slug))
    .map(({databaseId, variations}) => ({
      __typename: variations.length > 0 ? 'VariableProduct' : 'SimpleProduct',
      databaseId,
    }));

const toCategories = (slugs: string[], shop: Shop) =>
  shop.categories
    .filter(({slug}) => slugs.includes(slug))
    .map(({databaseId, name, slug}) => ({id: globalId('term', databaseId), name, slug}));
