import {describe, expect, test} from 'vitest';
import type {ServerBuild} from 'react-router';
import {createRequestHandler} from './request-handler';

const build = {routes: {}, future: {}, entry: {module: {}}, assets: {}} as unknown as ServerBuild;

test('the text of an error is its message, not its stack', () => {
  expect(String(new TypeError('No such noodle'))).toBe('TypeError: No such noodle');
  expect(Object.keys(Error.prototype)).toEqual([]);
});

describe('before a route is looked for', () => {
  const handle = createRequestHandler({
    build,
    mode: 'production',
    poweredByHeader: false,
    getLoadContext: () => expect.fail('the shop was opened'),
  });

  test('a path with double slashes is sent to its single ones', async () => {
    const response = await handle(new Request('https://shop.example//faq//?a=1'));
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/faq/?a=1');
  });
});
