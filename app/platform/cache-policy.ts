import {personalPaths} from './shared-page';

export const noStore = 'private, no-store';

/** Of a page whose address asks for what there is not: anybody could fill a cache with such addresses. */
export const notCached = {headers: {'Cache-Control': noStore}};

/** A prefetched page is mostly opened within this time. */
const prefetchSeconds = 30;

const isSignedIn = (request: Request) =>
  (request.headers.get('Cookie') ?? '').includes('bellyful-account');

/** Whether an answer is alike for every visitor, so that his browser may keep it for a moment. */
function isAnonymousData(request: Request, response: Response): boolean {
  const {pathname} = new URL(request.url);
  return (
    request.method === 'GET' &&
    response.status === 200 &&
    response.headers.get('Cache-Control') !== noStore &&
    pathname.endsWith('.data') &&
    !personalPaths.test(pathname) &&
    !isSignedIn(request) &&
    !response.headers.has('Set-Cookie')
  );
}

/**
 * Of a page that was rendered for nobody in particular: everyone may keep it, and asks again each time whether it is
 * still the same; a cache before us may answer for a moment, and longer while it asks.
 */
export const forEveryone =
  'public, max-age=0, s-maxage=10, stale-while-revalidate=20, stale-if-error=86400';

/** Whether an answer may be shown to everyone. */
export const isForEveryone = ({status, headers}: Response): boolean =>
  status === 200 && (headers.get('Cache-Control') ?? '').startsWith('public');

/** Whether there is no such page any more. */
export const isGone = (status: number): boolean =>
  status < 400 ? status >= 300 : [404, 410].includes(status);

/** Lets an answer be kept for all visitors where it is whole and about none of them. */
export function addSharedPolicy(response: Response, isWhole: boolean): void {
  const {headers} = response;
  if (response.status !== 200 || !isWhole || headers.has('Set-Cookie')) return;
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', forEveryone);
  headers.set('Vary', 'Cookie, Sec-GPC');
}

/**
 * Decides for every answer who may keep it: nobody, unless it says so itself and is not about a shopper. What a
 * visitor's browser prefetches it may keep for half a minute, until its cookies change: by then he may have
 * signed in.
 */
export function addCachePolicy(request: Request, response: Response): void {
  const {headers} = response;
  if (isAnonymousData(request, response)) {
    headers.set('Cache-Control', `private, max-age=${prefetchSeconds}`);
    headers.append('Vary', 'Cookie');
    return;
  }
  const isPersonal = personalPaths.test(new URL(request.url).pathname);
  const saysItself = headers.get('Cache-Control');
  const isShared = saysItself?.includes('public') && !isPersonal && !headers.has('Set-Cookie');
  if (!isShared) headers.set('Cache-Control', noStore);
}
