import type {TextLink} from './text';
import {shopName} from './brand';

export const pageNotFound = {
  metaTitle: 'Page not found',
  title: 'This page is not on the menu',
  text: 'The address may have changed, or a letter went missing. These may help:',
  links: [
    {label: 'Our products', href: '/products'},
    ...(HAS.recipes ? [{label: 'Recipes', href: '/recipes'}] : []),
    {label: 'FAQ', href: '/faq'},
    {label: 'Contact us', href: '/contact'},
  ],
} as const satisfies {links: readonly TextLink[]; [key: string]: unknown};

/** What an address names that there is not. */
export const notThere = {
  product: 'There is no such product.',
  recipe: 'We have no recipe of that name.',
  policy: 'There is no such policy.',
} as const;

export const somethingWentWrong = {
  title: 'Something went wrong',
  text: 'That is on our side, not yours. Your cart is safe. Please try again in a moment.',
  retry: 'Try again',
  links: [
    {label: 'Our products', href: '/products'},
    {label: 'Home', href: '/'},
  ],
} as const satisfies {links: readonly TextLink[]; [key: string]: unknown};

/** While the shop behind the pages does not answer. */
export const shopAway = 'Our shop is taking a short break';

/** In place of a page, where not even that could be made. */
export const plainProblems = {
  failed: 'The shop cannot answer right now. Please try again in a minute.',
  tooLarge: 'The request is too large.',
  unreadable: 'The request could not be read.',
} as const;

/** While one network's requests make the shop do too much. */
export const tooMuchPage = {
  title: 'One moment, please',
  text: 'Too many requests have come from your network. Please wait a minute and try again.',
} as const;

/** Of a form that came without a word of where it was sent from. */
export const confirmFormPage = {
  title: 'Please press once more',
  text: `Your browser did not tell us which page this came from. If you have just pressed a button at ${shopName}, press Continue. If another site brought you here, close this page: nothing has happened.`,
  button: 'Continue',
  refused: 'This request did not come from our own pages.',
} as const;
