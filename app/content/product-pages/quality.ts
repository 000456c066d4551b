import {fdaDisclaimer} from '../fda-disclaimer';
import {certificationLabels} from '../quality-marks';
import type {QualityCard} from './product-page';

/** Said of every supplement alike, so that no page promises more than another. */
export const qualityHeading = 'Quality you can check';

export const qualityCards: readonly QualityCard[] = [
  {
    icon: 'factory',
    title: 'Made under cGMP',
    text: 'Produced in facilities that follow the FDA’s current Good Manufacturing Practice rules for dietary supplements (21 CFR Part 111).',
  },
  {
    icon: 'flask',
    title: 'Tested by lot',
    text: 'Each lot is tested for identity, strength and purity, including heavy metals and microbes, before it is released.',
    hasReports: true,
  },
  {
    icon: 'list',
    title: 'Labeled in full',
    text: 'Every active ingredient is listed with its amount. No proprietary blends.',
  },
];

export const certificationsHeading = 'Certifications';

export const generalWarning =
  'Adults only. If you are pregnant or nursing, take medication, or have a medical condition, talk with your doctor before use. Keep out of reach of children. Do not use if the seal under the cap is broken. Store in a cool, dry place.';

/** Required on labels of products with iron (21 CFR 101.17(e)). */
export const ironWarning =
  'WARNING: Accidental overdose of iron-containing products is a leading cause of fatal poisoning in children under 6. Keep this product out of reach of children. In case of accidental overdose, call a doctor or poison control center immediately.';

export const noAllergens =
  'Contains none of the nine major allergens: milk, eggs, fish, shellfish, tree nuts, peanuts, wheat, soybeans and sesame.';

/** What the labels of all built-in products say alike. */
export const commonLabel = {
  allergens: noAllergens,
  servingsADay: 1,
  certifications: certificationLabels,
  storage: 'Store in a cool, dry place.',
  lot: null,
  bestBefore: null,
  disclaimer: fdaDisclaimer,
} as const;
