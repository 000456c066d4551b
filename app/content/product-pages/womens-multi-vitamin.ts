import type {ProductPageCopy} from './product-page';
import {
  certificationsHeading,
  generalWarning,
  ironWarning,
  qualityCards,
  qualityHeading,
  commonLabel,
} from './quality';

export const womensMultiVitaminPage: ProductPageCopy = {
  meta: {
    title: "Women's Daily Multi-Vitamin",
    description:
      'One capsule a day with iron, folate, vitamin D and 19 more nutrients, made for women who eat a little less. 30 servings, vegan and gluten-free.',
  },
  title: "Women's Daily Multi-Vitamin",
  subtitle: 'One capsule a day, for days with a smaller plate.',
  intro: [
    'When you eat less, you also take in fewer vitamins and minerals. One capsule with breakfast helps fill the gap.',
    'This version brings gentle iron, active B12 and the folate that women need, at sensible amounts rather than heroic ones.',
  ],
  highlights: [
    'One multivitamin daily, 30 servings',
    '22 nutrients, each amount on the label',
    'Iron bisglycinate, a form that is easy on the stomach',
    'Vitamin D3 from lichen',
    'Vegan, gluten-free, no sugar',
  ],
  about: {
    heading: 'About',
    paragraphs: [
      'A multivitamin is a backstop, not a plan. It makes up for the odd thin day while most of what you need still comes from food.',
      'The amounts stay close to the daily values, so the capsule sits well beside a normal diet. If you already take iron, vitamin A or vitamin D, add up the labels before you start.',
      'Calcium and magnesium are bulky: no single capsule holds a day’s worth. Yogurt, tofu, greens, nuts and beans do it better.',
    ],
  },
  benefits: {
    heading: 'Health Benefits',
    cards: [
      {
        icon: 'bolt',
        title: 'Energy from food',
        text: 'B vitamins and iron contribute to normal energy-yielding metabolism.',
      },
      {
        icon: 'sparkle',
        title: 'Hair, skin and nails',
        text: 'Biotin, zinc and selenium support normal hair, skin and nails.',
      },
      {
        icon: 'bone',
        title: 'Bones',
        text: 'Vitamin D, vitamin K and calcium support normal bones.',
      },
      {
        icon: 'shield',
        title: 'Everyday defenses',
        text: 'Vitamin C, vitamin D and zinc support normal immune function.',
      },
    ],
  },
  dosage: {
    heading: 'How to take it',
    paragraphs: [
      'Take one multivitamin daily with a meal and a glass of water. One capsule is a full serving; do not take more.',
      'A bottle holds 30 capsules, a 30-day supply.',
      'Coffee and tea slow the uptake of iron. Leave half an hour between them and the capsule if you can.',
    ],
  },
  quality: {
    heading: 'Quality',
    paragraphs: [`${qualityHeading}: this is what stands behind every bottle.`],
    cards: qualityCards,
  },
  certifications: {heading: certificationsHeading},
  label: {
    ...commonLabel,
    facts: [
      {
        servingSize: '1 capsule',
        servingsPerContainer: 30,
        rows: [
          {name: 'Vitamin A (as beta-carotene)', amount: '900 mcg RAE', dailyValuePercent: 100},
          {name: 'Vitamin C (as ascorbic acid)', amount: '90 mg', dailyValuePercent: 100},
          {
            name: 'Vitamin D3 (as cholecalciferol from lichen)',
            amount: '25 mcg (1,000 IU)',
            dailyValuePercent: 125,
          },
          {
            name: 'Vitamin E (as d-alpha tocopheryl succinate)',
            amount: '7.5 mg',
            dailyValuePercent: 50,
          },
          {name: 'Vitamin K (as phylloquinone)', amount: '60 mcg', dailyValuePercent: 50},
          {name: 'Thiamin (as thiamin mononitrate)', amount: '1.2 mg', dailyValuePercent: 100},
          {name: 'Riboflavin', amount: '1.3 mg', dailyValuePercent: 100},
          {name: 'Niacin (as niacinamide)', amount: '16 mg NE', dailyValuePercent: 100},
          {name: 'Vitamin B6 (as pyridoxine HCl)', amount: '1.7 mg', dailyValuePercent: 100},
          {
            name: 'Folate',
            amount: '400 mcg DFE (240 mcg folic acid)',
            dailyValuePercent: 100,
          },
          {name: 'Vitamin B12 (as methylcobalamin)', amount: '6 mcg', dailyValuePercent: 250},
          {name: 'Biotin', amount: '30 mcg', dailyValuePercent: 100},
          {
            name: 'Pantothenic Acid (as d-calcium pantothenate)',
            amount: '5 mg',
            dailyValuePercent: 100,
          },
          {name: 'Calcium (as calcium carbonate)', amount: '65 mg', dailyValuePercent: 5},
          {name: 'Iron (as ferrous bisglycinate)', amount: '18 mg', dailyValuePercent: 100},
          {name: 'Iodine (as potassium iodide)', amount: '75 mcg', dailyValuePercent: 50},
          {name: 'Magnesium (as magnesium oxide)', amount: '42 mg', dailyValuePercent: 10},
          {name: 'Zinc (as zinc citrate)', amount: '8 mg', dailyValuePercent: 73},
          {name: 'Selenium (as selenomethionine)', amount: '27.5 mcg', dailyValuePercent: 50},
          {name: 'Copper (as copper bisglycinate)', amount: '0.45 mg', dailyValuePercent: 50},
          {name: 'Manganese (as manganese citrate)', amount: '1.15 mg', dailyValuePercent: 50},
          {name: 'Chromium (as chromium picolinate)', amount: '35 mcg', dailyValuePercent: 100},
        ],
        otherIngredients:
          'Hypromellose (vegetable capsule), microcrystalline cellulose, rice flour, silicon dioxide.',
        warnings: [
          ironWarning,
          'Contains vitamin K. If you take a blood thinner, ask your doctor before use.',
          generalWarning,
        ],
      },
    ],
  },
  gallery: [
    'womens-multi-vitamin',
    'womens-multi-vitamin-inside',
    'womens-multi-vitamin-in-use',
    'womens-multi-vitamin-plate',
    'womens-multi-vitamin-label',
  ],
  packagePictures: {1: 'womens-multi-vitamin'},
  rating: null,
};
