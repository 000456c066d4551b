import {preloadModule} from 'react-dom';
import {matchRoutes} from 'react-router';
import {withoutLanguage} from '~/content/language-paths';

/** What the router knew about a page when the document was written. */
interface KnownRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
  /** The files that the module needs, and those that they need. */
  imports?: string[];
}

declare global {
  interface Window {
    __reactRouterManifest?: {routes: Record<string, KnownRoute>};
  }
}

/** `gone`: the shop answers, but no longer with this file, as after an update. `away`: nothing answers. */
export type CodeState = 'here' | 'gone' | 'away';

/**
 * Fetches the code of a page before the router requests it: the router reloads the document where that fails,
 * and without a connection nothing but the browser's own error page is left of it.
 */
export async function loadCode(path: string): Promise<CodeState> {
  const route = routeOf(path);
  if (!route) return 'here';
  preload(route.imports);
  try {
    await import(/* @vite-ignore */ route.module);
    return 'here';
  } catch {
    return (await isGone(route.module)) ? 'gone' : 'away';
  }
}

export function routeOf(path: string): KnownRoute | undefined {
  const {pathname} = new URL(path, location.href);
  const pages = Object.values(window.__reactRouterManifest?.routes ?? {}).filter(
    ({parentId}) => parentId === 'root',
  );
  return matchRoutes(pages, withoutLanguage(pathname))?.[0]?.route;
}

/** All at once: found one behind the other they would take as many journeys. */
export function preload(files: string[] = []): void {
  for (const file of files) preloadModule(file);
}

const isGone = (file: string) =>
  fetch(file, {method: 'HEAD'}).then(
    ({status}) => status === 404,
    () => false,
  );
