import {useAbandonmentStore} from './abandonment-store';
import {useCartStore} from '~/cart/cart-store';

/**
 * Keeps the time of the cart's last change, here or in another tab, and forgets everything once the cart
 * is empty. Reading the stored cart is no change of it. Returns what ends it.
 */
export function rememberCart(): () => void {
  let isReading = false;
  const change = () => {
    if (useCartStore.getState().items.length === 0) useAbandonmentStore.getState().reset();
    else useAbandonmentStore.getState().touch(Date.now());
  };
  const settle = () => {
    isReading = false;
    const {lastCartUpdateTime} = useAbandonmentStore.getState();
    const isEmpty = useCartStore.getState().items.length === 0;
    // A time that never was or has yet to come (a clock set back) says nothing about this cart.
    if (isEmpty || lastCartUpdateTime === null || lastCartUpdateTime > Date.now()) change();
  };
  const stopListening = [
    useCartStore.persist.onHydrate(() => {
      isReading = true;
    }),
    useCartStore.persist.onFinishHydration(settle),
    useCartStore.subscribe((cart, before) => {
      if (!isReading && cart.items !== before.items) change();
    }),
  ];
  if (useCartStore.persist.hasHydrated()) settle();
  return () => {
    for (const end of stopListening) end();
  };
}
