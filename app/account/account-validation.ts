import type {Refusal} from '~adapters/commerce';
import type {accountMessages} from '~/content/messages/accounts';
import {isEmailAddress} from '~/forms/email-address';
import type {CodeOf} from '~/forms/refusals';

export type AccountForm = 'sign-in' | 'sign-up';

export interface Credentials {
  email: string;
  password: string;
}

export type AccountRefusal = Refusal<CodeOf<typeof accountMessages>>;

/** Every rule of a new password, in the order in which they are shown. */
const passwordRules: [code: AccountRefusal['code'], isMet: (password: string) => boolean][] = [
  ['passwordTooShort', (password) => password.length >= 8],
  ['passwordNeedsUppercase', (password) => /\p{Lu}/u.test(password)],
  ['passwordNeedsNumber', (password) => /\d/.test(password)],
  ['passwordNeedsSpecial', (password) => /[^\p{L}\p{N}\s]/u.test(password)],
];

export const toPasswordRefusals = (password: string): AccountRefusal[] =>
  passwordRules.flatMap(([code, isMet]) => (isMet(password) ? [] : {code, field: 'password'}));

/** What keeps the form from being sent; empty when nothing does. The password's rules are for sign-up only. */
export function toCredentialRefusals(
  form: AccountForm,
  {email, password}: Credentials,
): AccountRefusal[] {
  const refusals: AccountRefusal[] = isEmailAddress(email.trim())
    ? []
    : [{code: 'emailInvalid', field: 'email'}];
  if (form === 'sign-up') return [...refusals, ...toPasswordRefusals(password)];
  return password === '' ? [...refusals, {code: 'passwordRequired', field: 'password'}] : refusals;
}
