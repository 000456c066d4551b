import {lazy, Suspense, useEffect} from 'react';
import {useLocation} from 'react-router';
import {useCartPopup} from '~/components/cart/use-cart-popup';
import {useAbandonmentStore} from '~/stores/abandonment-store';
import {rememberCart} from '~/stores/remember-cart';
import {useStoreHydration} from '~/stores/store-hydration';

const CartPopup = lazy(() => import('~/components/cart/CartPopup'));

const stores = [useAbandonmentStore];

const isOrdering = (pathname: string) =>
  /^\/(?:checkout|thank-you|payment-return)\b/.test(pathname);

/** The cart that is remembered: notes its changes, and shows the pop-up that is due. */
export default function CartWatch() {
  useStoreHydration(stores);
  useEffect(rememberCart, []);
  const {kind, isClosing} = useCartPopup();
  const {pathname} = useLocation();
  if (kind === null || isOrdering(pathname)) return null;
  return (
    <Suspense>
      <CartPopup key={kind} kind={kind} isClosing={isClosing} />
    </Suspense>
  );
}
