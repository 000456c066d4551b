import {GraphQLError} from 'graphql';
import type {ProductRecord} from '../catalogue';
import {usesBy} from '../code-counts';
import type {CouponRecord} from '../coupons';
import {isReduced} from '../inventory';
import type {Shop} from '../shop';
import {toText} from '../amounts';
import type {PricedLine} from './price-lines';

interface Applied {
  lines: PricedLine[];
  /** What the lines cost before discounts. */
  subtotal: number;
  /** Null until it is known. */
  email: string | null;
}

export const findCoupon = ({coupons}: Shop, code: string): CouponRecord => {
  const wanted = code.trim().toLowerCase();
  const coupon = coupons.find((one) => one.code === wanted);
  if (coupon) return coupon;
  throw new GraphQLError(
    `Coupon &quot;${wanted}&quot; cannot be applied because it does not exist.`,
  );
};

/** Why a code cannot be used for these lines, in the shop's words, markup included; null when it can. */
export function findRefusal(shop: Shop, coupon: CouponRecord, applied: Applied): string | null {
  const {code, expiresAt, usageLimit, usageCount, usageLimitPerUser, emails} = coupon;
  const {lines, subtotal, email} = applied;
  const name = `&quot;${code}&quot;`;
  const isUsedUp =
    (usageLimit !== null && usageCount >= usageLimit) ||
    (usageLimitPerUser !== null &&
      email !== null &&
      usesBy(shop, code, email) >= usageLimitPerUser);
  if (isUsedUp)
    return `Usage limit for coupon ${name} has been reached. Please try again after some time, or contact us for help.`;
  if (expiresAt !== null && Date.parse(expiresAt) < Date.now())
    return `Coupon ${name} has expired.`;
  if (coupon.minimum !== null && subtotal < coupon.minimum)
    return `The minimum spend for coupon ${name} is ${inMarkup(shop, coupon.minimum)}.`;
  if (coupon.maximum !== null && subtotal > coupon.maximum)
    return `The maximum spend for coupon ${name} is ${inMarkup(shop, coupon.maximum)}.`;
  if (email !== null && emails.length > 0 && !emails.some((pattern) => suits(pattern, email)))
    return `Please enter a valid email at checkout to use coupon code ${name}.`;
  return refuseProducts(coupon, lines, name);
}

const isNarrow = ({products, categories}: CouponRecord) =>
  products.length > 0 || categories.length > 0;

function refuseProducts(coupon: CouponRecord, lines: PricedLine[], name: string): string | null {
  if (lines.some((line) => isDiscounted(coupon, line))) return null;
  if (isNarrow(coupon)) return `Sorry, coupon ${name} is not applicable to selected products.`;
  if (lines.length === 0) return null;
  const items = lines.map(({product}) => product.name).join(', ');
  if (coupon.excludesSaleItems) return `Sorry, coupon ${name} is not valid for sale items.`;
  return coupon.excludedProducts.length > 0
    ? `Sorry, coupon ${name} is not applicable to the products: ${items}.`
    : `Sorry, coupon ${name} is not applicable to the categories: ${coupon.excludedCategories.join(', ')}.`;
}

/** Whether the code takes anything off that line. */
export function isDiscounted(coupon: CouponRecord, {product, sold}: PricedLine): boolean {
  const {products, categories, excludedProducts, excludedCategories} = coupon;
  const isIn = (slugs: string[], {categories: own}: ProductRecord) =>
    own.some((slug) => slugs.includes(slug));
  const isMeant = !isNarrow(coupon) || products.includes(product.slug) || isIn(categories, product);
  const isLeftOut = excludedProducts.includes(product.slug) || isIn(excludedCategories, product);
  return isMeant && !isLeftOut && !(coupon.excludesSaleItems && isReduced(sold));
}

const suits = (pattern: string, email: string) =>
  pattern.startsWith('*')
    ? email.toLowerCase().endsWith(pattern.slice(1))
    : email.toLowerCase() === pattern;

/** An amount as WooCommerce marks it up in a sentence. */
function inMarkup(shop: Shop, amount: number): string {
  const [, sign = '', number = ''] = /^(\D*)(.*)$/.exec(toText(amount, shop)) ?? [];
  const symbol = sign === '$' ? '&#036;' : sign;
  return `<span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">${symbol}</span>${number}</bdi></span>`;
}
