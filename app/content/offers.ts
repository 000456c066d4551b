import {formatCents, type Cents} from '~adapters/commerce/money';
import type {TextCard, TextLink, TextSection} from './text';

/** Spec 2 §9: how the offers name a variation of the kit; any other value is shown as it is. */
export const kitLabels: Readonly<Record<string, string>> = {
  "Women's Daily Multi-Vitamin": "Women's Kit",
  "Men's Daily Multi-Vitamin": "Men's Kit",
};

export function kitLabel(attributeValue: string): string {
  return kitLabels[attributeValue] ?? attributeValue;
}

/** Spec 2 §9: one free single-pack sample of these. */
export const noodleTypes = ['Angel Hair', 'Spaghetti', 'Fettuccine'] as const;

export const noodleNotes: Readonly<Record<(typeof noodleTypes)[number], string>> = {
  'Angel Hair': 'Thin strands for broth and light sauces.',
  Spaghetti: 'The all-rounder for red sauces and stir-fries.',
  Fettuccine: 'Wide ribbons for cream sauces and pesto.',
};

/** Spec 2 §2, §4, §8: what both landing offers share. */
export const offerLabels = {
  signInHint: 'Sign in required to claim exclusive offer',
  processing: 'Processing...',
  outOfStock: 'Out of Stock',
  inStock: 'In Stock',
  shipsWithin: 'Ships within 1-2 business days',
  guarantee: '30-Day Guarantee',
  secureCheckout: 'Secure Checkout',
  freeShipping: 'FREE shipping included',
  /** What the guarantee is, in step with the refund policy. */
  guaranteeNote:
    'If anything arrives damaged, wrong or missing, tell us within 30 days and we send a replacement.',
} as const;

/** `/opt/trg/starterdiscount` (spec 2 §2, §4, §9; rulings 2). */
export const bundleOffer = {
  productSlug: 'bellyful-bundle',
  meta: {
    title: 'Starter offer: the Bellyful bundle',
    description:
      'Appetite control capsules, hydration capsules and a multivitamin in one starter kit, with free shipping and a free pack of konjac noodles.',
  },
  eyebrow: 'EXCLUSIVE STARTER OFFER',
  title: 'The Bellyful Bundle',
  subtitle: 'Three daily basics in one kit, and a free pack of konjac noodles to cook tonight.',
  loading: 'Loading exclusive offer...',
  failure: {
    title: 'Offer Temporarily Unavailable',
    text: "We're having trouble loading this exclusive offer. Please try visiting our main products page.",
    action: {label: 'View All Products', href: '/products'},
  },
  regularPriceLabel: 'Regular price',
  priceLabel: 'Your price today',
  /** Both are computed from the prices shown (spec 2 §9). */
  savings: (savings: Cents, percent: number) => `You save ${formatCents(savings)} (${percent}%)`,
  kitHeading: 'Choose your kit type',
  kitHint: 'Both kits hold the same two capsules; the multivitamin is made for women or for men.',
  sampleHeading: 'Choose your free sample',
  sampleHint: 'One single pack of konjac noodles, on us.',
  buy: (price: Cents) => `Claim My Kit - ${formatCents(price)}`,
  onePerOrder: 'One kit per order at this price.',
  contents: [
    {
      title: 'Appetite control capsules',
      picture: 'pain-free-weight-loss',
      text: 'Konjac fiber that takes up water and supports a feeling of fullness. Two capsules twice daily, no more than 4 capsules a day. 60 capsules.',
    },
    {
      title: 'Hydration capsules',
      picture: 'hydration',
      text: 'Sodium, potassium and magnesium for days when you eat and drink less than usual. No more than 4 capsules a day. 60 capsules.',
    },
    {
      title: 'Daily multivitamins',
      picture: 'womens-multi-vitamin',
      text: 'One multivitamin daily, in a women’s version with iron and a men’s version without. 30 capsules.',
    },
    {
      title: 'A free pack of konjac noodles',
      picture: 'konjac-steps-sauce',
      text: 'Angel Hair, Spaghetti or Fettuccine. Rinse, dry-fry, sauce: dinner in ten minutes.',
    },
  ],
  reasonsHeading: 'Why start with the kit',
  reasons: [
    {
      title: 'Nothing to work out',
      text: 'One box, three bottles, one page of directions. The multivitamin goes with breakfast, the capsules before lunch and dinner.',
    },
    {
      title: 'Made to go together',
      text: 'Eating less can also mean fewer vitamins and minerals on the plate. The kit puts fiber, electrolytes and a multivitamin side by side.',
    },
    {
      title: 'Easy to stop',
      text: 'No subscription and nothing that renews. You order again only if you want to.',
    },
  ],
  explainerLink: {label: 'What It Is & How It Works', href: '/what-it-is-how-it-works'},
} as const satisfies {
  contents: readonly TextCard[];
  reasons: readonly TextCard[];
  [key: string]: unknown;
};

/** `/Konj/trg/starterdiscount` (spec 2 §2, §4, §9; rulings 2). */
export const konjacLanding = {
  meta: {
    title: 'Konjac starter offer: $10.00 off your first noodles',
    description:
      'Pick a konjac noodle, choose your options and take $10.00 off with free shipping. Learn what konjac is, how to rinse and cook it, and who should take care.',
  },
  eyebrow: 'KONJAC STARTER OFFER',
  title: 'Noodles night, without the heavy part',
  subtitle: 'Choose one konjac product and take up to $10.00 off. Shipping is free.',
  loading: 'Loading Konjac products...',
  loadFailure: {
    title: 'Unable to Load Products',
    action: {label: 'Back to Products', href: '/products'},
  },
  noMatch: {
    title: 'No Konjac Products Found',
    text: "We couldn't find any Konjac noodle products in the catalog.",
    totalLoaded: (count: number) => `Total products loaded: ${count}`,
    action: {label: 'View All Products', href: '/products'},
  },
  chooseHeading: 'Choose your konjac',
  select: 'Select',
  selected: 'Selected',
  optionsHeading: 'Choose your options',
  /** The specification shows an error flag without words here; the shop's other pages use these. */
  optionMissing: 'Please select an option to continue.',
  /** Opens the special offer page of the chosen product (rulings 2). */
  viewOffer: 'See the full offer',
  savings: (savings: Cents) => `You save ${formatCents(savings)}`,
  buy: (price: Cents) => `Claim My Offer - ${formatCents(price)}`,
  recipesLink: {label: 'See 15 konjac recipes', href: '/recipes/konjac'},
} as const;

/** `/Konj/trg/starterdiscount/{slug}` (spec 2 §2, §4, §9; rulings 2). */
export const konjacSpecialOffer = {
  banner: (savings: Cents, price: Cents) =>
    `KONJAC SPECIAL: Save ${formatCents(savings)} - Only ${formatCents(price)}!`,
  back: {label: 'Back to Konjac Selection', href: '/Konj/trg/starterdiscount'},
  subtitle: 'Zero-Calorie Pasta Alternative',
  savings: (savings: Cents) => `You save ${formatCents(savings)}`,
  freeShipping: offerLabels.freeShipping,
  benefitsHeading: 'Key benefits',
  benefits: [
    'Made from konjac root fiber and water',
    'Low in calories and net carbs, so the sauce can be the star',
    'Ready in minutes: rinse, dry-fry, toss',
    'Gluten-free and vegan',
    'Keeps in the pantry until you need it',
  ],
  aboutHeading: 'About this item',
  optionsHeading: 'Choose Your Options',
  optionsLabel: 'Product Options *',
  /** Spec 2 §2: a variation is labelled by its attribute values joined with commas. */
  optionLabel: (values: readonly string[]) => values.map(kitLabel).join(', '),
  buy: (price: Cents) => `Claim My Offer - ${formatCents(price)}`,
  selectOptionsAbove: 'Please Select Options Above',
  hints: {
    ready: 'Proceed to secure checkout',
    optionsMissing: 'Please select options above',
    signedOut: offerLabels.signInHint,
  },
  howItWorksHeading: 'What It Is & How It Works',
  /** Shown when the product has no `how_it_works` field of its own. */
  defaultHowItWorks: [
    'Konjac is a root vegetable that has been part of Japanese and Chinese cooking for centuries. Its flour is mostly glucomannan, a soluble fiber that holds a great deal of water.',
    'Mixed with water and set, konjac flour becomes a noodle with a springy bite, very few calories and almost no net carbs. On its own it tastes of little, so it takes on whatever it is cooked with.',
    'Open the pack, rinse the noodles well under cold water for a full minute, dry them in a hot pan, then add them to your sauce or broth. The fiber takes up water in the stomach, which supports a feeling of fullness after the meal.',
  ],
  recipesHeading: 'What will you cook first?',
  recipesText:
    'Fifteen konjac recipes, from miso soup to spaghetti bolognese, with times, amounts and steps.',
  recipesLink: {label: 'Browse konjac recipes', href: '/recipes/konjac'},
  lifestyleHeading: 'Perfect For Your Lifestyle',
  lifestyles: [
    {
      title: 'Keto and low-carb',
      text: 'A bowl of noodles that leaves room in the day for the sauce, the cheese and the vegetables.',
    },
    {
      title: 'On or after GLP-1 medication',
      text: 'Small portions, soft textures and fiber. Add protein such as eggs, fish or tofu, and ask your care team how konjac fits your plan.',
    },
    {
      title: 'Gluten-free and plant-based',
      text: 'No wheat, no egg, no dairy in the noodle itself.',
    },
    {
      title: 'Busy weeknights',
      text: 'No pot of boiling water. From pack to plate in about ten minutes.',
    },
  ],
  qualityHeading: 'Quality standards',
  quality: [
    {
      title: 'Short ingredient list',
      text: 'Water, konjac flour and a pinch of calcium hydroxide, which sets the noodle.',
    },
    {
      title: 'Checked by lot',
      text: 'Every lot is checked for seal, weight and cleanliness before it is released to ship.',
    },
    {
      title: 'Packed in the USA',
      text: 'Packed and shipped from our partner’s facility under current Good Manufacturing Practice.',
    },
  ],
  certificationsAlternative:
    'Quality marks: Packed in the USA, Gluten-Free, No Sugar, Vegan, Scientifically Formulated',
  exclusiveBanner: 'EXCLUSIVE KONJAC OFFER',
  closing: {
    heading: 'Ready when you are',
    text: 'One pack, one pan, ten minutes. Your offer price and free shipping are applied in the cart.',
    regularPriceLabel: 'Regular price',
    offerPriceLabel: 'Offer price',
  },
} as const;

/** The long reading on konjac, shared by the konjac landing page and the special offer page. */
export const konjacEducation: readonly TextSection[] = [
  {
    id: 'what-is-konjac',
    heading: 'What is konjac?',
    picture: 'konjac-root',
    blocks: [
      'Konjac (Amorphophallus konjac) is a plant of East and Southeast Asia. Cooks use its corm, a round underground stem about the size of a grapefruit, dried and milled into flour.',
      'In Japan the flour becomes konnyaku cakes and shirataki, the thin white noodles whose name means white waterfall. Our noodles are made the same way, cut to the shapes an American kitchen knows.',
    ],
  },
  {
    id: 'glucomannan',
    heading: 'Glucomannan, the fiber inside',
    blocks: [
      'The useful part of konjac is glucomannan, a soluble fiber. Your body does not digest it the way it digests starch, which is why a konjac noodle has so few calories and net carbs.',
      'Glucomannan takes up many times its weight in water and forms a soft gel. In a meal, that bulk and the slower pace of eating support a feeling of fullness.',
    ],
  },
  {
    id: 'rinse-and-cook',
    heading: 'How to rinse and cook it',
    picture: 'konjac-steps-rinse',
    blocks: [
      'The liquid in the pack keeps the noodles fresh and has a faint sea smell. That is normal, and it rinses away.',
      {
        list: [
          'Drain the pack in a colander and rinse under cold running water for a full minute.',
          'Boil for two minutes if you like a softer bite. This step is optional.',
          'Shake dry, then toss in a hot, dry pan for four to six minutes, until the noodles squeak and the steam thins out.',
          'Add sauce or broth and give it a few minutes: konjac takes its flavor from what is around it.',
          'Do not freeze the noodles. Ice turns them rubbery.',
        ],
      },
    ],
    links: [{label: 'See 15 konjac recipes', href: '/recipes/konjac'}],
  },
  {
    id: 'a-full-plate',
    heading: 'Make it a full plate',
    blocks: [
      'Konjac noodles bring volume and fiber but almost no protein, vitamins or fat. Use them as the base: add eggs, fish, chicken, tofu or beef, a good handful of vegetables, and a sauce with some fat in it.',
      'If fiber is new to you, begin with half a pack a few times a week and work up from there.',
    ],
  },
  {
    id: 'take-care',
    heading: 'Who should take care',
    blocks: [
      {
        list: [
          'Drink water with every konjac meal: at least one full glass.',
          'Chew well. The noodles are springy and do not break down as wheat pasta does.',
          'Ask your doctor first if you take medication. Fiber can change how medicine is absorbed, and people who take medicine for blood sugar should be especially careful.',
          'Ask your doctor first if you have trouble swallowing, slow digestion, a narrowing of the gut, or have had surgery on it.',
          'Konjac noodles are not a food for small children.',
          'Some gas or bloating is common in the first days. Eat less of it, and stop if it stays.',
        ],
      },
    ],
  },
];

export const konjacEducationHeading = 'Get to know konjac';

export const konjacExplainerLink: TextLink = {
  label: 'What It Is & How It Works',
  href: '/what-it-is-how-it-works',
};
