import {konjacRecipes} from '../../app/content/konjac-recipes';
import {recipes} from '../../app/content/recipes';

export type SitePage = [path: string, heading: string | RegExp];

const textPages: SitePage[] = [
  ['/', 'Full is a good place to stop.'],
  ['/about', 'About Bellyful'],
  ['/contact', 'Contact Us'],
  ['/what-it-is-how-it-works', 'What It Is & How It Works'],
  ['/keto-brands', 'Keto Approved Brands'],
  ['/personal-wellness-coach', 'Personal Wellness Coach'],
  ['/cart', 'Your cart'],
  ['/terms', 'Terms of Service'],
  ['/privacy', 'Privacy Policy'],
  ['/shipping', 'Shipping Policy'],
  ['/refund', 'Refund Policy'],
  ['/faq', 'Frequently Asked Questions'],
];

const productPages: SitePage[] = [
  ['/products', 'Our Products'],
  ['/wordpress-product/konjac-spaghetti', /Konjac Spaghetti/],
  ['/free-sample', /Free Sample/i],
  ['/opt/trg/starterdiscount', /.+/],
  ['/Konj/trg/starterdiscount', /.+/],
];

const builtInProductPages: SitePage[] = [
  ['/pain-free-weight-loss', /Pain-Free Weight Loss/],
  ['/allulose-gummies', /Allulose Gummies/],
  ['/womens-multi-vitamin', /Women.s Daily Multi-Vitamin/],
  ['/mens-multi-vitamin', /Men.s Daily Multi-Vitamin/],
  ['/nighttime-support', /Nighttime Support/],
];

export const recipeLists: SitePage[] = [
  ['/recipes', 'Recipes'],
  ['/recipes/konjac', 'Konjac Recipes'],
];

/** Products and what is offered with them: these keep still while they are read. */
export const soldGroups: Record<string, SitePage[]> = {
  'the products and offers': productPages,
  'the built-in products': builtInProductPages,
};

export const otherGroups: Record<string, SitePage[]> = {
  'the pages of texts': textPages.slice(0, 6),
  'more pages of texts': textPages.slice(6),
  'the wish list and what is sold out': [
    ['/wish-list', 'My wish list'],
    ['/wish-list/womens-multi-vitamin+allulose-gummies', 'A wish list'],
    ['/back-in-stock?product=142', /Konjac Lasagna/],
    ['/back-in-stock?token=none&type=confirm', 'Tell me when it is back'],
    ['/what-adds-up', 'What adds up'],
  ],
  'what the owner writes': [
    ['/journal', 'Journal'],
    ['/journal/dry-the-pan-first', 'Dry the pan first'],
    ['/cooking-konjac', /Cooking konjac/],
  ],
  'products side by side': [
    ['/finder', 'Find yours'],
    ['/finder?answers=2,1,1', 'Find yours'],
    ['/compare', 'Compare products'],
    ['/compare?products=wp-130,allulose-gummies,nighttime-support', 'Compare products'],
  ],
  'the forms of the account': [
    ['/account/sign-in', 'Sign In'],
    ['/account/sign-up', 'Create Account'],
    ['/account/reset', /.+/],
    ['/account/resend', /.+/],
  ],
};

/** What a shopper finds in his account, with spaghetti bought and udon not. */
export const accountPages = [
  '/account',
  '/account/orders',
  '/account/security',
  '/account/reviews/konjac-spaghetti',
  '/account/reviews/konjac-udon',
  '/account/mails',
];

/** Every address that anybody may open, with its heading. */
export const openPages: SitePage[] = [
  ...textPages,
  ...productPages,
  ...builtInProductPages,
  ...recipeLists,
];

/** The recipes' own pages. */
export const recipePages: SitePage[] = [
  ...recipes.map(({slug, title}): SitePage => [`/recipes/${slug}`, title]),
  ...konjacRecipes.map(({slug, title}): SitePage => [`/recipes/konjac/${slug}`, title]),
];
