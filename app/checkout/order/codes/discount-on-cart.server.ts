import {accepted, hasOffers, refused, type Commerce, type Outcome} from '~adapters/commerce';
import {discountMessages} from '~/content/messages';
import type {CouponGrant} from './coupon-rules.server';
import {readOrderedItems} from '~/checkout/order/price/ordered-items.server';
import {priceOrder} from '~/checkout/order/price/price-order.server';
import type {ShopperFacts} from '~/checkout/order/price/shopper-facts';

interface Codes {
  code: string;
  abandonmentDiscountCode?: string | null | undefined;
}

/** What a code is worth for these items: exactly what an order of them would grant. */
export async function discountOnCart(
  commerce: Commerce,
  {code, abandonmentDiscountCode}: Codes,
  items: unknown[],
  shopper: ShopperFacts,
  now: Date,
): Promise<Outcome<CouponGrant>> {
  if (items.length === 0) return refused(discountMessages.notForTheseItems, 'discountCode');
  const read = readOrderedItems(items);
  if (!read.ok) return read;
  const priced = await priceOrder(commerce, {
    items: read.value,
    shopper,
    discountCode: code,
    abandonmentDiscountCode: abandonmentDiscountCode ?? null,
    ...(!hasOffers() && {byShop: {shipping: null}}),
    now,
  });
  if (!priced.ok) return priced;
  const {code: granted} = priced.value;
  return granted ? accepted(granted) : refused(discountMessages.invalid, 'discountCode');
}
