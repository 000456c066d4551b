import {konjacReduction} from './amounts';
import {kitLabel} from './offer-choices';
import {formatCents, type Cents} from '~adapters/commerce/money';
import {formatPrice} from './labels/price';
import {formatWithoutCents} from '~adapters/commerce/stated-amount';
import {bundleSlug} from './product-slugs';
import {shopName} from './brand';

/** What both landing offers share. */
export const offerLabels = {
  signInHint: 'Sign in required to claim exclusive offer',
  confirmHint: 'Email confirmation required to claim exclusive offer',
  resend: 'Send the confirmation again',
  processing: 'Processing...',
  outOfStock: 'Out of Stock',
  shipsWithin: 'Ships within 1-2 business days',
  guarantee: '30-Day Guarantee',
  secureCheckout: 'Secure Checkout',
  freeShipping: 'FREE shipping included',
  /** What the guarantee is, in step with the refund policy. */
  guaranteeNote:
    'If anything arrives damaged, wrong or missing, tell us within 30 days and we send a replacement.',
} as const;

/** `/opt/trg/starterdiscount`. */
export const bundleOffer = {
  productSlug: bundleSlug,
  meta: {
    title: `Starter offer: the ${shopName} bundle`,
    description:
      'Appetite control capsules, hydration capsules and a multivitamin in one starter kit, with free shipping and a free pack of konjac noodles.',
  },
  eyebrow: 'EXCLUSIVE STARTER OFFER',
  title: `The ${shopName} Bundle`,
  subtitle: 'Three daily basics in one kit, and a free pack of konjac noodles to cook tonight.',
  loading: 'Loading exclusive offer...',
  failure: {
    title: 'Offer Temporarily Unavailable',
    text: "We're having trouble loading this exclusive offer. Please try visiting our main products page.",
    action: {label: 'View All Products', href: '/products'},
  },
  regularPriceLabel: 'Regular price',
  priceLabel: 'Your price today',
  /** Both are computed from the prices shown. */
  savings: (savings: Cents, percent: number) => `You save ${formatCents(savings)} (${percent}%)`,
  kitHeading: 'Choose your kit type',
  kitHint: 'Both kits hold the same two capsules; the multivitamin is made for women or for men.',
  sampleHeading: 'Choose your free sample',
  sampleHint: 'One single pack of konjac noodles, on us.',
  buy: (price: Cents) => `Claim My Kit - ${formatPrice(price)}`,
  hint: 'One kit per order at this price.',
  contentsHeading: 'What is in the kit',
  reasonsHeading: 'Why start with the kit',
  explainerLink: {label: 'What It Is & How It Works', href: '/what-it-is-how-it-works'},
} as const;

/** `/Konj/trg/starterdiscount`. */
export const konjacLanding = {
  meta: {
    get title() {
      return `Konjac starter offer: up to ${formatWithoutCents(konjacReduction())} off your first noodles`;
    },
    get description() {
      return `Pick a konjac noodle and your options, and take up to ${formatWithoutCents(konjacReduction())} off with free shipping. Learn what konjac is, how to rinse and cook it, and who should take care.`;
    },
  },
  eyebrow: 'KONJAC STARTER OFFER',
  title: 'Noodle night, without the heavy part',
  get subtitle() {
    return `Choose one konjac product and take up to ${formatWithoutCents(konjacReduction())} off. Shipping is free.`;
  },
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
  panelHeading: 'Your offer',
  panelHint: 'Select a product and it appears here, with its options and your price.',
  select: 'Select',
  selected: 'Selected',
  optionsHeading: 'Choose your options',
  /** The words of the shop's other pages that ask for an option. */
  optionMissing: 'Please select an option to continue.',
  /** Opens the special offer page of the chosen product. */
  viewOffer: 'See the full offer',
  savings: (savings: Cents) => `You save ${formatCents(savings)}`,
  /** Without a price while nothing is chosen. */
  buy: (price: Cents | null) =>
    price === null ? 'Claim My Offer' : `Claim My Offer - ${formatPrice(price)}`,
  recipesLink: {label: 'See 15 konjac recipes', href: '/recipes/konjac'},
} as const;

/** `/Konj/trg/starterdiscount/{slug}`. */
export const konjacSpecialOffer = {
  banner: (savings: Cents, price: Cents) =>
    `KONJAC SPECIAL: Save ${formatCents(savings)} - ${price === 0 ? 'Free' : `Only ${formatCents(price)}`}!`,
  anyProduct: 'Konjac',
  metaTitle: (name: string) => `${name}: up to ${formatWithoutCents(konjacReduction())} off`,
  notFound: 'We have no konjac offer at this address. Choose one from our konjac selection.',
  back: {label: 'Back to Konjac Selection', href: '/Konj/trg/starterdiscount'},
  subtitle: 'Zero-Calorie Pasta Alternative',
  /** Where the label says 5 calories or more a serving, or nothing. */
  cautiousSubtitle: 'Low-Calorie Pasta Alternative',
  savings: (savings: Cents) => `You save ${formatCents(savings)}`,
  freeShipping: offerLabels.freeShipping,
  benefitsHeading: 'Key benefits',
  aboutHeading: 'About this item',
  optionsHeading: 'Choose Your Options',
  optionsLabel: 'Product Options *',
  /** A variation is labelled by its attribute values joined with commas. */
  optionLabel: (values: readonly string[]) => values.map(kitLabel).join(', '),
  buy: konjacLanding.buy,
  selectOptionsAbove: 'Please Select Options Above',
  hints: {
    ready: 'Proceed to secure checkout',
    optionsMissing: 'Please select options above',
  },
  howItWorksHeading: 'What It Is & How It Works',
  recipesHeading: 'What will you cook first?',
  recipesText:
    'Fifteen konjac recipes, from miso soup to spaghetti bolognese, with times, amounts and steps.',
  recipesLink: {label: 'Browse konjac recipes', href: '/recipes/konjac'},
  /** For signed-in shoppers who have not claimed it yet. */
  sampleOpen: 'Your free 3-day sample of appetite control capsules is still waiting for you.',
  sampleLink: {label: 'Claim your free sample', href: '/free-sample'},
  lifestyleHeading: 'Perfect For Your Lifestyle',
  qualityHeading: 'Quality standards',
  exclusiveBanner: 'EXCLUSIVE KONJAC OFFER',
  closing: {
    heading: 'Ready when you are',
    text: 'One pack, one pan, ten minutes. Your offer price and free shipping are applied in the cart.',
    regularPriceLabel: 'Regular price',
    offerPriceLabel: 'Offer price',
  },
} as const;

/** The landing offers as orders name them. */
export const offerNames = {
  'bundle-starter': 'Bundle starter',
  'konjac-starter': 'Konjac starter',
} as const;
