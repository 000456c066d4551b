import {expect, test} from 'vitest';
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
