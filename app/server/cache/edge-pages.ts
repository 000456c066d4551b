import {createEdgeStore, LoadingCache, type EdgeCache, type Load} from '~adapters/cache';
import {ownOrigin} from '../settings/known-host';
import {stateOf} from './cache-policy';
import {publicPageAddress, tagsOf} from './public-page';

/** A rendered page, as plain values. */
export interface EdgePage {
  status: number;
  headers: [name: string, value: string][];
  html: string;
  tags: string[];
}

const second = 1000;
const day = 24 * 60 * 60 * second;

/** The page cache of an edge host (docs/caching.md): of an instance, and behind it the Cache API of its data centre. */
export const createEdgePages = (openCache: () => Promise<EdgeCache>, now?: () => number) =>
  new LoadingCache<EdgePage>({
    lifetime: {maxAge: 10 * second, staleWhileRevalidate: 5 * second},
    staleIfError: day,
    timeout: 2 * second,
    isRevalidatedFirst: true,
    loadTimeout: 30 * second,
    tagsOf: ({tags}) => tags,
    maxSize: 8 * 1024 * 1024,
    sizeOf: ({html}) => 2 * html.length,
    shared: createEdgeStore(openCache, {seconds: day / second}),
    now,
  });

interface EdgeRequest {
  pages: LoadingCache<EdgePage>;
  /** Renders the page, from a request without cookies. */
  render: (request: Request) => Promise<Response>;
  waitUntil: (work: Promise<unknown>) => void;
  /** The shop's public address. */
  store: string;
}

/** Answers public pages from the cache of an edge host (rules: Public pages). Null where a page is not cached. */
export async function answerFromEdge(
  request: Request,
  {pages, render, waitUntil, store}: EdgeRequest,
): Promise<Response | null> {
  const anonymous = toAnonymous(request, store);
  if (!anonymous) return null;
  const load: Load<EdgePage> = async () => toLoaded(await render(anonymous), anonymous.url);
  const {value, result} = await pages.read(anonymous.url, load, {waitUntil});
  const {status, headers, html} = value;
  const hasBody = request.method !== 'HEAD' && html !== '';
  const shown = new Response(hasBody ? html : null, {status, headers});
  if (result !== 'miss') shown.headers.set('Server-Timing', 'cached');
  return shown;
}

async function toLoaded(rendered: Response, url: string) {
  const {status, headers} = rendered;
  const html = await rendered.text();
  const tags = tagsOf(html, new URL(url).pathname);
  const value = {status, headers: [...headers], html, tags};
  return {value, state: stateOf(rendered)};
}

/** The page's one address, without anything of who requests it. */
function toAnonymous({method, url, headers}: Request, store: string): Request | null {
  const {hostname, pathname, search} = new URL(url);
  const target = pathname + search;
  const origin = ownOrigin(hostname, store);
  const address = origin && publicPageAddress({method, target, accept: headers.get('Accept')});
  return address === null ? null : new Request(origin + address, {headers: {Accept: 'text/html'}});
}
