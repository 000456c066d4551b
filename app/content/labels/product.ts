/** Around any product on its page. */
import {byUsps} from '../shop-rules';
export const productWords = {
  pictures: 'Pictures',
  picture: (place: number, count: number) => `Picture ${place} of ${count}`,
  fullScreen: (name: string) => `View ${name} full screen`,
  chooseShort: 'Choose',
  addShort: 'Add · ',
  compare: 'Compare with others',
} as const;

/** `bulk`: what more of the same takes off; `threshold`: from what amount shipping is free. */
export const trustWords = {
  percentOff: (percent: number, quantity: number) => `${percent}% off ${quantity}`,
  bulk: (bulk: string) => `Buy more of the same: ${bulk} or more`,
  freeShipping: (threshold: string) => `Free shipping on ${threshold}+`,
  get ships() {
    return `Ships${byUsps(' by USPS')} in 1-2 business days`;
  },
  secure: 'Secure checkout, no subscription',
} as const;

export const lightboxWords = {
  picturesOf: (name: string) => `Pictures of ${name}`,
  previous: 'Previous picture',
  next: 'Next picture',
} as const;

/** Of what stands on a product's label. */
export const labelWords = {
  title: 'On the label',
  servings: 'Servings per container',
  servingSize: 'Serving size',
  ingredients: 'Ingredients',
  allergens: 'Allergens',
  storage: 'Storage',
  certifications: 'Certifications',
  warnings: 'Warnings',
  lot: 'Lot',
  lotReports: 'Tested by lot',
  lotReport: (lot: string) => `Lot ${lot}: certificate of analysis (PDF)`,
  bestBefore: 'Best before',
} as const;
