import type {Cents} from '~adapters/commerce/money';
import {statedAmount} from '~adapters/commerce/stated-amount';

/** A package of a static product: so many bottles at a price each. */
export interface PackageOption {
  bottles: number;
  pricePerBottle: Cents;
  /** Against buying the same number of single bottles. */
  savings: Cents;
  supplyLabel: string;
  isPopular: boolean;
  isCustomizable: boolean;
}

/** How a category's name reads in an address, and to coupons. */
export const toCategorySlug = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

export interface StaticProduct {
  /** Page key and path: `/{key}`. */
  key: StaticProductKey;
  name: string;
  /** Name of the picture in app/public/pictures. */
  picture: string;
  categories: string[];
  cardDescription: string;
  packages: PackageOption[];
}

export type StaticProductKey =
  | 'pain-free-weight-loss'
  | 'allulose-gummies'
  | 'womens-multi-vitamin'
  | 'mens-multi-vitamin'
  | 'nighttime-support'
  | 'free-sample';

const option = (
  bottles: number,
  priceCents: number,
  savingsCents: number,
  supplyLabel: string,
  marks: {isPopular?: boolean; isCustomizable?: boolean} = {},
): PackageOption => ({
  bottles,
  get pricePerBottle() {
    return statedAmount(priceCents)();
  },
  get savings() {
    return statedAmount(savingsCents)();
  },
  supplyLabel,
  isPopular: marks.isPopular ?? false,
  isCustomizable: marks.isCustomizable ?? false,
});

/** The built-in prices (rules: Packages): the server charges these, whatever the browser says. */
export const staticProducts: Record<StaticProductKey, StaticProduct> = {
  'pain-free-weight-loss': {
    key: 'pain-free-weight-loss',
    name: 'Pain-Free Weight Loss Capsules',
    picture: 'pain-free-weight-loss',
    categories: ['Supplements', 'Weight management'],
    cardDescription:
      'Appetite-support capsules for people who want to eat less without fighting themselves. 60 capsules, two twice a day.',
    packages: [
      option(1, 7900, 0, '30-day supply'),
      option(3, 5900, 6000, '90-day supply', {isPopular: true}),
      option(6, 4900, 18000, '180-day supply'),
    ],
  },
  'allulose-gummies': {
    key: 'allulose-gummies',
    name: 'CraveBlock Allulose Gummies',
    picture: 'allulose-gummies',
    categories: ['Supplements', 'Gummies'],
    cardDescription:
      'Soft fruit gummies sweetened with allulose for the hour when something sweet calls. 60 gummies, two a serving.',
    packages: [
      option(1, 2499, 0, '30-day supply'),
      option(3, 1999, 1500, '90-day supply', {isPopular: true}),
      option(6, 1799, 4200, '180-day supply'),
    ],
  },
  'womens-multi-vitamin': {
    key: 'womens-multi-vitamin',
    name: "Women's Daily Multi-Vitamin",
    picture: 'womens-multi-vitamin',
    categories: ['Supplements', 'Multivitamins'],
    cardDescription:
      'One capsule a day with iron, folate and vitamin D for days when you eat a little less. 30 servings.',
    packages: [option(1, 1799, 0, '30-day supply')],
  },
  'mens-multi-vitamin': {
    key: 'mens-multi-vitamin',
    name: "Men's Daily Multi-Vitamin",
    picture: 'mens-multi-vitamin',
    categories: ['Supplements', 'Multivitamins'],
    cardDescription:
      'One capsule a day with zinc, magnesium and B vitamins, and no added iron. 30 servings.',
    packages: [option(1, 1799, 0, '30-day supply')],
  },
  'nighttime-support': {
    key: 'nighttime-support',
    name: 'Nighttime Support',
    picture: 'nighttime-support',
    categories: ['Supplements', 'Sleep'],
    cardDescription:
      'An evening capsule with magnesium and calming botanicals, for a settled night without a late snack.',
    packages: [
      option(2, 4999, 0, '60-day supply', {isCustomizable: true}),
      option(4, 4499, 2000, '120-day supply', {isPopular: true}),
      option(6, 3999, 6000, '180-day supply'),
    ],
  },
  'free-sample': {
    key: 'free-sample',
    name: 'Free Sample: Pain-Free Weight Loss Capsules',
    picture: 'free-sample',
    categories: ['Supplements', 'Free sample'],
    cardDescription: 'Try a 3-day supply first. It costs nothing and ships free. One per customer.',
    packages: [option(1, 0, 7900, '3-day supply')],
  },
};
