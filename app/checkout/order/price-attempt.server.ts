import {
  hasOffers,
  priceFacts,
  shopCurrency,
  toCents,
  usDollars,
  type Commerce,
} from '~adapters/commerce';
import {toRefusal} from '~/cart/refusals';
import {sumOfFees} from '~/checkout/tax/add-tax';
import type {PricedCart} from '~/pricing/priced-cart';
import {pageDiffers, pricesDiffer, refusedFor, type OrderAnswer} from './order-answer.server';
import {refuseWhereSold} from './where-sold.server';
import type {Attempt, OrderContext} from './order-context.server';
import {priceOrder} from '~/cart/price/price-order.server';
import type {PricedOrder} from '~/cart/price/priced-order';
import {toShopperFacts} from '~/cart/price/shopper-facts';

/** What a cart costs by the server's own prices; with a `refusal` no order is made of it. */
export type PricedAttempt =
  | (PricedOrder & {refusal: null})
  | {refusal: OrderAnswer; lines: []; cart: null; codes: []};

const refuse = (refusal: OrderAnswer): PricedAttempt => ({
  refusal,
  lines: [],
  cart: null,
  codes: [],
});

/** By what is cached of the catalogue; what would be refused, or has changed, by what the shop answers now (rules: Who decides a price). */
export async function priceAttempt(
  context: OrderContext,
  attempt: Attempt,
  {isFresh}: {isFresh: boolean},
): Promise<PricedAttempt> {
  if (!countsAsShop(attempt.request)) return refuse(pageDiffers());
  const cached = isFresh ? null : await price(context, attempt, context.commerce);
  if (cached && !cached.refusal) return cached;
  return price(context, attempt, uncached(context.commerce));
}

/** The same shop, whose products are read anew: it has just refused the cached ones. */
export const uncached = (commerce: Commerce): Commerce => ({
  ...commerce,
  products: {...commerce.products, findByIds: (ids) => commerce.products.findFresh(ids)},
});

/**
 * Whether the shopper saw his total in what the shop counts in now, and by the rules that it sells by now: the same
 * figures may be of another currency.
 */
export function countsAsShop({expectedCurrency, sentBy}: Attempt['request']): boolean {
  const {code, decimals} = expectedCurrency ?? usDollars;
  const shop = shopCurrency();
  const isSameCurrency = code === shop.code && decimals === shop.decimals;
  return isSameCurrency && hasOffers() === (sentBy === undefined);
}

async function price(
  context: OrderContext,
  {request}: Attempt,
  commerce: OrderContext['commerce'],
): Promise<PricedAttempt> {
  const shopper = context.accountSession?.shopper ?? null;
  const priced = await priceOrder(commerce, {
    ...request,
    facts: priceFacts(),
    shopShipping: request.sentBy && toCents(request.sentBy.cost),
    shopper: toShopperFacts(shopper, request.email),
    now: context.now(),
  });
  if (!priced.ok) return refuse(refusedFor(priced.refusals));
  const notThere = refuseWhereSold(priced.value.lines, request.shipping, request.answers);
  if (notThere.length > 0) return refuse(refusedFor(notThere));
  const {cart} = priced.value;
  if (!isAsShown(cart, request))
    return refuse(pricesDiffer(toRefusal('order.priceChanged', null), cart));
  // What is sent after all needs the street that the page did not ask for.
  if (!cart.shipsNothing && request.shipping.address1 === '')
    return refuse(pricesDiffer(toRefusal('form.addressRequired', 'address1'), cart));
  if (request.expectedTotal === 0 && !shopper?.emailConfirmedAt)
    return refuse(refusedFor([toRefusal('order.confirmForFree', null)]));
  return {...priced.value, refusal: null};
}

const isAsShown = (
  {total}: PricedCart,
  {expectedTotal, expectedTax = 0, expectedFees}: Attempt['request'],
): boolean => total === expectedTotal - expectedTax - sumOfFees(expectedFees);
