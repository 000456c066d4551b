import {
  accepted,
  toCents,
  type Cents,
  type Commerce,
  type Coupon,
  type Coupons,
  type OrderedCode,
  type PriceFacts,
} from '~adapters/commerce';
import {toDiscountCode} from '~adapters/commerce/discount-code';
import {isBackordered} from '~/pricing/line-key';
import {priceCart} from '~/pricing/price-cart';
import type {AdjustmentKind, PricedCart, PricingInput} from '~/pricing/priced-cart';
import {checkAbandonmentOffer, type AbandonmentOffer} from '../codes/abandonment-offer.server';
import type {CouponLine} from '../codes/coupon-eligibility.server';
import {checkCoupon} from '../codes/coupon-rules.server';
import type {CartLine} from '../cart-lines.server';
import type {PricedOrder, ResolvedLine} from './priced-order';
import {resolveLines} from './resolve-lines.server';
import type {ShopperFacts} from './shopper-facts';
import type {CartOutcome} from '../refusals';

export interface PricingRequest {
  /** As `readCartLines` read them. */
  items: CartLine[];
  shopper: ShopperFacts;
  /** As typed; null without one. */
  discountCode: string | null;
  abandonmentDiscountCode: string | null;
  facts: PriceFacts;
  shopShipping?: PricingInput['shopShipping'];
  now: Date;
}

/** What knows of prices and of codes. */
export type PricePorts = Pick<Commerce, 'products' | 'coupons'>;

export interface PricedWithCode extends PricedOrder {
  /** The typed code as it was granted; null without one. */
  code: PricingInput['code'];
}

/**
 * Prices an order from the catalogue, the built-in prices, the offers' and the codes' rules
 * (rules: Who decides a price): what the browser says about prices is never read.
 * Refusals name the line (`lineKey`), `discountCode` or `abandonmentDiscountCode` in `field`.
 * Whether the free sample is still to be had is the caller's to ask: it needs the account.
 */
export async function priceOrder(
  {products, coupons}: PricePorts,
  request: PricingRequest,
): Promise<CartOutcome<PricedWithCode>> {
  const lines = await resolveLines(products, request.items, request.shopper);
  if (!lines.ok) return lines;
  const customer = {email: request.shopper.email, now: request.now};
  const offer = await checkAbandonmentOffer(coupons, request.abandonmentDiscountCode, customer);
  if (!offer.ok) return offer;
  const typed = await grantCode(coupons, request, lines.value, offer.value);
  if (!typed.ok) return typed;
  const code = typed.value?.code ?? null;
  const {shopper, facts, shopShipping} = request;
  const input = toPricingInput(lines.value, shopper, offer.value, code);
  const cart = priceCart({...input, shopShipping}, facts);
  return accepted({
    lines: lines.value,
    code,
    cart,
    codes: [
      ...toOrderedCode(cart, 'abandonment', offer.value),
      ...toOrderedCode(cart, 'code', typed.value?.coupon),
    ],
  });
}

/** A code with what it takes off the cart. */
function toOrderedCode(
  {adjustments}: PricedCart,
  kind: AdjustmentKind,
  granted: {code: string; version?: string; coupon?: Coupon | null} | null | undefined,
): OrderedCode[] {
  if (!granted) return [];
  const amount = adjustments.find((each) => each.kind === kind)?.amount ?? 0;
  const version = granted.version ?? granted.coupon?.version ?? null;
  return [{code: granted.code, version, discount: toCents(0 - amount)}];
}

type GrantedCode = {code: PricingInput['code']; coupon: Coupon} | null;

async function grantCode(
  coupons: Coupons,
  {discountCode, shopper, facts, now}: PricingRequest,
  lines: ResolvedLine[],
  offer: AbandonmentOffer | null,
): Promise<CartOutcome<GrantedCode>> {
  const code = toDiscountCode(discountCode ?? '');
  if (!code) return accepted(null);
  const {lines: priced, subtotal} = priceCart(toPricingInput(lines, shopper, offer, null), facts);
  const coupon = await coupons.find(code, shopper.email);
  const couponLines = lines.flatMap((line, index) => {
    const total = priced[index]?.total;
    return total === undefined ? [] : [toCouponLine(line, total)];
  });
  const cart = {lines: couponLines, subtotal, otherDiscount: offer};
  const grant = checkCoupon(coupon, cart, {email: shopper.email, now});
  if (!grant.ok) return grant;
  return accepted(coupon && {code: {code, ...grant.value}, coupon});
}

/**
 * A line as coupons judge it; an offer is a sale item, whatever the shop's own sale price. Built-in products have no
 * category in the shop; their names' slugs let the owner name them all the same.
 */
function toCouponLine(
  {product, variation, quantity, offerId}: ResolvedLine,
  total: Cents,
): CouponLine {
  return {
    productId: product.databaseId || null,
    variationId: variation?.databaseId || null,
    categorySlugs: product.categories.map(({slug}) => slug),
    isOnSale: (variation ?? product).isOnSale || offerId !== null,
    quantity,
    total,
  };
}

function toPricingInput(
  lines: ResolvedLine[],
  {hasLoyalty}: ShopperFacts,
  offer: AbandonmentOffer | null,
  code: PricingInput['code'],
): PricingInput {
  return {
    lines: lines.map(({id, unitPrice, quantity, isFreeSample, offerId, product, variation}) => ({
      id,
      unitPrice,
      quantity,
      isFreeSample,
      offerId,
      isVirtual: Boolean((variation ?? product).soldAs?.isVirtual),
      isBackordered: isBackordered((variation ?? product).soldAs, quantity),
    })),
    hasLoyalty,
    abandonmentPercent: offer?.percent ?? 0,
    code,
  };
}
