import type {StripeElementLocale} from '@stripe/stripe-js';

/** Of this folder's texts, as browsers and search engines name it. */
export const languageTag = 'en-US';

/** Whether it is written from right to left. */
export const isRightToLeft: boolean = false;

/** What its addresses begin with: nothing, or `/es`. */
export const languagePrefix: string = '';

/** What Stripe's fields, and what they say of a card, are in: by the browser's language, or one of Stripe's own. */
export const paymentLocale: StripeElementLocale = 'auto';
