import type {IncomingMessage, ServerResponse} from 'node:http';
import fresh from 'fresh';
import type {Found} from '../adapters/cache/index.ts';
import {publicPageAddress} from '../app/server/cache/public-page.ts';
import {isLoopback, ownOrigin} from '../app/server/settings/known-host.ts';
import {secondsUntilAsked} from '../app/server/http/shop-questions.ts';
import {clientAddressOf, protocolOf} from './forwarded.ts';
import {bodyOf, type CachedPage, type Encoding, bestEncoding} from './cached-page.ts';
import {loadPage, type PageCache} from './page-cache.ts';

/** Wraps an answer from the cache, which reports its status, its age and whether it was a hit. */
export type InstrumentPage = (
  request: IncomingMessage,
  serve: (
    requestId: string,
    report: (status: number, found: Pick<Found<CachedPage>, 'result' | 'since'>) => void,
  ) => void,
) => void;

interface Pages {
  cache: PageCache;
  render: (address: string) => Promise<Response>;
  instrument: InstrumentPage;
  /** The shop's public address, where it has one. */
  store?: string | undefined;
}

/** Answers public pages from the cache; passes everything else on. */
export function servePages({cache, render, instrument, store}: Pages) {
  return (request: IncomingMessage, response: ServerResponse, passOn: () => void): void => {
    const address = addressOf(request, store);
    if (address === null) return passOn();
    // The worker says so: a made-up address of a product costs the shop a question.
    if (!cache.peek(address) && secondsUntilAsked(clientAddressOf(request)) > 0) return passOn();
    const encoding = bestEncoding(request);
    instrument(request, (requestId, report) => {
      const answer = (found: Found<CachedPage>, body: Buffer) => {
        send(found.value, {requestId, encoding, body}, request, response);
        report(found.value.status, found);
      };
      const pack = ({value}: Found<CachedPage>) => bodyOf(cache, address, value, encoding);
      const later = async (found: Found<CachedPage>) => [found, await pack(found)] as const;
      const found = cache.read(address, loadPage(render, address));
      const body = found instanceof Promise ? found : pack(found);
      if (!(found instanceof Promise) && !(body instanceof Promise)) return answer(found, body);
      void Promise.resolve(found)
        .then(later)
        .then((packed) => answer(...packed), passOn);
    });
  };
}

function addressOf(request: IncomingMessage, store: string | undefined): string | null {
  const {method = '', url = '', headers} = request;
  const target = publicPageAddress({method, target: url, accept: headers.accept});
  const origin = target === null ? null : originOf(request, store);
  return origin && origin + target;
}

/** One for each page, whatever a client writes into `Host`: its cache would be filled with copies. */
function originOf(request: IncomingMessage, store: string | undefined): string | null {
  const host = String(request.headers['x-forwarded-host'] ?? request.headers.host);
  const {hostname} = new URL(`http://${host}`);
  if (store !== undefined) return ownOrigin(hostname, store);
  const {localAddress = '', localPort} = request.socket;
  const reached = isLoopback(hostname) ? '127.0.0.1' : localAddress.replace('::ffff:', '');
  const isReached = isLoopback(hostname) || hostname === reached;
  return isReached ? `${protocolOf(request)}://${reached}:${localPort}` : null;
}

function send(
  page: CachedPage,
  {requestId, encoding, body}: {requestId: string; encoding: Encoding; body: Buffer},
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const headers = [...page.headers, 'X-Request-Id', requestId];
  if (page.status === 200 && isKnown(request, page)) {
    return void response.writeHead(304, headers).end();
  }
  const packing = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
  response.writeHead(page.status, [...headers, ...packing, 'Content-Length', String(body.length)]);
  response.end(body);
}

/** A request's own `Cache-Control` is ignored: it is meant for caches in between. */
const isKnown = ({headers}: IncomingMessage, {etag}: CachedPage) =>
  fresh({'if-none-match': headers['if-none-match']}, {etag});
