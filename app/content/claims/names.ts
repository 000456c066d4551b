import {shopName} from '../brand';
import {ownersWord, type Claims} from './claim';

const name = {kind: 'structure', source: ownersWord, stays: true} as const;

/** What products are called says what they are for. */
export const nameClaims = {
  'weight-loss-name': {
    ...name,
    doubt:
      'Promises weight loss, and that without pain: FTC takes such a name for a claim that wants trials of this product.',
    sentences: [
      'Pain-Free Weight Loss Capsules',
      'Free Sample: Pain-Free Weight Loss Capsules',
      'Twelve Pain-Free Weight Loss Capsules, the same ones that come in the bottle, with a card of directions.',
      'Weight management',
    ],
  },
  'appetite-name': {
    ...name,
    doubt: '“Control” says more than “support.”',
    sentences: [
      'Appetite control capsules',
      'Two appetite control capsules and a tall glass of water.',
      'Two more appetite control capsules and another glass.',
      `How the ${shopName} kit works: appetite control capsules, hydration capsules and daily multivitamins for women and men.`,
      'Three products: appetite control capsules with konjac fiber, hydration capsules with electrolytes, and a daily multivitamin in a women’s or a men’s version.',
      'Appetite control capsules, hydration capsules and a multivitamin in one starter kit, with free shipping and a free pack of konjac noodles.',
      'Your free 3-day sample of appetite control capsules is still waiting for you.',
    ],
  },
  'hydration-name': {
    ...name,
    sentences: [
      'Hydration capsules',
      'A hydration capsule with water, above all after a walk or on a warm day.',
    ],
  },
  'crave-block-name': {
    ...name,
    doubt: 'Promises that cravings are blocked: nothing on file shows it.',
    sentences: ['CraveBlock Allulose Gummies'],
  },
  'low-carb-name': {
    ...name,
    kind: 'nutrient',
    doubt: 'FDA has not defined “keto” or “low-carb.”',
    sentences: ['Keto Approved Brands', 'Low-carb recipes'],
  },
  'nighttime-name': {...name, sentences: ['Nighttime Support', 'See Nighttime Support', 'Sleep']},
} as const satisfies Claims;
