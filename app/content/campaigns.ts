import {formatPrice, type Cents} from '~adapters/commerce/money';
import type {TextLink} from './text';

export * from './campaign-times';

/** The cookie consent banner. */
export interface CookieBannerCopy {
  title: string;
  text: string;
  learnMore: string;
  learnLess: string;
  /** Shown once *Learn more* is open. */
  details: readonly string[];
  privacyLink: TextLink;
  decline: string;
  accept: string;
  close: string;
  /** Instead of the question, while the browser answers it (Sec-GPC). */
  privacySignal: string;
}

export const cookieBanner: CookieBannerCopy = {
  title: 'Cookies, only if you like',
  text: 'The shop works without them. If you accept, we load an analytics script that shows us which pages help and which do not.',
  learnMore: 'Learn more',
  learnLess: 'Show less',
  details: [
    'Always on: your cart and your cookie choice, kept in this browser, and one session cookie that keeps you signed in.',
    'Only after Accept: an analytics script that counts page views and steps such as adding to the cart.',
    'Decline changes nothing in the shop. A Global Privacy Control signal from your browser counts as Decline, and you can choose again at any time under Cookie settings at the foot of the page.',
  ],
  privacyLink: {label: 'Privacy Policy', href: '/privacy'},
  decline: 'Decline',
  accept: 'Accept',
  close: 'Close without choosing',
  privacySignal:
    'Your browser sends a Global Privacy Control signal. We count it as Decline: no analytics script is loaded.',
};

/** The confirmation reminder stays away for 24 hours once dismissed. */
export const emailReminderDismissalMs = 24 * 60 * 60_000;

/** The pop-up of type reminder. */
export const reminderPopup = {
  title: 'You left something in your cart',
  text: 'We kept everything as you chose it.',
  itemCount: (count: number) => `${count} ${count === 1 ? 'item' : 'items'} in your cart`,
  cartTotal: (total: Cents) => `Cart total: ${formatPrice(total)}`,
  complete: {label: 'Complete Your Order', href: '/cart'},
  dismiss: 'Continue Shopping',
  close: 'Close reminder',
} as const;

/** The pop-up of type discount offer; its code and percentage are pricing's (app/pricing/constants.ts). */
export const discountPopup = {
  title: (percent: number) => `${percent}% off your order`,
  text: 'A small thank-you for coming back to your cart.',
  code: (code: string) => `Code ${code}`,
  originalTotalLabel: 'Original total',
  discountedTotalLabel: 'Discounted total',
  savingsLabel: 'You save',
  shippingNote: 'Totals include shipping.',
  expires: 'This offer expires in 10 minutes.',
  /** The honest countdown: `9:05 left`. */
  remaining: (remainingMs: number) => {
    const seconds = Math.max(0, Math.ceil(remainingMs / 1000));
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} left`;
  },
  apply: {label: 'Apply Discount & Checkout', href: '/cart'},
  dismiss: 'Maybe Later',
  close: 'Close offer',
} as const;

/** Shown to signed-in shoppers without a confirmed e-mail. */
export const emailReminder = {
  text: (email: string) => `Please confirm your email. We sent a link to ${email}.`,
  /** After a sign-up that opens the account only once it is confirmed. */
  sentTo: (email: string) => `We sent a link to ${email}.`,
  resend: 'Resend email',
  sending: 'Sending...',
  dismiss: 'Dismiss for 24 hours',
} as const;
