/** Spec 2 §9: the cookie banner. */
export const cookieBannerDelayMs = 2_000;

/** Spec 2 §4, §9: the cart that is remembered. */
export const abandonmentCheckIntervalMs = 30_000;
export const reminderPopupAfterMs = 5 * 60_000;
export const discountPopupAfterMs = 10 * 60_000;
/** What the pop-up states: the offer expires in 10 minutes (spec 2 §2). */
export const abandonmentOfferLifetimeMs = 10 * 60_000;
export const popupFadeMs = 300;

/** Spec 1 §4, spec 2 §4: the product that flies to the cart. */
export const flyStartDelayMs = 10;
export const flyMoveDelayMs = 50;
export const flyResetMs = 5_000;
