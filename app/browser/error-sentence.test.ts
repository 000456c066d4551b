import {expect, test} from 'vitest';
import {errorSentence} from './error-sentence';

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
  [new TypeError('Failed to fetch'), null],
])('of %o a shopper reads %o', (error, sentence) => {
  expect(errorSentence(error)).toBe(sentence);
});
