import {expect, test} from 'vitest';
import {accountWords, toAccountRefusal} from './account-call.server';
import {showRefusals} from '~/forms/refusals';

const say = (refusal: {code: string; message?: string}) =>
  showRefusals(accountWords, [toAccountRefusal({field: null, ...refusal})])[0]?.message;

test.each([
  ['user_already_exists', 'This email is already registered. Please sign in instead.'],
  ['invalid_credentials', 'Invalid email or password. Please try again.'],
  ['otp_expired', 'This link is no longer valid. Please ask for a new one.'],
  [
    'wrong_password',
    'That is not the password of this account. Please try again, or choose a new one below.',
  ],
  ['email_not_confirmed', 'Please confirm your email address first: the link is in your inbox.'],
  ['not_open', 'Accounts are not open yet. Please come back soon.'],
])('%s of the accounts service reads “%s” in the shop, whatever it says', (code, shown) => {
  expect(say({code, message: 'No'})).toBe(shown);
});

test('what has no name here is said in its own words, and nothing in the shop’s', () => {
  expect(say({code: 'other', message: 'Closed for today'})).toBe('Closed for today');
  expect(say({code: 'other', message: ' '})).toBe(
    'An unexpected error occurred. Please try again.',
  );
});
