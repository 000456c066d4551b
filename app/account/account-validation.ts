import type {Refusal} from '~adapters/commerce';
import {accountMessages} from '~/content/messages/accounts';
import {isEmailAddress} from '~/forms/email-address';

export type AccountForm = 'sign-in' | 'sign-up';

export interface Credentials {
  email: string;
  password: string;
}

/** Every rule of a new password with its message, in the order in which they are shown. */
const passwordRules: readonly {message: string; isMet: (password: string) => boolean}[] = [
  {message: accountMessages.passwordTooShort, isMet: (password) => password.length >= 8},
  {message: accountMessages.passwordNeedsUppercase, isMet: (password) => /\p{Lu}/u.test(password)},
  {message: accountMessages.passwordNeedsNumber, isMet: (password) => /\d/.test(password)},
  {
    message: accountMessages.passwordNeedsSpecial,
    isMet: (password) => /[^\p{L}\p{N}\s]/u.test(password),
  },
];

export const toPasswordRefusals = (password: string): Refusal[] =>
  passwordRules
    .filter(({isMet}) => !isMet(password))
    .map(({message}) => ({field: 'password', message}));

/** What keeps the form from being sent; empty when nothing does. The password's rules are for sign-up only. */
export function toCredentialRefusals(form: AccountForm, {email, password}: Credentials): Refusal[] {
  const refusals: Refusal[] = [];
  if (!isEmailAddress(email.trim())) {
    refusals.push({field: 'email', message: accountMessages.emailInvalid});
  }
  if (form === 'sign-up') return [...refusals, ...toPasswordRefusals(password)];
  if (password === '') {
    refusals.push({field: 'password', message: accountMessages.passwordRequired});
  }
  return refusals;
}
