import {expect, test} from 'vitest';
import {shopName} from '~/content/brand';
import {isCommonPassword} from './common-password.server';

test.each([
  'Password1!',
  'P@ssw0rd',
  'P@$$w0rd2026!',
  'Pa$$word1',
  '123Welcome!',
  'Welcome@123',
  'Letmein-1',
  'Qwerty123!',
  '1qaz@WSX',
  'Qwer1234!',
  'Abc123!@#',
  'Aa123456!',
  'Summer2026!',
  'I-Love-You-2',
  'Contraseña1!',
  'Contrasena_1',
  'Konjac-1!',
  `${shopName}-1!`,
  `${shopName.toUpperCase()}2026#`,
  'Admin@123',
  'Qwer1234-abcd',
  // Most used in leaks.
  'Sasha_007',
  'l58Jkdjp!',
  'Ybrbnf_25',
  'NCC-1701',
])('%s is among the passwords that are tried first', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'Plum-tree-1!',
  'correct Horse 9 battery!',
  'Quagga-9!x',
  'a-Good-1',
  'k7#Vd2!qLw',
  '7#9kQz!42&1',
  'Password-of-my-aunt-3',
  'Konjac under the moon 7!',
  'Qwer1234-abcde',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
