import {afterEach, expect, test, vi} from 'vitest';
import {askJson, getJson, postJson} from './fetch-json';

const answer = (respond: () => Response | Promise<Response>) => {
  const send = vi.fn<typeof fetch>(async () => respond());
  vi.stubGlobal('fetch', send);
  return send;
};

afterEach(() => vi.unstubAllGlobals());

test('an answer is what the server says, refusals included, and what is wanted of it only where it is none', async () => {
  answer(() => Response.json({name: 'Ada'}, {status: 422}));
  expect(await askJson('/x')).toMatchObject({isOk: false, value: {name: 'Ada'}});
  expect(await getJson('/x')).toBeNull();
  answer(() => Response.json({name: 'Ada'}));
  expect(await getJson('/x')).toEqual({name: 'Ada'});
});

test.each([
  ['17', 17_000],
  [null, null],
  ['0', null],
  ['Wed, 21 Oct 2026 07:28:00 GMT', null],
])('a server that says %j is asked again after %s ms', async (seconds, retryAfterMs) => {
  const headers = new Headers(seconds === null ? {} : {'Retry-After': seconds});
  answer(() => Response.json({name: 'Ada'}, {status: 429, headers}));
  const expected = {kind: 'answered', isOk: false, value: {name: 'Ada'}, retryAfterMs};
  expect(await askJson('/x')).toEqual(expected);
});

test.each<[string, () => Response | Promise<Response>, string]>([
  ['a page', () => new Response('<html>'), 'garbled'],
  ['nonsense', () => Response.json(7), 'garbled'],
  ['no connection', () => Promise.reject(new TypeError('fetch failed')), 'unreachable'],
])('%s is no answer', async (_, respond, kind) => {
  answer(respond);
  expect(await postJson('/x', {})).toEqual({kind});
});

test('a body goes as JSON', async () => {
  const send = answer(() => Response.json({name: 'Ada'}));
  await postJson('/x', {size: 2}, {headers: {'Idempotency-Key': 'k'}, keepalive: true});
  expect(send).toHaveBeenCalledWith('/x', {
    method: 'POST',
    keepalive: true,
    headers: {'Content-Type': 'application/json', 'Idempotency-Key': 'k'},
    body: '{"size":2}',
  });
});
