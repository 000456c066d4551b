import {createHash} from 'node:crypto';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {readEnv} from '../settings/env';
import {createPolicy, mayFormLeadTo, namingScripts} from './content-security';

const siteUrl = 'https://store.example';
const secret = 'Qm9yZWQgb2YgcmVhZGluZyBzZWNyZXRzPyBNZSB0b28u';

const hosted = readEnv({
  WOO_GRAPHQL_URL: 'https://shop.example/graphql',
  SESSION_SECRET: secret,
  PUBLIC_STORE_URL: siteUrl,
});
const stripe = {...hosted, PAYMENT_GATEWAY: ['stripe' as const]};

// While developing Vite writes styles into the page.
beforeEach(() => void vi.stubEnv('DEV', false));
afterEach(() => void vi.unstubAllEnvs());

/** The sources that each directive names. */
const policyOf = (env: typeof hosted, pathname: string, site = siteUrl) => {
  const {header, nonce} = createPolicy(env, site, pathname);
  const directives = header.replaceAll(nonce, 'N').split('; ');
  return Object.fromEntries(
    directives.map((each) => {
      const [name = '', ...sources] = each.split(' ');
      return [name, sources.join(' ')];
    }),
  );
};

test('a page may load its own files, the pictures of its shop, and nothing else', () => {
  expect(policyOf(hosted, '/faq')).toEqual({
    'base-uri': "'none'",
    'default-src': "'self'",
    'frame-ancestors': "'none'",
    'script-src': "'self' 'nonce-N'",
    'style-src': "'self'",
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: https://shop.example",
    'font-src': "'self'",
    'media-src': "'self' https://shop.example",
    'frame-src': 'https://www.youtube-nocookie.com https://player.vimeo.com',
    'connect-src': "'self'",
    'form-action': "'self'",
    'object-src': "'none'",
    'upgrade-insecure-requests': '',
    'report-uri': '/functions/csp-reports',
    'report-to': 'csp',
  });
});

test('where the shop is reached without https nothing is upgraded to it', () => {
  const policy = policyOf(hosted, '/faq', 'http://localhost');
  expect(policy).not.toHaveProperty('upgrade-insecure-requests');
  expect(policy).not.toHaveProperty('report-to');
});

test('the checkout alone may lead to the pay page of the shop', () => {
  expect(policyOf(hosted, '/checkout')['form-action']).toBe("'self' https://shop.example");
  expect(policyOf(hosted, '/cart')['form-action']).toBe("'self'");
  expect(policyOf(stripe, '/checkout')['form-action']).toBe("'self'");
  expect(mayFormLeadTo(hosted, 'https://shop.example/checkout/order-pay/1')).toBe(true);
  expect(mayFormLeadTo(hosted, 'https://bank.example/')).toBe(false);
});

test.each([
  ['/cart', true],
  ['/checkout', true],
  ['/faq', true],
  ['/account', false],
])('Stripe may run at %s: %s', (path, mayRun) => {
  const policy = policyOf(stripe, path);
  for (const directive of ['script-src', 'connect-src'])
    expect(policy[directive]?.includes('stripe.com')).toBe(mayRun);
  expect(policy['frame-src']?.includes('https://hooks.stripe.com') ?? false).toBe(mayRun);
  expect(createPolicy(stripe, siteUrl, path).takesPayment).toBe(mayRun);
  expect(policyOf(hosted, path)['script-src']).not.toContain('stripe.com');
});

test('a page for everybody names its scripts by their hashes, and repeats no nonce', async () => {
  const {header} = createPolicy(hosted, siteUrl, '/faq');
  const html = '<script>one()</script><script src="/two.js"></script>';
  const named = await namingScripts(header, html);
  const hash = createHash('sha256').update('one()').digest('base64');
  expect(named).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(named).not.toMatch(/nonce|script-src [^;]*unsafe/);
});
