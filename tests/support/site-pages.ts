import {konjacRecipes} from '../../app/content/konjac-recipes';
import {recipes} from '../../app/content/recipes';

export type SitePage = [path: string, heading: string | RegExp];

export const textPages: SitePage[] = [
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

export const productPages: SitePage[] = [
  ['/products', 'Our Products'],
  ['/wordpress-product/konjac-spaghetti', /Konjac Spaghetti/],
  ['/free-sample', /Free Sample/i],
  ['/opt/trg/starterdiscount', /.+/],
  ['/Konj/trg/starterdiscount', /.+/],
];

export const staticProductPages: SitePage[] = [
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

/** Every address that anybody may open, with its heading. */
export const openPages: SitePage[] = [
  ...textPages,
  ...productPages,
  ...staticProductPages,
  ...recipeLists,
];

/** The recipes' own pages. */
export const recipePages: SitePage[] = [
  ...recipes.map(({slug, title}): SitePage => [`/recipes/${slug}`, title]),
  ...konjacRecipes.map(({slug, title}): SitePage => [`/recipes/konjac/${slug}`, title]),
];
