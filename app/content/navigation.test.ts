import {afterEach, expect, test, vi} from 'vitest';
import * as spanishFaq from '~/content-es/faq';
import * as spanish from '~/content-es/navigation';
import * as englishFaq from './faq';
import * as english from './navigation';
import type {MenuLink} from './text';
import {defaultCompanionPath} from './settings';
import {copyrightLine, footerMenu, headerLabels, headerMenu, pathForPageKey} from './navigation';

test('the key home leads to the root and any other key to its own path', () => {
  expect(pathForPageKey('home')).toBe('/');
  expect(pathForPageKey('free-sample')).toBe('/free-sample');
});

const namesOf = (menu: readonly MenuLink[]) =>
  menu.map(({label, below}) => [label, ...below.map((link) => link.label)]);

test('the header names its links from left to right', () => {
  expect(namesOf(headerMenu())).toEqual([
    ['PRODUCTS'],
    ['FAQ'],
    ['MINDFUL HABITS', 'Personal Wellness Coach', 'Keto Approved Brands', 'Recipes', 'Videos'],
    ['WHAT IT IS & HOW IT WORKS'],
    ['ABOUT'],
    ['CONTACT'],
  ]);
});

const habitsOf = (companionPath?: string) => headerMenu(companionPath)[2]?.below ?? [];

test('mindful habits are coach, brands, recipes and videos', () => {
  expect(habitsOf().map(({href}) => href)).toEqual([
    `/${defaultCompanionPath}`,
    '/keto-brands',
    '/recipes',
    '/recipes#video',
  ]);
});

test('the coach stands at the path the shop configures', () => {
  expect(habitsOf('coach')[0]?.href).toBe('/coach');
});

test('the footer has five quick links and four policies, and the journal once there is one', () => {
  const quick = ['Quick Links', 'Home', 'About Us', 'Products', 'Contact Us', 'FAQ'];
  const policies = [
    'Policies',
    'Terms of Service',
    'Privacy Policy',
    'Refund Policy',
    'Shipping Policy',
  ];
  expect(namesOf(footerMenu(false))).toEqual([quick, policies]);
  expect(namesOf(footerMenu(true))).toEqual([[...quick, 'Journal'], policies]);
});

test('the cart button says how much it holds', () => {
  expect(headerLabels.cart(0)).toBe('Cart, 0 items');
  expect(headerLabels.cart(1)).toBe('Cart, 1 item');
});

test('the copyright line carries the year it is given', () => {
  expect(copyrightLine(2026)).toBe('© 2026 Bellyful. All rights reserved.');
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  {language: 'English', menus: english, faq: englishFaq, offers: /sample|offer/i},
  {language: 'Spanish', menus: spanish, faq: spanishFaq, offers: /muestra|oferta/i},
])('in $language a shop without capabilities is led to none of them', ({menus, faq, offers}) => {
  vi.stubGlobal('HAS', {});
  expect(menus.headerMenu().map(({href}) => href)).toEqual([
    '/products',
    '/faq',
    '/about',
    '/contact',
  ]);
  expect(menus.footerSmallLinks().map(({href}) => href)).toEqual(['/terms', '/privacy']);
  const answers = faq.shownFaq().filter(({id}) => ['shipping', 'subscription'].includes(id));
  expect(JSON.stringify([...answers, {...faq.faqMeta}])).not.toMatch(offers);
});

test('a shop with offers and no sample names the offers alone', () => {
  vi.stubGlobal('HAS', {offers: true});
  const texts = JSON.stringify(englishFaq.shownFaq());
  expect(texts).toContain('or when your cart holds a starter offer.');
  expect(texts).toContain('a single order, the starter offers included.');
});
