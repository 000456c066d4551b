import {useEffect, useState, useSyncExternalStore} from 'react';
import {fetched} from '~/ui/fetched';
import {cookieBannerDelayMs} from '~/content/campaign-times';
import {useConsentStore, useCookieBannerStore} from './consent-store';
import {isCartRemembered} from '~/cart/abandonment/remembered';
import {useCartStore} from '~/cart/cart-store';
import {useHasHydrated, useStoreHydration} from '~/cart/store-hydration';
import {useAnalytics, useShopEvents} from './use-shop-events';

const CookieBanner = fetched(() => import('./CookieBanner'));
const CartWatch = fetched(() => import('./CartWatch'));

const stores = [useConsentStore];

/** Shown 2 seconds after load while nothing was chosen, and whenever it is asked for. */
function useShowsBanner(hasPrivacySignal: boolean): boolean {
  const consentStatus = useConsentStore((consent) => consent.consentStatus);
  const {isClosed, isAskedFor} = useCookieBannerStore();
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), cookieBannerDelayMs);
    return () => clearTimeout(timer);
  }, []);
  if (isAskedFor) return true;
  return isDue && consentStatus === 'unknown' && !isClosed && !hasPrivacySignal;
}

const subscribeToNothing = () => () => {};
const isSignalledHere = () =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;

const usePrivacySignal = (isInRequest: boolean): boolean =>
  useSyncExternalStore(subscribeToNothing, isSignalledHere, () => false) || isInRequest;

/** A cart with something in it is remembered; an empty one is forgotten, where it was. */
function useIsRemembering(): boolean {
  const [wasRemembered] = useState(isCartRemembered);
  const hasItems = useCartStore((cart) => cart.items.length > 0);
  return useHasHydrated() && (wasRemembered || hasItems);
}

interface Props {
  analyticsUrl: string | null;
  /** `Sec-GPC: 1` in the request counts as Decline. */
  hasPrivacySignal: boolean;
}

/** What comes by itself: the cookie banner, the pop-ups of a remembered cart, and analytics after Accept. */
export function Campaigns({analyticsUrl, hasPrivacySignal}: Props) {
  const isSignalled = usePrivacySignal(hasPrivacySignal);
  useStoreHydration(stores);
  useShopEvents();
  useAnalytics(analyticsUrl, isSignalled);
  const isRemembering = useIsRemembering();
  const showsBanner = useShowsBanner(isSignalled);
  return (
    <>
      <CartWatch isWanted={isRemembering} />
      {showsBanner && <CookieBanner hasPrivacySignal={isSignalled} />}
    </>
  );
}
