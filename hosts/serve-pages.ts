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
      const answer = (page: KeptPage, wasMade: boolean) => {
        send(page, requestId, request, response);
        tell(page, keeper.isFresh(page) ? (wasMade ? 'miss' : 'hit') : 'stale');
      };
      const page = keeper.get(address);
      if (!(page instanceof Promise)) return answer(page, false);
      void page.then((made) => answer(made, true), passOn);
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
  requestId: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const {'if-none-match': known, 'accept-encoding': accepted} = request.headers;
  const own = ['X-Request-Id', requestId];
  if (page.status === 200 && known?.includes(page.etag)) {
    response.writeHead(304, [...page.headers.unchanged, ...own]);
    response.end();
    return;
  }
  const encoding = bestEncoding(accepted ?? '');
  response.writeHead(page.status, [...page.headers[encoding], ...own]);
  response.end(request.method === 'HEAD' ? undefined : page.bodies[encoding]);
}

const takes = (accepted: string, encoding: string) =>
  accepted.includes(encoding) &&
  !new RegExp(`${encoding}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(accepted);

function bestEncoding(accepted: string): Encoding {
  if (takes(accepted, 'br')) return 'br';
  return takes(accepted, 'gzip') ? 'gzip' : 'identity';
}
