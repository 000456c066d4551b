import type {RouteConfigEntry} from '@react-router/dev/routes';
import type {EntryContext, ServerBuild} from 'react-router';
import routeConfig from '../../app/routes';
import {handleError} from '../../app/entry.server';
import * as root from '../../app/root';

type Module = ServerBuild['routes'][string] extends infer Route
  ? Route extends {module: infer Module}
    ? Module
    : never
  : never;

/** The server's half of the routes, as the bundler would put it together (`virtual:react-router/server-build`). */
const modules = import.meta.glob<Module>('../../app/routes/*.{ts,tsx}', {eager: true});

const isSlug = (key: string, value: unknown): value is string =>
  key === 'slug' && typeof value === 'string';

/** What pages link to: by that the cache knows which products they show. */
const link = (slug: string) => `<a href="/wordpress-product/${slug}"></a>`;

/** A page is what its loaders and its action answered: rendering adds words and no facts. */
async function answerPage(
  _request: Request,
  status: number,
  headers: Headers,
  {staticHandlerContext: {loaderData, actionData, errors}}: EntryContext,
) {
  const slugs = new Set<string>();
  const text = JSON.stringify(await settled({loaderData, actionData, errors}), (key, value: unknown) => {
    if (isSlug(key, value)) slugs.add(value);
    return value;
  });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(`${text}\n${[...slugs].map(link).join('')}`, {status, headers});
}

/** Parts that stream in later are waited for. */
async function settled(value: unknown): Promise<unknown> {
  const known = await Promise.resolve(value).catch((thrown: unknown) => String(thrown));
  if (Array.isArray(known)) return Promise.all(known.map(settled));
  if (known === null || typeof known !== 'object' || known.constructor !== Object) return known;
  const entries = Object.entries(known).map(async ([key, each]) => [key, await settled(each)]);
  return Object.fromEntries((await Promise.all(entries)) as [string, unknown][]);
}

/** While developing, Hydrogen adds pages of its own. */
const isOurs = ({file}: RouteConfigEntry) => file.startsWith('routes/');

const toRoute = ({file, id, path, index}: RouteConfigEntry) => {
  const name = id ?? file.replace(/\.tsx?$/, '');
  const module = modules[`../../app/${file}`];
  if (!module) throw new Error(`There is no route ${file}`);
  return [name, {id: name, parentId: 'root', path, index, module}] as const;
};

export const routes = {
  root: {id: 'root', path: '', module: root},
  ...Object.fromEntries(((await routeConfig) as RouteConfigEntry[]).filter(isOurs).map(toRoute)),
};
export const entry = {module: {default: answerPage, handleError}};
export const assets = {
  version: 'simulated',
  url: '',
  entry: {module: '', imports: []},
  routes: Object.fromEntries(
    Object.values(routes).map((route) => [
      route.id,
      {
        ...route,
        module: '',
        hasAction: 'action' in route.module,
        hasLoader: 'loader' in route.module,
        hasErrorBoundary: 'ErrorBoundary' in route.module,
      },
    ]),
  ),
};
export const publicPath = '/';
export const assetsBuildDirectory = '';
export const basename = '/';
export const future = {v8_middleware: true};
export const ssr = true;
export const isSpaMode = false;
export const prerender: string[] = [];
export const routeDiscovery = {mode: 'initial'};
