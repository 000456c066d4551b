import {factsOf} from '~/route-facts';
import {createLog} from '../telemetry/log';

/** What RFC 3986 leaves as it is: encoded or not it means the same (section 2.3). */
const unreserved = /[\w.~-]/;

const decodeUnreserved = (path: string) =>
  path.replaceAll(/%[\da-f]{2}/gi, (encoded) => {
    const letter = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
    return unreserved.test(letter) ? letter : encoded;
  });

/**
 * Path and query of a request in the one spelling that everything after it decides by: `/%6frders/1` and
 * `/x/../orders/1` are `/orders/1`. Null for what is no path of ours: `*`, `http://...`, anything with a `#`.
 */
export function normalTarget(target: string): string | null {
  if (!target.startsWith('/') || target.includes('#')) return null;
  const {pathname, search} = new URL(`http://shop.invalid${target}`);
  return decodeUnreserved(pathname) + search;
}

export interface Refusal {
  status: 400 | 405;
  headers: Record<string, string>;
  body: string;
}

const reasons = {
  400: 'This shop is asked for a path that begins with / and holds no #.',
  405: 'This shop takes GET, HEAD and POST.',
};

/** An answer of one line, and a line of the log. */
function refuse(status: Refusal['status']): Refusal {
  const requestId = crypto.randomUUID();
  createLog(requestId).warn('request.refused', {status});
  return {
    status,
    headers: {
      ...(status === 405 && {Allow: 'GET, HEAD, POST'}),
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'X-Request-Id': requestId,
      'Server-Timing': 'refused',
    },
    body: JSON.stringify({error: reasons[status]}),
  };
}

/** TRACE would repeat cookies that no script may read; neither it nor CONNECT can be a `Request`. */
const refusedMethods = new Set(['TRACE', 'TRACK', 'CONNECT']);

/** The target to go on with, or the answer that ends the request. What a mail program posts is not redirected (RFC 8058). */
export function readTarget(method: string, target: string): string | Refusal {
  if (refusedMethods.has(method)) return refuse(405);
  const normal = normalTarget(target);
  if (normal === null) return refuse(400);
  const now = method === 'POST' && nowPlace(new URL(`http://shop.invalid${normal}`));
  return now ? now.pathname + now.search : normal;
}

const konjacOffer = /(?<=^(?:\/[a-z]{2})?)\/konj\/trg\/starterdiscount/;

/** The one spelling of a path: lower case (but `/Konj/trg/starterdiscount`), no trailing slash. Null when it is spelled so. */
export function canonicalPath(pathname: string): string | null {
  // `//elsewhere.example` as a Location would lead to another site.
  const bare = pathname.replace(/[/\\]{2,}/g, '/').replace(/\/$/, '') || '/';
  const canonical = bare.toLowerCase().replace(konjacOffer, '/Konj/trg/starterdiscount');
  return canonical === pathname ? null : canonical;
}

/** Where links that ended a kind of mail led until there was one page of them; mails are opened weeks later. */
const earlierEndings = [
  {path: /\/back-in-stock$/, type: 'withdraw', token: 'token', kind: 'back-in-stock'},
  {path: /\/account\/reminders$/, type: 'stop', token: 'token', kind: 'reminders'},
  {path: /\/account\/review-mails$/, type: null, token: 'to', kind: 'reviews'},
];

/** The page of all mails, for a link of an earlier version's mail; null for any other address. */
function nowPlace({pathname, searchParams: query}: URL) {
  const isAt = ({path, type}: (typeof earlierEndings)[number]) =>
    path.test(pathname) && query.get('type') === type;
  const earlier = earlierEndings.find(isAt);
  if (!earlier) return null;
  const {path, token, kind} = earlier;
  const search = `?${new URLSearchParams({token: query.get(token) ?? '', type: kind})}`;
  return {pathname: pathname.replace(path, '/account/mails'), search};
}

/** Where a page request in another spelling is sent; files and data requests stay as they are. */
export function canonicalRedirect(request: Request): Response | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  const url = new URL(request.url);
  // What programs call names things by ids in which letter case counts.
  if (/\.\w+$/.test(url.pathname) || factsOf(url.pathname).isForAgents) return null;
  const {pathname, search} = nowPlace(url) ?? url;
  const path = canonicalPath(pathname) ?? pathname;
  return path === url.pathname
    ? null
    : new Response(null, {status: 308, headers: {Location: path + search}});
}
