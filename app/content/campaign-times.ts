/** The cookie banner (rules: Consent and analytics). */
export const cookieBannerDelayMs = 2_000;

/** The cart that is remembered (rules: Pop-ups). */
export const abandonmentCheckIntervalMs = 30_000;
export const reminderPopupAfterMs = 5 * 60_000;
export const discountPopupAfterMs = 10 * 60_000;
/** What the pop-up states: the offer expires in 10 minutes. */
export const abandonmentOfferLifetimeMs = 10 * 60_000;
export const popupFadeMs = 300;
