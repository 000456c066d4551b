import {useEffect, useState} from 'react';
import {abandonmentCheckIntervalMs, popupFadeMs} from '~/content/campaign-times';
import {abandonmentCode} from '~/pricing/constants';
import {useAbandonmentStore, type PopupKind} from './abandonment-store';
import {useCartStore} from '~/cart/cart-store';
import {duePopup, offerRemainingMs} from './due-popup';

/** Ordering is not interrupted, and no pop-up talks into an open dialog. */
const isInterrupting = () =>
  /^\/(?:checkout|thank-you|payment-return)\b/.test(location.pathname) ||
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
