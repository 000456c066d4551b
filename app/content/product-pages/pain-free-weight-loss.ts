import type {ProductPageCopy} from './product-page';
import {
  certificationsHeading,
  generalWarning,
  qualityCards,
  qualityHeading,
  commonLabel,
} from './quality';

export const painFreeWeightLossPage: ProductPageCopy = {
  meta: {
    title: 'Pain-Free Weight Loss Capsules',
    description:
      'Appetite-support capsules with konjac glucomannan, ginger and chromium. Two capsules twice daily with water, 60 capsules a bottle, packages of 1, 3 or 6.',
  },
  title: 'Pain-Free Weight Loss Capsules',
  subtitle: 'Feel full on less, without a needle and without white-knuckle willpower.',
  intro: [
    'Two capsules and a tall glass of water before you eat. The konjac fiber inside takes up that water and supports a comfortable feeling of fullness, so a smaller plate can feel like enough.',
    'They work best beside what you already know helps: protein at every meal, vegetables you like, a walk, a decent night.',
  ],
  highlights: [
    '60 capsules, 30 servings',
    'Two capsules twice daily, no more than 4 a day',
    'Konjac glucomannan, ginger, chromium and vitamin B6',
    'No stimulants, no caffeine',
    'Vegan, gluten-free, no sugar',
  ],
  about: {
    heading: 'About the capsules',
    paragraphs: [
      'Glucomannan is the soluble fiber of the konjac root, the same fiber our noodles are made of. A capsule is simply a tidy way to have it before a meal that has no noodles in it.',
      'We added ginger root, a kitchen classic after a rich meal, chromium, which contributes to normal macronutrient metabolism, and vitamin B6, which contributes to normal energy-yielding metabolism. There is no caffeine and nothing that races.',
      'We call it pain-free because it asks for nothing harsh: no injections, no crash diet, no hours of hunger. How your weight changes still depends on what you eat and how you live, and we will not put a number on it.',
    ],
  },
  benefits: {
    heading: 'What it supports',
    cards: [
      {
        icon: 'bowl',
        title: 'A feeling of fullness',
        text: 'Soluble fiber swells with water and takes up room before the first bite.',
      },
      {
        icon: 'cup',
        title: 'Calmer cravings',
        text: 'Feeling fed makes it easier to wait for the next real meal.',
      },
      {
        icon: 'plate',
        title: 'Smaller portions',
        text: 'Starting a meal less hungry supports stopping at one plate.',
      },
      {
        icon: 'drop',
        title: 'Everyday regularity',
        text: 'Fiber and water together support normal digestion.',
      },
    ],
  },
  dosage: {
    heading: 'How to take it',
    paragraphs: [
      'Take two capsules twice daily, about 30 minutes before a meal, each time with at least 8 ounces of water. Take no more than 4 capsules a day.',
      'New to fiber? Start with one serving of two capsules a day for the first week and let your stomach get used to it.',
      'A bottle holds 60 capsules, which is 30 servings. 60 capsules is a 30-day supply at one serving a day; at two servings a day a bottle lasts 15 days.',
      'Take other medicines or supplements at least two hours before or after, because fiber can slow how they are absorbed.',
    ],
  },
  quality: {
    heading: qualityHeading,
    paragraphs: [
      'Our konjac is milled from whole root and checked for how well it takes up water, since a fiber that does not swell does nothing.',
    ],
    cards: qualityCards,
  },
  certifications: {heading: certificationsHeading},
  label: {
    ...commonLabel,
    servingsADay: 2,
    facts: [
      {
        servingSize: '2 capsules',
        servingsPerContainer: 30,
        rows: [
          {name: 'Calories', amount: '5', dailyValuePercent: null},
          {name: 'Total Carbohydrate', amount: '1 g', dailyValuePercent: '<1'},
          {name: 'Dietary Fiber', amount: '1 g', dailyValuePercent: 4, indent: true},
          {name: 'Vitamin B6 (as pyridoxine HCl)', amount: '1.7 mg', dailyValuePercent: 100},
          {name: 'Chromium (as chromium picolinate)', amount: '35 mcg', dailyValuePercent: 100},
          {
            name: 'Glucomannan (from konjac root, Amorphophallus konjac)',
            amount: '1,000 mg',
            dailyValuePercent: null,
          },
          {
            name: 'Ginger (Zingiber officinale) root powder',
            amount: '100 mg',
            dailyValuePercent: null,
          },
        ],
        otherIngredients: 'Hypromellose (vegetable capsule), rice flour, silicon dioxide.',
        warnings: [
          'Always take with at least 8 ounces of water. Taken with too little fluid, this product may swell in the throat and cause choking. Do not take it if you have trouble swallowing, or right before lying down.',
          'If you take medicine for blood sugar or a GLP-1 medication, ask the doctor who prescribes it first.',
          generalWarning,
        ],
      },
    ],
  },
  gallery: [
    'pain-free-weight-loss',
    'pain-free-weight-loss-inside',
    'pain-free-weight-loss-in-use',
    'pain-free-weight-loss-plate',
    'pain-free-weight-loss-3',
  ],
  packagePictures: {
    1: 'pain-free-weight-loss',
    3: 'pain-free-weight-loss-3',
    6: 'pain-free-weight-loss-6',
  },
  rating: null,
};
