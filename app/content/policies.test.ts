import {expect, test} from 'vitest';
import type {Policy} from './policy';
import {privacyPolicy} from './privacy';
import {refundPolicy} from './refund';
import {shippingPolicy} from './shipping';
import {termsOfService} from './terms';

const text = (policy: Policy) => JSON.stringify(policy);

test.each([
  'USPS',
  'United States only',
  'within 1 business day',
  'up to 2 business days',
  '2-3 business days',
  'after 3pm Pacific time start processing on the next business day',
  'non-refundable',
  '$4.97',
  '$50',
])('the shipping policy states: %s', (limit) => {
  expect(text(shippingPolicy)).toContain(limit);
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
  'bellyful-session',
  'only after you press Accept',
  'Global Privacy Control',
])('the privacy policy states: %s', (limit) => {
  expect(text(privacyPolicy)).toContain(limit);
});

test.each([termsOfService, privacyPolicy, shippingPolicy, refundPolicy])(
  'the headings of $title have anchors of their own',
  ({sections}) => {
    const ids = sections.map(({id}) => id);
    expect(new Set(ids).size).toBe(ids.length);
  },
);
