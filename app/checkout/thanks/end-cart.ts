import {track} from '~/browser/analytics';
import {toTracked} from '~/browser/analytics-events';
import {lineKey} from '~/pricing/line-key';
import {useCartStore} from '~/cart/cart-store';
import {forgetCheckoutKey} from '~/cart/checkout-key';
import {forgetDraft} from '../forget-draft';
import {orderNumberOf, type OrderResult} from '../order-result';
import {isFirstView} from './placed-order';

/** Clears the cart of an order that is placed, once (rules: The thank-you page). */
export function endCart(result: OrderResult): void {
  const {handedLines, isHandedOver, isFromServerCart, isPaymentPending} = result;
  if (isPaymentPending || isFromServerCart || (isHandedOver && !handedLines)) return;
  const orderNumber = orderNumberOf(result);
  if (!isFirstView(orderNumber)) return;
  const {items, clearCart, setQuantity} = useCartStore.getState();
  const bought = items.filter((item) => !handedLines || lineKey(item) in handedLines);
  track({name: 'purchase', orderNumber, items: bought.map(toTracked)});
  if (!handedLines) clearCart();
  else
    for (const item of bought)
      setQuantity(lineKey(item), item.quantity - (handedLines[lineKey(item)] ?? 0));
  forgetCheckoutKey();
  forgetDraft();
}
