import Negotiator from 'negotiator';

/**
 * Whether a document is requested, not the data of a navigation: a page must be complete without JavaScript. Browsers
 * send `empty` with what their scripts fetch; crawlers and previews send no such header.
 */
export const isDocumentRequest = (request: Request): boolean =>
  request.headers.get('Sec-Fetch-Dest') !== 'empty';

/** Whether a browser requests it in place of the page it shows, by a link or a plain form. Scripts want anything. */
export const isNavigation = (request: Request): boolean =>
  new Negotiator({headers: {accept: request.headers.get('Accept') ?? undefined}}).mediaType([
    'application/json',
    'text/html',
  ]) === 'text/html';

const html = 'text/html; charset=utf-8';
const markdown = 'text/markdown; charset=utf-8';

/** Whether `Accept` prefers Markdown to HTML (RFC 9110, section 12.5.1); of what it wants alike, the first named counts. */
export const acceptsMarkdown = (accept: string | null | undefined): boolean =>
  new Negotiator({headers: {accept: accept ?? undefined}}).mediaType([html, markdown]) === markdown;
