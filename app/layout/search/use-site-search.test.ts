// @vitest-environment jsdom
import {act, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {useSiteSearch} from './use-site-search';

let requests: string[];

beforeEach(() => {
  requests = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path);
    return Response.json({groups: [], count: 0, isInstead: false});
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const rest = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('the shop is searched once, when the typing rests for 0.15 seconds', async () => {
  const {result, rerender} = renderHook(useSiteSearch, {initialProps: 'kon'});
  await rest(149);
  rerender('konjac');
  await rest(149);
  expect([requests, result.current.status]).toEqual([[], 'searching']);
  await rest(1);
  expect(requests).toEqual(['/functions/search?q=konjac']);
  expect(result.current).toEqual({
    status: 'found',
    groups: [],
    count: 0,
    isInstead: false,
    isComplete: true,
  });
});
