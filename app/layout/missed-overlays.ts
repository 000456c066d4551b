import {useCartStore} from '~/cart/cart-store';
import {reportConnectionLost} from '~/ui/connection-store';
import {useOverlayStore} from '~/ui/overlay-store';
import {withoutLanguage} from '~/content/language-paths';

/** Says why a dialog that was asked for does not open, and lets it be asked for again; its page does without. */
export function reportMissedOverlay(): void {
  const cart = useCartStore.getState();
  const overlays = useOverlayStore.getState();
  const {auth} = overlays;
  if (!cart.isCartOpen && !auth) return;
  cart.closeCart();
  overlays.closeAuth();
  const back = encodeURIComponent(auth?.returnTo ?? withoutLanguage(location.pathname));
  reportConnectionLost(true, auth ? `/account/sign-in?returnTo=${back}` : '/cart');
}
