import {lazy, Suspense, useEffect, useState} from 'react';
import {useLocation} from 'react-router';
import {useCartStore} from '~/stores/cart-store';
import {useFlyStore} from '~/stores/fly-store';

const FlyingProduct = lazy(() => import('./FlyingProduct'));
const CartDrawer = lazy(() => import('~/components/cart/CartDrawer'));

/** True from the first time on: a dialog stays mounted, so that closing it gives the focus back. */
function useOnceTrue(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  return wasTrue || isTrue;
}

/** The page's dialogs, each fetched when it first opens. */
export function Overlays() {
  const {pathname} = useLocation();
  const closeCart = useCartStore((cart) => cart.closeCart);
  const hasCartOpened = useOnceTrue(useCartStore((cart) => cart.isCartOpen));
  useEffect(closeCart, [pathname, closeCart]);
  const hasFlown = useOnceTrue(useFlyStore((state) => state.flight !== null));
  return (
    <Suspense>
      {hasCartOpened && <CartDrawer />}
      {hasFlown && <FlyingProduct />}
    </Suspense>
  );
}
