import type {TextLink} from './text';

/** The cookie consent banner. */
export interface CookieBannerCopy {
  title: string;
  text: string;
  learnMore: string;
  learnLess: string;
  privacyLink: TextLink;
  decline: string;
  accept: string;
  close: string;
}

export const cookieBanner: CookieBannerCopy = {
  title: 'Cookies, only if you like',
  text: 'The shop works without them. If you accept, we learn which pages help and how you found us.',
  learnMore: 'Learn more',
  learnLess: 'Show less',
  privacyLink: {label: 'Privacy Policy', href: '/privacy'},
  decline: 'Decline',
  accept: 'Accept',
  close: 'Close without choosing',
};
