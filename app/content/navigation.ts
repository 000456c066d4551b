import {byRules, whereHad} from './shop-rules';
import {shopName} from './brand';
import {defaultCompanionPath} from './settings';
import type {MenuLink, TextLink} from './text';

/** Page keys become paths: home is `/`, any other key is `/{key}`. */
export function pathForPageKey(pageKey: string): string {
  return pageKey === 'home' ? '/' : `/${pageKey}`;
}

const page = (label: string, pageKey: string): TextLink => ({label, href: pathForPageKey(pageKey)});

const group = (label: string, links: readonly Omit<MenuLink, 'below'>[]): MenuLink => ({
  label,
  href: '#',
  below: links.map((link) => ({...link, below: []})),
});

/** The header, left to right, until the owner makes a menu. The companion's path is a setting. */
export const headerMenu = (
  companionPath: string = defaultCompanionPath,
  isCoachOpen = true,
): MenuLink[] => [
  {...page('PRODUCTS', 'products'), below: [], hasKinds: true},
  {...page('FAQ', 'faq'), below: []},
  ...whereHad(
    HAS.wellness || HAS.recipes,
    group('MINDFUL HABITS', [
      ...whereHad(
        HAS.wellness,
        {
          ...page('Personal Wellness Coach', companionPath),
          ...(!isCoachOpen && {note: 'opens soon'}),
        },
        page('Keto Approved Brands', 'keto-brands'),
      ),
      ...whereHad(HAS.recipes, page('Recipes', 'recipes'), {
        label: 'Videos',
        href: `${pathForPageKey('recipes')}#video`,
      }),
    ]),
  ),
  ...whereHad(HAS.wellness, {
    ...page('WHAT IT IS & HOW IT WORKS', 'what-it-is-how-it-works'),
    below: [],
  }),
  {...page('ABOUT', 'about'), below: []},
  {...page('CONTACT', 'contact'), below: []},
];

export const shopNowLink = page('Shop Now', 'products');

/** Leads to the list's search field; a dialog opens in its place once it can. */
export const searchLink: TextLink = {label: 'Search', href: '/products#search'};

/** The dropdown closes after a 200 ms delay. */
export const dropdownCloseDelayMs = 200;

/** Of the logo. */
export const homeLabel = `${shopName}, home`;

export const headerLabels = {
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  mainNavigation: 'Main',
  account: 'Account',
  myAccount: 'My account',
  myOrders: 'My orders',
  wishList: 'Wish list',
  signIn: 'Sign In',
  signOut: 'Sign Out',
  backToCart: 'Back to cart',
  skipToContent: 'Skip to content',
  cart: (itemCount: number) => `Cart, ${itemCount} ${itemCount === 1 ? 'item' : 'items'}`,
} as const;

/** What every page says of a shop that takes no orders. */
export const shopNotices = {
  notConnected: 'Ordering is not connected yet. You are welcome to look around.',
  demonstration: 'This is a demonstration: nothing is for sale here.',
} as const;

/** The footer's columns, until the owner makes a menu; the journal is named once it has an article. */
export const footerMenu = (hasJournal: boolean): MenuLink[] => [
  group('Quick Links', [
    page('Home', 'home'),
    page('About Us', 'about'),
    page('Products', 'products'),
    page('Contact Us', 'contact'),
    page('FAQ', 'faq'),
    ...(hasJournal ? [page('Journal', 'journal')] : []),
  ]),
  group('Policies', [
    page('Terms of Service', 'terms'),
    page('Privacy Policy', 'privacy'),
    page('Refund Policy', 'refund'),
    page('Shipping Policy', 'shipping'),
  ]),
];

/** The small print's links; the cookie settings button stands after them. */
export const footerSmallLinks = (): TextLink[] => [
  page('Terms', 'terms'),
  page('Privacy', 'privacy'),
  ...(HAS.wellness ? [page('What It Is & How It Works', 'what-it-is-how-it-works')] : []),
  ...(HAS.freeSample ? byRules([page('Free Sample', 'free-sample')], []) : []),
  ...(HAS.wishes ? [page('Wish List', 'wish-list')] : []),
];

export const cookieSettingsLabel = 'Cookie settings';

export const acceptedCardsAlternative = 'We accept Visa, Mastercard, American Express and Discover';

export function copyrightLine(year: number): string {
  return `© ${year} ${shopName}. All rights reserved.`;
}
