import {byUsps, whereSent} from './shop-rules';
import type {PageMeta} from './text';

export const productsPage = {
  meta: {
    title: 'Our Products',
    get description() {
      return `Shop appetite-support capsules, allulose gummies, multivitamins, nighttime support and konjac noodles. Ships${byUsps(' by USPS')}${whereSent(' across the United States')}.`;
    },
  },
  title: 'Our Products',
  intro: 'Supplements and konjac foods for eating lightly and feeling full.',
  /** While the shop behind the page does not answer. */
  awayIntro:
    'Most of our products cannot be shown right now. Here are those we can show; the others will be back in a minute.',
  awayNothing: 'Most of our products cannot be searched right now. They will be back in a minute.',
  viewProduct: 'View Product',
  searchLabel: 'Search products',
  noResults: 'No products match. Try another word, or see everything.',
  errorDetails: 'Details',
} as const satisfies {meta: PageMeta; [key: string]: unknown};
