import {formatCents, type Cents} from '~adapters/commerce/money';

export * from './campaign-times';

/** The confirmation reminder stays away for 24 hours once dismissed. */
export const emailReminderDismissalMs = 24 * 60 * 60_000;

/** The pop-up of type reminder. */
export const reminderPopup = {
  title: 'You left something in your cart',
  text: 'We kept everything as you chose it.',
  itemCount: (count: number) => `${count} ${count === 1 ? 'item' : 'items'} in your cart`,
  cartTotal: (total: Cents) => `Cart total: ${formatCents(total)}`,
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
  label: 'Email confirmation',
  text: (email: string) => `Please confirm your email. We sent a link to ${email}.`,
  /** After a sign-up that opens the account only once it is confirmed. */
  sentTo: (email: string) => `We sent a link to ${email}.`,
  resend: 'Resend email',
  sending: 'Sending...',
  dismiss: 'Dismiss for 24 hours',
} as const;
