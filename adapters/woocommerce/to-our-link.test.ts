import {expect, test} from 'vitest';
import {toOurLink} from './to-our-link';

const shop = 'https://shop.example/';

test.each([
  ['https://shop.example/product/konjac-rice/', '/wordpress-product/konjac-rice'],
  ['http://shop.example/product/konjac-rice?utm_source=x', '/wordpress-product/konjac-rice'],
  ['/product/konjac-rice/#reviews', '/wordpress-product/konjac-rice#reviews'],
  ['https://shop.example/product-category/food/noodles/', '/products?category=noodles'],
  ['https://shop.example/shop/', '/products'],
  ['https://shop.example', '/'],
  ['https://shop.example/cart/', '/cart'],
  ['https://shop.example/checkout/', '/checkout'],
  ['https://shop.example/my-account/', '/account'],
  ['https://shop.example/?product=konjac-rice', '/wordpress-product/konjac-rice'],
  ['https://shop.example/?product_cat=noodles', '/products?category=noodles'],
])('%s leads to our %s', (href, ours) => {
  expect(toOurLink(href, shop)).toBe(ours);
});

test.each([
  ['https://shop.example/?p=12', 'https://shop.example/?p=12'],
  ['/about-us/', 'https://shop.example/about-us/'],
  ['/about-us/?product=tea', 'https://shop.example/about-us/?product=tea'],
  ['https://shop.example/wp-content/leaflet.pdf', 'https://shop.example/wp-content/leaflet.pdf'],
])('%s stays a page of the shop, in full', (href, whole) => {
  expect(toOurLink(href, shop)).toBe(whole);
});

test.each([
  'https://elsewhere.example/product/x/',
  'https://shop.example:8443/shop/',
  'mailto:a@shop.example',
  'tel:+15550100',
  'javascript:alert(1)',
  '#how',
  'http://[',
])('%s is not the shop’s and stays', (href) => {
  expect(toOurLink(href, shop)).toBe(href);
});

test('a shop in a folder has only its folder', () => {
  const inFolder = 'https://example.com/store/';
  expect(toOurLink('https://example.com/store/product/tea/', inFolder)).toBe(
    '/wordpress-product/tea',
  );
  for (const elsewhere of ['https://example.com/product/tea/', 'https://example.com/other/shop/'])
    expect(toOurLink(elsewhere, inFolder)).toBe(elsewhere);
});
