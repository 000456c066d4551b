import type {PageMeta} from './text';

export const productsPage = {
  meta: {
    title: 'Our Products',
    description:
      'Shop appetite-support capsules, allulose gummies, multivitamins, nighttime support and konjac noodles. Ships by USPS across the United States.',
  },
  title: 'Our Products',
  intro: 'Supplements and konjac foods for eating lightly and feeling full.',
  viewProduct: 'View Product',
  searchLabel: 'Search products',
  noResults: 'No products match. Try another word, or see everything.',
  errorDetails: 'Details',
} as const satisfies {meta: PageMeta; [key: string]: unknown};
