import type {Tags} from '~adapters/cache';
import {factsOf} from '~/route-facts';
import {acceptsMarkdown} from '../http/request-kind';
import {canonicalPath} from '../http/request-target';
import {withoutAnyLanguage} from '~/content/languages';

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/** Requests of public pages lose their cookies before anything reads them: no page can show whose they are. */
export function withoutCookies(request: Request): Request {
  const {isPersonal, isForAgents} = factsOf(new URL(request.url).pathname);
  const isAnonymous = (isRead(request.method) && !isPersonal) || isForAgents;
  if (!isAnonymous || !request.headers.has('Cookie')) return request;
  const bare = new Request(request);
  bare.headers.delete('Cookie');
  return bare;
}

/** No page has a longer value of a parameter. */
const longestValue = 100;

interface RequestedPage {
  method: string;
  /** Path and query. */
  target: string;
  accept?: string | null | undefined;
}

/**
 * The address under which a page is cached: its path and the parameters of its row. Null where it is not cached: with a
 * choice of its row, as Markdown, and for a path in another spelling, whose redirect has the query. Nothing else of a
 * request decides.
 */
export function publicPageAddress({method, target, accept}: RequestedPage): string | null {
  if (!isRead(method) || acceptsMarkdown(accept)) return null;
  const start = target.indexOf('?');
  const path = start === -1 ? target : target.slice(0, start);
  const facts = factsOf(path);
  if (!path.startsWith('/') || facts.isPersonal || canonicalPath(path) !== null) return null;
  if (path.includes('.') && !facts.isFile) return null;
  return start === -1 ? path : withParameters(path, facts, target.slice(start + 1));
}

/** What a page does not know, as a mark of a campaign, is left out: it is the same page. */
function withParameters(
  path: string,
  {parameters = [], choices = []}: ReturnType<typeof factsOf>,
  query: string,
): string | null {
  const given = new URLSearchParams(query);
  if (choices.some((name) => given.getAll(name).some(Boolean))) return null;
  const known = new URLSearchParams();
  for (const name of parameters) {
    const values = given.getAll(name);
    if (values.length > 1 || (values[0] ?? '').length > longestValue) return null;
    if (values[0]) known.set(name, values[0]);
  }
  return known.size === 0 ? path : `${path}?${known}`;
}

const linkTo = /href="(\/[^"?#]*)/g;
const productPath = (slug: string) => `/wordpress-product/${slug}`;
const isProduct = (path: string) => path.startsWith(productPath(''));

/** Of what lists the owner's articles and pages. */
const contentList = 'content';

/**
 * The tags by which a page is invalidated: its path, those of the products and articles that it shows or links to,
 * `catalogue` where it lists products and `content` where it lists texts. They are copies, because a part of a string
 * holds all of that string in memory.
 */
export function tagsOf(html: string, path: string): string[] {
  const {listsProducts, listsTexts} = factsOf(path);
  const linked = [...html.matchAll(linkTo)].map(([, href = '']) => withoutAnyLanguage(href));
  return structuredClone([
    ...(listsProducts ? ['catalogue'] : []),
    ...(listsTexts ? [contentList] : []),
    ...new Set([withoutAnyLanguage(path), ...linked.filter(isProduct)]),
  ]);
}

/** Of the pages that show these products, by their slugs, or the owner's texts at these paths; null: of all. */
export function tagsOfChange(
  slugs: readonly string[] | null,
  paths: readonly string[] | null,
): Tags {
  if (!slugs || !paths) return 'all';
  const products = slugs.map(productPath);
  return [
    ...(products.length > 0 ? ['catalogue', ...products] : []),
    ...(paths.length > 0 ? [contentList, ...paths.map(withoutAnyLanguage)] : []),
  ];
}
