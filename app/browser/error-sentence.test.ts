import {expect, test} from 'vitest';
import {connectionLost} from '~/content/connection';
import {errorSentence, isNotFound, isUnavailable, isUnreachable} from './error-sentence';

const answered = (status: number, data: unknown) => ({
  status,
  statusText: '',
  internal: false,
  data,
});

test.each([
  [answered(503, 'The shop did not answer.'), 'The shop did not answer.'],
  [answered(503, '<!doctype html><h1>503 Service Unavailable</h1>'), null],
  [answered(404, null), null],
  [new TypeError('Failed to fetch'), connectionLost],
  [new TypeError('x is not a function'), null],
])('of %o a shopper reads %o', (error, sentence) => {
  expect(errorSentence(error)).toBe(sentence);
});

test('a page that is not there is told apart from a shop that does not answer', () => {
  expect(isNotFound(answered(404, ''))).toBe(true);
  expect(isNotFound(answered(503, ''))).toBe(false);
  expect(isUnavailable(answered(503, ''))).toBe(true);
  expect(isUnavailable(answered(404, ''))).toBe(false);
});

test('a browser without a connection is told apart from a shop that does not answer', () => {
  expect(isUnreachable(new TypeError('Failed to fetch'))).toBe(true);
  expect(isUnreachable(answered(503, ''))).toBe(false);
  expect(isUnavailable(new TypeError('Failed to fetch'))).toBe(false);
});
