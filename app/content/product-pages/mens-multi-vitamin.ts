import {mensMultiVitaminRating} from '../ratings';
import type {ProductPageCopy} from './product-page';
import {
  certificationsHeading,
  generalWarning,
  qualityCards,
  qualityHeading,
  commonLabel,
} from './quality';

export const mensMultiVitaminPage: ProductPageCopy = {
  meta: {
    title: "Men's Daily Multi-Vitamin",
    description:
      'One capsule a day with zinc, magnesium, B vitamins and no added iron, made for men who eat a little less. 30 servings, vegan and gluten-free.',
  },
  title: "Men's Daily Multi-Vitamin",
  subtitle: 'One capsule a day. Full strength where it counts, no added iron.',
  intro: [
    'Cutting portions is good work. Cutting vitamins along with them is not. One capsule with breakfast helps cover what a smaller plate leaves out.',
    'Most men get enough iron from food, so we left it out and made room for more zinc, magnesium and B vitamins.',
  ],
  highlights: [
    'One multivitamin daily, 30 servings',
    '22 nutrients, each amount on the label',
    'No added iron',
    'Lycopene from tomato',
    'Vegan, gluten-free, no sugar',
  ],
  about: {
    heading: 'About',
    paragraphs: [
      'A multivitamin is a backstop for days that do not go to plan: travel, long shifts, a lunch that was mostly coffee.',
      'The amounts stay close to the daily values. More is not better with fat-soluble vitamins and minerals, and you will get some from food anyway.',
      'Take it with a meal that has a little fat in it, such as eggs or avocado, so vitamins A, D, E and K are absorbed well.',
    ],
  },
  benefits: {
    heading: 'Health Benefits',
    cards: [
      {
        icon: 'bolt',
        title: 'Energy from food',
        text: 'B vitamins contribute to normal energy-yielding metabolism.',
      },
      {
        icon: 'dumbbell',
        title: 'Muscles',
        text: 'Magnesium and vitamin D support normal muscle function.',
      },
      {
        icon: 'shield',
        title: 'Everyday defenses',
        text: 'Zinc, selenium and vitamin C support normal immune function.',
      },
      {
        icon: 'cell',
        title: 'Cell protection',
        text: 'Selenium, vitamin C and vitamin E help protect cells from oxidative stress.',
      },
    ],
  },
  dosage: {
    heading: 'How to take it',
    paragraphs: [
      'Take one multivitamin daily with a meal and a glass of water. One capsule is a full serving; do not take more.',
      'A bottle holds 30 capsules, a 30-day supply.',
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
            amount: '15 mg',
            dailyValuePercent: 100,
          },
          {name: 'Vitamin K (as phylloquinone)', amount: '60 mcg', dailyValuePercent: 50},
          {name: 'Thiamin (as thiamin mononitrate)', amount: '1.8 mg', dailyValuePercent: 150},
          {name: 'Riboflavin', amount: '1.95 mg', dailyValuePercent: 150},
          {name: 'Niacin (as niacinamide)', amount: '16 mg NE', dailyValuePercent: 100},
          {name: 'Vitamin B6 (as pyridoxine HCl)', amount: '2 mg', dailyValuePercent: 118},
          {
            name: 'Folate',
            amount: '400 mcg DFE (240 mcg folic acid)',
            dailyValuePercent: 100,
          },
          {name: 'Vitamin B12 (as methylcobalamin)', amount: '6 mcg', dailyValuePercent: 250},
          {name: 'Biotin', amount: '30 mcg', dailyValuePercent: 100},
          {
            name: 'Pantothenic Acid (as d-calcium pantothenate)',
            amount: '10 mg',
            dailyValuePercent: 200,
          },
          {name: 'Iodine (as potassium iodide)', amount: '75 mcg', dailyValuePercent: 50},
          {name: 'Magnesium (as magnesium oxide)', amount: '100 mg', dailyValuePercent: 24},
          {name: 'Zinc (as zinc citrate)', amount: '11 mg', dailyValuePercent: 100},
          {name: 'Selenium (as selenomethionine)', amount: '55 mcg', dailyValuePercent: 100},
          {name: 'Copper (as copper bisglycinate)', amount: '0.45 mg', dailyValuePercent: 50},
          {name: 'Manganese (as manganese citrate)', amount: '1.15 mg', dailyValuePercent: 50},
          {name: 'Chromium (as chromium picolinate)', amount: '35 mcg', dailyValuePercent: 100},
          {name: 'Molybdenum (as sodium molybdate)', amount: '45 mcg', dailyValuePercent: 100},
          {name: 'Lycopene (from tomato)', amount: '2 mg', dailyValuePercent: null},
        ],
        otherIngredients:
          'Hypromellose (vegetable capsule), microcrystalline cellulose, rice flour, silicon dioxide.',
        warnings: [
          'Contains vitamin K. If you take a blood thinner, ask your doctor before use.',
          generalWarning,
        ],
      },
    ],
  },
  gallery: [
    'mens-multi-vitamin',
    'mens-multi-vitamin-inside',
    'mens-multi-vitamin-in-use',
    'mens-multi-vitamin-plate',
    'mens-multi-vitamin-label',
  ],
  packagePictures: {1: 'mens-multi-vitamin'},
  rating: mensMultiVitaminRating,
};
