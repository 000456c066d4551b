// @vitest-environment jsdom
import {beforeEach, expect, test} from 'vitest';
import {adoptCheckoutKey, checkoutKey, forgetCheckoutKey} from './checkout-key';

beforeEach(forgetCheckoutKey);

test('one checkout keeps one key until its order is done', () => {
  const key = checkoutKey();
  expect(checkoutKey()).toBe(key);
  forgetCheckoutKey();
  expect(checkoutKey()).not.toBe(key);
});

test('a key that somebody else wrote is replaced', () => {
  localStorage.setItem('checkout-attempt', '<script>');
  expect(checkoutKey()).toMatch(/^[\w-]{36}$/);
});

test('a checkout that ended in another tab has a new key here', () => {
  const key = checkoutKey();
  localStorage.removeItem('checkout-attempt');
  expect(checkoutKey()).not.toBe(key);
});

test('what was begun without scripts goes on under its key, and never takes the place of another', () => {
  const begun = crypto.randomUUID();
  adoptCheckoutKey(begun);
  expect(checkoutKey()).toBe(begun);
  adoptCheckoutKey(crypto.randomUUID());
  expect(checkoutKey()).toBe(begun);
});
