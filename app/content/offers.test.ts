import {expect, test} from 'vitest';
import {toCents} from '~adapters/commerce/money';
import {kitLabel} from './offer-choices';
import {noodleTypes} from './noodle-types';
import {bundleOffer, konjacLanding, konjacSpecialOffer, offerLabels} from './offers';

test.each([
  ["Women's Daily Multi-Vitamin", "Women's Kit"],
  ["Men's Daily Multi-Vitamin", "Men's Kit"],
  ['Angel Hair', 'Angel Hair'],
])('the option %s is shown as %s', (value, label) => {
  expect(kitLabel(value)).toBe(label);
});

test('the free noodle sample is angel hair, spaghetti or fettuccine', () => {
  expect(noodleTypes).toEqual(['Angel Hair', 'Spaghetti', 'Fettuccine']);
});

test('the special offer banner states the saving and the price', () => {
  expect(konjacSpecialOffer.banner(toCents(1000), toCents(1499))).toBe(
    'KONJAC SPECIAL: Save $10.00 - Only $14.99!',
  );
  expect(konjacSpecialOffer.savings(toCents(1000))).toBe('You save $10.00');
});

test('the special offer page says what is to be done and what is promised', () => {
  expect({
    back: konjacSpecialOffer.back.label,
    subtitle: konjacSpecialOffer.subtitle,
    options: [konjacSpecialOffer.optionsHeading, konjacSpecialOffer.optionsLabel],
    option: konjacSpecialOffer.optionLabel(['Spaghetti', '6 packs']),
    missing: konjacSpecialOffer.selectOptionsAbove,
    hints: konjacSpecialOffer.hints,
    offers: {visitor: offerLabels.signInHint, unconfirmed: offerLabels.confirmHint},
    shipping: konjacSpecialOffer.freeShipping,
    lifestyle: konjacSpecialOffer.lifestyleHeading,
    exclusive: konjacSpecialOffer.exclusiveBanner,
  }).toEqual({
    back: 'Back to Konjac Selection',
    subtitle: 'Zero-Calorie Pasta Alternative',
    options: ['Choose Your Options', 'Product Options *'],
    option: 'Spaghetti, 6 packs',
    missing: 'Please Select Options Above',
    hints: {
      ready: 'Proceed to secure checkout',
      optionsMissing: 'Please select options above',
    },
    offers: {
      visitor: 'Sign in required to claim exclusive offer',
      unconfirmed: 'Email confirmation required to claim exclusive offer',
    },
    shipping: 'FREE shipping included',
    lifestyle: 'Perfect For Your Lifestyle',
    exclusive: 'EXCLUSIVE KONJAC OFFER',
  });
});

test('the bundle landing page has its loading and failure texts', () => {
  expect(bundleOffer.loading).toBe('Loading exclusive offer...');
  expect(bundleOffer.failure).toEqual({
    title: 'Offer Temporarily Unavailable',
    text: "We're having trouble loading this exclusive offer. Please try visiting our main products page.",
    action: {label: 'View All Products', href: '/products'},
  });
});

test('the bundle landing page tells what is saved', () => {
  expect(bundleOffer.savings(toCents(2000), 22)).toBe('You save $20.00 (22%)');
});

test('the konjac landing page has its loading, error and no-match texts', () => {
  expect(konjacLanding.loading).toBe('Loading Konjac products...');
  expect(konjacLanding.loadFailure.title).toBe('Unable to Load Products');
  expect(konjacLanding.noMatch.title).toBe('No Konjac Products Found');
  expect(konjacLanding.noMatch.text).toBe(
    "We couldn't find any Konjac noodle products in the catalog.",
  );
  expect(konjacLanding.noMatch.totalLoaded(12)).toBe('Total products loaded: 12');
});
