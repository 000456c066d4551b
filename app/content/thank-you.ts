import type {PageMeta, TextLink} from './text';
import {shopName} from './brand';

/** The order confirmation. */
export const thankYouPage = {
  meta: {
    title: 'Thank you for your order',
    description: `Your ${shopName} order is placed. See your order number, what happens next, and how to reach us with a question.`,
  },
  title: 'Thank you for your order',
  onItsWay: 'Good things will soon be on their way to you.',
  pendingTitle: 'Your payment is being processed',
  pendingNote:
    'Your bank has not confirmed the payment yet. We confirm your order by email as soon as it has; there is no need to order again.',
  checkAgain: 'Check again',
  orderNumberLabel: 'Order number',
  statusLabel: 'Status',
  pendingStatus: 'Processing Payment',
  placedStatus: 'Placed',
  orderHeading: 'Your order',
  noOrder: 'There is no order to show here',
  nextHeading: 'What happens next',
  steps: [
    'You will receive an email confirmation with the details of your order.',
    'We process your order in 1-2 business days.',
    'Shipping takes 2-3 business days, and we send you a tracking number.',
  ],
  stepsOncePaid: [
    'You will receive an email with the details of your order.',
    'Once your payment has arrived, we process your order in 1-2 business days.',
    'Shipping takes 2-3 business days, and we send you a tracking number.',
  ],
  stepsUnsent: [
    'You will receive an email confirmation with the details of your order.',
    'Nothing in this order is mailed. Your downloads are on your order’s page once it is paid.',
  ],
  looking: 'Looking for your order...',
  supportHeading: 'Questions about your order?',
  writeTo: 'Write to',
  orCall: 'or call',
  links: [
    {label: 'Continue Shopping', href: '/products'},
    {label: 'Back to Home', href: '/'},
  ],
} as const satisfies {meta: PageMeta; links: readonly TextLink[]; [key: string]: unknown};

/** Back from a payment that did not settle the order. */
export const unpaidTitles = {
  undecided: 'Your payment is being processed',
  unpaid: 'Your payment is not complete',
  closed: 'Your order was closed',
  foreign: 'There is no payment to show here',
} as const;

export const unpaidWords = {payAgain: 'Pay again', back: 'Back to checkout'} as const;

/** The page between the shop's own payment page and the order's. */
export const paymentReturn = {
  path: '/payment-return',
  title: 'Your payment',
  description: 'How the payment of your order stands.',
};
