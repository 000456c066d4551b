import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {privacyPolicy as privacyEs} from '~/content-es/privacy';
import {refundPolicy as refundEs} from '~/content-es/refund';
import {shippingPolicy as shippingEs} from '~/content-es/shipping';
import {termsOfService as termsEs} from '~/content-es/terms';
import {policiesUpdated, type Policy} from './policy';
import {privacyPolicy} from './privacy';
import {refundPolicy} from './refund';
import {setCountries, setPriceFacts} from '../../tests/support/set-shop';
import {checkoutPageMeta} from './checkout-pages';
import {faq} from './faq';
import {productsPage} from './products-page';
import {llmsWords} from './site-map';
import {arrivalLabels} from './labels/controls';
import {deliveryDays} from './settings';
import {shippingPolicy} from './shipping';
import {termsOfService} from './terms';

const app = path.resolve(import.meta.dirname, '..');

/** What the code hands to the browser's storages and cookies as a name. */
function namesKeptByTheShop(): string[] {
  const files = readdirSync(app, {recursive: true, encoding: 'utf8'});
  const keepers = files
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(path.join(app, file), 'utf8'))
    .filter((code) =>
      /(?:lasting|tab|browser)Storage\b|cookieName\(|document\.cookie = /.test(code),
    );
  const names = keepers.flatMap((code) => [
    ...code.matchAll(
      /(?:\b(?:\w*(?:[nN]ame|Cookie))\s*[:=]\s*|cookieName\(\s*)'((?:[a-z]+-)+[a-z]+)'/g,
    ),
  ]);
  return [...new Set(names.map(([, name]) => name ?? ''))];
}

const text = (policy: Policy) => JSON.stringify(policy);

test.each([
  'USPS',
  'United States only',
  'within 1 business day',
  'up to 2 business days',
  'Delivery takes 2-3 business days',
  'after 3pm Pacific time start processing on the next business day',
  'non-refundable',
  '$4.97',
  '$50',
])('the shipping policy states: %s', (limit) => {
  expect(text(shippingPolicy)).toContain(limit);
});

// Rules: The policies' numbers
test('a shop that sends elsewhere names its countries, and neither the States nor their carrier', () => {
  setCountries(['DE', 'AT']);
  setPriceFacts({isAbroad: true});
  expect(text(shippingPolicy)).toContain('We ship to 2 countries: Austria and Germany.');
  const all = [shippingPolicy, termsOfService, privacyPolicy, refundPolicy, faq, productsPage.meta];
  expect(JSON.stringify([...all, llmsWords.shipping, checkoutPageMeta])).not.toMatch(
    /United States|USPS/,
  );
  setCountries(['JP']);
  expect(llmsWords.shipping).toBe('Orders ship to one country: Japan.');
  setCountries(['AT', 'BE', 'DE', 'FR', 'IT', 'NL']);
  expect(llmsWords.shipping).toBe('Orders ship to 6 countries.');
});

test('programs are told the days of the shipping policy', () => {
  const {handling, transit} = deliveryDays;
  expect(text(shippingPolicy)).toContain(`up to ${handling[1]} business days`);
  expect(text(shippingPolicy)).toContain(`Delivery takes ${transit.join('-')} business days`);
  const [first, last] = [handling[0] + transit[0], handling[1] + transit[1]];
  expect(arrivalLabels.days).toBe(`in ${first} to ${last} business days`);
});

test.each([
  'no returns or refunds',
  'Shipping and handling are non-refundable',
  'within 24 hours of placing it via our contact form',
  '/contact',
])('the refund policy states: %s', (limit) => {
  expect(text(refundPolicy)).toContain(limit);
});

test.each([
  '18 or older',
  '21 in some states',
  'United States only',
  'two capsules twice daily',
  'no more than 4 capsules a day',
  'one multivitamin daily',
  '3-day supply, limit one per customer',
  'requires signing in to an account',
])('the terms state: %s', (limit) => {
  expect(text(termsOfService)).toContain(limit);
});

test.each([
  'at least nineteen',
  'cart-storage',
  'cookie-consent-storage',
  'cart-abandonment-storage',
  // The router's own.
  'react-router-scroll-positions',
  'react-router-manifest-version',
  'remix-router-transitions',
  'bellyful-session',
  'only after you press Accept',
  'Global Privacy Control',
])('the privacy policy states: %s', (limit) => {
  expect(text(privacyPolicy)).toContain(limit);
});

test('the privacy policy names every cookie and every entry in the browser, and no others', () => {
  const policy = text(privacyPolicy);
  const kept = namesKeptByTheShop();
  expect(kept.length).toBeGreaterThanOrEqual(12);
  expect(kept.filter((name) => !policy.includes(name))).toEqual([]);
  const named = [
    ...policy.matchAll(/\b(?:[a-z]+-)+(?:storage|draft|attempt|order|dismissed|closed)\b/g),
  ].map(([name]) => name);
  expect(named.filter((name) => !kept.includes(name))).toEqual([]);
});

test('the privacy policy says of saved addresses and sign-ins how long they are kept', () => {
  expect(text(privacyPolicy)).toContain('the addresses that you save');
  expect(text(privacyPolicy)).toMatch(/bellyful-account[^"]*30 days/);
});

test.each([termsOfService, privacyPolicy, shippingPolicy, refundPolicy])(
  'the headings of $title have anchors of their own',
  ({sections}) => {
    const ids = sections.map(({id}) => id);
    expect(new Set(ids).size).toBe(ids.length);
  },
);

test('the date of the policies is that of their last change: a new hash demands a new date', () => {
  const english = [termsOfService, privacyPolicy, shippingPolicy, refundPolicy];
  const all = [...english, termsEs, privacyEs, shippingEs, refundEs];
  expect(new Set(all.map(({updated}) => updated))).toEqual(new Set([policiesUpdated]));
  const texts = JSON.stringify(all.map((policy) => ({...policy, updated: ''})));
  const hash = createHash('sha256').update(texts).digest('hex').slice(0, 12);
  expect(`${policiesUpdated} ${hash}`).toBe('2026-11-30 329273973a69');
});
