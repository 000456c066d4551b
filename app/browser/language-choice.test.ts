import {expect, test} from 'vitest';
import {choiceCookie} from './language-choice';

test('the cookie of the chosen language is this host’s alone over https', () => {
  expect(choiceCookie('es', true)).toMatch(/^__Host-bellyful-language=es; path=\/;.*; secure$/);
  expect(choiceCookie('es', false)).toMatch(/^bellyful-language=es; path=\/;.*samesite=lax$/);
});
