import {expect, onTestFinished, test} from 'vitest';
import {languages, type Language} from '~/content/languages';
import {publicPageAddress, tagsOf, tagsOfChange, withoutCookies} from './public-page';

const addressOf = (target: string, method = 'GET') => publicPageAddress({method, target});

test.each(['/', '/about', '/products', '/wordpress-product/konjac-rice', '/sitemap.xml'])(
  '%s is one page for everybody',
  (path) => expect(addressOf(path)).toBe(path),
);

test.each([
  '/account',
  '/account/orders',
  '/Account',
  '/cart',
  '/checkout',
  '/checkout.data',
  '/thank-you',
  '/payment-return?attempt=x',
  '/preview/token/about',
  '/functions/loyalty',
  '/products.data',
  '/healthz',
  '/readyz',
  '/favicon.svg',
  'http://elsewhere.example/',
  '*',
  '/FAQ?utm_source=mail',
  '/faq/',
])('%s is never kept', (target) => expect(addressOf(target)).toBeNull());

test('only asking for a page, not changing something', () => {
  expect(addressOf('/faq', 'HEAD')).toBe('/faq');
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])
    expect(addressOf('/contact', method)).toBeNull();
});

test('nor as Markdown, for whoever wants that', () => {
  const page = {method: 'GET', target: '/faq'};
  expect(publicPageAddress({...page, accept: 'text/html, text/markdown;q=0.5'})).toBe('/faq');
  expect(publicPageAddress({...page, accept: 'text/markdown, text/html;q=0.5'})).toBeNull();
});

const cookieAt = (path: string, method = 'GET') =>
  withoutCookies(
    new Request(`https://shop.example${path}`, {method, headers: {Cookie: 'a=b'}}),
  ).headers.get('Cookie');

test.each(['/', '/products?q=konjac', '/products.data', '/free-sample', '/opt/trg/x', '/no-such'])(
  'the page of %s never sees a cookie',
  (path) => expect([cookieAt(path), cookieAt(path, 'HEAD')]).toEqual([null, null]),
);

test.each(['/account', '/Cart', '/checkout.data', '/orders/1', '/functions/session', '/wish-list'])(
  'the page of %s is personal, and does',
  (path) => expect(cookieAt(path)).toBe('a=b'),
);

test.each(['/ucp/v1/checkout-sessions', '/mcp'])(
  'what a program posts to %s never brings one',
  (path) => expect(cookieAt(path, 'POST')).toBeNull(),
);

test('nor does what is posted lose them', () => {
  expect(cookieAt('/contact', 'POST')).toBe('a=b');
});

test('what makes another page is part of the address, in one order', () => {
  expect(addressOf('/products?page=2&sort=name&category=konjac')).toBe(
    '/products?category=konjac&sort=name&page=2',
  );
  expect(addressOf('/recipes?type=Dinner&utm_source=mail')).toBe('/recipes?type=Dinner');
  expect(addressOf('/wordpress-product/konjac-rice?gclid=1&variation=125')).toBe(
    '/wordpress-product/konjac-rice?variation=125',
  );
});

test.each([
  ['/products?utm_source=mail&gclid=1', '/products'],
  ['/products?x=1', '/products'],
  ['/products?q=&min=&category=konjac&x=1', '/products?category=konjac'],
  ['/recipes?ref=newsletter&type=Dinner', '/recipes?type=Dinner'],
  ['/journal?_ga=1.2&page=2', '/journal?page=2'],
  ['/wordpress-product/konjac-rice?_ga=2.1', '/wordpress-product/konjac-rice'],
  ['/wordpress-product/bellyful-bundle?kit=small', '/wordpress-product/bellyful-bundle'],
  ['/opt/trg/starterdiscount?ref=mail', '/opt/trg/starterdiscount'],
  ['/about?anything=else', '/about'],
  ['/es/products?x=1', '/es/products'],
])('what the page does not know changes nothing: %s is %s', (target, page) => {
  expect(addressOf(target)).toBe(page);
});

test.each([
  '/products?q=konjac',
  '/products?page=2&page=3',
  `/products?category=${'x'.repeat(101)}`,
  '/products?diet=vegan&x=1',
  '/wordpress-product/bellyful-bundle?variation=1&reviews=2',
  '/wordpress-product/bellyful-bundle?quantity=2&noodles=rice',
  '/opt/trg/starterdiscount?kit=31',
  '/Konj/trg/starterdiscount?product=konjac-rice',
])('%s holds a choice and is rendered', (target) => expect(addressOf(target)).toBeNull());

const tea = '<a href="/wordpress-product/tea?variation=1">Tea</a><a href="/about">About</a>';

test.each([
  ['/about', ['/about', '/wordpress-product/tea']],
  ['/products', ['catalogue', '/products', '/wordpress-product/tea']],
  ['/journal', ['content', '/journal', '/wordpress-product/tea']],
  ['/sitemap.xml', ['catalogue', 'content', '/sitemap.xml', '/wordpress-product/tea']],
])('%s is made anew with what it lists and leads to', (path, tags) => {
  expect(tagsOf(tea, path)).toEqual(tags);
});

test('a page in another language is made anew with what it links to there', () => {
  const spanish = {code: 'es', tag: 'es-US', prefix: '/es', name: 'Español'};
  (languages as Language[]).push(spanish);
  onTestFinished(() => void (languages as Language[]).pop());
  const html = tea.replaceAll('href="', 'href="/es');
  expect(tagsOf(html, '/es/about')).toEqual(['/about', '/wordpress-product/tea']);
});

test('a change makes anew what lists or shows it, and all where nobody says what', () => {
  expect(tagsOfChange(['tea'], [])).toEqual(['catalogue', '/wordpress-product/tea']);
  expect(tagsOfChange([], ['/journal/a'])).toEqual(['content', '/journal/a']);
  expect(tagsOfChange(null, [])).toBe('all');
  expect(tagsOfChange([], null)).toBe('all');
});
