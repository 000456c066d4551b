// @vitest-environment jsdom
import {act, renderHook, waitFor} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {ShownWishes} from './show-wishes.server';
import {useWishCards} from './use-wish-cards';

let requests: string[];
let isAway: boolean;

const none: ShownWishes = {cards: [], problem: null};

beforeEach(() => {
  requests = [];
  isAway = false;
  vi.stubGlobal('fetch', (path: string) => {
    requests.push(path);
    return isAway
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(Response.json(none));
  });
});
afterEach(() => vi.unstubAllGlobals());

test.each(['online', 'click'])(
  'products that could not be asked for are asked for again when the shopper is back (%s)',
  async (event) => {
    isAway = true;
    const {result} = renderHook(() => useWishCards(['wp-1'], null));
    await waitFor(() => expect(result.current.isMissed).toBe(true));
    isAway = false;
    act(() => void dispatchEvent(new Event(event)));
    await waitFor(() => expect(result.current.requested).toContain('wp-1'));
    expect(result.current.isMissed).toBe(false);
    act(() => void dispatchEvent(new Event(event)));
    expect(requests).toEqual(Array(2).fill('/functions/wish-cards?ids=wp-1'));
  },
);

test('what was wished for while the page was on its way is asked for', async () => {
  const {result} = renderHook(() => useWishCards(['wp-2', 'wp-1'], {...none, ids: ['wp-1']}));
  await waitFor(() => expect(result.current.requested).toContain('wp-2'));
  expect(requests).toEqual(['/functions/wish-cards?ids=wp-2']);
});
