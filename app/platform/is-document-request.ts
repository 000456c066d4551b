/** Whether a whole page is asked for, not the data of a navigation: a page must be complete without JavaScript. */
export function isDocumentRequest(request: Request): boolean {
  return request.headers.get('Accept')?.includes('text/html') ?? false;
}
