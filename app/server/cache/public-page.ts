/**
 * Which pages are public, the same for all, and which are personal (rules: Public pages).
 */
import {acceptsMarkdown} from '../http/accepts-markdown';
import {canonicalPath, isForAgents} from '../http/canonical-path';

/** Pages about one shopper or order, with their data. */
const personalPaths =
  /^\/(account|cart|wish-list|back-in-stock|checkout|orders|thank-you|payment-return|functions|ucp|mcp|healthz|readyz)(\/|\.data$|$)/i;

export const isPersonal = (pathname: string): boolean => personalPaths.test(pathname);

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/** Requests of public pages lose their cookies before anything reads them: no page can show whose they are. */
export function withoutCookies(request: Request): Request {
  const {pathname} = new URL(request.url);
  const isPublic = (isRead(request.method) && !isPersonal(pathname)) || isForAgents(pathname);
  if (!isPublic || !request.headers.has('Cookie')) return request;
  const bare = new Request(request);
  bare.headers.delete('Cookie');
  return bare;
}

const files = new Set(['/sitemap.xml', '/robots.txt', '/llms.txt']);

/** What makes another page of one, in the order in which they stand in its normal address. */
const namedParameters: [page: RegExp, names: readonly string[]][] = [
  [/^\/products$/, ['category', 'sort', 'page']],
  [/^\/recipes$/, ['type']],
  [/^\/wordpress-product\//, ['variation']],
];

const namesOf = (path: string) => namedParameters.find(([page]) => page.test(path))?.[1] ?? [];

/** Pages whose choices live in their address: with a parameter that is not named above they are rendered. */
const pagesWithChoices = /^\/(products$|recipes$|wordpress-product\/|opt\/|Konj\/)/;

/** Marks of campaigns, which no page reads. */
const campaignMarks = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid|mc_[ce]id|srsltid)$/;

/** Longer ones are no address of ours. */
const longestValue = 100;

export interface RequestedPage {
  method: string;
  /** Path and query as they were requested. */
  target: string;
  /** The header. */
  accept?: string | null | undefined;
}

/**
 * The address under which a page is cached: path and those parameters that make it another page. Null where it is
 * not cached: what is wanted as Markdown, and a path in another spelling, whose redirect keeps the query. Nothing else of a
 * request decides.
 */
export function publicPageAddress({method, target, accept}: RequestedPage): string | null {
  if (!isRead(method) || acceptsMarkdown(accept)) return null;
  const start = target.indexOf('?');
  const path = start === -1 ? target : target.slice(0, start);
  if (!isShared(path)) return null;
  return start === -1 ? path : withParameters(path, target.slice(start + 1));
}

function isShared(path: string): boolean {
  if (!path.startsWith('/') || isPersonal(path) || canonicalPath(path) !== null) return false;
  return !path.includes('.') || files.has(path);
}

function withParameters(path: string, query: string): string | null {
  const given = new URLSearchParams(query);
  const named = namesOf(path);
  const known = new URLSearchParams();
  for (const name of named) {
    const values = given.getAll(name);
    if (values.length > 1 || (values[0] ?? '').length > longestValue) return null;
    if (values[0]) known.set(name, values[0]);
  }
  const isChoice = (name: string) => !named.includes(name) && !campaignMarks.test(name);
  if (pagesWithChoices.test(path) && [...given.keys()].some(isChoice)) return null;
  return known.size === 0 ? path : `${path}?${known}`;
}
