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
  isPackedWell: boolean;
  /** Milliseconds since 1970. */
  madeAt: number;
  tags: PageTags;
}

/** At once for whoever waits for the page, and ten times as long, behind the answers, for a page that is asked for again. */
const brotliQuality = {soon: 4, well: 9};

interface Making {
  /** Where the page stands. */
  path: string;
  madeAt: number;
  isKept: boolean;
  /** The page that was kept before: mostly nothing has changed. */
  before?: KeptPage | undefined;
}

/** Of the worker's answer. */
export async function toKeptPage(
  answer: Response,
  {path, madeAt, isKept, before}: Making,
): Promise<KeptPage> {
  const identity = Buffer.from(await answer.arrayBuffer());
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const same = before?.etag === etag ? before : null;
  const bodies = same?.bodies ?? (await pack(identity));
  const common = toRawHeaders(answer.headers, etag, isKept);
  return {
    status: answer.status,
    etag,
    bodies,
    headers: {
      unchanged: common,
      identity: [...common, 'Content-Length', String(identity.length)],
      gzip: packedHeaders(common, 'gzip', bodies.gzip),
      br: packedHeaders(common, 'br', bodies.br),
    },
    size: sizeOf(bodies),
    isPackedWell: same?.isPackedWell ?? false,
    madeAt,
    tags: same?.tags ?? tagsOf(identity.toString('utf8'), path),
  };
}

/** Makes it smaller where it stands. */
export async function packWell(page: KeptPage): Promise<void> {
  const br = await compress(page.bodies.identity, brotliQuality.well);
  page.bodies = {...page.bodies, br};
  page.headers = {...page.headers, br: packedHeaders(page.headers.unchanged, 'br', br)};
  page.size = sizeOf(page.bodies);
  page.isPackedWell = true;
}

async function pack(identity: Buffer): Promise<KeptPage['bodies']> {
  const [zipped, br] = await Promise.all([
    toGzip(identity),
    compress(identity, brotliQuality.soon),
  ]);
  return {identity, gzip: zipped, br};
}

const sizeOf = ({identity, gzip: zipped, br}: KeptPage['bodies']) =>
  identity.length + zipped.length + br.length;

const packedHeaders = (common: string[], encoding: Encoding, {length}: Buffer) => [
  ...common,
  'Content-Encoding',
  encoding,
  'Content-Length',
  String(length),
];

const compress = (bytes: Buffer, quality: number) =>
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
