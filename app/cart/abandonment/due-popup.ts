import {
  abandonmentOfferLifetimeMs,
  discountPopupAfterMs,
  reminderPopupAfterMs,
} from '~/content/campaign-times';
import type {PopupKind, StoredAbandonment} from './abandonment-store';

/** Which pop-up a cart with items is due for at this check (rules: Pop-ups); null for none. */
export function duePopup(remembered: StoredAbandonment, now: number): PopupKind | null {
  const {lastCartUpdateTime, hasShownReminderPopup, hasShownDiscountPopup} = remembered;
  if (lastCartUpdateTime === null) return null;
  const idleMs = now - lastCartUpdateTime;
  if (!hasShownReminderPopup) return idleMs >= reminderPopupAfterMs ? 'reminder' : null;
  return !hasShownDiscountPopup && idleMs >= discountPopupAfterMs ? 'discount' : null;
}

/** How long the discount can still be had: its stated 10 minutes count from the first time it was shown. */
export function offerRemainingMs(offeredAt: number | null, now: number): number {
  return offeredAt === null
    ? abandonmentOfferLifetimeMs
    : Math.max(0, offeredAt + abandonmentOfferLifetimeMs - now);
}
