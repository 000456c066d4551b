import {isRouteErrorResponse, redirect} from 'react-router';
import {expect, test} from 'vitest';
import {withFallback} from './with-fallback';

const fallback = {ok: false};

test('an answer of the server is the answer', async () => {
  expect(await withFallback(async () => ({ok: true}), fallback)).toEqual({ok: true});
});

test.each([
  ['no connection', new TypeError('Failed to fetch')],
  ['a proxy’s page', {status: 502, statusText: 'Bad Gateway', internal: false, data: '<html>'}],
  ['half an answer', new Error('Unable to decode turbo-stream response')],
])('%s is answered with the form’s own words, and no data are asked for', async (_, thrown) => {
  expect(await withFallback(() => Promise.reject(thrown), fallback)).toMatchObject({
    data: fallback,
    init: {status: 503},
  });
});

test('a redirect leads on', async () => {
  const to = redirect('/account');
  await expect(withFallback(() => Promise.reject(to), fallback)).rejects.toBe(to);
  expect(isRouteErrorResponse(to)).toBe(false);
});
