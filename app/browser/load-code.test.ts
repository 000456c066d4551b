// @vitest-environment jsdom
import {afterEach, expect, test, vi} from 'vitest';
import {loadCode} from './load-code';

afterEach(() => {
  delete window.__reactRouterManifest;
  vi.unstubAllGlobals();
});

const answers = (status: number) => () => Promise.resolve(new Response(null, {status}));

test.each([
  ['gone, where the shop has it no longer', answers(404), 'gone'],
  ['away, while the shop is in trouble', answers(503), 'away'],
  ['away without a connection', () => Promise.reject(new TypeError('Failed to fetch')), 'away'],
])('the code of a page that cannot be loaded is %s', async (_, fetch, state) => {
  const faq = {id: 'faq', parentId: 'root', path: 'faq', module: '/assets/faq-of-yesterday.js'};
  window.__reactRouterManifest = {routes: {faq}};
  vi.stubGlobal('fetch', fetch);
  expect(await loadCode('/faq')).toBe(state);
  expect(await loadCode('/a-page-of-another-site')).toBe('here');
});
