import {expect, test} from 'vitest';
import {addSecurityHeaders, letWalletsOpen, sourceOf} from './security';

const siteUrl = 'https://shop.example';
const form = 'application/x-www-form-urlencoded';

function sourceOfPost(path: string, headers: Record<string, string> = {}) {
  const all = {'Content-Type': form, ...headers};
  return sourceOf(new Request(siteUrl + path, {method: 'POST', headers: all}), siteUrl);
}

test('what changes nothing may come from anywhere', () => {
  const headers = {Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site'};
  for (const method of ['GET', 'HEAD', 'OPTIONS'])
    expect(sourceOf(new Request(`${siteUrl}/contact`, {method, headers}), siteUrl)).toBe('own');
});

test.each([
  ['own', {Origin: siteUrl}],
  ['own', {'Sec-Fetch-Site': 'same-origin'}],
  ['own', {'Sec-Fetch-Site': 'none'}],
  ['own', {'Content-Type': 'application/json; charset=utf-8'}],
  ['foreign', {Origin: 'https://evil.example'}],
  ['foreign', {Origin: 'https://evil.example', 'Content-Type': 'application/json'}],
  ['foreign', {Origin: 'null'}],
  ['foreign', {Origin: 'https://sister.shop.example'}],
  ['foreign', {'Sec-Fetch-Site': 'same-site'}],
  ['foreign', {'Sec-Fetch-Site': 'cross-site', 'Content-Type': 'application/json'}],
  ['unknown', {}],
  ['unknown', {Origin: '', 'Sec-Fetch-Site': ''}],
  ['unknown', {'Content-Type': 'text/plain'}],
  ['unknown', {'Content-Type': 'multipart/form-data; boundary=x'}],
  ['unknown', {'Content-Type': 'application/json-and-more'}],
] as const)('a post is %s by %j', (source, headers) => {
  expect(sourceOfPost('/contact', headers)).toBe(source);
});

test.each(['/functions/stripe-webhook', '/functions/shop-changed'])(
  '%s is sent by other programs and proves itself',
  (path) => expect(sourceOfPost(path)).toBe('own'),
);

test('mail programs post to the link of a mail that can be ended, and nowhere else', () => {
  const path = '/account/mails?token=x&type=reminders';
  for (const headers of [{}, {Origin: 'https://mail.example'}, {Origin: 'null'}])
    expect(sourceOfPost(path, headers)).toBe('mail');
  const page = path.replace(/\?.*/, '');
  for (const other of [page, '/account/reminders?token=x', '/back-in-stock?token=x'])
    expect(sourceOfPost(other, {Origin: 'https://mail.example'})).toBe('foreign');
});

test.each([
  '/account/sign-out/x-webhook',
  '/cart-webhook',
  '/functions/x-webhook',
  '/functions/other-webhook',
  '/functions/stripe-webhook.data',
  '/functions/shop-changed/more',
])('no other site gets past by a name that ends as a webhook’s may: %s', (path) => {
  expect(sourceOfPost(path, {Origin: 'https://evil.example'})).toBe('foreign');
  expect(sourceOfPost(path)).toBe('unknown');
});

const headersOf = (address: string, own: Record<string, string> = {}) => {
  const headers = new Headers(own);
  addSecurityHeaders(headers, new URL(address));
  return headers;
};

test('an answer that is no page runs nothing, sends nothing and is framed by nobody', () => {
  const policy = headersOf(`${siteUrl}/functions/session`).get('Content-Security-Policy');
  for (const directive of [
    'default-src',
    'object-src',
    'base-uri',
    'form-action',
    'frame-ancestors',
  ])
    expect(policy).toContain(`${directive} 'none'`);
  expect(policy).not.toContain('script-src');
  const own = headersOf(`${siteUrl}/`, {'Content-Security-Policy': "default-src 'self'"});
  expect(own.get('Content-Security-Policy')).toBe("default-src 'self'");
});

test('every answer is framed by nobody, read as what it says it is, and asks for no device', () => {
  const {'content-security-policy': _, ...others} = Object.fromEntries(headersOf(`${siteUrl}/faq`));
  expect(others).toEqual({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  });
});

test('an answer keeps a header of its own, and only https promises https', () => {
  const headers = headersOf('http://localhost/faq', {'Referrer-Policy': 'no-referrer'});
  expect(headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(headers.has('Strict-Transport-Security')).toBe(false);
});

test.each(['/orders/101?key=secret', '/orders/101/calendar', '/Orders/101'])(
  'no other site and no search hears of %s',
  (path) => {
    const headers = headersOf(siteUrl + path);
    expect(headers.get('Referrer-Policy')).toBe('same-origin');
    expect(headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
  },
);

test('a page that takes payments lets wallets ask from the frames of Stripe', () => {
  const headers = new Headers();
  letWalletsOpen(headers);
  addSecurityHeaders(headers, new URL(`${siteUrl}/checkout`));
  expect(headers.get('Permissions-Policy')).toContain(
    'payment=(self "https://js.stripe.com" "https://*.js.stripe.com")',
  );
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups');
});
