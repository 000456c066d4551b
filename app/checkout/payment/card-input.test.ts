import {expect, test} from 'vitest';
import {formatCardNumber, formatCvv, formatExpiryDate} from './card-input';

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['42424', '4242 4'],
  ['4242', '4242'],
  ['4242-4242 4242 4242 42', '4242 4242 4242 4242 42'],
  ['62200212345678901234', '6220 0212 3456 7890 123'],
  ['abc', ''],
])('the card number %s is shown as %s', (typed, shown) => {
  expect(formatCardNumber(typed)).toBe(shown);
});

test.each([
  ['1', '', '1'],
  ['12', '1', '12/'],
  ['12/3', '12/', '12/3'],
  ['1230', '', '12/30'],
  ['12', '12/', '12'],
  ['12/305', '12/30', '12/30'],
])('typing %s after %s shows the expiry date %s', (typed, before, shown) => {
  expect(formatExpiryDate(typed, before)).toBe(shown);
});

test('the security code takes at most four digits', () => {
  expect(formatCvv('12a345')).toBe('1234');
});
