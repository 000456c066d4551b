import type {MetaDescriptor} from 'react-router';
import {shopName} from '~/content/brand';

/** The head of a product's page that could not be shown; apart from `seo`, which no such page needs. */
export const problemMeta = (title: string): MetaDescriptor[] => [
  {title: `${title} | ${shopName}`},
  {name: 'robots', content: 'noindex'},
];
