import {describe, expect, test} from 'vitest';
import {toCredentialRefusals, toPasswordRefusals} from './account-validation';
import {isEmailAddress} from '~/forms/email-address';

const email = 'ana@x.example';

test.each(['ana@x.example', 'a.b+c@mail.x.example', "o'neil@x.example"])(
  '%s is an address',
  (typed) => expect(isEmailAddress(typed)).toBe(true),
);

test.each([
  '',
  'ana',
  'ana@x',
  'a@b.c',
  'ana@example',
  '@x.example',
  'a b@x.example',
  'a@b@x.example',
  'a@x.example ',
])('“%s” is no address', (typed) => expect(isEmailAddress(typed)).toBe(false));

describe('a new password', () => {
  test.each([
    ['Short-1', ['passwordTooShort']],
    ['konjac-1', ['passwordNeedsUppercase']],
    ['Konjac-x', ['passwordNeedsNumber']],
    ['Konjac12', ['passwordNeedsSpecial']],
    ['Konjac 12', ['passwordNeedsSpecial']],
    ['Konjac-1', []],
    ['Ñoquis-1', []],
  ])('%s breaks %j', (password, codes) => {
    expect(toPasswordRefusals(password).map(({code}) => code)).toEqual(codes);
  });
});

test('signing up asks for an address and a password that keeps all rules', () => {
  expect(toCredentialRefusals('sign-up', {email, password: 'Konjac-x'})).toEqual([
    {code: 'passwordNeedsNumber', field: 'password'},
  ]);
});

test('signing in only asks for an address and some password: old passwords may be weaker', () => {
  expect(toCredentialRefusals('sign-in', {email: ` ${email} `, password: 'old'})).toEqual([]);
  expect(toCredentialRefusals('sign-in', {email: 'ana', password: ''})).toEqual([
    {code: 'emailInvalid', field: 'email'},
    {code: 'passwordRequired', field: 'password'},
  ]);
});
