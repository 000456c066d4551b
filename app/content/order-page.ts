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
  billingHeading: 'Billed to',
  stepsLabel: 'Where your order is',
  notYet: 'not yet',
  parcelsHeading: (parcels: number) => (parcels > 1 ? 'Your parcels' : 'Your parcel'),
  parcel: (place: number, parcels: number) => `Parcel ${place} of ${parcels}`,
  track: (carrier: string) => `Track it${carrier ? ` with ${carrier}` : ''}`,
  sentOn: (day: string) => `Sent on ${day}`,
  deliveredOn: (day: string) => `Delivered on ${day}`,
  toComeHeading: 'Still to come',
  toComeText: 'These follow in another parcel.',
  refundedOn: (day: string) => `Given back on ${day}`,
  takenOffOn: (day: string) => `Taken off on ${day}`,
  afterRefunds: 'Total after refunds',
  afterTakenOff: 'Total now',
  paidOn: (day: string) => `Paid on ${day}`,
  print: 'Print this order',
  invoice: 'Invoice',
  notesHeading: 'From the shop',
  answersHeading: 'Additional information',
  downloadsHeading: 'Your downloads',
  downloadsLeft: (left: number | null) =>
    left === null ? '' : left === 1 ? '1 download left' : `${left} downloads left`,
  downloadUntil: (day: string) => `until ${day}`,
  payNow: 'Pay now',
  payAtCheckout:
    'Your cart is kept in the browser you ordered with: open the checkout there to pay. If you cannot, order again below.',
  cancel: 'To cancel within 24 hours of your order, or for any question, ',
  contact: 'write to us',
  writeToUs: 'Write to us',
  follow: 'Check your order status',
  followNote: 'Keep this link: it opens your order on any device. We email it to you, too.',
  remind: 'See when it runs out and get one reminder',
  notFound:
    'There is no order to show at this address. Open the link in the email about your order, or sign in to see your orders.',
  failed: 'We could not load your order just now. Please try again in a minute.',
} as const;

/** Cancelling an order on its page. */
export const cancelWords = {
  button: 'Cancel this order',
  until: (when: string) =>
    `You can cancel this order until ${when}, as long as none of it has been sent.`,
  question: 'Cancel this order?',
  text: 'We will not send it, and anything you have paid goes back to you in full.',
  reason: 'Why? (optional)',
  confirm: 'Yes, cancel it',
  waiting: 'Canceling...',
  keep: 'Keep my order',
  anyQuestion: 'For any question, ',
  over: 'This order can no longer be canceled here: it is on its way, or the time for canceling is over. Please write to us.',
  failed:
    'We could not cancel your order just now. Please try again in a minute: it will not be canceled twice.',
  done: (day: string) => `You canceled this order on ${day}, and it will not be sent.`,
  money: {
    none: () => 'There is nothing to pay.',
    awaited: () => 'If your payment is on its way to us, we send it back when it arrives.',
    refund: (total: string) =>
      `Your payment of ${total} goes back in full to the way you paid. If that does not work at once, we try again by ourselves: there is nothing for you to do.`,
    staff: (total: string) =>
      `Your payment of ${total} has reached us. One of us sends it back to you in full.`,
    returned: (total: string) =>
      `Your payment of ${total} was given back to the way you paid. Your bank may take up to ten days to show it.`,
  },
} as const;
