import type {NewOrder, OrderingShopper} from '~adapters/commerce';
import {orderMessages} from '~/content/messages';
import {toLinkMeta} from '~/server/session/order-link.server';
import {addTax} from '~/checkout/tax/add-tax';
import type {PricedCart} from '~/pricing/priced-cart';
import {isLoyalShopper} from './codes/loyalty.server';
import {composeOrder} from './compose-order.server';
import {withSyncedProducts} from './synced-lines.server';
import {countsAsShop} from './counts-as-shop.server';
import {holdForCart} from './hold-scarce.server';
import {toHoldMeta} from './hold-until.server';
import {currencyDiffers, refusedFor, taxDiffers, type OrderAnswer} from './order-answer.server';
import {endWith, goOn, type OrderContext, type Attempt, type Step} from './order-context.server';
import {priceOrder} from './price/price-order.server';
import type {PricedOrder} from './price/priced-order';
import {claimsOfCart, toClaimsMeta} from './scarce-claims.server';

/**
 * The order as it would be made now: priced by the server, taxed by the shop, the same to the cent as the
 * shopper saw it, and what is scarce held for it.
 */
export async function prepareOrder(
  desk: OrderContext,
  work: Attempt,
  orderReference: string,
): Promise<Step<NewOrder>> {
  const {request} = work;
  if (!countsAsShop(request)) return endWith(currencyDiffers());
  const priced = await priceAgain(desk, work);
  if (!priced.goesOn) return priced;
  const claims = await claimsOfCart(desk, request, priced.value);
  const order = await withSyncedProducts(desk, {
    ...composeOrder(priced.value, request, orderReference, desk.payments.kind, [
      toHoldMeta(desk),
      ...toClaimsMeta(claims),
      await toLinkMeta(orderReference, desk.secret),
    ]),
    orderedBy: toOrderingShopper(desk),
  });
  const cart = await taxCart(desk, priced.value.cart, order);
  if (cart.total !== request.expectedTotal) return endWith(taxDiffers(cart));
  const held = await holdForCart(desk, work, claims, priced.value, order.lines);
  return held.goesOn ? goOn(order) : held;
}

/** Prices are the server's. */
async function priceAgain(desk: OrderContext, {request}: Attempt): Promise<Step<PricedOrder>> {
  const shopper = desk.accountSession?.shopper ?? null;
  const priced = await priceOrder(desk.commerce, {
    ...request,
    shopper: {
      isSignedIn: shopper !== null,
      isConfirmed: Boolean(shopper?.emailConfirmedAt),
      email: request.email,
      hasLoyalty: await isLoyalShopper(desk.commerce, shopper),
    },
    now: desk.now(),
  });
  if (!priced.ok) return endWith(refusedFor(priced.refusals));
  const {cart} = priced.value;
  const refusal = refuseTotal(cart, request.expectedTotal - (request.expectedTax ?? 0));
  if (refusal) return endWith(refusal);
  if (cart.total === 0 && !shopper?.emailConfirmedAt)
    return endWith(refusedFor([{field: null, message: orderMessages.confirmForFree}]));
  return goOn(priced.value);
}

const refuseTotal = (cart: PricedCart, expected: number): OrderAnswer | null =>
  cart.total === expected
    ? null
    : refusedFor([{field: null, message: orderMessages.priceChanged}], cart);

async function taxCart(
  {commerce, accountSession}: OrderContext,
  cart: PricedCart,
  {lines, shipping, billing, shippingAddress}: NewOrder,
): Promise<PricedCart> {
  const email = accountSession?.shopper.email ?? null;
  const question = {lines, shipping: shipping.total, billing, shippingAddress, email};
  const quote = await commerce.taxes.quote(question);
  return quote === null ? cart : addTax(cart, quote.total);
}

const toOrderingShopper = ({accountSession, device}: OrderContext): OrderingShopper => ({
  customerId: accountSession?.shopper.customerId ?? null,
  ip: device.ip,
  userAgent: device.userAgent,
});
