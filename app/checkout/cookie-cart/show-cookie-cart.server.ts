import {priceFacts, type Commerce} from '~adapters/commerce';
import type {ShownCart} from '~/cart/cookie-cart/shown-cart';
import {keyOf, type OrderedItem} from '../order/price/ordered-items.server';
import {priceOrder} from '../order/price/price-order.server';
import {toShopperFacts, type ShopperFacts} from '../order/price/shopper-facts';
import type {AppServices} from '~/server/app-services';
import {secondsToWait} from '~/server/http/limit-tries.server';
import {toCause} from '~/server/telemetry/log';
import {toCartItem} from './cart-item.server';
import type {CookieCheckout} from './cookie-checkout';
import {memoizeProducts, resolveEach} from './resolve-each.server';

/**
 * The cart of a browser without scripts, priced as an order of it would be; null while nobody can tell: the shop or
 * the accounts do not answer, or it was asked too often. A code that no longer applies is taken off.
 */
export async function showCookieCart(context: AppServices): Promise<ShownCart | null> {
  const {access, clientAddress, session} = context;
  const caller = {clientAddress, visitorId: session.visitorId()};
  try {
    if ((await secondsToWait(context, 'read-cart', caller)) > 0) return null;
    // Of a shopper whom nobody can name his own codes and his sample would be taken away.
    const shopper = await access.shopper();
    if (shopper === null && (await access.isUnknown())) return null;
    const commerce = memoizeProducts(context.commerce);
    const shown = await showItems(commerce, context.cartCookie, toShopperFacts(shopper));
    if (shown.codeNotice !== null) context.cartCookie.change({code: null});
    return shown;
  } catch (thrown) {
    context.log.error('cart.cookie.unknown', {cause: toCause(thrown)});
    return null;
  }
}

/** What the cart's page shows of a cookie cart; null where there is none. */
export async function cookieCartPage(context: AppServices) {
  if (context.cartCookie.key === null) return null;
  const [cart, chargesTax] = await Promise.all([
    showCookieCart(context),
    context.commerce.taxes.areCharged().catch(() => false),
  ]);
  return {cart, chargesTax};
}

/** What the checkout's page shows of it. */
export async function cookieCheckoutPage(context: AppServices): Promise<CookieCheckout | null> {
  const {cartCookie} = context;
  if (cartCookie.key === null) return null;
  // Taking a code off makes it another version.
  const cart = await showCookieCart(context);
  return {cart, key: cartCookie.key, version: cartCookie.version ?? ''};
}

interface CartToShow {
  lines: readonly OrderedItem[];
  /** As typed; null without one. */
  code: string | null;
}

/** Lines and a code as an order of this shopper would find them. Throws a CommerceError while the shop does not answer. */
export async function showItems(
  commerce: Commerce,
  cart: CartToShow,
  facts: ShopperFacts,
): Promise<ShownCart> {
  const found = await resolveEach(commerce, [...cart.lines], facts);
  const items = found.flatMap(({item, notice}) => (notice === null ? [item] : []));
  const lines = await Promise.all(
    found.map(async (each) => ({
      key: keyOf(each.item),
      quantity: each.item.quantity,
      item: await toCartItem(commerce, each),
      notice: each.notice,
    })),
  );
  return {lines, ...(await price(commerce, items, facts, cart.code))};
}

async function price(
  commerce: Commerce,
  items: OrderedItem[],
  shopper: ShopperFacts,
  discountCode: string | null,
): Promise<Omit<ShownCart, 'lines'>> {
  const request = {
    items,
    shopper,
    discountCode,
    abandonmentDiscountCode: null,
    facts: priceFacts(),
    now: new Date(),
  };
  const priced = await priceOrder(commerce, request);
  if (priced.ok) return {priced: priced.value.cart, code: discountCode, codeNotice: null};
  if (discountCode === null) throw new Error(priced.refusals[0]?.message ?? 'Not priced');
  const codeNotice = items.length > 0 ? (priced.refusals[0]?.message ?? null) : null;
  return {...(await price(commerce, items, shopper, null)), codeNotice};
}
