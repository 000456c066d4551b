import {createHash} from 'node:crypto';
import {promisify} from 'node:util';
import {brotliCompress, brotliDecompress, constants, gzip} from 'node:zlib';
import {isForEveryone, isGone} from '../app/platform/cache-policy.ts';
import {ofProducts, tagsOf} from '../app/platform/page-tags.ts';
import type {Keepable, Made, PageKeeper} from './page-keeper.ts';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);

export type Encoding = 'br' | 'gzip' | 'identity';

/** One rendering of a page, as the bytes that go out. */
export interface KeptPage extends Keepable {
  status: number;
  etag: string;
  /** Brotli always, a sixth of the page; the others from when somebody asks for them (`addBody`). */
  bodies: {br: Buffer; gzip?: Buffer; identity?: Buffer};
  /** Names and values in turn, as `writeHead` takes them; the same for every visitor and encoding. */
  headers: string[];
}

/** Kept: 1% more bytes than 9 in a tenth of its time, and a twentieth of its memory: 3 ms a page. */
const brotliQuality = {kept: 6, once: 4};

interface Making {
  /** Where the page stands. */
  path: string;
  madeAt: number;
  isKept: boolean;
  /** The page that was kept before: mostly nothing has changed. */
  before?: KeptPage | undefined;
}

/** Keeps what the worker renders for nobody in particular, where everyone may see it. */
export const keepingPages =
  (render: (address: string) => Promise<Response>) =>
  async (
    address: string,
    madeAt: number,
    before: KeptPage | undefined,
  ): Promise<Made<KeptPage>> => {
    const answer = await render(address);
    const isKept = isForEveryone(answer);
    const {pathname: path} = new URL(address);
    const page = await toKeptPage(answer, {path, madeAt, isKept, before});
    return {page, outcome: isKept ? 'whole' : isGone(answer.status) ? 'gone' : 'lacking'};
  };

/** Of the worker's answer. */
async function toKeptPage(
  answer: Response,
  {path, madeAt, isKept, before}: Making,
): Promise<KeptPage> {
  const identity = Buffer.from(await answer.arrayBuffer());
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const same = before?.etag === etag ? before : null;
  const page = {
    status: answer.status,
    etag,
    bodies: same?.bodies ?? {br: alone(await pack(identity, brotliQuality.kept))},
    headers: toRawHeaders(answer.headers, etag, isKept),
    size: 0,
    madeAt,
    tags: same?.tags ?? new Set(ofProducts(tagsOf(identity.toString('utf8'), path))),
  };
  return weighed(page);
}

/** The kept page's bytes, so packed: a promise where nobody asked for them so before. */
export function bodyOf(
  keeper: PageKeeper<KeptPage>,
  encoding: Encoding,
  page: KeptPage,
  address: string,
): Buffer | Promise<Buffer> {
  return (
    page.bodies[encoding] ??
    addBody(page, encoding).then((body) => {
      keeper.weighAgain(page, address);
      return body;
    })
  );
}

async function addBody(page: KeptPage, encoding: Encoding): Promise<Buffer> {
  const identity = await plainOf(page);
  const body = encoding === 'gzip' ? alone(await toGzip(identity)) : identity;
  page.bodies = {...page.bodies, [encoding]: body};
  weighed(page);
  return body;
}

/** What goes out once, so packed. */
export async function packOnce(identity: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return identity;
  return encoding === 'gzip' ? toGzip(identity) : pack(identity, brotliQuality.once);
}

const plainOf = async ({bodies}: KeptPage) => bodies.identity ?? alone(await fromBrotli(bodies.br));

function weighed(page: KeptPage): KeptPage {
  const {br, gzip: zipped, identity} = page.bodies;
  const around = [...page.headers, ...page.tags].join('').length;
  page.size = br.length + (zipped?.length ?? 0) + (identity?.length ?? 0) + around;
  return page;
}

const pack = (bytes: Buffer, quality: number) =>
  toBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/** What Node packs is a piece of a block of 64 KiB, which would be kept with it: a copy is the piece alone. */
const alone = (piece: Buffer) => Buffer.from(new Uint8Array(piece).buffer);

/** Of one visit only; a kept page is many. */
const leftOut = new Set(['x-request-id', 'content-length', 'server-timing', 'vary']);

function toRawHeaders(headers: Headers, etag: string, isKept: boolean): string[] {
  const pairs = [...headers].filter(([name]) => !leftOut.has(name));
  const vary = [headers.get('Vary'), 'Accept-Encoding'].filter(Boolean).join(', ');
  const timing = isKept ? 'kept' : (headers.get('Server-Timing') ?? 'answer');
  return [...pairs.flat(), 'ETag', etag, 'Vary', vary, 'Server-Timing', timing];
}
