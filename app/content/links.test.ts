import {expect, test} from 'vitest';
import {defaultCompanionPath} from './settings';
import {footerMenu, headerMenu} from './navigation';
import {staticProducts} from './static-products';

const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], {
  eager: true,
});

const contentPaths =
  '/ /about /contact /products /wish-list /what-it-is-how-it-works /cart /keto-brands /recipes /recipes/konjac /terms /privacy /shipping /refund /faq /Konj/trg/starterdiscount /opt/trg/starterdiscount /account/supplies';

const sitePaths = new Set([
  ...contentPaths.split(' '),
  `/${defaultCompanionPath}`,
  ...Object.keys(staticProducts).map((key) => `/${key}`),
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

test.each([...hrefs].sort())('the link %s leads to a page of the site map', (href) => {
  expect(sitePaths).toContain(href.split('#')[0]);
});
