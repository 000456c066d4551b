import type {ProductPageCopy} from './product-page';
import {
  noAllergens,
  certificationsHeading,
  generalWarning,
  qualityCards,
  qualityHeading,
  commonLabel,
} from './quality';

export const alluloseGummiesPage: ProductPageCopy = {
  meta: {
    title: 'CraveBlock Allulose Gummies',
    description:
      'Soft fruit gummies sweetened with allulose, with fiber, vitamin C and chromium. Two gummies a serving, 60 a bottle, 0 g sugar. Packages of 1, 3 or 6.',
  },
  title: 'CraveBlock Allulose Gummies',
  subtitle: 'Something sweet for the hour that usually gets you.',
  intro: [
    'Three in the afternoon. Nine at night. Everyone has the hour when a drawer or a pantry starts to call. Two of these gummies are made for it.',
    'They taste of raspberry and peach, chew slowly, and carry 0 grams of sugar, because they are sweetened with allulose, a rare sugar found in figs and raisins that your body barely uses for energy.',
  ],
  highlights: [
    '60 gummies, 30 servings of 2',
    'Sweetened with allulose, 0 g sugar',
    '5 calories a serving',
    'Pectin, not gelatin: vegan',
    'Raspberry and peach, colored with fruit and vegetable juice',
  ],
  about: {
    heading: 'About the gummies',
    paragraphs: [
      'Allulose tastes and feels like sugar but brings about a tenth of the calories. The FDA lets makers leave it out of the sugars count on a label, which is why the panel reads 0 grams.',
      'We set the gummies with fruit pectin and added chicory root fiber, vitamin C and chromium, which contributes to normal macronutrient metabolism.',
      'They are not a meal and not a shortcut. They are a small, planned sweet that leaves the cookie jar closed.',
    ],
  },
  benefits: {
    heading: 'What they support',
    cards: [
      {
        icon: 'jar',
        title: 'Fewer detours to the pantry',
        text: 'A small sweet at a set hour helps take the edge off a craving.',
      },
      {
        icon: 'sugar',
        title: 'A low-sugar day',
        text: 'Sweetness with 0 grams of sugar and 5 calories in two gummies.',
      },
      {
        icon: 'flame',
        title: 'Normal metabolism',
        text: 'Chromium contributes to the normal metabolism of carbohydrate, protein and fat.',
      },
      {
        icon: 'calendar',
        title: 'A habit that lasts',
        text: 'It is easier to keep a plan that still has something nice in it.',
      },
    ],
  },
  dosage: {
    heading: 'How to take them',
    paragraphs: [
      'Chew 2 gummies a day, whenever you usually want something sweet. A bottle holds 60 gummies, 30 servings.',
      'Stay with one serving a day. Larger amounts of allulose and chicory fiber can cause gas or loose stools.',
      'Keep the lid closed and the bottle below 77 °F so the gummies stay soft and separate.',
    ],
  },
  quality: {
    heading: qualityHeading,
    paragraphs: [
      'We taste every lot as well as test it. A gummy that turns grainy or sticks to the bottle does not ship.',
    ],
    cards: qualityCards,
  },
  certifications: {heading: certificationsHeading},
  label: {
    ...commonLabel,
    allergens: `${noAllergens} Made with coconut oil.`,
    storage: 'Store below 77 °F, with the lid closed.',
    facts: [
      {
        servingSize: '2 gummies',
        servingsPerContainer: 30,
        rows: [
          {name: 'Calories', amount: '5', dailyValuePercent: null},
          {name: 'Total Carbohydrate', amount: '5 g', dailyValuePercent: 2},
          {name: 'Dietary Fiber', amount: '1 g', dailyValuePercent: 4, indent: true},
          {name: 'Total Sugars', amount: '0 g', dailyValuePercent: null, indent: true},
          {name: 'Includes Added Sugars', amount: '0 g', dailyValuePercent: 0, indent: true},
          {name: 'Vitamin C (as ascorbic acid)', amount: '18 mg', dailyValuePercent: 20},
          {name: 'Chromium (as chromium picolinate)', amount: '35 mcg', dailyValuePercent: 100},
          {name: 'Allulose', amount: '3 g', dailyValuePercent: null},
        ],
        otherIngredients:
          'Allulose, water, chicory root fiber, fruit pectin, citric acid, sodium citrate, natural raspberry and peach flavor, fruit and vegetable juice (color), coconut oil, carnauba wax.',
        warnings: [generalWarning],
      },
    ],
  },
  gallery: [
    'allulose-gummies',
    'allulose-gummies-inside',
    'allulose-gummies-in-use',
    'allulose-gummies-plate',
    'allulose-gummies-3',
  ],
  packagePictures: {1: 'allulose-gummies', 3: 'allulose-gummies-3', 6: 'allulose-gummies-6'},
  rating: null,
};
