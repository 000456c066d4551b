import type {PageMeta} from './text';
import {shopName} from './brand';

/** The page of one order. */
export const orderPage = {
  meta: {
    title: 'Your order',
    description: `How your ${shopName} order stands: what you ordered, how it is paid, and where it is.`,
  } satisfies PageMeta,
  placedOn: (day: string) => `Placed on ${day}`,
  linesHeading: 'What you ordered',
  addressHeading: 'Shipping address',
  paymentHeading: 'Payment',
  shipmentsHeading: 'Shipped',
  track: (carrier: string) => `Track it${carrier ? ` with ${carrier}` : ''}`,
  sentOn: (day: string) => `Sent on ${day}`,
  notesHeading: 'From the shop',
  downloadsHeading: 'Your downloads',
  downloadsLeft: (left: number | null) =>
    left === null ? '' : left === 1 ? '1 download left' : `${left} downloads left`,
  downloadUntil: (day: string) => `until ${day}`,
  payNow: 'Pay now',
  payAtCheckout:
    'Your cart is kept in the browser you ordered with: open the checkout there to pay. If you cannot, order again below.',
  cancel: 'To cancel within 24 hours of your order, or for any question, ',
  contact: 'write to us',
  follow: 'Check your order status',
  followNote: 'Keep this link: it opens your order on any device. We email it to you, too.',
  remind: 'See when it runs out and get one reminder',
  notFound:
    'There is no order to show at this address. Open the link in the email about your order, or sign in to see your orders.',
  failed: 'We could not load your order just now. Please try again in a minute.',
} as const;
