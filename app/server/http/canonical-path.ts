import {factsOf} from '~/route-facts';

const konjacOffer = /^\/konj\/trg\/starterdiscount/i;

/**
 * The one spelling of a path: lower case (but `/Konj/trg/starterdiscount`) and no trailing slash.
 * Null when it is spelled so already.
 */
export function canonicalPath(pathname: string): string | null {
  // `//elsewhere.example` as a Location would lead to another site.
  const bare = pathname.replace(/[/\\]{2,}/g, '/').replace(/\/$/, '') || '/';
  const canonical = bare.toLowerCase().replace(konjacOffer, '/Konj/trg/starterdiscount');
  return canonical === pathname ? null : canonical;
}

/** Where a page request in another spelling is sent; files and data requests stay as they are. */
export function canonicalRedirect(request: Request): Response | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  const url = new URL(request.url);
  // What programs call names things by ids in which letter case counts.
  if (/\.\w+$/.test(url.pathname) || factsOf(url.pathname).isForAgents) return null;
  const path = canonicalPath(url.pathname);
  return path === null
    ? null
    : new Response(null, {status: 308, headers: {Location: path + url.search}});
}
