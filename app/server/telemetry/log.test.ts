import {data} from 'react-router';
import {expect, test} from 'vitest';
import {toCause, withoutPersonal} from './log';

test.each([
  [new TypeError('no shop'), 'TypeError: no shop'],
  [new DOMException('gone', 'AbortError'), 'AbortError: gone'],
  [new Response(null, {status: 404}), 'Response with status 404'],
  [data('not here', {status: 410}), 'DataWithResponseInit with status 410'],
  [{}, 'Object without a message'],
  [Object.create(null), 'object without a message'],
  ['a text that may hold anything', 'string'],
  [new Error('no user ada.miller+x@shop.example here'), 'Error: no user [e-mail] here'],
  [new Error('no page /tea/ada.miller%40shop.example'), 'Error: no page [e-mail]'],
  [new Error('card 4242 4242 4242 4242 of (415) 555-0133'), 'Error: card [number] of [number]'],
  [new Error('sent Bearer abc.def-ghi to us'), 'Error: sent [credentials] to us'],
  [new Error('order 123456 has status 500'), 'Error: order 123456 has status 500'],
  [undefined, 'undefined'],
])('the log names the cause of a failure and nobody in it: %s', (thrown, cause) => {
  expect(toCause(thrown)).toBe(cause);
});

test('a text without end is cut, and takes no longer than its length', () => {
  // Were it the square of it, that would be hours.
  expect(withoutPersonal('a'.repeat(3_000_000))).toHaveLength(500);
});

test('the cut leaves no half of an address or a number', () => {
  const before = 'x '.repeat(246);
  expect(withoutPersonal(`${before}ada.miller@shop.example`)).toBe(`${before}[e-mail]`);
  expect(withoutPersonal(`${before}4242 4242 4242 4242`)).toBe(`${before}[number]`);
});
