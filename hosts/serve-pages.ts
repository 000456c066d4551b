import type {IncomingMessage, ServerResponse} from 'node:http';
import type {TLSSocket} from 'node:tls';
import type {CacheResult} from '../app/platform/watch/measures.server.ts';
import {sharedPageAddress} from '../app/platform/shared-page.ts';
import type {Encoding, KeptPage} from './kept-page.ts';
import type {PageKeeper} from './page-keeper.ts';

/** Stands behind the address of a page for visitors who want not to be counted. */
export const privacySignal = '#gpc';

/** Stands around the answer from a kept page, which tells what was sent and whether somebody had to wait for it. */
export type PageWatch = (
  request: IncomingMessage,
  serve: (requestId: string, tell: (page: KeptPage, result: CacheResult) => void) => void,
) => void;

/** Answers pages that are alike for everyone from what is kept of them; passes everything else on. */
export function servePages(keeper: PageKeeper, watch: PageWatch) {
  return (request: IncomingMessage, response: ServerResponse, passOn: () => void): void => {
    const address = addressOf(request);
    if (address === null) return passOn();
    watch(request, (requestId, tell) => {
      const encoding = bestEncoding(request.headers['accept-encoding'] ?? '');
      const answer = (page: KeptPage, wasMade: boolean) => {
        send(page, {requestId, encoding}, request, response);
        tell(page, keeper.isFresh(page) ? (wasMade ? 'miss' : 'hit') : 'stale');
      };
      const packed = (page: KeptPage) => keeper.withBody(encoding, page, address);
      const page = keeper.get(address);
      const wasMade = page instanceof Promise;
      const found = wasMade ? page.then(packed) : packed(page);
      if (!(found instanceof Promise)) return answer(found, wasMade);
      void found.then((made) => answer(made, wasMade), passOn);
    });
  };
}

function addressOf({method = '', url = '', headers, socket}: IncomingMessage): string | null {
  const target = sharedPageAddress({method, target: url, cookies: headers.cookie});
  if (target === null) return null;
  const host = headers['x-forwarded-host'] ?? headers.host;
  const isSecure = (socket as Partial<TLSSocket>).encrypted === true;
  const protocol = headers['x-forwarded-proto'] ?? (isSecure ? 'https' : 'http');
  const signal = headers['sec-gpc'] === '1' ? privacySignal : '';
  return `${String(protocol)}://${String(host)}${target}${signal}`;
}

function send(
  page: KeptPage,
  {requestId, encoding}: {requestId: string; encoding: Encoding},
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const headers = [...page.headers, 'X-Request-Id', requestId];
  if (page.status === 200 && request.headers['if-none-match']?.includes(page.etag)) {
    response.writeHead(304, headers);
    response.end();
    return;
  }
  const body = page.bodies[encoding] ?? Buffer.alloc(0);
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
  response.writeHead(page.status, [...headers, 'Content-Length', String(body.length)]);
  response.end(request.method === 'HEAD' ? undefined : body);
}

const takes = (accepted: string, encoding: string) =>
  accepted.includes(encoding) &&
  !new RegExp(`${encoding}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(accepted);

function bestEncoding(accepted: string): Encoding {
  if (takes(accepted, 'br')) return 'br';
  return takes(accepted, 'gzip') ? 'gzip' : 'identity';
}
