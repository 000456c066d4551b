import {describe, expect, test} from 'vitest';
import {toCents} from '~adapters/commerce/money';
import {offerIds} from './cart-item';
import {abandonmentCode, bundleLandingCode} from './constants';
import {bundleOffer, isOfferFor, konjacOffer, offerPrice} from './offers';
import {isKonjac, isSampleOfCatalogue, needsNoodleChoice} from './product-kind';
import {setPriceFacts} from '../../tests/support/set-shop';
const konjac = {name: 'Zero-Calorie Angel Hair', slug: 'konjac-angel-hair'};
const bundle = {name: 'Bellyful Brand Bundle Kit', slug: 'bellyful-bundle'};
const gummies = {name: 'CraveBlock Gummies', slug: 'craveblock-gummies'};

describe('the bundle offer', () => {
  test.each([
    ['the usual price', 8999, {regular: 8999, special: 6999, savings: 2000, savingsPercent: 22}],
    ['a raised price', 12999, {regular: 12999, special: 6999, savings: 6000, savingsPercent: 46}],
    ['no price at all', null, {regular: 8999, special: 6999, savings: 2000, savingsPercent: 22}],
    ['a price below the deal', 5999, {regular: 5999, special: 5999, savings: 0, savingsPercent: 0}],
  ])('for %s', (_, price, offer) => {
    expect(bundleOffer(price === null ? null : toCents(price))).toEqual(offer);
  });
});

describe('the konjac offer', () => {
  test.each([
    [2399, {regular: 2399, special: 1399, savings: 1000, savingsPercent: 42}],
    [1000, {regular: 1000, special: 0, savings: 1000, savingsPercent: 100}],
    [499, {regular: 499, special: 0, savings: 499, savingsPercent: 100}],
    [0, {regular: 0, special: 0, savings: 0, savingsPercent: 0}],
  ])('for a price of %i cents', (price, offer) => {
    expect(konjacOffer(toCents(price))).toEqual(offer);
  });
});

test('konjac products are known by name or slug, in any letter case', () => {
  expect(isKonjac(konjac)).toBe(true);
  expect(isKonjac({name: 'Low-Carb PASTA', slug: 'x'})).toBe(true);
  expect(isKonjac({name: 'x', slug: 'shirataki-noodles'})).toBe(true);
  expect(isKonjac(gummies)).toBe(false);
});

test('what the owner marked counts before any name', () => {
  const broth = {name: 'Broth', slug: 'broth'};
  expect(isOfferFor('konjac-starter', {...broth, mark: 'konjac'})).toBe(true);
  expect(needsNoodleChoice({...broth, mark: 'bundle'})).toBe(true);
  expect(isKonjac({...konjac, mark: 'neither'})).toBe(false);
  expect(needsNoodleChoice({...bundle, mark: 'konjac'})).toBe(false);
});

test('each offer holds for its own product only', () => {
  expect(isOfferFor('bundle-starter', bundle)).toBe(true);
  expect(isOfferFor('bundle-starter', {...bundle, slug: 'Bellyful-Bundle'})).toBe(true);
  expect(isOfferFor('bundle-starter', konjac)).toBe(false);
  expect(isOfferFor('bundle-starter', {...bundle, slug: 'bellyful-bundle-double'})).toBe(false);
  expect(isOfferFor('konjac-starter', konjac)).toBe(true);
  expect(isOfferFor('konjac-starter', bundle)).toBe(false);
  expect(isOfferFor('konjac-starter', gummies)).toBe(false);
});

test('carts, links and campaigns know the offers and their codes by these names', () => {
  expect(offerIds).toEqual(['bundle-starter', 'konjac-starter']);
  expect([abandonmentCode, bundleLandingCode]).toEqual(['SAVE10', 'GETSTARTED']);
});

test('each offer has a price of its own for the same product', () => {
  const specials = offerIds.map((offerId) => offerPrice(offerId, toCents(8999)).special);
  expect(specials).toEqual([6999, 7999]);
});

test.each([
  ['Free Sample', 'gift', 0, true],
  ['Gift', 'FREE-sample', 0, true],
  ['Free Sample', 'free-sample', 100, false],
  ['Free Sample', 'free-sample', null, false],
  ['Sample', 'a-sample-for-free', 0, false],
])('%s (%s) for %s is the catalogue’s own free sample: %s', (name, slug, price, isSample) => {
  expect(isSampleOfCatalogue({name, slug, price})).toBe(isSample);
});

test('a shop that sells by its own rules has no free sample of ours', () => {
  setPriceFacts({rules: 'shop'});
  expect(isSampleOfCatalogue({name: 'Free Sample', slug: 'free-sample', price: 0})).toBe(false);
});

test.each([
  ['Bellyful-Bundle', true],
  ['bellyful-bundle', true],
  ['the-bundle-of-bellyful', true],
  ['bellyful-kit', false],
  ['starter-bundle', false],
  ['fly-bundle', false],
])('whether %s comes with noodles to choose: %s', (slug, needs) => {
  expect(needsNoodleChoice({slug})).toBe(needs);
});

test('only a free sample that costs nothing is the shop’s own, and by the shop’s rules none is', () => {
  const sample = {name: 'Free Sample: Konjac Rice', slug: 'free-sample-rice', price: toCents(0)};
  expect(isSampleOfCatalogue(sample)).toBe(true);
  expect(isSampleOfCatalogue({...sample, price: toCents(499)})).toBe(false);
  expect(isSampleOfCatalogue({...gummies, price: toCents(0)})).toBe(false);
  setPriceFacts({rules: 'shop'});
  const byShop = isSampleOfCatalogue(sample);
  setPriceFacts({rules: 'storefront'});
  expect(byShop).toBe(false);
});
