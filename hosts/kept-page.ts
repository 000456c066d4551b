import {createHash} from 'node:crypto';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {tagsOf, type PageTags} from '../app/platform/page-tags.ts';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

export type Encoding = 'br' | 'gzip' | 'identity';

/** One rendering of a page, as the bytes that go out. */
export interface KeptPage {
  status: number;
  etag: string;
  bodies: Record<Encoding, Buffer>;
  /** Names and values in turn, as `writeHead` takes them; the same for every visitor. */
  headers: Record<Encoding | 'unchanged', string[]>;
  /** What it weighs in memory, in bytes. */
  size: number;
  /** Milliseconds since 1970. */
  madeAt: number;
  tags: PageTags;
}

/** A page that is kept is compressed once and sent many times; any other is sent once. */
const brotliQuality = {kept: 9, once: 4};

interface Making {
  /** Where the page stands. */
  path: string;
  madeAt: number;
  isKept: boolean;
}

/** Of the worker's answer. */
export async function toKeptPage(
  answer: Response,
  {path, madeAt, isKept}: Making,
): Promise<KeptPage> {
  const identity = Buffer.from(await answer.arrayBuffer());
  const [zipped, br] = await Promise.all([
    toGzip(identity),
    compressWell(identity, brotliQuality[isKept ? 'kept' : 'once']),
  ]);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const common = toRawHeaders(answer.headers, etag, isKept);
  return {
    status: answer.status,
    etag,
    bodies: {identity, gzip: zipped, br},
    headers: {
      unchanged: common,
      identity: [...common, 'Content-Length', String(identity.length)],
      gzip: [...common, 'Content-Encoding', 'gzip', 'Content-Length', String(zipped.length)],
      br: [...common, 'Content-Encoding', 'br', 'Content-Length', String(br.length)],
    },
    size: identity.length + zipped.length + br.length,
    madeAt,
    tags: tagsOf(identity.toString('utf8'), path),
  };
}

const compressWell = (bytes: Buffer, quality: number) =>
  toBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/** Of one visit only; a kept page is many. */
const leftOut = new Set(['x-request-id', 'content-length', 'server-timing', 'vary']);

function toRawHeaders(headers: Headers, etag: string, isKept: boolean): string[] {
  const pairs = [...headers].filter(([name]) => !leftOut.has(name));
  const vary = [headers.get('Vary'), 'Accept-Encoding'].filter(Boolean).join(', ');
  const timing = isKept ? 'kept' : (headers.get('Server-Timing') ?? 'answer');
  return [...pairs.flat(), 'ETag', etag, 'Vary', vary, 'Server-Timing', timing];
}
