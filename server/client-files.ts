import path from 'node:path';
import sirv, {type RequestHandler} from 'sirv';
import {filePolicy, transportPolicy} from '../app/server/http/security.ts';
import {bestEncoding} from './cached-page.ts';
import {protocolOf} from './forwarded.ts';

/** Files of text, which say what letters they are in. */
const textTypes: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.vtt': 'text/vtt',
};

const aWeek = 7 * 24 * 60 * 60;

/** Serves the built files: hashed assets for a year, pictures for a week, text precompressed beside its original. */
export function serveFiles(directory: string): RequestHandler {
  let files: RequestHandler | undefined;
  return (request, response, next) => {
    // sirv sends whatever is named, also what is refused (`br;q=0`).
    request.headers['accept-encoding'] = bestEncoding(request);
    (files ??= openFiles(directory))(request, response, next);
  };
}

const openFiles = (directory: string): RequestHandler =>
  sirv(directory, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, pathname) {
      response.setHeader('X-Content-Type-Options', 'nosniff');
      response.setHeader('Content-Security-Policy', filePolicy);
      if (protocolOf(response.req) === 'https')
        response.setHeader('Strict-Transport-Security', transportPolicy);
      const type = textTypes[path.extname(pathname)];
      if (type) response.setHeader('Content-Type', `${type}; charset=utf-8`);
      response.setHeader('Server-Timing', 'file');
      response.setHeader(
        'Cache-Control',
        pathname.startsWith('/assets/')
          ? 'public, max-age=31536000, immutable'
          : `public, max-age=${aWeek}, stale-while-revalidate=${aWeek}`,
      );
    },
  });
