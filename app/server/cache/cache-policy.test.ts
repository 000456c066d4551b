import {expect, test} from 'vitest';
import {addCachePolicy, addPublicPolicy, isPublic, publicPolicy, stateOf} from './cache-policy';

interface Answer {
  request?: RequestInit;
  response?: ResponseInit;
}

function policyOf(path: string, {request, response}: Answer = {}) {
  const answer = new Response(null, response);
  addCachePolicy(new Request(`https://shop.example${path}`, request), answer);
  return answer.headers;
}

test.each(['/', '/products', '/checkout', '/thank-you', '/account', '/cart', '/no-such-page'])(
  'no cache stores the page %s',
  (path) => {
    expect(policyOf(path).get('Cache-Control')).toBe('private, no-store');
  },
);

test('what a browser prefetches of a public page it alone caches, for half a minute', () => {
  const headers = policyOf('/products.data');
  expect(headers.get('Cache-Control')).toBe('private, max-age=30');
  expect(headers.has('Vary')).toBe(false);
  expect(policyOf('/_root.data').get('Cache-Control')).toBe('private, max-age=30');
});

test.each([
  ['the checkout’s data', '/checkout.data', {}],
  ['the thank-you page’s data', '/thank-you.data', {}],
  ['the account’s data', '/account/orders.data', {}],
  ['the way back from the bank', '/payment-return.data', {}],
  ['data that sets a cookie', '/products.data', {response: {headers: {'Set-Cookie': 'a=b'}}}],
  ['an error', '/products.data', {response: {status: 503}}],
  ['an answer to a post', '/products.data', {request: {method: 'POST'}}],
  [
    'a personal page that calls itself public',
    '/account',
    {response: {headers: {'Cache-Control': 'public, max-age=60'}}},
  ],
  [
    'a public file that sets a cookie',
    '/robots.txt',
    {response: {headers: {'Cache-Control': 'public', 'Set-Cookie': 'a=b'}}},
  ],
])('nobody keeps %s', (_, path, answer: Answer) => {
  expect(policyOf(path, answer).get('Cache-Control')).toBe('private, no-store');
});

test('a file for machines says itself how long it is cached', () => {
  const headers = {'Cache-Control': 'public, max-age=3600'};
  expect(policyOf('/sitemap.xml', {response: {headers}}).get('Cache-Control')).toBe(
    'public, max-age=3600',
  );
});

test('a whole public page may be cached for ten seconds, and by no browser', () => {
  const page = new Response('page');
  addPublicPolicy(page, true);
  expect(page.headers.get('Cache-Control')).toBe(
    'public, max-age=0, s-maxage=10, stale-while-revalidate=20, stale-if-error=86400',
  );
  expect(isPublic(page)).toBe(true);
});

test.each<[string, ResponseInit, boolean]>([
  ['lacks something', {}, false],
  ['is no page', {status: 404}, true],
  ['sets a cookie', {headers: {'Set-Cookie': 'cart=1'}}, true],
  ['says itself that nobody may', {headers: {'Cache-Control': 'private, no-store'}}, true],
])('a page that %s is cached by nobody', (_what, init, isComplete) => {
  const page = new Response('page', init);
  addPublicPolicy(page, isComplete);
  expect(isPublic(page)).toBe(false);
});

test.each([
  [200, publicPolicy, 'complete'],
  [200, 'private, no-store', 'partial'],
  [301, '', 'absent'],
  [404, '', 'absent'],
  [410, '', 'absent'],
  [503, publicPolicy, 'partial'],
])('an answer %i with %j is %s to a cache of pages', (status, policy, state) => {
  expect(stateOf(new Response(null, {status, headers: {'Cache-Control': policy}}))).toBe(state);
});
