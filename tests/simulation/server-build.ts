import type {RouteConfigEntry} from '@react-router/dev/routes';
import type {EntryContext, ServerBuild} from 'react-router';
import {handleError} from '../../app/entry.server';
import * as root from '../../app/root';
import routeConfig from '../../app/routes';

type Module = NonNullable<ServerBuild['routes'][string]>['module'];

/** The server's half of the routes, as the bundler would put it together (`virtual:react-router/server-build`). */
const modules = import.meta.glob<Module>(
  [
    '../../app/routes/*.{ts,tsx}',
    '../../app/*/pages/[a-z]*.{ts,tsx}',
    '!../../app/*/pages/*.{server,test}.{ts,tsx}',
  ],
  {eager: true},
);

/** A page is what its loaders and its action answered, and links to its products: rendering adds words and no facts. */
async function answerPage(
  _request: Request,
  status: number,
  headers: Headers,
  {staticHandlerContext: {loaderData, actionData, errors}}: EntryContext,
) {
  const links = new Set<string>();
  const shown = await settled({loaderData, actionData, errors});
  const text = JSON.stringify(shown, (key, value: unknown) => {
    if (key === 'slug') links.add(`<a href="/wordpress-product/${String(value)}"></a>`);
    return value;
  });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(`${text}\n${[...links].join('')}`, {status, headers});
}

/** Parts that stream in later are waited for. */
async function settled(value: unknown): Promise<unknown> {
  const known = await Promise.resolve(value).catch((thrown: unknown) => String(thrown));
  if (Array.isArray(known)) return Promise.all(known.map(settled));
  if (known?.constructor !== Object) return known;
  const entries = Object.entries(known).map(async ([key, each]) => [key, await settled(each)]);
  return Object.fromEntries((await Promise.all(entries)) as [string, unknown][]);
}

/** While developing, Hydrogen adds pages of its own. */
const isOurs = ({file}: RouteConfigEntry) => `../../app/${file}` in modules;

function toRoute({file, id = file.replace(/\.tsx?$/, ''), path, index}: RouteConfigEntry) {
  return [id, {id, parentId: 'root', path, index, module: modules[`../../app/${file}`]}] as const;
}

export const routes = {
  root: {id: 'root', path: '', module: root},
  ...Object.fromEntries((await routeConfig).filter(isOurs).map(toRoute)),
};
export const entry = {module: {default: answerPage, handleError}};
export const assets = {version: 'simulated', url: '', entry: {module: '', imports: []}, routes: {}};
export const publicPath = '/';
export const assetsBuildDirectory = '';
export const basename = '/';
export const future = {v8_middleware: true};
export const ssr = true;
export const isSpaMode = false;
export const prerender: string[] = [];
export const routeDiscovery = {mode: 'initial'};
