import {LRUCache} from 'lru-cache';
import {matchRoutes, type RouteObject} from 'react-router';
import {isReadable} from '../http/readable-address';

/** Of the server's build. */
type Routes = Record<
  string,
  {id: string; path?: string; index?: boolean; parentId?: string} | undefined
>;

const mostStored = 1000;

/** Finds the pattern behind an address, `/wordpress-product/:slug`: what was typed is not recorded. */
export function createRouteOf(routes: Routes): (pathname: string) => string {
  const flat = Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route?.parentId) return [];
    const {id, path, index} = route;
    return [index ? {id, index: true} : {id, ...(path !== undefined && {path})}];
  });
  const patterns = new LRUCache<string, string>({
    max: mostStored,
    memoMethod: (pathname) => patternOf(flat, pathname),
  });
  return (pathname) => patterns.memo(pathname);
}

/** What the browser's router requests has the page's address and this ending. */
const data = '.data';

function patternOf(routes: RouteObject[], pathname: string): string {
  if (!isReadable(pathname)) return '/*';
  const isData = pathname.endsWith(data);
  const page = isData ? pathname.slice(0, -data.length).replace(/^\/_root$/, '/') : pathname;
  const matched = matchRoutes(routes, page)?.at(-1)?.route.path ?? '';
  return `/${matched}${isData ? data : ''}`;
}
