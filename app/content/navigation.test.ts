import {expect, test} from 'vitest';
import {defaultCompanionPath} from './settings';
import {
  copyrightLine,
  footerColumns,
  headerLabels,
  headerLinksAfterDropdown,
  headerLinksBeforeDropdown,
  mindfulHabitsLinks,
  pathForPageKey,
} from './navigation';

test('the key home leads to the root and any other key to its own path', () => {
  expect(pathForPageKey('home')).toBe('/');
  expect(pathForPageKey('free-sample')).toBe('/free-sample');
});

test('the header names its links from left to right', () => {
  expect(headerLinksBeforeDropdown.map(({label}) => label)).toEqual(['PRODUCTS', 'FAQ']);
  expect(headerLinksAfterDropdown.map(({label}) => label)).toEqual([
    'WHAT IT IS & HOW IT WORKS',
    'ABOUT',
    'CONTACT',
  ]);
});

test('mindful habits are coach, brands, recipes and videos', () => {
  expect(mindfulHabitsLinks()).toEqual([
    {label: 'Personal Wellness Coach', href: `/${defaultCompanionPath}`},
    {label: 'Keto Approved Brands', href: '/keto-brands'},
    {label: 'Recipes', href: '/recipes'},
    {label: 'Videos', href: '/recipes#video'},
  ]);
});

test('the coach stands at the path the shop configures', () => {
  expect(mindfulHabitsLinks('coach')[0]?.href).toBe('/coach');
});

test('the footer has five quick links and four policies', () => {
  const labels = footerColumns.map(({heading, links}) => [heading, ...links.map((l) => l.label)]);
  expect(labels).toEqual([
    ['Quick Links', 'Home', 'About Us', 'Products', 'Contact Us', 'FAQ'],
    ['Policies', 'Terms of Service', 'Privacy Policy', 'Refund Policy', 'Shipping Policy'],
  ]);
});

test('the cart button says how much it holds', () => {
  expect(headerLabels.cart(0)).toBe('Cart, 0 items');
  expect(headerLabels.cart(1)).toBe('Cart, 1 item');
});

test('the copyright line carries the year it is given', () => {
  expect(copyrightLine(2026)).toBe('© 2026 Bellyful. All rights reserved.');
});
