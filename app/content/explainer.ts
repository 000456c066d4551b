import type {PictureName} from './pictures';
import type {PageMeta, TextCard, TextLink, TextSection} from './text';
import {byRules} from './shop-rules';
import {shopName} from './brand';

export interface KitPart {
  name: string;
  whatItIs: string;
  howItWorks: string;
  dosage: string;
  picture: PictureName;
  link: TextLink | null;
}

export interface ExplainerCopy {
  meta: PageMeta;
  title: string;
  intro: readonly string[];
  kit: {
    heading: string;
    intro: string;
    labels: {whatItIs: string; howItWorks: string; dosage: string};
    parts: readonly KitPart[];
  };
  day: {heading: string; steps: readonly TextCard[]};
  sections: readonly TextSection[];
  closing: {heading: string; text: string; links: readonly TextLink[]};
}

/** `/what-it-is-how-it-works`; its dosages are the shop's law (rules: Texts and health statements). */
export const explainer: ExplainerCopy = {
  meta: {
    title: 'What It Is & How It Works',
    description: `How the ${shopName} kit works: appetite control capsules, hydration capsules and daily multivitamins for women and men. Dosages, a day with the kit, and konjac.`,
  },
  title: 'What It Is & How It Works',
  intro: [
    `${shopName} is a three-product kit and a pantry of konjac foods. The kit supports you before and between meals; the foods make the meal itself lighter.`,
    'Nothing in it is a drug. It is fiber, electrolytes, vitamins and minerals, taken with plenty of water.',
  ],
  kit: {
    heading: 'The three-product kit',
    intro:
      'Each has one job. Take all three, or the capsules or the multivitamin alone; the hydration capsules come with the kit.',
    labels: {whatItIs: 'What it is', howItWorks: 'How it works', dosage: 'How to take it'},
    parts: [
      {
        name: 'Appetite control capsules',
        picture: 'pain-free-weight-loss',
        whatItIs: 'Konjac glucomannan, a soluble fiber, with ginger, chromium and vitamin B6.',
        howItWorks:
          'The fiber takes up water, swells and supports a feeling of fullness before you sit down to eat.',
        dosage:
          'Two capsules twice daily, about 30 minutes before a meal, each time with at least 8 ounces of water. No more than 4 capsules a day. 60 capsules is a 30-day supply at one serving of two a day, and lasts 15 days at two.',
        link: {label: 'Pain-Free Weight Loss Capsules', href: '/pain-free-weight-loss'},
      },
      {
        name: 'Hydration capsules',
        picture: 'hydration',
        whatItIs: 'Sodium, potassium, magnesium and calcium, without sugar or sweetener.',
        howItWorks:
          'Much of the water we take in comes with food. When you eat less, electrolytes and a few more glasses support normal fluid balance.',
        dosage:
          'Two capsules with a large glass of water, as needed. No more than 4 capsules a day. If you watch your sodium or potassium, ask your doctor first.',
        link: null,
      },
      {
        name: 'Daily multivitamins',
        picture: 'womens-multi-vitamin',
        whatItIs: 'One capsule, in a women’s version with iron and a men’s version without.',
        howItWorks: 'Helps fill the gap in vitamins and minerals that a smaller plate leaves.',
        dosage: 'One multivitamin daily with a meal. 30 capsules, 30 servings.',
        link: {label: "Women's Daily Multi-Vitamin", href: '/womens-multi-vitamin'},
      },
    ],
  },
  day: {
    heading: 'A day with the kit',
    steps: [
      {
        title: 'Breakfast',
        text: 'One multivitamin with food. Eggs, yogurt or anything with protein is a good start.',
      },
      {
        title: 'Half an hour before lunch',
        text: 'Two appetite control capsules and a tall glass of water.',
      },
      {
        title: 'Afternoon',
        text: 'A hydration capsule with water, above all after a walk or on a warm day.',
      },
      {
        title: 'Half an hour before dinner',
        text: 'Two more appetite control capsules and another glass. Dinner can be konjac noodles.',
      },
    ],
  },
  sections: [
    {
      id: 'konjac',
      heading: 'Konjac, the root behind it',
      picture: 'konjac-root',
      blocks: [
        'Konjac is a root vegetable of Japan, China and Southeast Asia. Its fiber, glucomannan, holds a great deal of water, which is what makes both the capsules and the noodles work.',
        'As noodles it comes ready to eat: rinse, dry-fry, add sauce. You will find fifteen ways to do that in our konjac recipes.',
      ],
      links: [{label: 'Konjac recipes', href: '/recipes/konjac'}],
    },
    {
      id: 'glp-1',
      heading: 'On GLP\u20111 medication?',
      blocks: [
        'These medicines slow the stomach, and fiber does too. Talk with your prescriber before you add fiber capsules, begin with the multivitamin and hydration, and eat konjac in small portions.',
        'Do not stop or change a medicine on your own. If you and your doctor plan to come off it, our foods and capsules can be part of the plan for meals.',
      ],
    },
    {
      id: 'what-to-expect',
      heading: 'What to expect',
      blocks: [
        {
          list: [
            'First days: you may feel fuller sooner. Some people notice gas or bloating while the gut gets used to fiber.',
            'First weeks: smaller portions begin to feel normal. Keep up water and protein.',
            'After that: results differ from person to person and depend on diet, movement and sleep. We do not promise a number.',
          ],
        },
      ],
    },
    {
      id: 'who-should-not',
      heading: 'Who should not take it',
      blocks: [
        {
          list: [
            'Anyone under 18, and anyone who is pregnant or nursing, unless a doctor agrees.',
            'Anyone with trouble swallowing, a narrowing of the gut, or recent surgery on it.',
            'Anyone who takes medicine for blood sugar, blood pressure or blood thinning, until they have asked their doctor.',
          ],
        },
      ],
    },
  ],
  closing: {
    heading: 'Pick a place to start',
    get text() {
      return byRules(
        'Try a sample, choose a bottle, or cook something tonight.',
        'Choose a bottle, or cook something tonight.',
      );
    },
    get links() {
      return [
        {label: 'Shop all products', href: '/products'},
        {label: 'Konjac recipes', href: '/recipes/konjac'},
        {label: "Men's Daily Multi-Vitamin", href: '/mens-multi-vitamin'},
        ...byRules([{label: 'Free sample', href: '/free-sample'}], []),
      ];
    },
  },
};
