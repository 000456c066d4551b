// @vitest-environment jsdom
import {beforeEach, expect, test, vi} from 'vitest';
import {attemptKey, expectThanks, forgetAttempt, isFirstSight} from './checkout-attempt';

beforeEach(() => {
  localStorage.clear();
  forgetAttempt();
});

test('one checkout keeps one key until its order is done', () => {
  const key = attemptKey();
  expect(attemptKey()).toBe(key);
  forgetAttempt();
  expect(attemptKey()).not.toBe(key);
});

test('a key that somebody else wrote is replaced', () => {
  localStorage.setItem('checkout-attempt', '<script>');
  expect(attemptKey()).toMatch(/^[\w-]{36}$/);
});

test('a browser that forbids storage keeps the key as long as the page lives', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
    vi.spyOn(Storage.prototype, name).mockImplementation(refuse),
  );
  expect(attemptKey()).toBe(attemptKey());
  for (const spy of spies) spy.mockRestore();
});

test('an order ends its cart once, however often its thank-you page is opened', () => {
  expectThanks('1001');
  expect(isFirstSight('1001')).toBe(true);
  expect(isFirstSight('1001')).toBe(false);
});

test('a shop that counts its orders anew may use a number again', () => {
  expect(isFirstSight('1002')).toBe(true);
  expectThanks('1002');
  expect(isFirstSight('1002')).toBe(true);
});
