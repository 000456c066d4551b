// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
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

describe('how the page was', () => {
  const entries: Record<string, object[]> = {
    paint: [{name: 'first-contentful-paint', startTime: 100}],
    'layout-shift': [{value: 0.05, startTime: 10, hadRecentInput: false}],
    event: [{entryType: 'event', interactionId: 1, startTime: 9, duration: 80, renderTime: 89}],
  };

  /** A browser that has measured them; only a real click ends the largest paint (tests/e2e/consent.spec.ts). */
  class Observer {
    static readonly supportedEntryTypes = [...Object.keys(entries), 'first-input'];
    readonly #notify: (list: {getEntries: () => object[]}) => void;
    constructor(notify: (list: {getEntries: () => object[]}) => void) {
      this.#notify = notify;
    }
    observe({type}: {type: string}) {
      queueMicrotask(() => this.#notify({getEntries: () => entries[type] ?? []}));
    }
    takeRecords = () => [];
    disconnect = () => undefined;
  }

  const turnAway = () => {
    Object.defineProperty(document, 'visibilityState', {value: 'hidden', configurable: true});
    document.dispatchEvent(new Event('visibilitychange', {bubbles: true}));
  };

  beforeEach(() => {
    vi.stubGlobal('PerformanceObserver', Observer);
    const prototype = {interactionId: 0};
    vi.stubGlobal(
      'PerformanceEventTiming',
      Object.assign(() => undefined, {prototype}),
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(document, 'visibilityState');
  });

  test('is reported after Accept, once the page is left, by its path alone', async () => {
    const {enableAnalytics} = await openPage();
    enableAnalytics(url);
    await vi.waitFor(() => expect(scripts()).toBe(1));
    await settled();
    turnAway();
    await vi.waitFor(() => expect(events().toSorted()).toEqual(['CLS', 'INP']));
    const told = JSON.stringify(
      (window.dataLayer ?? []).map((all) => Object.values(all as object)),
    );
    expect(told).toContain('"page_path":"/faq"');
    expect(told).toContain('"metric_value":80');
    expect(told).not.toContain('ada@');
  });

  test('is not reported once it is declined', async () => {
    const {enableAnalytics, disableAnalytics} = await openPage();
    enableAnalytics(url);
    await vi.waitFor(() => expect(scripts()).toBe(1));
    disableAnalytics();
    turnAway();
    await settled();
    expect(events()).toEqual([]);
  });
});
