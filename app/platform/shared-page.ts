/**
 * Which pages are alike for all visitors, so that one rendering serves them all (rules: Pages kept for everyone).
 */

/** Pages about one shopper or his order, with their data, whoever asks. */
export const personalPaths =
  /^\/(account|cart|wish-list|back-in-stock|checkout|orders|thank-you|payment-return|functions|healthz|readyz)(\/|\.data$|$)/i;

const files = new Set(['/sitemap.xml', '/robots.txt', '/llms.txt']);

/** What makes another page of one, in the order in which an address of it is kept. */
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

/** Whether there may be a session: it may have ended. */
export const isSignedIn = (cookies: string | undefined) =>
  cookies?.includes('bellyful-account') ?? false;

export interface Asked {
  method: string;
  /** Path and query as they were asked for. */
  target: string;
  cookies: string | undefined;
}

/**
 * The address under which the page is kept: path and those parameters that make it another page. Null where
 * the answer is one visitor's own. Nothing else of a request decides.
 */
export function sharedPageAddress({method, target, cookies}: Asked): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (isSignedIn(cookies)) return null;
  const start = target.indexOf('?');
  const path = start === -1 ? target : target.slice(0, start);
  if (!isShared(path)) return null;
  return start === -1 ? path : withParameters(path, target.slice(start + 1));
}

function isShared(path: string): boolean {
  if (!path.startsWith('/') || personalPaths.test(path)) return false;
  return !path.includes('.') || files.has(path);
}

function withParameters(path: string, query: string): string | null {
  const given = new URLSearchParams(query);
  const named = namesOf(path);
  const kept = new URLSearchParams();
  for (const name of named) {
    const values = given.getAll(name);
    if (values.length > 1 || (values[0] ?? '').length > longestValue) return null;
    if (values[0]) kept.set(name, values[0]);
  }
  const isChoice = (name: string) => !named.includes(name) && !campaignMarks.test(name);
  if (pagesWithChoices.test(path) && [...given.keys()].some(isChoice)) return null;
  return kept.size === 0 ? path : `${path}?${kept}`;
}
