import type {AppServices} from '~/platform/app-services';
import {showKeptCart} from './show-kept-cart.server';

/** What the cart's page shows of a cart that is kept without scripts; null where there is none. */
export async function keptCartPage(context: AppServices) {
  if (context.keptCart.key === null) return null;
  const [cart, chargesTax] = await Promise.all([
    showKeptCart(context),
    context.commerce.taxes.areCharged().catch(() => false),
  ]);
  return {cart, chargesTax};
}
