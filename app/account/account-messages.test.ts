import {expect, test} from 'vitest';
import {toAccountMessage} from './account-call.server';

test.each([
  ['User already registered', 'This email is already registered. Please sign in instead.'],
  ['Email already registered', 'This email is already registered. Please sign in instead.'],
  ['Invalid login credentials', 'Invalid email or password. Please try again.'],
  [
    'Email link is invalid or has expired',
    'This link is no longer valid. Please ask for a new one.',
  ],
  ['not open', 'Accounts are not open yet. Please come back soon.'],
  ['Email not confirmed', 'Email not confirmed'],
  ['', 'An unexpected error occurred. Please try again.'],
])('“%s” of the accounts service reads “%s” in the shop', (message, shown) => {
  expect(toAccountMessage(message)).toBe(shown);
});
