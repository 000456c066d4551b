import type {AppServices} from '~/server/app-services';
import {showCookieCart} from './show-cookie-cart.server';

/** What the cart's page shows of a cookie cart; null where there is none. */
export async function cookieCartPage(context: AppServices) {
  if (context.cartCookie.key === null) return null;
  const [cart, chargesTax] = await Promise.all([
    showCookieCart(context),
    context.commerce.taxes.areCharged().catch(() => false),
  ]);
  return {cart, chargesTax};
}
