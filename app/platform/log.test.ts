import {data} from 'react-router';
import {expect, test} from 'vitest';
import {toCause} from './log';

test.each([
  [new TypeError('no shop'), 'TypeError: no shop'],
  [new DOMException('gone', 'AbortError'), 'AbortError: gone'],
  [new Response(null, {status: 404}), 'Response with status 404'],
  [data('not here', {status: 410}), 'DataWithResponseInit with status 410'],
  [{}, 'Object without a message'],
  [Object.create(null), 'object without a message'],
  ['a text that may hold anything', 'string'],
  [undefined, 'undefined'],
])('the log names the cause of a failure: %s', (thrown, cause) => {
  expect(toCause(thrown)).toBe(cause);
});
