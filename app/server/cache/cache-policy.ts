import {factsOf} from '~/route-facts';

const noStore = 'private, no-store';

/** For a page whose address names what does not exist: a cache could be filled with such addresses. */
export const notCached = {headers: {'Cache-Control': noStore}};

/** A prefetched page is mostly opened within this time. */
const prefetchSeconds = 30;

/**
 * Of a public page: a browser may store it and revalidates it each time; a shared cache may send it for a moment, and
 * longer while it revalidates.
 */
export const publicPolicy =
  'public, max-age=0, s-maxage=10, stale-while-revalidate=20, stale-if-error=86400';

export const isPublic = ({status, headers}: Response): boolean =>
  status === 200 && (headers.get('Cache-Control') ?? '').startsWith('public');

/** As a cache of pages stores it: `absent` where there is no such page any more. */
export function stateOf(answer: Response): 'complete' | 'absent' | 'partial' {
  if (isPublic(answer)) return 'complete';
  const {status} = answer;
  const isGone = status < 400 ? status >= 300 : [404, 410].includes(status);
  return isGone ? 'absent' : 'partial';
}

/** Lets a public page be cached where it is complete. */
export function addPublicPolicy(response: Response, isComplete: boolean): void {
  const {headers} = response;
  if (response.status !== 200 || !isComplete || headers.has('Set-Cookie')) return;
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', publicPolicy);
}

/**
 * Decides for every response who may store it: no cache, unless its own header is public and so is its page. A browser
 * may cache the data of a public page, which it prefetches, for half a minute.
 */
export function addCachePolicy(request: Request, {status, headers}: Response): void {
  const {pathname} = new URL(request.url);
  const saysItself = headers.get('Cache-Control');
  const isForAll = !factsOf(pathname).isPersonal && !headers.has('Set-Cookie');
  const isPageData = request.method === 'GET' && status === 200 && pathname.endsWith('.data');
  if (isForAll && isPageData && saysItself !== noStore)
    return headers.set('Cache-Control', `private, max-age=${prefetchSeconds}`);
  if (isForAll && saysItself?.includes('public')) return;
  const isSigned = saysItself?.includes('no-transform') ?? false;
  headers.set('Cache-Control', isSigned ? `${noStore}, no-transform` : noStore);
}
