// @vitest-environment jsdom
import {beforeEach, expect, test} from 'vitest';
import {expectThanks, isFirstView} from './placed-order';

beforeEach(() => localStorage.clear());

test('an order ends its cart once, however often its thank-you page is opened', () => {
  expectThanks('1001');
  expect(isFirstView('1001')).toBe(true);
  expect(isFirstView('1001')).toBe(false);
});

test('a shop that counts its orders anew may use a number again', () => {
  expect(isFirstView('1002')).toBe(true);
  expectThanks('1002');
  expect(isFirstView('1002')).toBe(true);
});
