import {expect, test} from 'vitest';
import {readCookie} from './cookie-settings';

const settings = {secrets: ['a secret of the tests'] as [string], isSecure: true};

test.each([
  ['__Host-a=1', '1'],
  ['b=2;__Host-a=1', '1'],
  [' b ; __Host-a = 1 ; ', '1'],
  ['__Host-a=x=y', 'x=y'],
  ['__Host-a=first; __Host-a=second', 'first'],
  ['__Host-a=', ''],
  ['__Host-a=%', '%'],
  ['a=1; x__Host-a=2', undefined],
  ['__host-a=1', undefined],
  ['', undefined],
])('of "%s" the value is %s', (cookies, value) => {
  const request = new Request('https://shop.example/', {headers: {Cookie: cookies}});
  expect(readCookie(request, 'a', settings)).toBe(value);
});
