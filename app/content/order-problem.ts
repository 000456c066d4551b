import type {PageMeta} from './text';
import {shopName} from './brand';

/** Saying on an order's page that something of it is wrong. */
export const problemWords = {
  meta: {
    title: 'Something is wrong',
    description: `Tell ${shopName} which items of an order arrived damaged, wrong or not at all.`,
  } satisfies PageMeta,
  ask: (until: string) =>
    `Did something arrive damaged, wrong or not at all? Tell us until ${until}.`,
  button: 'Something is wrong',
  title: (orderNumber: string) => `Something is wrong with order ${orderNumber}`,
  intro:
    'We are sorry. Say what is wrong with which item: what arrived damaged, wrong, missing or past its date, we replace at no charge.',
  item: (quantity: number, name: string) => `${quantity} × ${name}`,
  fine: 'Nothing is wrong',
  faults: {
    damaged: 'It is damaged or past its date',
    wrong: 'It is not what I ordered',
    missing: 'It is missing, or some of it is',
  },
  said: {damaged: 'damaged', wrong: 'wrong item', missing: 'missing'},
  text: 'What happened? (optional)',
  textHint: 'For an item that is damaged, its lot number helps us.',
  pictures: 'Pictures (optional)',
  picturesHint:
    'Up to three, JPEG, PNG or WebP, of at most 5 MB each. We remove where and with what they were taken, only our staff see them, and we delete them after 90 days.',
  send: 'Send',
  sending: 'Sending...',
  back: 'Back to my order',
  noLine: 'Please choose what is wrong with at least one item.',
  textTooLong: 'Please write at most 5,000 characters.',
  badPictures: 'Please choose at most three pictures, JPEG, PNG or WebP, of at most 5 MB each.',
  tooManyPictures:
    'We have all the pictures of this order that we can take. Please send this without, and add more in your answer to our mail.',
  over: 'These items were told us before, or their time is over. Please write to us.',
  failed:
    'We could not send this just now. Please try again in a minute: it will not arrive twice.',
  received: (day: string) =>
    `We received your message on ${day} and will write to you. It is about:`,
} as const;

export const problemLimits = {text: 5000, pictures: 3, pictureBytes: 5_242_880} as const;
