import {LRUCache} from 'lru-cache';
import {matchRoutes, type RouteObject} from 'react-router';

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

/** Whether an address can be decoded: the router prints one that cannot, with all that was typed. */
function isReadable(pathname: string): boolean {
  try {
    // A call whose value is not read is left out by the bundler, and what it throws with it.
    return decodeURI(pathname) !== '';
  } catch {
    return false;
  }
}

/** Leads to the page that is not found, and to nothing else. */
const unreadable = '/no/such/address';

/** The same request; one for an unreadable address requests a page that is not there. */
export function withReadableAddress(request: Request): Request {
  const url = new URL(request.url);
  if (isReadable(url.pathname)) return request;
  url.pathname = url.pathname.endsWith('.data') ? `${unreadable}.data` : unreadable;
  return new Request(url, request);
}
