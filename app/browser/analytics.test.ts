// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {toCents} from '~adapters/commerce/money';

const url = 'https://stats.example/gtag.js?id=G-1';
const rice = {id: 'wp-1', name: 'Konjac Rice', price: toCents(499), quantity: 1};
const pageView = (path: string) => ({name: 'page_view', path}) as const;
const added = {name: 'add_to_cart', item: rice} as const;

/** A page that was just opened, before the stored choice about cookies is read. */
async function openPage() {
  vi.resetModules();
  return import('./analytics');
}

/** What the script is told: each command's name, and its event's. */
const told = () =>
  (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>).slice(0, 2));
const events = () => told().flatMap(([command, name]) => (command === 'event' ? [name] : []));
const scripts = () => document.head.querySelectorAll('script').length;
const isSilenced = () => (window as unknown as Record<string, unknown>)['ga-disable-G-1'];
/** The code that reports is fetched only then. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 100));

beforeEach(() => {
  history.replaceState(null, '', '/faq?email=ada@mail.example');
});
afterEach(() => {
  delete window.dataLayer;
  document.head.replaceChildren();
});

test('what happens before the choice is known is reported after Accept, of pages the last alone', async () => {
  const {track, enableAnalytics} = await openPage();
  track(pageView('/'));
  track(pageView('/faq'));
  track(added);
  expect(window.dataLayer).toBeUndefined();
  enableAnalytics(url);
  await vi.waitFor(() => expect(events()).toEqual(['page_view', 'add_to_cart']));
  expect(JSON.stringify(window.dataLayer)).not.toContain('ada@mail.example');
});

test('what happened before it was declined is never reported', async () => {
  const {track, enableAnalytics, disableAnalytics} = await openPage();
  track(added);
  disableAnalytics();
  track(added);
  enableAnalytics(url);
  await vi.waitFor(() => expect(scripts()).toBe(1));
  expect(events()).toEqual([]);
});

test('a choice that is taken back while the code arrives loads nothing', async () => {
  const {enableAnalytics, disableAnalytics} = await openPage();
  enableAnalytics(url);
  disableAnalytics();
  await settled();
  expect(scripts()).toBe(0);
});

test('taken back later it silences the script, and removes its cookies', async () => {
  const {track, enableAnalytics, disableAnalytics} = await openPage();
  enableAnalytics(url);
  await vi.waitFor(() => expect(scripts()).toBe(1));
  expect(isSilenced()).toBe(false);
  document.cookie = '_ga=1; path=/';
  disableAnalytics();
  track(added);
  expect(isSilenced()).toBe(true);
  expect(document.cookie).toBe('');
  expect(events()).toEqual([]);
});
