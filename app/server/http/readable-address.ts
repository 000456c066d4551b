/** Whether an address can be decoded: the router prints one that cannot, with all that was typed. */
export function isReadable(pathname: string): boolean {
  try {
    // A call whose value is not read is left out by the bundler, and what it throws with it.
    return decodeURI(pathname) !== '';
  } catch {
    return false;
  }
}

/** Leads to the page that is not found, and to nothing else. */
const unreadable = '/no/such/address';

/** The same request; one for an unreadable address requests a page that is not there. */
export function withReadableAddress(request: Request): Request {
  const url = new URL(request.url);
  if (isReadable(url.pathname)) return request;
  url.pathname = url.pathname.endsWith('.data') ? `${unreadable}.data` : unreadable;
  return new Request(url, request);
}
