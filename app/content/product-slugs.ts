import {shopName} from './brand';

/** What the shop calls the product of the bundle offer; renamed there, it is renamed here. */
export const bundleSlug = 'bellyful-bundle';

/** The shop makes the address above of this name; pages find the bundle by it. */
export const bundleName = `${shopName} Bundle`;

export const bundleDescription =
  'Capsules, gummies, a daily multi-vitamin and konjac noodles in one box.';
