import {hasOffers} from '~adapters/commerce/price-facts';
import {toCents, type Cents} from '~adapters/commerce/money';
import {noodleTypes} from '~/content/noodle-types';
import {offerIds, type CartItem} from '~/pricing/cart-item';
import {longestCode, maximumQuantity} from '~/pricing/constants';
import {isSingleUnit, lineKey} from '~/pricing/line-key';
import {isRecord, type UnknownRecord as Stored} from '~/forms/to-record';
import {emptyCart, noAbandonmentDiscount, noTypedDiscount, type StoredCart} from './cart-state';

// Checked by hand: a schema library would be larger than the cart's code, on every page.
const isText = (value: unknown, longest = 500): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= longest;

const isIntegerBetween = (value: unknown, least: number, most: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;

const isCents = (value: unknown): value is Cents =>
  isIntegerBetween(value, 0, Number.MAX_SAFE_INTEGER);

const isOneOf = <Value>(values: readonly Value[], value: unknown): value is Value =>
  (values as readonly unknown[]).includes(value);

const matches = (value: unknown, pattern: RegExp): value is string =>
  typeof value === 'string' && pattern.test(value);

/** Makes a cart of whatever was stored: every item that still makes sense is kept, the rest dropped. Never throws. */
export function repairCart(stored: unknown): StoredCart {
  if (!isRecord(stored)) return emptyCart;
  const items = repairItems(stored['items']);
  if (items.length === 0) return emptyCart;
  // A cart that does not say it was stored before there was another language.
  const language = isText(stored['language'], 10) ? stored['language'] : 'en-US';
  return {items, language, ...repairAbandonment(stored), ...repairTypedCode(stored)};
}

function repairAbandonment({abandonmentDiscount: percent, abandonmentDiscountCode: code}: Stored) {
  if (!hasOffers() || !isIntegerBetween(percent, 1, 100) || !isText(code, longestCode))
    return noAbandonmentDiscount;
  return {abandonmentDiscount: percent, abandonmentDiscountCode: code};
}

function repairTypedCode({discountCode: code, discountAmount, discountFreeShipping}: Stored) {
  if (!isText(code, longestCode) || !isCents(discountAmount)) return noTypedDiscount;
  return {discountCode: code, discountAmount, discountFreeShipping: discountFreeShipping === true};
}

function repairItems(stored: unknown): CartItem[] {
  if (!Array.isArray(stored)) return [];
  const byKey = new Map<string, CartItem>();
  for (const candidate of stored) {
    const item = isRecord(candidate) ? toCartItem(candidate) : null;
    if (item && !byKey.has(lineKey(item))) byKey.set(lineKey(item), item);
  }
  return [...byKey.values()];
}

function toCartItem(stored: Stored): CartItem | null {
  const {id, name, price, quantity, regularPrice = null, konjacNoodleType, offerId} = stored;
  if (!matches(id, /^[\w+/=:?&%.*-]{1,400}$/) || !isText(name) || !isCents(price)) return null;
  if (!isIntegerBetween(quantity, 1, maximumQuantity)) return null;
  if (regularPrice !== null && !isCents(regularPrice)) return null;
  if (konjacNoodleType !== undefined && !isOneOf(noodleTypes, konjacNoodleType)) return null;
  if (offerId !== undefined && !isOneOf(offerIds, offerId)) return null;
  const offer = offerId === undefined ? {} : {offerId};
  // Its parts are only asked whether they hold.
  const soldAs = isRecord(stored['soldAs']) && {soldAs: stored['soldAs']};
  return {
    id,
    name,
    price: toCents(price),
    quantity: isSingleUnit({id, ...offer, ...soldAs}) ? 1 : quantity,
    image: matches(stored['image'], /^(?:https?:\/\/|\/(?![/\\]))/) ? stored['image'] : '',
    variationId: isIntegerBetween(stored['variationId'], 0, Number.MAX_SAFE_INTEGER)
      ? stored['variationId']
      : null,
    variationAttributes: toAttributes(stored['variationAttributes']),
    href: matches(stored['href'], /^\/(?![/\\])/) ? stored['href'] : '/products',
    ...(regularPrice !== null && {regularPrice}),
    ...(konjacNoodleType !== undefined && {konjacNoodleType}),
    ...soldAs,
    ...offer,
  };
}

function toAttributes(stored: unknown): CartItem['variationAttributes'] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((pair: unknown) => {
    if (!isRecord(pair)) return [];
    const {name, value} = pair;
    return typeof name === 'string' && typeof value === 'string' ? [{name, value}] : [];
  });
}
