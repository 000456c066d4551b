import {useEffect} from 'react';
import {useLocation} from 'react-router';
import {useCartPopup, rememberCart} from '~/cart/abandonment/use-cart-popup';
import {useAbandonmentStore} from '~/cart/abandonment/abandonment-store';
import {fetched} from '~/ui/fetched';
import {useStoreHydration} from '~/cart/store-hydration';

const CartPopup = fetched(() => import('~/cart/abandonment/CartPopup'));

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
  return <CartPopup key={kind} kind={kind} isClosing={isClosing} />;
}
