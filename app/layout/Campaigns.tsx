import {useEffect, useState, useSyncExternalStore} from 'react';
import {useLocation} from 'react-router';
import {hasOffers} from '~adapters/commerce/price-facts';
import {fetched} from '~/ui/fetched';
import {cookieBannerDelayMs} from '~/content/campaign-times';
import {CookieBanner} from './CookieBanner';
import {useConsentStore, useCookieBannerStore} from './consent-store';
import {isCartRemembered} from '~/cart/abandonment/remembered';
import {useCartStore} from '~/cart/cart-store';
import {useHasHydrated, useStoreHydration} from '~/cart/store-hydration';

const CartWatch = fetched(() => import('./CartWatch'));
const ShopEvents = fetched(() => import('./ShopEvents'));
const VisitOrigin = fetched(() => import('./VisitOrigin'));

const stores = [useConsentStore];

/** Shown 2 seconds after load while nothing was chosen, but at the checkout, and whenever it is asked for. */
function useShowsBanner(isUnanswered: boolean): boolean {
  const {isClosed, isRequested} = useCookieBannerStore();
  const [isDue, setDue] = useState(false);
  const {pathname} = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), cookieBannerDelayMs);
    return () => clearTimeout(timer);
  }, []);
  if (isRequested) return true;
  if (pathname === '/checkout') return false;
  return isDue && isUnanswered && !isClosed;
}

const subscribeToNothing = () => () => {};
const isSignalledHere = () =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;

/** Global Privacy Control counts as Decline. */
const usePrivacySignal = (): boolean =>
  useSyncExternalStore(subscribeToNothing, isSignalledHere, () => false);

/** A cart with something in it is remembered; an empty one is forgotten, where it was. */
function useIsRemembering(): boolean {
  const [wasRemembered] = useState(isCartRemembered);
  const hasItems = useCartStore((cart) => cart.items.length > 0);
  return useHasHydrated() && (wasRemembered || hasItems);
}

/** What comes by itself: the cookie banner, the pop-ups of a remembered cart, and what follows Accept. */
export function Campaigns({analyticsUrl}: {analyticsUrl: string | null}) {
  const isSignalled = usePrivacySignal();
  useStoreHydration(stores);
  const status = useConsentStore((consent) => consent.consentStatus);
  const isRemembering = useIsRemembering();
  const showsBanner = useShowsBanner(status === 'unknown' && !isSignalled);
  return (
    <>
      {analyticsUrl !== null && <ShopEvents url={analyticsUrl} hasPrivacySignal={isSignalled} />}
      {status === 'accepted' && !isSignalled && <VisitOrigin />}
      <CartWatch isWanted={HAS.offers && isRemembering && hasOffers()} />
      {showsBanner && <CookieBanner hasPrivacySignal={isSignalled} />}
    </>
  );
}
