import type {IncomingMessage, ServerResponse} from 'node:http';
import type {TLSSocket} from 'node:tls';
import type {CacheResult} from '../app/platform/watch/measures.server.ts';
import {isSignedIn, sharedPageAddress} from '../app/platform/shared-page.ts';
import {bodyOf, type Encoding, type KeptPage} from './kept-page.ts';
import type {PageKeeper} from './page-keeper.ts';
import type {OwnPage, ShopperPages} from './shopper-pages.ts';

/** Stands behind the address of a page for visitors who want not to be counted. */
export const privacySignal = '#gpc';

/** What is told of a page that went out. */
type Sent = Pick<KeptPage, 'status' | 'madeAt'>;

/** Stands around the answer from a kept page, which tells what was sent and whether somebody had to wait for it. */
export type PageWatch = (
  request: IncomingMessage,
  serve: (requestId: string, tell: (page: Sent, result: CacheResult) => void) => void,
) => void;

interface Pages {
  everyones: PageKeeper<KeptPage>;
  shoppers: ShopperPages;
  watch: PageWatch;
}

/** Answers pages that are alike for all visitors, or for all shoppers, from what is kept; passes everything else on. */
export function servePages(pages: Pages) {
  return (request: IncomingMessage, response: ServerResponse, passOn: () => void): void => {
    const address = addressOf(request);
    if (address === null) return passOn();
    const {cookie} = request.headers;
    if (cookie === undefined || !isSignedIn(cookie))
      return serveEveryone(pages, {address, request, response, passOn});
    if (request.method !== 'GET' || !pages.shoppers.mayKeep(address)) return passOn();
    return serveShopper(pages, {address, cookie, request, response, passOn});
  };
}

interface Visit {
  address: string;
  request: IncomingMessage;
  response: ServerResponse;
  passOn: () => void;
}

function serveEveryone({everyones, watch}: Pages, {address, request, response, passOn}: Visit) {
  const encoding = bestEncoding(request.headers['accept-encoding'] ?? '');
  watch(request, (requestId, tell) => {
    const answer = (page: KeptPage, body: Buffer, wasMade: boolean) => {
      send(page, {requestId, encoding, body}, request, response);
      tell(page, everyones.isFresh(page) ? (wasMade ? 'miss' : 'hit') : 'stale');
    };
    const page = everyones.get(address);
    const bodyFor = (found: KeptPage) => bodyOf(everyones, encoding, found, address);
    const later = async (made: KeptPage) => [made, await bodyFor(made)] as const;
    if (page instanceof Promise)
      return void page.then(later).then(([made, body]) => answer(made, body, true), passOn);
    const body = bodyFor(page);
    if (!(body instanceof Promise)) return answer(page, body, false);
    void body.then((packed) => answer(page, packed, false), passOn);
  });
}

function serveShopper({shoppers, watch}: Pages, visit: Visit & {cookie: string}) {
  const {address, cookie, request, response, passOn} = visit;
  const encoding = bestEncoding(request.headers['accept-encoding'] ?? '');
  watch(request, (requestId, tell) => {
    const answer = (page: OwnPage) => {
      const own = [
        'X-Request-Id',
        requestId,
        'Server-Timing',
        page.timing,
        'Vary',
        'Accept-Encoding',
      ];
      write(response, {...page, encoding, headers: [...page.headers, ...own]});
      tell(page, page.isFresh ? 'hit' : 'stale');
    };
    void shoppers
      .find(address, cookie, encoding)
      .then((page) => (page ? answer(page) : passOn()), passOn);
  });
}

interface Written {
  status: number;
  headers: string[];
  body: Buffer;
  encoding: Encoding;
}

function write(
  response: ServerResponse,
  {status, headers, body, encoding}: Written,
  isHead = false,
) {
  const packing = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
  response.writeHead(status, [...headers, ...packing, 'Content-Length', String(body.length)]);
  response.end(isHead ? undefined : body);
}

function addressOf({method = '', url = '', headers, socket}: IncomingMessage): string | null {
  const target = sharedPageAddress({method, target: url, cookies: undefined});
  if (target === null) return null;
  const host = headers['x-forwarded-host'] ?? headers.host;
  const isSecure = (socket as Partial<TLSSocket>).encrypted === true;
  const protocol = headers['x-forwarded-proto'] ?? (isSecure ? 'https' : 'http');
  const signal = headers['sec-gpc'] === '1' ? privacySignal : '';
  return `${String(protocol)}://${String(host)}${target}${signal}`;
}

function send(
  page: KeptPage,
  {requestId, ...packed}: {requestId: string; encoding: Encoding; body: Buffer},
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const headers = [...page.headers, 'X-Request-Id', requestId];
  if (page.status === 200 && request.headers['if-none-match']?.includes(page.etag)) {
    response.writeHead(304, headers);
    response.end();
    return;
  }
  write(response, {status: page.status, headers, ...packed}, request.method === 'HEAD');
}

const takes = (accepted: string, encoding: string) =>
  accepted.includes(encoding) &&
  !new RegExp(`${encoding}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(accepted);

function bestEncoding(accepted: string): Encoding {
  if (takes(accepted, 'br')) return 'br';
  return takes(accepted, 'gzip') ? 'gzip' : 'identity';
}
