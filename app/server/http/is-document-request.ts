import Negotiator from 'negotiator';

/**
 * Whether a document is requested, not the data of a navigation: a page must be complete without JavaScript. Browsers
 * say of what their scripts fetch that it is for nothing in particular; crawlers and previews say nothing at all.
 */
export const isDocumentRequest = (request: Request): boolean =>
  request.headers.get('Sec-Fetch-Dest') !== 'empty';

/**
 * Whether a browser requests it in place of the page it shows: by a link or a plain form, which want a page rather than
 * data. Scripts want anything.
 */
export const isNavigation = (request: Request): boolean =>
  new Negotiator({headers: {accept: request.headers.get('Accept') ?? undefined}}).mediaType([
    'application/json',
    'text/html',
  ]) === 'text/html';
