import type {StockClaim, StockShortage} from '~adapters/ledger';
import type {Coupon, NewOrderLine, Order, Refusal} from '~adapters/commerce';
import {discountMessages, orderMessages} from '~/content/messages';
import {findCoupon} from './codes/find-coupon.server';
import {refusedFor} from './order-answer';
import {endWith, goOn, type OrderDesk, type OrderWork, type Step} from './order-desk.server';
import type {PricedOrder} from './price/priced-order';
import {hashText} from './order-reference.server';
import {cartClaims, couponClaims, orderClaims, stocksOf} from './scarce-claims.server';
import type {Stock} from './price/stock-of';

/** Longer than an order takes. */
const holdMs = 5 * 60_000;
/** As long as an order can be paid: until then nobody else has the last use of its code. */
const holdForCodeMs = 60 * 60_000;
/** Longer than a shopper stays at the bank's page. */
export const holdForRedirectMs = 30 * 60_000;

/** Holds what a cart needs before an order is made of it, or says what is left (rules: Quantities and stock). */
export async function holdForCart(
  desk: OrderDesk,
  {checkoutKey, request}: OrderWork,
  priced: PricedOrder,
  ordered: NewOrderLine[],
): Promise<Step<null>> {
  if (!(await holdCodes(desk, checkoutKey, request.email.toLowerCase(), priced.coupons)))
    return endWith(refusedFor([{field: 'discountCode', message: discountMessages.usedUp}]));
  const stocks = await stocksOf(desk.commerce, priced, ordered);
  const shortages = await shortagesOf(desk, checkoutKey, async () => cartClaims(priced, stocks));
  if (shortages.length === 0) return goOn(null);
  return endWith(refusedFor(shortages.map((shortage) => toRefusal(shortage, priced, stocks))));
}

/**
 * Counts a limited code again once it is held: the first count may have been read just before another order
 * was placed with it, which then held it no more.
 */
async function holdCodes(
  desk: OrderDesk,
  checkoutKey: string,
  email: string,
  coupons: Coupon[],
): Promise<boolean> {
  const hash = await hashText(email, desk.secret);
  const reserve = async (counted: (Coupon | null)[]) => {
    const claims = couponClaims(
      counted.filter((coupon) => coupon !== null),
      {email, hash},
    );
    if (claims.length === 0) return true;
    const held = await desk.stockReservations.reserve(codesOf(checkoutKey), claims, holdForCodeMs);
    return held.status === 'reserved';
  };
  if (couponClaims(coupons, {email, hash}).length === 0) return true;
  if (!(await reserve(coupons))) return false;
  const again = coupons.map(({code}) => findCoupon(desk.commerce, code, email));
  return reserve(await Promise.all(again));
}

const codesOf = (checkoutKey: string) => `${checkoutKey}.codes`;

/** Lets other shoppers have what this attempt held. */
export async function releaseStock(
  {stockReservations}: OrderDesk,
  checkoutKey: string,
): Promise<void> {
  await stockReservations.release(checkoutKey);
  await stockReservations.release(codesOf(checkoutKey));
}

/**
 * Counts again right before the charge: the shop's number of the first count may have been read just before
 * another order was paid. A later comer gives way to an earlier one, so the last unit finds one buyer.
 */
export async function holdForOrder(
  desk: OrderDesk,
  checkoutKey: string,
  order: Order,
  ttlMs = holdMs,
): Promise<Step<null>> {
  const countAgain = () => orderClaims(desk.commerce, order);
  const shortages = await shortagesOf(desk, checkoutKey, countAgain, ttlMs);
  if (shortages.length === 0) return goOn(null);
  return endWith(
    refusedFor(shortages.map(({left}) => ({field: 'items', message: soldOut(left, 'An item')}))),
  );
}

/** A buyer who has just paid holds his units a moment longer than the shop counts them: look twice. */
async function shortagesOf(
  desk: OrderDesk,
  checkoutKey: string,
  count: () => Promise<StockClaim[]>,
  ttlMs = holdMs,
): Promise<StockShortage[]> {
  const reserve = async () => {
    const claims = await count();
    return claims.length > 0
      ? desk.stockReservations.reserve(checkoutKey, claims, ttlMs)
      : {status: 'reserved' as const};
  };
  const first = await reserve();
  if (first.status === 'reserved') return [];
  await desk.wait(500);
  const second = await reserve();
  return second.status === 'reserved' ? [] : second.shortages;
}

function toRefusal(
  {productKey, left}: StockShortage,
  {lines}: PricedOrder,
  stocks: (Stock | null)[],
): Refusal {
  const line = lines[stocks.findIndex((stock) => stock?.key === productKey)];
  return {field: line?.id ?? 'items', message: soldOut(left, line?.name ?? 'An item')};
}

const soldOut = (left: number, name: string) =>
  left > 0 ? orderMessages.onlyLeftInStock(left) : orderMessages.outOfStock(name);
