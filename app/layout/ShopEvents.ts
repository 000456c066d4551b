import {useEffect} from 'react';
import {useLocation} from 'react-router';
import {disableAnalytics, enableAnalytics, track} from '~/browser/analytics';
import {toTracked, type TrackedItem} from '~/browser/analytics-events';
import type {CartItem} from '~/pricing/cart-item';
import {lineKey} from '~/pricing/line-key';
import {useCartStore} from '~/cart/cart-store';
import {useConsentStore} from './consent-store';
import {useHasHydrated} from '~/cart/store-hydration';
import {inLanguage} from '~/content/language-paths';

/** Lines that have grown, with what was added to them. */
function addedTo(items: CartItem[], before: CartItem[]): TrackedItem[] {
  const had = new Map(before.map((item) => [lineKey(item), item.quantity]));
  return items
    .map((item) => ({...toTracked(item), quantity: item.quantity - (had.get(lineKey(item)) ?? 0)}))
    .filter(({quantity}) => quantity > 0);
}

function followCart(): () => void {
  let isReading = false;
  const stopListening = [
    useCartStore.persist.onHydrate(() => {
      isReading = true;
    }),
    useCartStore.persist.onFinishHydration(() => {
      isReading = false;
    }),
    useCartStore.subscribe((cart, before) => {
      if (isReading || cart.items === before.items) return;
      for (const item of addedTo(cart.items, before.items)) track({name: 'add_to_cart', item});
    }),
  ];
  return () => {
    for (const end of stopListening) end();
  };
}

/** Loads analytics after Accept and silences it otherwise. Call after the choice was read. */
function useAnalytics(url: string, hasPrivacySignal: boolean): void {
  useEffect(() => {
    const obey = () => {
      const isAccepted = useConsentStore.getState().consentStatus === 'accepted';
      if (isAccepted && !hasPrivacySignal) enableAnalytics(url);
      else disableAnalytics();
    };
    obey();
    return useConsentStore.subscribe(obey);
  }, [url, hasPrivacySignal]);
}

/** Page views and steps to an order; the address without what stands behind `?`. */
function useShopEvents(): void {
  const {pathname} = useLocation();
  const isKnown = useHasHydrated();
  useEffect(() => track({name: 'page_view', path: inLanguage(pathname)}), [pathname]);
  useEffect(() => {
    const {items} = useCartStore.getState();
    if (isKnown && pathname === '/checkout' && items.length > 0)
      track({name: 'begin_checkout', items: items.map(toTracked)});
  }, [pathname, isKnown]);
  useEffect(followCart, []);
}

interface Props {
  url: string;
  hasPrivacySignal: boolean;
}

/** Notifies analytics, in a shop that has some: no other fetches this. */
export default function ShopEvents({url, hasPrivacySignal}: Props): null {
  useShopEvents();
  useAnalytics(url, hasPrivacySignal);
  return null;
}
