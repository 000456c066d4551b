/**
 * Whether a whole page is asked for, not the data of a navigation: a page must be complete without JavaScript. Browsers
 * say of what their scripts fetch that it is for nothing in particular; crawlers and previews say nothing at all.
 */
export const isDocumentRequest = (request: Request): boolean =>
  request.headers.get('Sec-Fetch-Dest') !== 'empty';
