import {useEffect, useState} from 'react';
import {abandonmentCheckIntervalMs, popupFadeMs} from '~/content/campaign-times';
import {withoutLanguage} from '~/content/language-paths';
import {abandonmentCode} from '~/pricing/constants';
import {useAbandonmentStore, type PopupKind} from './abandonment-store';
import {useCartStore} from '~/cart/cart-store';
import {duePopup, offerRemainingMs} from './due-popup';

/** Ordering is not interrupted, and no pop-up talks into an open dialog. */
const isInterrupting = () =>
  /^\/(?:checkout|thank-you|payment-return)\b/.test(withoutLanguage(location.pathname)) ||
  document.visibilityState === 'hidden' ||
  document.querySelector('dialog[open]') !== null;

/** The code counts once, and 10 % of nothing is no offer. */
const canDiscount = () => {
  const {items, discountCode, abandonmentDiscountCode} = useCartStore.getState();
  const hasCode = discountCode === abandonmentCode || abandonmentDiscountCode !== null;
  return !hasCode && items.some(({price}) => price > 0);
};

function checkNow(): PopupKind | null {
  const now = Date.now();
  const remembered = useAbandonmentStore.getState();
  const kind = useCartStore.getState().items.length > 0 ? duePopup(remembered, now) : null;
  if (kind === null || isInterrupting()) return null;
  return kind === 'reminder' ? kind : openDiscount(now);
}

function openDiscount(now: number): PopupKind | null {
  const {discountOfferedAt, offerDiscount, markShown} = useAbandonmentStore.getState();
  if (!canDiscount()) return null;
  if (discountOfferedAt === null || discountOfferedAt > now) offerDiscount(now);
  else if (offerRemainingMs(discountOfferedAt, now) === 0) {
    markShown('discount');
    return null;
  }
  return 'discount';
}

/** The pop-up on show: asked for every 30 seconds, gone 300 ms after it was closed here or in another tab. */
export function useCartPopup(): {kind: PopupKind | null; isClosing: boolean} {
  const [kind, setKind] = useState<PopupKind | null>(null);
  const hasShown = useAbandonmentStore((remembered) =>
    kind === 'reminder' ? remembered.hasShownReminderPopup : remembered.hasShownDiscountPopup,
  );
  const isEmpty = useCartStore((cart) => cart.items.length === 0);
  const isClosing = kind !== null && (hasShown || isEmpty);
  useEffect(() => {
    const check = () => setKind((shown) => shown ?? checkNow());
    const timer = setInterval(check, abandonmentCheckIntervalMs);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (!isClosing) return;
    const timer = setTimeout(() => setKind(null), popupFadeMs);
    return () => clearTimeout(timer);
  }, [isClosing]);
  return {kind, isClosing};
}

/** Keeps the time of the cart's last change in any tab, and forgets everything once the cart is empty. Returns what ends it. */
export function rememberCart(): () => void {
  let isReading = false;
  const change = () => {
    if (useCartStore.getState().items.length === 0) useAbandonmentStore.getState().reset();
    else useAbandonmentStore.getState().touch(Date.now());
  };
  const settle = () => {
    isReading = false;
    const {lastCartUpdateTime} = useAbandonmentStore.getState();
    const isEmpty = useCartStore.getState().items.length === 0;
    // A time that never was or has yet to come (a clock set back) says nothing about this cart.
    if (isEmpty || lastCartUpdateTime === null || lastCartUpdateTime > Date.now()) change();
  };
  const stopListening = [
    useCartStore.persist.onHydrate(() => {
      isReading = true;
    }),
    useCartStore.persist.onFinishHydration(settle),
    useCartStore.subscribe((cart, before) => {
      if (!isReading && cart.items !== before.items) change();
    }),
  ];
  if (useCartStore.persist.hasHydrated()) settle();
  return () => {
    for (const end of stopListening) end();
  };
}
