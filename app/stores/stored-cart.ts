import * as v from 'valibot';
import {toCents} from '~adapters/commerce/money';
import type {CartItem} from '~/pricing/cart-item';
import {maximumQuantity} from '~/pricing/constants';
import {isSingleUnit, lineKey} from '~/pricing/line-key';
import {emptyCart, noAbandonmentDiscount, noTypedDiscount, type StoredCart} from './cart-state';

const cents = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.transform((whole) => toCents(whole)),
);
const text = v.pipe(v.string(), v.minLength(1), v.maxLength(500));
const ownPath = v.pipe(v.string(), v.regex(/^\/(?![/\\])/));

const cartItem = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w+/=:-]{1,200}$/)),
  name: text,
  price: cents,
  regularPrice: v.optional(cents),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maximumQuantity)),
  image: v.fallback(v.pipe(v.string(), v.regex(/^(?:https?:\/\/|\/(?![/\\]))/)), ''),
  konjacNoodleType: v.optional(v.picklist(['Angel Hair', 'Spaghetti', 'Fettuccine'])),
  variationId: v.fallback(v.nullable(v.pipe(v.number(), v.integer())), null),
  variationAttributes: v.fallback(v.array(v.object({name: v.string(), value: v.string()})), []),
  href: v.fallback(ownPath, '/products'),
  offerId: v.optional(v.picklist(['bundle-starter', 'konjac-starter'])),
});

const code = v.pipe(text, v.maxLength(60));
const abandonmentDiscount = v.object({
  abandonmentDiscount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  abandonmentDiscountCode: code,
});
const typedDiscount = v.object({
  discountCode: code,
  discountAmount: cents,
  discountFreeShipping: v.fallback(v.boolean(), false),
});

/**
 * Makes a cart of whatever was stored: every item that still makes sense is kept, the rest dropped.
 * Never throws.
 */
export function repairCart(stored: unknown): StoredCart {
  if (typeof stored !== 'object' || stored === null) return emptyCart;
  const items = repairItems('items' in stored ? stored.items : []);
  if (items.length === 0) return emptyCart;
  const abandonment = v.safeParse(abandonmentDiscount, stored);
  const typed = v.safeParse(typedDiscount, stored);
  return {
    items,
    ...(abandonment.success ? abandonment.output : noAbandonmentDiscount),
    ...(typed.success ? typed.output : noTypedDiscount),
  };
}

function repairItems(stored: unknown): CartItem[] {
  if (!Array.isArray(stored)) return [];
  const byKey = new Map<string, CartItem>();
  for (const candidate of stored) {
    const item = toCartItem(candidate);
    if (item && !byKey.has(lineKey(item))) byKey.set(lineKey(item), item);
  }
  return [...byKey.values()];
}

function toCartItem(candidate: unknown): CartItem | null {
  const parsed = v.safeParse(cartItem, candidate);
  if (!parsed.success) return null;
  const {regularPrice, konjacNoodleType, offerId, ...item} = parsed.output;
  return {
    ...item,
    ...(regularPrice !== undefined && {regularPrice}),
    ...(konjacNoodleType && {konjacNoodleType}),
    ...(offerId && {offerId}),
    quantity: isSingleUnit({id: item.id, offerId: offerId ?? null}) ? 1 : item.quantity,
  };
}
