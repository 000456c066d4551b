import type {TextLink} from './text';

/** The cookie consent banner. */
export interface CookieBannerCopy {
  title: string;
  text: string;
  learnMore: string;
  learnLess: string;
  /** Shown once *Learn more* is open. */
  details: readonly string[];
  privacyLink: TextLink;
  decline: string;
  accept: string;
  close: string;
  /** Instead of the question, while the browser answers it (Global Privacy Control). */
  privacySignal: string;
}

export const cookieBanner: CookieBannerCopy = {
  title: 'Cookies, only if you like',
  text: 'The shop works without them. If you accept, we load an analytics script that shows us which pages help and which do not.',
  learnMore: 'Learn more',
  learnLess: 'Show less',
  details: [
    'Always on: your cart and your cookie choice, kept in this browser; a cookie for a form or an order, until you close the browser; and, if you sign in, one that keeps you signed in until 30 days after your last visit.',
    'Only after Accept: an analytics script that counts page views and steps such as adding to the cart, and how fast our pages were.',
    'Decline changes nothing in the shop. A Global Privacy Control signal from your browser counts as Decline, and you can choose again at any time under Cookie settings at the bottom of the page.',
  ],
  privacyLink: {label: 'Privacy Policy', href: '/privacy'},
  decline: 'Decline',
  accept: 'Accept',
  close: 'Close without choosing',
  privacySignal:
    'Your browser sends a Global Privacy Control signal. We count it as Decline: no analytics script is loaded.',
};
