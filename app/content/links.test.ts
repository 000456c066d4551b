import {expect, test} from 'vitest';
import routes from '../routes';
import {defaultCompanionPath} from './settings';
import {footerMenu, headerMenu} from './navigation';

const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], {
  eager: true,
});

/** Every address without parameters, and what the companion's page is called. */
const sitePaths = new Set([
  '/',
  `/${defaultCompanionPath}`,
  ...(await routes).flatMap(({path = ''}) => (/[:*]/.test(path) ? [] : [`/${path}`])),
]);

function hrefsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'href' in value && typeof value.href === 'string' ? [value.href] : [];
  return [...own, ...Object.values(value).flatMap(hrefsOf)];
}

const hrefs = new Set([
  ...hrefsOf(modules),
  ...hrefsOf([...headerMenu(), ...footerMenu(false)]).filter((href) => href !== '#'),
]);

test('the texts hold links', () => {
  expect(hrefs.size).toBeGreaterThan(15);
});

test.each([...hrefs].sort())('the link %s leads to an address of app/routes.ts', (href) => {
  expect(sitePaths).toContain(href.split('#')[0]);
});
