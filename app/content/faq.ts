import {formatCents} from '~adapters/commerce/money';
import {formatWithoutCents} from '~adapters/commerce/stated-amount';
import {freeShippingThreshold, shippingPrice} from './amounts';
import type {PageMeta, TextLink} from './text';
import {shopName} from './brand';
import {byRules, bySample, byUsps, shippingByShop, whereHad, whereSent} from './shop-rules';

export interface FaqEntry {
  /** Anchor of the question. */
  id: string;
  question: string;
  /** One paragraph each. */
  answer: readonly string[];
  link?: TextLink;
}

export const faqMeta: PageMeta = {
  title: 'Frequently asked questions',
  get description() {
    return `${bySample('Eleven', 'Ten')} answers on dosage, GLP-1 medication, konjac,${bySample(' the free sample,', '')} shipping, cancellations, discounts and safety at ${shopName}.`;
  },
};

export const faqTitle = 'Frequently Asked Questions';

export const faqIntro = 'Short answers to what people ask us most.';

/** Eleven questions. */
export const faq: readonly FaqEntry[] = [
  {
    id: 'what-is-in-the-kit',
    question: `What is in the ${shopName} kit?`,
    answer: [
      'Three products: appetite control capsules with konjac fiber, hydration capsules with electrolytes, and a daily multivitamin in a women’s or a men’s version. You can also buy most of them one by one.',
    ],
    ...(HAS.wellness && {
      link: {label: 'What It Is & How It Works', href: '/what-it-is-how-it-works'},
    }),
  },
  {
    id: 'how-to-take',
    question: 'How do I take the capsules?',
    answer: [
      'Take two appetite capsules twice daily, about 30 minutes before a meal, each time with at least 8 ounces of water. Take no more than 4 capsules a day of the appetite capsules, and no more than 4 a day of the hydration capsules. Take one multivitamin daily with food.',
      'If fiber is new to you, begin with two appetite capsules once a day.',
    ],
  },
  {
    id: 'how-long-a-bottle-lasts',
    question: 'How long does a bottle last?',
    answer: [
      'A bottle of appetite capsules holds 60 capsules, 30 servings of two: 60 capsules is a 30-day supply at one serving a day, and lasts 15 days at two servings a day. A multivitamin bottle holds 30 capsules for 30 days. A bottle of gummies holds 60, two per serving.',
    ],
  },
  {
    id: 'glp-1-medication',
    question: `Can I use ${shopName} while I take Ozempic, tirzepatide or another GLP-1 medication?`,
    answer: [
      'Ask the clinician who prescribed it first. These medicines slow the stomach and fiber does too, so fiber capsules are not right for everyone on them. Many people start with the multivitamin and hydration capsules.',
      'Never stop or change a prescribed medicine because of a supplement.',
    ],
  },
  {
    id: 'what-is-konjac',
    question: 'What is konjac, and what do the noodles taste like?',
    answer: [
      'Konjac is a root vegetable whose flour is mostly a soluble fiber called glucomannan. The noodles are springy and nearly tasteless, so they take on the sauce. Rinse them for a full minute and dry them in a hot pan first; that is the whole secret.',
    ],
    ...(HAS.recipes && {link: {label: 'Konjac recipes', href: '/recipes/konjac'}}),
  },
  {
    id: 'side-effects',
    question: 'Are there side effects, and who should not take it?',
    answer: [
      'Some people notice gas, bloating or a change in digestion during the first days. Always drink plenty of water: fiber taken with too little fluid can cause choking.',
      'Do not take the appetite capsules if you have trouble swallowing or a narrowing of the gut. Talk with your doctor first if you are pregnant or nursing, take medication or have a medical condition.',
    ],
  },
  {
    id: 'free-sample',
    question: 'How do I get the free sample?',
    answer: [
      'The free sample requires signing in to an account. Sign in or create one, confirm your email, open the free sample page and add it to your cart. It is a 3-day supply, limit one per customer, and it ships free.',
    ],
    link: {label: 'Get the free sample', href: '/free-sample'},
  },
  {
    id: 'shipping',
    question: 'How long does shipping take, and what does it cost?',
    get answer() {
      const free = [
        ...whereHad(HAS.freeSample, 'the free sample'),
        ...whereHad(HAS.offers, 'a starter offer'),
      ].join(' or ');
      return [
        `We ship${byUsps(' by USPS')}${whereSent(' within the United States only')}. Orders are processed within 1 business day (up to 2), and delivery takes 2-3 business days after that. Orders placed after 3pm Pacific time start the next business day.`,
        byRules(
          `Shipping costs ${formatCents(shippingPrice())} and is free when your discounted total reaches ${formatWithoutCents(freeShippingThreshold())}${free && `, or when your cart holds ${free}`}.`,
          shippingByShop,
        ),
      ];
    },
    link: {label: 'Shipping Policy', href: '/shipping'},
  },
  {
    id: 'returns-and-cancellation',
    question: 'Can I return or cancel an order?',
    answer: [
      'Because these are foods and supplements, we accept no returns and give no refunds. You can cancel within 24 hours of ordering through our contact form, or more quickly by the button on the page of your order. If something arrives damaged, wrong or missing, tell us within 30 days and we will send a replacement.',
    ],
    link: {label: 'Refund Policy', href: '/refund'},
  },
  {
    id: 'discounts',
    question: 'Which discounts are there?',
    get answer() {
      return [
        `${byRules('Buying more of one product costs less: 5% off for 2 or more, 10% for 3 or more, and 20% for 6 or more. Signed-in customers with a confirmed email and an earlier paid order get 10 percentage points more. ', '')}Discount codes go into the box in your cart.`,
      ];
    },
  },
  {
    id: 'subscription',
    question: 'Is there a subscription?',
    get answer() {
      const ours = [
        ...whereHad(HAS.freeSample, 'the free sample'),
        ...whereHad(HAS.offers, 'the starter offers'),
      ].join(' and ');
      return [
        `No. Every order is a single order${byRules(ours && `, ${ours} included`, '')}. Nothing renews, and there is nothing to cancel later.`,
      ];
    },
  },
];

/** Without what there is not: in this shop, or by its own rules. */
export const shownFaq = (): readonly FaqEntry[] =>
  faq.filter(({id}) => bySample(true, id !== 'free-sample'));

export const faqClosing = {
  heading: 'Still wondering?',
  text: 'Write to us and a person will answer within 24 hours.',
  link: {label: 'Contact us', href: '/contact'},
} as const;
