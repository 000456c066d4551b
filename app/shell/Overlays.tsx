import {lazy, Suspense, useEffect, useRef, useState} from 'react';
import {useLocation} from 'react-router';
import {useCartStore} from '~/cart/cart-store';
import {useFlyStore} from '~/cart/fly-store';
import {useOverlayStore} from '~/ui/overlay-store';
import {useHasHydrated} from '~/cart/store-hydration';

const AuthDialog = lazy(() => import('~/account/AuthDialog'));
const EmailReminder = lazy(() => import('~/account/EmailReminder'));
const FlyingProduct = lazy(() => import('./FlyingProduct'));
const CartDrawer = lazy(() => import('~/cart/CartDrawer'));

/** Runs when the address changes; not for the first one, where a dialog may have been asked for already. */
function useNewPath(pathname: string, onNew: () => void): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    onNew();
  }, [pathname, onNew]);
}

/** True from the first time on: a dialog stays mounted, so that closing it gives the focus back. */
function useOnceTrue(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  return wasTrue || isTrue;
}

interface Props {
  shopper: {id: string; email: string; email_confirmed_at: string | null} | null;
}

/** The page's dialogs, each fetched when it first opens. */
export function Overlays({shopper}: Props) {
  const {pathname} = useLocation();
  const closeCart = useCartStore((cart) => cart.closeCart);
  const hasCartOpened = useOnceTrue(useCartStore((cart) => cart.isCartOpen));
  useNewPath(pathname, closeCart);
  const closeAuth = useOverlayStore((state) => state.closeAuth);
  const hasAuthOpened = useOnceTrue(useOverlayStore((state) => state.auth !== null));
  useNewPath(pathname, closeAuth);
  const hasFlown = useOnceTrue(useFlyStore((state) => state.flight !== null));
  const isReminded = useHasHydrated() && shopper !== null && !shopper.email_confirmed_at;
  // One fetched later must not hide those that are already open: each waits by itself.
  return (
    <>
      <Suspense>
        {isReminded && (
          <EmailReminder key={shopper.id} shopperId={shopper.id} email={shopper.email} />
        )}
      </Suspense>
      <Suspense>{hasAuthOpened && <AuthDialog />}</Suspense>
      <Suspense>{hasCartOpened && <CartDrawer />}</Suspense>
      <Suspense>{hasFlown && <FlyingProduct />}</Suspense>
    </>
  );
}
