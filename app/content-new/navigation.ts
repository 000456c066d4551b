import {pathForPageKey} from '~/content/navigation';
import type {MenuLink, TextLink} from '~/content/text';

const page = (label: string, pageKey: string): TextLink => ({
  label,
  href: pathForPageKey(pageKey),
});

/** Until a menu of WordPress stands there. */
export const headerMenu = (): MenuLink[] => [
  {...page('PRODUCTS', 'products'), below: [], hasKinds: true},
  {...page('FAQ', 'faq'), below: []},
  {...page('ABOUT', 'about'), below: []},
  {...page('CONTACT', 'contact'), below: []},
];

export const footerSmallLinks = (): TextLink[] => [
  page('Terms', 'terms'),
  page('Privacy', 'privacy'),
];
