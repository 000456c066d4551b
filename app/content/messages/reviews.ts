import {inThousands} from '~adapters/commerce/in-thousands';

/** Letters that a review may have (rules: Reviews). */
export const reviewLimits = {name: 60, text: 3000} as const;

const starWords = ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'] as const;

const nounOf = (count: number) => (count === 1 ? 'review' : 'reviews');

/** What stands around reviews on a product's page. */
export const reviewWords = {
  title: 'Reviews',
  noun: nounOf,
  count: (count: number) => `${inThousands(count)} ${nounOf(count)}`,
  starWords,
  writtenIn: (language: string) => `In ${language}`,
  verified: 'Verified buyer',
  whoWrites:
    'Reviews appear once the shop has approved them. Verified buyers bought the product here.',
  none: 'No reviews yet. Have you tried it? Yours would be the first.',
  away: 'We could not load the reviews just now. Please try again later.',
  write: 'Write a review',
  edit: 'Change my review',
  own: {
    approved: 'You have reviewed this.',
    waiting: 'Your review waits for the shop’s approval.',
    refused: 'The shop did not publish your review.',
  },
  more: 'More reviews',
  newest: 'Newest reviews',
  older: 'Older reviews',
} as const;

/** Beside stars: `4.2 of 5, 12 reviews`. */
export const ratingText = (average: string, count: number) =>
  `${average} of 5, ${reviewWords.count(count)}`;

/** Writing one. */
export const reviewMessages = {
  pageTitle: 'Your review',
  about: (product: string) => `What is ${product} like?`,
  plainText: 'Plain text only: links and formatting appear as typed.',
  stars: 'Stars',
  starsMissing: 'Please choose how many stars to give.',
  noStars: 'No stars',
  name: 'Name to show',
  nameHint: 'Everyone can see it. A first name is enough.',
  nameMissing: 'Please enter the name to show.',
  nameIsAddress: 'Please choose a name that is not an email address.',
  nameTooLong: `Please shorten the name to ${reviewLimits.name} letters.`,
  text: 'Your review',
  textMissing: 'Please write your review.',
  textTooLong: `Please shorten your review to ${inThousands(reviewLimits.text)} letters.`,
  moderation:
    'Reviews appear once the shop has approved them. A changed one may have to wait again.',
  send: 'Send my review',
  thanksWaiting: 'Thank you! Your review waits for the shop’s approval.',
  thanksApproved: 'Thank you! Your review is published.',
  notBought: 'Only shoppers who bought this product with this account or email can review it.',
  closed: 'This product does not accept reviews.',
  unconfirmed:
    'Please confirm your email first: your orders are found by it. We have a fresh link for you.',
  tooFast: 'That was quick. Please wait a moment, then send it again.',
  refused: 'The shop did not accept your review. Please change it a little and try again.',
  failed: 'We could not save your review. Please try again.',
  unavailable: 'We could not ask the shop just now. Please try again later.',
  back: (product: string) => `Back to ${product}`,
} as const;

/** The mail that asks for reviews, among those that one gets. */
export const reviewMails = {
  title: 'Emails that ask for reviews',
  text: 'We ask once for an order, some days after it was sent. You can write a review without being asked, on the product’s page.',
  ended: 'Done. We will not ask for reviews at this address again.',
} as const;
