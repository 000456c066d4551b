import {expect, test} from 'vitest';
import {setCountries, setLawsOff} from '../../tests/support/set-shop';
import {isAsked, lawsForOwner} from './asked-laws.server';

test('a shop of the United States alone is asked for nothing of Europe', () => {
  expect(isAsked('order-button')).toBe(false);
  expect(isAsked('unit-price')).toBe(false);
});

test.each(['DE', 'NO', 'GB'])('a shop that sells to %s, too, is', (country) => {
  setCountries(['US', country]);
  expect(isAsked('order-button')).toBe(true);
});

test('what its owner has switched off is not done', () => {
  setCountries(['DE']);
  setLawsOff(['order-button']);
  expect(isAsked('order-button')).toBe(false);
  expect(isAsked('price-words')).toBe(true);
});

test('each names its source, with the day on which that was read', () => {
  for (const {source, doubt} of lawsForOwner()) {
    expect(source).toMatch(/\d.* \(\d{4}-\d\d-\d\d\)$/);
    expect(doubt).toMatch(/^[A-Z]{2}( [A-Z]{2})*$/);
  }
});
