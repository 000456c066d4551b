import {useCartStore} from '~/cart/cart-store';
import {tellConnectionLost} from '~/ui/connection-store';
import {useOverlayStore} from '~/ui/overlay-store';

/** Says why a dialog that was asked for does not open, and lets it be asked for again. */
export function tellWhatIsMissed(): void {
  const cart = useCartStore.getState();
  const overlays = useOverlayStore.getState();
  if (!cart.isCartOpen && !overlays.auth) return;
  cart.closeCart();
  overlays.closeAuth();
  tellConnectionLost();
}
