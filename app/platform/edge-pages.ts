import {forEveryone, isForEveryone, isGone} from './cache-policy';
import type {LateChanges} from './late-changes';
import {ofProducts, tagsOf} from './page-tags';
import {sharedPageAddress} from './shared-page';

/** Of the worker's execution: work that goes on after the answer. */
type WaitUntil = (promise: Promise<unknown>) => void;

interface EdgePages {
  cache: Pick<Cache, 'match' | 'put' | 'delete'>;
  /** Renders the page for nobody in particular. */
  render: (request: Request) => Promise<Response>;
  waitUntil: WaitUntil;
  /** What this instance has heard of. */
  changes?: Pick<LateChanges, 'isOutdated'>;
  now?: () => number;
}

const freshMs = 10_000;
/** Until then a page is shown while a newer one is made behind it; after it, only where no whole newer one comes in time. */
export const presentableMs = 15_000;
/** How long a visitor waits for a newer page when there is an older one. */
const patienceMs = 2000;
/** What the cache itself goes by: a shop that is down is remembered for a day. */
const keptADay = 'public, s-maxage=86400';
const madeAt = 'X-Made-At';
/** Which products; encoded, since a slug may be in any script, and a header's letters may not. */
const shows = 'X-Shows';

/**
 * Answers pages that are alike for everyone from the cache of an edge host (rules: Pages kept for everyone). Null
 * where the page is one visitor's own.
 */
export async function answerFromEdge(request: Request, edge: EdgePages): Promise<Response | null> {
  const anonymous = toAnonymous(request);
  if (!anonymous) return null;
  const kept = await edge.cache.match(anonymous);
  if (!kept) return renderAndKeep(anonymous, edge);
  const age = (edge.now ?? Date.now)() - Number(kept.headers.get(madeAt));
  if (age > presentableMs || isOutdated(kept, edge)) return renderOr(kept, anonymous, edge);
  if (age > freshMs) edge.waitUntil(renderAndKeep(anonymous, edge));
  return toShown(kept, request);
}

const isOutdated = ({headers}: Response, {changes}: EdgePages) => {
  const shown = new Set((headers.get(shows) ?? '').split(' ').map(decodeURI));
  return changes?.isOutdated(Number(headers.get(madeAt)), shown) ?? false;
};

/** The request of a visitor of whom nothing is known, at the page's one address. */
function toAnonymous({method, url, headers}: Request): Request | null {
  const {origin, pathname, search} = new URL(url);
  const cookies = headers.get('Cookie') ?? undefined;
  const address = sharedPageAddress({method, target: pathname + search, cookies});
  if (address === null) return null;
  const page = new URL(address, origin);
  const hasSignal = headers.get('Sec-GPC') === '1';
  // The cache goes by the address alone.
  if (hasSignal) page.searchParams.set('gpc', '1');
  return new Request(page, {
    headers: {Accept: 'text/html', ...(hasSignal && {'Sec-GPC': '1'})},
  });
}

async function renderOr(kept: Response, anonymous: Request, edge: EdgePages): Promise<Response> {
  const rendering = renderAndKeep(anonymous, edge).catch(() => null);
  edge.waitUntil(rendering);
  const rendered = await Promise.race([rendering, pause(patienceMs)]);
  return rendered && takesPlace(rendered) ? rendered : toShown(kept, anonymous);
}

async function renderAndKeep(anonymous: Request, {cache, render, now}: EdgePages) {
  const begun = (now ?? Date.now)();
  const rendered = await render(anonymous);
  if (isForEveryone(rendered)) {
    const html = await rendered.clone().text();
    const kept = new Response(html, rendered);
    kept.headers.set('Cache-Control', keptADay);
    kept.headers.delete('Vary');
    kept.headers.set(madeAt, String(begun));
    const shown = ofProducts(tagsOf(html, new URL(anonymous.url).pathname));
    kept.headers.set(shows, shown.map(encodeURI).join(' '));
    await cache.put(anonymous, kept);
  } else if (isGone(rendered.status)) await cache.delete(anonymous);
  return rendered;
}

/** A page that lacks something does not replace a whole one. */
const takesPlace = (rendered: Response) => isForEveryone(rendered) || isGone(rendered.status);

const pause = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));

function toShown(kept: Response, {method}: Request): Response {
  const shown = new Response(method === 'HEAD' ? null : kept.body, kept);
  shown.headers.delete(madeAt);
  shown.headers.delete(shows);
  shown.headers.set('Cache-Control', forEveryone);
  shown.headers.set('Vary', 'Cookie, Sec-GPC');
  shown.headers.set('Server-Timing', 'kept');
  return shown;
}
