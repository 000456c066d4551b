import {readdirSync} from 'node:fs';
import {matchRoutes, type RouteObject} from 'react-router';
import {expect, test} from 'vitest';
import type {RouteConfigEntry} from '@react-router/dev/routes';
import {defaultCompanionPath} from '~/content/settings';
import {footerMenu, headerMenu} from '~/content/navigation';
import {konjacRecipes} from '~/content/konjac-recipes';
import {recipes} from '~/content/recipes';
import routeConfig from '~/routes';

const content = import.meta.glob<Record<string, unknown>>(
  ['../../app/content/**/*.ts', '!**/*.test.ts'],
  {eager: true},
);

const toRoute = ({path, index, file, children}: RouteConfigEntry): RouteObject =>
  index
    ? {index: true, id: file}
    : {path: path ?? '', id: path ?? file, children: children?.map(toRoute) ?? []};

const routes = (await routeConfig).map(toRoute);

const routeOf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.id ?? '*';

function hrefsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'href' in value && typeof value.href === 'string' ? [value.href] : [];
  return [...own, ...Object.values(value).flatMap(hrefsOf)];
}

const hrefs = new Set([
  ...hrefsOf(content),
  ...hrefsOf([...headerMenu(), ...footerMenu(false)]).filter((href) => href !== '#'),
  ...recipes.map(({slug}) => `/recipes/${slug}`),
  ...konjacRecipes.map(({slug}) => `/recipes/konjac/${slug}`),
]);

test.each([...hrefs].sort())('%s is the address of a page', (href) => {
  const path = href.split('#')[0] ?? href;
  const isCompanion = path === `/${defaultCompanionPath}`;
  expect(routeOf(path) === ':pageKey').toBe(isCompanion);
  expect(routeOf(path)).not.toBe('*');
});

test('an address that nobody has is nobody’s page', () => {
  expect(routeOf('/recipes/konjac/soup/more')).toBe('*');
});

test('every picture that a page shows lies in the public folder', () => {
  const files = new Set(readdirSync('app/public/pictures'));
  for (const {image} of [...recipes, ...konjacRecipes])
    for (const width of [320, 640, 960])
      expect(files, `${image}-${width}`).toContain(`${image}-${width}.avif`);
});
