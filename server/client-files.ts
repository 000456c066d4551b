import sirv, {type RequestHandler} from 'sirv';
import {bestEncoding} from './cached-page.ts';

const aWeek = 7 * 24 * 60 * 60;

/**
 * Serves the built files: hashed assets for a year, pictures for a week, text precompressed beside its original.
 * All of them are looked up when the first is requested: the first page need not wait for that.
 */
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
      response.setHeader('Server-Timing', 'file');
      response.setHeader(
        'Cache-Control',
        pathname.startsWith('/assets/')
          ? 'public, max-age=31536000, immutable'
          : `public, max-age=${aWeek}, stale-while-revalidate=${aWeek}`,
      );
    },
  });
