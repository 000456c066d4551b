// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {readAgain, readWishes, setWish} from './wish-list';
import {useWishStore} from './wish-store';

const key = 'wish-storage';
const stored = (): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
const shown = () => useWishStore.getState().ids;
const isKnown = () => useWishStore.getState().isKnown;

/** The account behind `/functions/wishes`. */
let account: string[];
let posted: unknown[];
let isAway: boolean;

const answer = (init?: {body: string}) => {
  if (isAway) return Promise.reject(new TypeError('Failed to fetch'));
  if (init?.body) {
    const {add, remove} = JSON.parse(init.body) as {add: string[]; remove: string[]};
    posted.push({add, remove});
    account = [...new Set([...add, ...account])].filter((id) => !remove.includes(id));
  }
  return Promise.resolve(Response.json({ids: account}));
};

beforeEach(() => {
  account = [];
  posted = [];
  isAway = false;
  localStorage.clear();
  vi.stubGlobal('fetch', (_: string, init?: {body: string}) => answer(init));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a visitor’s list', () => {
  test('is kept in his browser, newest first, each product once', async () => {
    await readWishes(false);
    for (const id of ['wp-1', 'wp-2', 'wp-1']) await setWish(id, true);
    expect(stored()).toEqual(['wp-1', 'wp-2']);
    await setWish('wp-1', false);
    expect(shown()).toEqual(['wp-2']);
    expect(posted).toEqual([]);
  });

  test('leaves nothing behind when it is empty', async () => {
    await readWishes(false);
    await setWish('wp-1', true);
    await setWish('wp-1', false);
    expect(localStorage.length).toBe(0);
  });

  test('loses nothing that another tab has added meanwhile', async () => {
    await readWishes(false);
    await setWish('wp-1', true);
    localStorage.setItem(key, '["wp-2","wp-1"]');
    await setWish('wp-3', true);
    expect(stored()).toEqual(['wp-3', 'wp-2', 'wp-1']);
  });

  test('follows another tab', async () => {
    await readWishes(false);
    localStorage.setItem(key, '["wp-9"]');
    readAgain();
    expect(shown()).toEqual(['wp-9']);
  });

  test.each(['{', '7', '{"ids":["wp-1"]}', '["<b>", 3, null, "wp 1"]'])(
    'begins anew where somebody stored %s',
    async (text) => {
      localStorage.setItem(key, text);
      await readWishes(false);
      expect(shown()).toEqual([]);
    },
  );

  test('lives as long as the page where the browser stores nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await readWishes(false);
    await setWish('wp-1', true);
    await setWish('wp-2', true);
    expect(shown()).toEqual(['wp-2', 'wp-1']);
    await setWish('wp-1', false);
    await setWish('wp-2', false);
    expect(shown()).toEqual([]);
  });

  test('holds the newest 100 products', async () => {
    localStorage.setItem(key, JSON.stringify(Array.from({length: 100}, (_, n) => `wp-${n + 1}`)));
    await readWishes(false);
    await setWish('new', true);
    expect(shown()).toHaveLength(100);
    expect(shown().slice(0, 2)).toEqual(['new', 'wp-1']);
  });
});

describe('signing in', () => {
  test('moves what the browser kept to the account, nothing lost or doubled', async () => {
    account = ['wp-1', 'wp-7'];
    localStorage.setItem(key, '["wp-2","wp-1"]');
    await readWishes(true);
    expect(shown().toSorted()).toEqual(['wp-1', 'wp-2', 'wp-7']);
    expect(posted).toEqual([{add: ['wp-2', 'wp-1'], remove: []}]);
    expect(stored()).toBeNull();
  });

  test('keeps in the browser what could not be moved, for the next time', async () => {
    localStorage.setItem(key, '["wp-2"]');
    isAway = true;
    await readWishes(true);
    expect(shown()).toEqual(['wp-2']);
    expect(stored()).toEqual(['wp-2']);
    isAway = false;
    await readWishes(true);
    expect(account).toEqual(['wp-2']);
    expect(stored()).toBeNull();
  });

  test('to an account that does not answer leaves unknown what it holds, whatever is pressed', async () => {
    account = ['wp-1', 'wp-2'];
    await readWishes(false);
    isAway = true;
    await readWishes(true);
    expect(isKnown()).toBe(false);
    const press = setWish('wp-1', false);
    expect(isKnown()).toBe(false);
    expect(await press).toBe(false);
    expect(isKnown()).toBe(false);
    isAway = false;
    expect(await setWish('wp-1', false)).toBe(true);
    expect(isKnown()).toBe(true);
    expect(shown()).toEqual(['wp-2']);
  });

  test('out again shows nothing of the account', async () => {
    account = ['wp-1'];
    await readWishes(true);
    await readWishes(false);
    expect(shown()).toEqual([]);
  });
});

describe('an account’s list', () => {
  beforeEach(async () => {
    account = ['wp-1'];
    await readWishes(true);
  });

  test('is changed at the server, and stores nothing in the browser', async () => {
    expect(await setWish('wp-2', true)).toBe(true);
    expect(await setWish('wp-1', false)).toBe(true);
    expect(shown()).toEqual(['wp-2']);
    expect(localStorage.length).toBe(0);
  });

  test('shows every press at once, and ends as the last one said', async () => {
    const presses = [setWish('wp-2', true), setWish('wp-2', false), setWish('wp-3', true)];
    expect(shown()).toEqual(['wp-3', 'wp-1']);
    await Promise.all(presses);
    expect(shown()).toEqual(['wp-3', 'wp-1']);
    expect(account).toEqual(['wp-3', 'wp-1']);
  });

  test('is as before where the server cannot be told, and says so', async () => {
    isAway = true;
    expect(await setWish('wp-2', true)).toBe(false);
    expect(await setWish('wp-1', false)).toBe(false);
    expect(shown()).toEqual(['wp-1']);
    const presses = [setWish('wp-2', true), setWish('wp-3', true)];
    expect(await Promise.all(presses)).toEqual([false, false]);
    expect(shown()).toEqual(['wp-1']);
  });

  test('is told of a second press once the first is answered', async () => {
    const waiting: (() => void)[] = [];
    vi.stubGlobal('fetch', async (_: string, init?: {body: string}) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return answer(init);
    });
    const presses = [setWish('wp-2', true), setWish('wp-2', false)];
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    waiting[0]?.();
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    expect(account).toEqual(['wp-2', 'wp-1']);
    waiting[1]?.();
    await Promise.all(presses);
    expect(account).toEqual(['wp-1']);
  });
});
