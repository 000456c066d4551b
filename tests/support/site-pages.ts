import {konjacRecipes} from '../../app/content/konjac-recipes';
import {recipes} from '../../app/content/recipes';

/** Every address that anybody may open, with its heading. */
export const openPages: [path: string, heading: string | RegExp][] = [
  ['/', 'Full is a good place to stop.'],
  ['/about', 'About Bellyful'],
  ['/contact', 'Contact Us'],
  ['/products', 'Our Products'],
  ['/what-it-is-how-it-works', 'What It Is & How It Works'],
  ['/cart', 'Your cart'],
  ['/pain-free-weight-loss', /Pain-Free Weight Loss/],
  ['/allulose-gummies', /Allulose Gummies/],
  ['/womens-multi-vitamin', /Women.s Daily Multi-Vitamin/],
  ['/mens-multi-vitamin', /Men.s Daily Multi-Vitamin/],
  ['/nighttime-support', /Nighttime Support/],
  ['/free-sample', /Free Sample/i],
  ['/keto-brands', 'Keto Approved Brands'],
  ['/recipes', 'Recipes'],
  ['/recipes/konjac', 'Konjac Recipes'],
  ['/personal-wellness-coach', 'Personal Wellness Coach'],
  ['/wordpress-product/konjac-spaghetti', /Konjac Spaghetti/],
  ['/terms', 'Terms of Service'],
  ['/privacy', 'Privacy Policy'],
  ['/shipping', 'Shipping Policy'],
  ['/refund', 'Refund Policy'],
  ['/faq', 'Frequently Asked Questions'],
  ['/opt/trg/starterdiscount', /.+/],
  ['/Konj/trg/starterdiscount', /.+/],
];

/** The recipes' own pages. */
export const recipePages: [path: string, heading: string][] = [
  ...recipes.map(({slug, title}): [string, string] => [`/recipes/${slug}`, title]),
  ...konjacRecipes.map(({slug, title}): [string, string] => [`/recipes/konjac/${slug}`, title]),
];
