import {formatCents} from '~adapters/commerce/money';
import {formatWithoutCents} from '~adapters/commerce/stated-amount';
import {bundleSpecialPrice, freeShippingThreshold, konjacReduction} from './amounts';
import type {PictureName} from './pictures';
import type {PageMeta, TextCard, TextLink} from './text';
import {shopName} from './brand';
import {byRules} from './shop-rules';

interface ComparisonRow {
  topic: string;
  natural: string;
  prescription: string;
}

/** One of the six situations a shopper may recognize. */
export interface Scenario {
  id: string;
  /** File in app/public/icons. */
  icon: string;
  title: string;
  text: string;
  link: TextLink;
}

export interface HomeCopy {
  meta: PageMeta;
  hero: {
    headline: string;
    text: string;
    action: TextLink;
    more: TextLink;
    /** Words that find the product of its picture, to be bought beside it. */
    sells: string;
    add: string;
    promises: readonly string[];
    videoDescription: string;
    pause: string;
    play: string;
  };
  howItWorks: {heading: string; intro: string; cards: readonly TextCard[]};
  alternative: {
    heading: string;
    picture: PictureName;
    intro: string;
    naturalLabel: string;
    prescriptionLabel: string;
    rows: readonly ComparisonRow[];
    note: string;
  };
  healthClaim: {
    heading: string;
    picture: PictureName;
    paragraphs: readonly string[];
    link: TextLink;
  };
  scenarios: {heading: string; intro: string; items: readonly Scenario[]; note: string};
  closing: {heading: string; text: string; action: TextLink};
  featured: {heading: string; text: string; link: TextLink};
  /** Ways to the starter offers. */
  offers: readonly {heading: string; text: string; link: TextLink}[];
  badges: readonly {label: string; icon: string}[];
}

export const home: HomeCopy = {
  meta: {
    title: `${shopName}: wellness supplements and konjac foods`,
    description:
      'Konjac capsules, multivitamins, gummies and low-carb noodles that support feeling full on less. Made for people with or without GLP-1 medication.',
  },
  hero: {
    headline: 'Full is a good place to stop.',
    text: 'Konjac fiber, hydration and a daily multivitamin: three simple basics that support smaller portions without the hunger.',
    action: {label: 'Shop Now', href: '/products'},
    more: {label: 'How it works', href: '/what-it-is-how-it-works'},
    sells: 'konjac spaghetti',
    add: 'Add',
    get promises() {
      return [
        ...byRules(
          [`Free shipping on orders of ${formatWithoutCents(freeShippingThreshold())} or more`],
          [],
        ),
        'Delivered in 2-3 business days, after 1-2 for processing',
        'No subscription',
      ];
    },
    pause: 'Pause the film',
    play: 'Play the film',
    videoDescription: 'Steam rising from a bowl of konjac noodles',
  },
  howItWorks: {
    heading: 'How It Works',
    intro:
      'No secret and no magic switch. Four small habits, each with something to help it stick.',
    cards: [
      {
        title: 'Rewire your brain',
        picture: 'how-rewire',
        text: 'A capsule and a glass of water before a meal is a cue. Repeat it and the pause before eating becomes the habit.',
      },
      {
        title: 'Crush cravings',
        picture: 'how-cravings',
        text: 'Konjac fiber takes up water and supports a feeling of fullness, so the snack drawer is easier to pass by.',
      },
      {
        title: 'Break plateaus',
        picture: 'how-plateaus',
        text: 'When the scale stops moving, change what is on the plate: noodles with almost no net carbs, more protein, more vegetables.',
      },
      {
        title: 'Optimize hydration',
        picture: 'how-hydration',
        text: 'Eating less often means drinking less, too. Electrolytes and plain water support normal fluid balance.',
      },
    ],
  },
  alternative: {
    heading: 'A Safe Alternative',
    picture: 'alternative',
    intro:
      'Prescription medication helps many people, and choosing it is between you and your doctor. Here is how a food-based approach differs, side by side.',
    naturalLabel: `${shopName}, from food fiber`,
    prescriptionLabel: 'Prescription medication',
    rows: [
      {
        topic: 'What it is',
        natural: 'A dietary supplement and foods made from konjac root, vitamins and minerals.',
        prescription: 'A medicine, approved by the FDA for specific uses.',
      },
      {
        topic: 'How you get it',
        natural: 'Order it here, without a prescription.',
        prescription: 'A licensed clinician prescribes it and checks in with you.',
      },
      {
        topic: 'How you take it',
        natural: 'Capsules with water before meals, noodles for dinner.',
        prescription: 'Most are a weekly injection under the skin; some are tablets.',
      },
      {
        topic: 'How it works',
        natural: 'Fiber takes up water in the stomach and supports a feeling of fullness.',
        prescription: 'Acts on the body’s own signals for appetite and blood sugar.',
      },
      {
        topic: 'What to expect',
        natural: 'Mild support that depends on what you eat and how you live.',
        prescription: 'A stronger effect, shown in clinical trials.',
      },
      {
        topic: 'What to watch',
        natural: 'Drink plenty of water. Some people feel gas or bloating at first.',
        prescription: 'Side effects and interactions that your clinician will go through with you.',
      },
    ],
    note: `${shopName} is not a substitute for prescribed medication. Never stop or change a medicine without talking to the person who prescribed it.`,
  },
  healthClaim: {
    heading: 'What we say about health, and what we leave out',
    picture: 'lab',
    paragraphs: [
      'Konjac glucomannan is a soluble fiber. With enough water it swells and supports a feeling of fullness as part of a reduced-calorie diet and an active life. Magnesium, potassium and sodium support normal hydration. A multivitamin helps fill gaps when you eat less.',
      'You will not find before-and-after pictures here, or a number of pounds by a date. Every body is different, and an honest shop will not guess about yours.',
    ],
    link: {label: 'What It Is & How It Works', href: '/what-it-is-how-it-works'},
  },
  scenarios: {
    heading: 'Where are you right now?',
    intro: 'Six places people start from. Find yours.',
    items: [
      {
        id: 'never-used-medication',
        icon: 'scenario-never',
        title: 'Never used medication',
        get text() {
          return `Start gently: capsules before your two largest meals, konjac noodles twice a week, and plenty of water.${byRules(' Try the free sample first.', '')}`;
        },
        get link() {
          return byRules(
            {label: 'Get the free sample', href: '/free-sample'},
            {label: 'See the capsules', href: '/pain-free-weight-loss'},
          );
        },
      },
      {
        id: 'currently-on-medication',
        icon: 'scenario-current',
        title: 'Currently on Ozempic or Tirzepatide',
        text: 'Your appetite is small, so each bite counts. A multivitamin and hydration come first. Ask your prescriber before adding fiber capsules, since both slow the stomach.',
        link: {label: 'See multivitamins', href: '/products'},
      },
      {
        id: 'aftercare',
        icon: 'scenario-aftercare',
        title: 'Aftercare',
        text: 'The prescription is behind you and the routine is yours to keep. Fiber before meals and a plan for dinner support the habits you built.',
        link: {label: 'Browse recipes', href: '/recipes'},
      },
      {
        id: 'coming-off-medication',
        icon: 'scenario-coming-off',
        title: 'Coming off meds',
        text: 'Appetite often returns when the dose goes down. Together with your doctor’s plan, konjac foods give you a large plate that stays light.',
        link: {label: 'Cook with konjac', href: '/recipes/konjac'},
      },
      {
        id: 'staying-on-medication',
        icon: 'scenario-staying-on',
        title: 'Staying on',
        text: 'For the long run, keep up with vitamins, minerals, protein and fluids. Bring our labels to your next appointment and go through them together.',
        link: {label: 'Read the FAQ', href: '/faq'},
      },
      {
        id: 'last-20-pounds',
        icon: 'scenario-last-20',
        title: 'Last 20 pounds',
        text: 'The slow part. Trade one starch a day for konjac, keep an eye on late snacks, and give it the weeks it needs.',
        link: {label: 'See Nighttime Support', href: '/nighttime-support'},
      },
    ],
    note: `Ozempic is a registered trademark of Novo Nordisk A/S. ${shopName} is not affiliated with or endorsed by any maker of prescription medication.`,
  },
  closing: {
    heading: 'Start with one good plate.',
    get text() {
      return `Pick a bottle, a pack of noodles or the whole kit.${byRules(` Shipping is on us from ${formatWithoutCents(freeShippingThreshold())}.`, '')}`;
    },
    action: {label: 'Shop Now', href: '/products'},
  },
  featured: {
    heading: 'A good place to start',
    text: 'The whole kit, or one thing you would reach for today.',
    link: {label: 'See all products', href: '/products'},
  },
  offers: [
    {
      get heading() {
        return `Your first kit for ${formatCents(bundleSpecialPrice())}`;
      },
      text: 'All three products and a free pack of konjac noodles. Ships free.',
      link: {label: 'See the starter kit', href: '/opt/trg/starterdiscount'},
    },
    {
      heading: 'Prefer to start with dinner?',
      get text() {
        return `Up to ${formatWithoutCents(konjacReduction())} off your first konjac noodles. Ships free.`;
      },
      link: {label: 'See the konjac offer', href: '/Konj/trg/starterdiscount'},
    },
  ],
  badges: [
    {label: 'Packed in the USA', icon: 'badge-usa'},
    {label: 'Gluten-Free', icon: 'badge-gluten-free'},
    {label: 'No Sugar', icon: 'badge-no-sugar'},
    {label: 'Vegan', icon: 'badge-vegan'},
    {label: 'Scientifically Formulated', icon: 'badge-scientific'},
  ],
};
