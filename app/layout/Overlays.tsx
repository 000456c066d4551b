import {useEffect, useRef, useState} from 'react';
import {useLocation} from 'react-router';
import {cartButtonId} from '~/cart/CartButton';
import {useCartStore} from '~/cart/cart-store';
import {searchLink} from '~/content/navigation';
import {useOverlayStore} from '~/ui/overlay-store';
import {fetched} from '~/ui/fetched';
import {useHasHydrated} from '~/cart/store-hydration';
import {runsPaymentMark} from '~/browser/runs-payment';
import type {SignedInShopper} from '~/browser/session-store';
import {reportConnectionLost} from '~/ui/connection-store';
import {reportMissedOverlay} from './missed-overlays';

const AuthDialog = fetched(() => import('~/account/AuthDialog'));
const EmailReminder = fetched(() => import('~/account/EmailReminder'));
const SearchDialog = fetched(() => import('./search/SearchDialog'));
const CartDrawer = fetched(() => import('~/cart/contents/CartDrawer'));
const HeaderMenus = fetched(() => import('./HeaderMenus'));
const DrawerExpress = fetched(() => import('~/checkout/payment/DrawerExpress'));

/** Runs when the address changes; not for the first one, where a dialog may have been asked for already. */
function useNewPath(pathname: string, onNew: () => void): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    onNew();
  }, [pathname, onNew]);
}

/** Whether finger, pointer or focus has come to such a part, which is some time before the click. */
function useIsNear(selector: string): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const left = new AbortController();
    const look = ({target}: Event) => {
      if (!(target instanceof Element && target.closest(selector))) return;
      setNear(true);
      left.abort();
    };
    for (const sign of ['pointerover', 'focusin']) document.addEventListener(sign, look, left);
    return () => left.abort();
  }, [selector]);
  return isNear;
}

/** No sign-in before the address is confirmed. */
const toNewcomer = (email: string) => ({id: email, email, emailConfirmedAt: null});

/** The page's dialogs, each fetched when it first opens. */
export function Overlays({shopper}: {shopper: SignedInShopper | null}) {
  const {pathname} = useLocation();
  const isCartNear = useIsNear(`#${cartButtonId}, form:has([name=item])`);
  const isMenuNear = useIsNear('[data-products], header details');
  const isCartOpen = useCartStore((cart) => cart.isCartOpen);
  const isAuthOpen = useOverlayStore((state) => state.auth !== null);
  const search = useSearchOpener();
  useNewPath(pathname, () => {
    useCartStore.getState().closeCart();
    useOverlayStore.getState().closeAuth();
    search.close();
  });
  const unconfirmedEmail = useOverlayStore((state) => state.unconfirmedEmail);
  const isKnown = useHasHydrated();
  const reminded = shopper ?? (unconfirmedEmail ? toNewcomer(unconfirmedEmail) : null);
  return (
    <>
      {isKnown && reminded && !reminded.emailConfirmedAt && (
        <EmailReminder
          key={reminded.id}
          shopperId={reminded.id}
          email={reminded.email}
          isNew={shopper === null}
        />
      )}
      <HeaderMenus isWanted={isMenuNear} />
      <AuthDialog isWanted={isAuthOpen} onMissed={reportMissedOverlay} />
      <CartDrawer
        isWanted={isCartNear || isCartOpen}
        onMissed={reportMissedOverlay}
        express={document.documentElement.hasAttribute(runsPaymentMark) ? <DrawerExpress /> : null}
      />
      <SearchDialog
        isWanted={search.isOpen}
        isOpen={search.isOpen}
        onClose={search.close}
        takeTyped={search.takeTyped}
        onMissed={() => {
          search.close();
          reportConnectionLost(true, searchLink.href);
        }}
      />
    </>
  );
}

const isPlainClick = ({button, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * The header's link leads to the list's own search; once this code stands, it opens the dialog instead. Listening
 * here keeps the header's script, which every page loads, small. What is typed while the dialog comes is its first words.
 */
function useSearchOpener() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const {target} = event;
      if (!(target instanceof Element) || !isPlainClick(event)) return;
      if (!target.closest(`header a[href$="${searchLink.href}"]`)) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('click', open, {capture: true});
    return () => removeEventListener('click', open, {capture: true});
  }, []);
  const typed = useRef('');
  useEffect(() => {
    if (!isOpen) return;
    typed.current = '';
    const note = ({key, ctrlKey, metaKey}: KeyboardEvent) => {
      const isLetter = key.length === 1 && !ctrlKey && !metaKey;
      if (isLetter && !document.querySelector('dialog:modal')) typed.current += key;
    };
    addEventListener('keydown', note);
    return () => removeEventListener('keydown', note);
  }, [isOpen]);
  const takeTyped = () => {
    const before = typed.current;
    typed.current = '';
    return before;
  };
  return {isOpen, close: () => setOpen(false), takeTyped};
}
