import type {AppServices} from '~/platform/app-services';
import type {KeptCheckout} from './kept-checkout';
import {showKeptCart} from './show-kept-cart.server';

/** What the checkout's page shows of a cart that is kept without scripts; null where there is none. */
export async function keptCheckoutPage(context: AppServices): Promise<KeptCheckout | null> {
  const {keptCart} = context;
  if (keptCart.key === null) return null;
  const cart = await showKeptCart(context);
  return {cart, key: keptCart.key, version: keptCart.version ?? ''};
}
