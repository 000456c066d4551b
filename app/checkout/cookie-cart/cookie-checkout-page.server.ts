import type {AppServices} from '~/server/app-services';
import type {CookieCheckout} from './cookie-checkout';
import {showCookieCart} from './show-cookie-cart.server';

/** What the checkout's page shows of a cookie cart; null where there is none. */
export async function cookieCheckoutPage(context: AppServices): Promise<CookieCheckout | null> {
  const {cartCookie} = context;
  if (cartCookie.key === null) return null;
  const cart = await showCookieCart(context);
  return {cart, key: cartCookie.key, version: cartCookie.version ?? ''};
}
