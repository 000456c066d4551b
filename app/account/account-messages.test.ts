import {expect, test} from 'vitest';
import {toAccountMessage} from './account-call.server';

test.each([
  ['user_already_exists', 'This email is already registered. Please sign in instead.'],
  ['invalid_credentials', 'Invalid email or password. Please try again.'],
  ['otp_expired', 'This link is no longer valid. Please ask for a new one.'],
  [
    'wrong_password',
    'That is not the password of this account. Please try again, or choose a new one below.',
  ],
  ['not_open', 'Accounts are not open yet. Please come back soon.'],
])('%s of the accounts service reads “%s” in the shop, whatever it says', (code, shown) => {
  expect(toAccountMessage({code, message: 'No'})).toBe(shown);
});

test('what has no name here is said in its own words, and nothing in the shop’s', () => {
  expect(toAccountMessage({code: 'other', message: 'Email not confirmed'})).toBe(
    'Email not confirmed',
  );
  expect(toAccountMessage({message: ''})).toBe('An unexpected error occurred. Please try again.');
});
