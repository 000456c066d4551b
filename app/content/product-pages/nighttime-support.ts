import {nighttimeSupportRating} from '../ratings';
import type {FactsRow} from '~adapters/commerce';
import type {ProductPageCopy} from './product-page';
import {
  certificationsHeading,
  generalWarning,
  qualityCards,
  qualityHeading,
  commonLabel,
} from './quality';

const botanicals: readonly FactsRow[] = [
  {name: 'Magnesium (as magnesium bisglycinate)', amount: '105 mg', dailyValuePercent: 25},
  {name: 'L-Theanine', amount: '200 mg', dailyValuePercent: null},
  {
    name: 'Lemon balm (Melissa officinalis) leaf extract',
    amount: '150 mg',
    dailyValuePercent: null,
  },
  {
    name: 'Chamomile (Matricaria chamomilla) flower extract',
    amount: '100 mg',
    dailyValuePercent: null,
  },
];

const otherIngredients = 'Hypromellose (vegetable capsule), rice flour, silicon dioxide.';

const drowsinessWarning =
  'May cause drowsiness. Do not drive or operate machinery after taking it, and do not combine it with alcohol or with sedating medicine.';

export interface NighttimeFormula {
  key: 'with-melatonin' | 'melatonin-free';
  label: string;
  note: string;
}

export const nighttimeFormulas: readonly NighttimeFormula[] = [
  {
    key: 'with-melatonin',
    label: 'With melatonin',
    note: '1 mg of melatonin beside the magnesium and botanicals.',
  },
  {
    key: 'melatonin-free',
    label: 'Melatonin-free',
    note: 'Magnesium and botanicals only.',
  },
];

export const nighttimeMix = {
  heading: 'Choose your mix',
  hint: 'The price is the same.',
  half: {label: 'Half of each', note: 'Half the bottles with melatonin, half melatonin-free.'},
  name: 'Mix',
} as const;

export const nighttimeSupportPage: ProductPageCopy = {
  meta: {
    title: 'Nighttime Support',
    description:
      'An evening capsule with magnesium, L-theanine, lemon balm and chamomile, with or without melatonin. Packages of 2, 4 or 6 bottles.',
  },
  title: 'Nighttime Support',
  subtitle: 'For a settled evening, and a kitchen that stays closed.',
  intro: [
    'Late nights and late snacks tend to arrive together. Two capsules an hour before bed support a calmer wind-down, so the evening can end without a trip to the refrigerator.',
    'Choose it with a small amount of melatonin, or melatonin-free for every night.',
  ],
  highlights: [
    '60 capsules a bottle, 30 servings',
    'Magnesium bisglycinate, L-theanine, lemon balm, chamomile',
    'With 1 mg of melatonin, or melatonin-free',
    'Packages of 2, 4 or 6 bottles',
    'Vegan, gluten-free, no sugar',
  ],
  about: {
    heading: 'About',
    paragraphs: [
      'We started from a cup of chamomile and lemon balm, and added what a cup cannot carry: magnesium, which contributes to normal muscle and nervous system function, and L-theanine, an amino acid found in tea leaves.',
      'The melatonin in the first formula is 1 milligram, a small amount by the standards of the shelf. Melatonin is a signal for the time of day rather than a knock-out, and a little is usually enough to give it.',
      'Every package is yours to mix: take its bottles alike, or half of each to find out which suits you.',
    ],
  },
  benefits: {
    heading: 'What it supports',
    cards: [
      {
        icon: 'moon',
        title: 'A calm wind-down',
        text: 'L-theanine and lemon balm support relaxation at the end of the day.',
      },
      {
        icon: 'bed',
        title: 'Restful sleep',
        text: 'Melatonin supports your natural sleep rhythm; choose the formula without it if you prefer.',
      },
      {
        icon: 'dumbbell',
        title: 'Muscles and nerves',
        text: 'Magnesium contributes to normal muscle and nervous system function.',
      },
      {
        icon: 'clock',
        title: 'Fewer late snacks',
        text: 'A set evening routine makes it easier to call the kitchen closed.',
      },
    ],
  },
  dosage: {
    heading: 'How to take it',
    paragraphs: [
      'Take two capsules with water about an hour before bed. Do not take more than two capsules a day.',
      'A bottle holds 60 capsules, 30 servings: two bottles last 60 nights.',
      'Dim the lights, put the phone away, keep the room cool. The capsules work with a routine, not instead of one.',
    ],
  },
  quality: {
    heading: qualityHeading,
    paragraphs: [
      'Melatonin is tested for strength in every lot, because what the label says should be what the capsule holds.',
    ],
    cards: qualityCards,
  },
  certifications: {heading: certificationsHeading},
  label: {
    ...commonLabel,
    facts: [
      {
        formula: 'With melatonin',
        servingSize: '2 capsules',
        servingsPerContainer: 30,
        rows: [...botanicals, {name: 'Melatonin', amount: '1 mg', dailyValuePercent: null}],
        otherIngredients,
        warnings: [drowsinessWarning, generalWarning],
      },
      {
        formula: 'Melatonin-free',
        servingSize: '2 capsules',
        servingsPerContainer: 30,
        rows: botanicals,
        otherIngredients,
        warnings: [drowsinessWarning, generalWarning],
      },
    ],
  },
  gallery: [
    'nighttime-support',
    'nighttime-support-inside',
    'nighttime-support-in-use',
    'nighttime-support-night',
    'nighttime-support-2',
  ],
  packagePictures: {
    2: 'nighttime-support-2',
    4: 'nighttime-support-4',
    6: 'nighttime-support-6',
  },
  rating: nighttimeSupportRating,
};
