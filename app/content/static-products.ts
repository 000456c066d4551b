import {packageOption, type StaticProduct} from './static-product';
import type {StaticProductKey} from './static-product-keys';

/**
 * The built-in prices (rules: Packages): the server charges these, whatever the browser says, and whatever the shop asks
 * for its own product of the same article number.
 */
export const staticProducts: Record<StaticProductKey, StaticProduct> = {
  'pain-free-weight-loss': {
    name: 'Pain-Free Weight Loss Capsules',
    categories: ['Supplements', 'Weight management'],
    isForAdults: true,
    cardDescription:
      'Appetite-support capsules for people who want to eat less without fighting themselves. 60 capsules, two twice a day.',
    packages: [
      packageOption(1, 'PFWL-1', 7900, 0, '30-day supply at 2 capsules a day, 15 days at 4'),
      packageOption(3, 'PFWL-3', 5900, 6000, '90-day supply at 2 capsules a day, 45 days at 4', {
        isPopular: true,
      }),
      packageOption(6, 'PFWL-6', 4900, 18000, '180-day supply at 2 capsules a day, 90 days at 4'),
    ],
  },
  'allulose-gummies': {
    name: 'CraveBlock Allulose Gummies',
    categories: ['Supplements', 'Gummies'],
    cardDescription:
      'Soft fruit gummies sweetened with allulose for the hour when something sweet calls. 60 gummies, two a serving.',
    packages: [
      packageOption(1, 'GUMMY-1', 2499, 0, '30-day supply at 2 gummies a day'),
      packageOption(3, 'GUMMY-3', 1999, 1500, '90-day supply at 2 gummies a day', {
        isPopular: true,
      }),
      packageOption(6, 'GUMMY-6', 1799, 4200, '180-day supply at 2 gummies a day'),
    ],
  },
  'womens-multi-vitamin': {
    name: "Women's Daily Multi-Vitamin",
    categories: ['Supplements', 'Multivitamins'],
    cardDescription:
      'One capsule a day with iron, folate and vitamin D for days when you eat a little less. 30 servings.',
    packages: [packageOption(1, 'MULTI-W-1', 1799, 0, '30-day supply at 1 capsule a day')],
  },
  'mens-multi-vitamin': {
    name: "Men's Daily Multi-Vitamin",
    categories: ['Supplements', 'Multivitamins'],
    cardDescription:
      'One capsule a day with zinc, magnesium and B vitamins, and no added iron. 30 servings.',
    packages: [packageOption(1, 'MULTI-M-1', 1799, 0, '30-day supply at 1 capsule a day')],
  },
  'nighttime-support': {
    name: 'Nighttime Support',
    categories: ['Supplements', 'Sleep'],
    cardDescription:
      'An evening capsule with magnesium and calming botanicals, for a settled night without a late snack.',
    packages: [
      packageOption(2, 'NIGHT-2', 4999, 0, '60-day supply at 2 capsules a day', {
        isCustomizable: true,
      }),
      packageOption(4, 'NIGHT-4', 4499, 2000, '120-day supply at 2 capsules a day', {
        isPopular: true,
      }),
      packageOption(6, 'NIGHT-6', 3999, 6000, '180-day supply at 2 capsules a day'),
    ],
  },
  'free-sample': {
    name: 'Free Sample: Pain-Free Weight Loss Capsules',
    categories: ['Supplements', 'Samples'],
    isForAdults: true,
    cardDescription:
      'Try a 3-day supply first: 12 capsules. It costs nothing and ships free. One per customer.',
    packages: [packageOption(1, 'SAMPLE', 0, 7900, '3-day supply at 4 capsules a day')],
  },
};
