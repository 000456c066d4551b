import type {ProductPageCopy} from './product-page';
import {painFreeWeightLossPage} from './pain-free-weight-loss';
import {whereSent} from '../shop-rules';
import {certificationsHeading, qualityCards, qualityHeading} from './quality';

/** The states of the page (rules: The free sample). */
export const freeSampleStates = {
  checking: 'Checking your sample...',
  signedOut: {
    title: 'Sign in to get your free sample',
    text: 'The sample is limited to one per customer, so we need an account to keep count. No card needed.',
    action: 'Sign In',
  },
  unconfirmed: {
    title: 'Confirm your email to get your free sample',
    text: 'The sample is limited to one per customer. Open the link in our email, and it is yours.',
  },
  claimed: {
    title: 'You have already claimed your free sample',
    text: 'We hope you like it. The sample is limited to one per customer; a full bottle is a 30-day supply at one serving a day, and lasts 15 days at two.',
    action: {label: 'See full bottles', href: '/pain-free-weight-loss'},
  },
  available: {
    action: 'Add Free Sample to Cart',
    note: 'Free, ships free, one per customer. Nothing renews.',
  },
  inCart: {
    title: 'Your free sample is in your cart',
    action: {label: 'View Cart', href: '/cart'},
  },
} as const;

export const freeSamplePage: ProductPageCopy = {
  meta: {
    title: 'Free sample: a 3-day supply',
    get description() {
      return `Try our appetite-support capsules for three days. The sample is free, ships free${whereSent(' within the US')}, and is limited to one per customer. Sign in to claim it.`;
    },
  },
  title: 'Free Sample: Pain-Free Weight Loss Capsules',
  subtitle: 'Three days to see how it feels.',
  intro: [
    'You do not know how a fiber capsule sits with you until you try one. So try it first: the free sample is a 3-day supply, limit one per customer.',
    'It costs nothing and shipping is free too. There is no subscription behind it and nothing to cancel.',
  ],
  get highlights() {
    return [
      '3-day supply: 12 capsules',
      `Free, with free shipping${whereSent(' in the US')}`,
      'Limit one per customer',
      'Sign in to an account to claim it',
      'No subscription',
    ];
  },
  about: {
    heading: 'What is in the pouch',
    paragraphs: [
      'Twelve Pain-Free Weight Loss Capsules, the same ones that come in the bottle, with a card of directions.',
      'Give it three ordinary days. Take them before the two meals where you tend to overdo it, drink the water, and notice how full you feel and how your stomach likes it.',
    ],
  },
  benefits: {
    heading: 'What it supports',
    cards: painFreeWeightLossPage.benefits.cards,
  },
  dosage: {
    heading: 'How to take it',
    paragraphs: [
      'Take two capsules twice daily, about 30 minutes before a meal, each time with at least 8 ounces of water. Take no more than 4 capsules a day.',
      'At that amount the 12 capsules last three days.',
    ],
  },
  quality: {
    heading: qualityHeading,
    paragraphs: ['The sample is packed from the same lots as the bottles we sell.'],
    cards: qualityCards,
  },
  certifications: {heading: certificationsHeading},
  label: {
    ...painFreeWeightLossPage.label,
    servingsADay: 2,
    facts: painFreeWeightLossPage.label.facts.map((facts) => ({
      ...facts,
      servingsPerContainer: 6,
    })),
  },
  gallery: [
    'free-sample',
    'pain-free-weight-loss-inside',
    'free-sample-in-use',
    'free-sample-plate',
  ],
  packagePictures: {1: 'free-sample'},
  rating: null,
};
