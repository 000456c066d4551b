import {expect, test} from 'vitest';
import {toOurLink, toWebAddress} from './to-our-link';

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
  ['https://shop.example/?product=a%26b#how', '/wordpress-product/a%26b#how'],
  ['https://shop.example/?product_cat=a%26b', '/products?category=a%26b'],
  ['https://shop.example/product-category/noodles', '/products?category=noodles'],
  ['https://shop.example/shop//', '/products'],
  ['https://shop.example/?product=', '/'],
])('%s leads to our %s', (href, ours) => {
  expect(toOurLink(href, shop)).toBe(ours);
});

test.each([
  ['https://shop.example/?p=12', 'https://shop.example/?p=12'],
  ['/about-us/', 'https://shop.example/about-us/'],
  ['/about-us/?product=konjac-rice', 'https://shop.example/about-us/?product=konjac-rice'],
  ['/shop/?p=12', 'https://shop.example/shop/?p=12'],
  ['/shop/?page_id=12', 'https://shop.example/shop/?page_id=12'],
  ['https://shop.example/wp-content/leaflet.pdf', 'https://shop.example/wp-content/leaflet.pdf'],
])('%s stays a page of the shop, in full', (href, whole) => {
  expect(toOurLink(href, shop)).toBe(whole);
});

test.each([
  '/shop/page',
  '/the/shop',
  '/product',
  '/product/',
  '/product/a/b',
  '/the/product/a',
  '/product-category/',
  '/the/product-category/a',
  '/cart/x',
  '/the/cart',
  '/checkout/order-pay',
  '/the/checkout',
  '/my-account/orders',
  '/the/my-account',
])('what only looks like a page of ours stays the shop’s: %s', (path) => {
  expect(toOurLink(path, shop)).toBe(`https://shop.example${path}`);
});

test.each([
  'https://elsewhere.example/product/x/',
  'https://shop.example:8443/shop/',
  'mailto:a@shop.example',
  'tel:+15550100',
  'javascript:alert(1)',
  '#how',
  'http://[',
  'ftp://shop.example/shop/',
  'xhttps://shop.example/shop/',
])('%s is not the shop’s and stays', (href) => {
  expect(toOurLink(href, shop)).toBe(href);
});

test('a shop in a folder has only its folder', () => {
  const inFolder = 'https://example.com/store/';
  expect(toOurLink('https://example.com/store/product/tea/', inFolder)).toBe(
    '/wordpress-product/tea',
  );
  expect(toOurLink('https://example.com/store', inFolder)).toBe('/');
  for (const path of ['product/tea/', 'storefront/shop/', 'other/shop/'])
    expect(toOurLink(`https://example.com/${path}`, inFolder)).toBe(`https://example.com/${path}`);
  expect(toOurLink('https://example.com/store/cart/', 'https://example.com/store')).toBe('/cart');
});

test.each(['https://maker.example/tea', 'http://maker.example'])(
  '%s is an address of the web',
  (url) => {
    expect(toWebAddress(url)).toBe(url);
  },
);

test.each([
  'javascript:alert(1)',
  'ftp://maker.example',
  'xhttps://maker.example',
  'httpsx://maker.example',
  'maker.example',
  '',
  null,
  undefined,
])('%s is none', (url) => {
  expect(toWebAddress(url)).toBeNull();
});
