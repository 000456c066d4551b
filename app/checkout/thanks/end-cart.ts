import {track} from '~/browser/analytics';
import {toTracked} from '~/browser/analytics-events';
import {useCartStore} from '~/cart/cart-store';
import {forgetCheckoutKey} from '~/cart/checkout-key';
import {forgetDraft} from '../forget-draft';
import {orderNumberOf, type OrderResult} from '../order-result';
import {isFirstView} from './placed-order';

/**
 * Clears the cart of an order that is placed, once (rules: The thank-you page). A payment that fails later is tried again
 * with the same cart, and what was ordered without scripts was another.
 */
export function endCart(result: OrderResult): void {
  if (result.isPaymentPending || result.isFromServerCart) return;
  const orderNumber = orderNumberOf(result);
  if (!isFirstView(orderNumber)) return;
  const {items, clearCart} = useCartStore.getState();
  track({name: 'purchase', orderNumber, items: items.map(toTracked)});
  clearCart();
  forgetCheckoutKey();
  forgetDraft();
}
