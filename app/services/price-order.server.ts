import {accepted, type Commerce, type Outcome} from '~adapters/commerce';
import {priceCart} from '~/pricing/price-cart';
import type {PricedCart, PricingInput} from '~/pricing/priced-cart';
import {checkAbandonmentOffer, type AbandonmentOffer} from './abandonment-offer.server';
import type {CouponLine} from './coupon-eligibility.server';
import {checkCoupon} from './coupon-rules.server';
import type {OrderedItem} from './ordered-items.server';
import {resolveLines} from './resolve-lines.server';
import type {ResolvedLine, ShopperFacts} from './resolved-line.server';

export interface OrderToPrice {
  /** As `readOrderedItems` read them. */
  items: OrderedItem[];
  shopper: ShopperFacts;
  /** As typed; null without one. */
  discountCode: string | null;
  abandonmentDiscountCode: string | null;
  now: Date;
}

export interface PricedOrder {
  /** `priced.lines[i]` prices `lines[i]`. */
  priced: PricedCart;
  lines: ResolvedLine[];
  /** Codes that were granted, upper case. */
  discountCode: string | null;
  abandonmentDiscountCode: string | null;
}

/**
 * Prices an order from the catalogue, the built-in prices, the offers' and the codes' rules
 * (rulings 4 to 12, 21 and 22): what the browser says about prices is never read.
 * Refusals name the line (`lineKey`), `discountCode` or `abandonmentDiscountCode` in `field`.
 * Whether the free sample is still to be had is the caller's to ask: it needs the account.
 */
export async function priceOrder(
  commerce: Commerce,
  order: OrderToPrice,
): Promise<Outcome<PricedOrder>> {
  const customer = {email: order.shopper.email, now: order.now};
  const lines = await resolveLines(commerce, order.items, order.shopper);
  if (!lines.ok) return lines;
  const offer = await checkAbandonmentOffer(commerce, order.abandonmentDiscountCode, customer);
  if (!offer.ok) return offer;
  const code = await grantCode(commerce, order, lines.value, offer.value);
  if (!code.ok) return code;
  return accepted({
    priced: priceCart(toPricingInput(lines.value, order.shopper, offer.value, code.value)),
    lines: lines.value,
    discountCode: code.value?.code ?? null,
    abandonmentDiscountCode: offer.value?.code ?? null,
  });
}

async function grantCode(
  commerce: Commerce,
  {discountCode, shopper, now}: OrderToPrice,
  lines: ResolvedLine[],
  offer: AbandonmentOffer | null,
): Promise<Outcome<PricingInput['code']>> {
  const code = discountCode?.trim().toUpperCase();
  if (!code) return accepted(null);
  const withoutCode = priceCart(toPricingInput(lines, shopper, offer, null));
  const grant = checkCoupon(
    await commerce.coupons.find(code),
    {
      lines: toCouponLines(lines, withoutCode),
      subtotal: withoutCode.subtotal,
      otherDiscount: offer,
    },
    {email: shopper.email, now},
  );
  return grant.ok ? accepted({code, ...grant.value}) : grant;
}

function toPricingInput(
  lines: ResolvedLine[],
  {hasLoyalty}: ShopperFacts,
  offer: AbandonmentOffer | null,
  code: PricingInput['code'],
): PricingInput {
  return {
    lines: lines.map(({key, unitPrice, quantity, isFreeSample, offerId}) => ({
      id: key,
      unitPrice,
      quantity,
      isFreeSample,
      offerId,
    })),
    hasLoyalty,
    abandonmentPercent: offer?.percent ?? 0,
    code,
  };
}

function toCouponLines(lines: ResolvedLine[], {lines: pricedLines}: PricedCart): CouponLine[] {
  return lines.flatMap((line, index) => {
    const priced = pricedLines[index];
    return priced ? [{...line, total: priced.total}] : [];
  });
}
