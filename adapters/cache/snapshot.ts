import type {LoadingCache} from './loading-cache';
import type {Entry} from './cache-options';

/** Where a process finds what the one before it knew: a folder, or a bucket of an edge host. */
export interface SnapshotStore {
  get(name: string): Promise<{body: ReadableStream<Uint8Array<ArrayBuffer>>} | null>;
  /** All of it, or nothing. */
  put(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<unknown>;
}

/** What a snapshot has of one cache, a line each. */
export interface SnapshotPart {
  lines(): unknown[];
  restore(lines: unknown[]): void;
  /** What changed since is gone; the rest is as it was found at that time. */
  confirm(now: number): void;
  clear(): void;
}

export const partOf = <Value extends {}>(cache: LoadingCache<Value>): SnapshotPart => ({
  lines: () => cache.entries(),
  restore: (lines) => cache.restore(lines as [string, Entry<Value>][]),
  confirm: (now) => cache.confirm(now),
  clear: () => cache.clear(),
});

/** Without the list the rest is of little use. */
export type SnapshotParts = Record<string, SnapshotPart> & {list: SnapshotPart};

/** The lines of each part as they are at one time. */
export const linesOfParts = (parts: SnapshotParts) =>
  Object.entries(parts).map(([name, part]) => ({name, lines: part.lines()}));
type LinesOfParts = ReturnType<typeof linesOfParts>;

export const countLines = (ofParts: LinesOfParts): number =>
  ofParts.reduce((sum, {lines}) => sum + lines.length, 0);

/** So many lines are written before other work has its turn. */
const linesAtOnce = 500;
const toBytes = new TextEncoder();

/** JSON lines, packed: `head`, those of the parts, and how many they are. gzip has the checksum. */
export async function packSnapshot(
  head: object,
  ofParts: LinesOfParts,
): Promise<Uint8Array<ArrayBuffer>> {
  const gzip = new CompressionStream('gzip');
  const writer = gzip.writable.getWriter();
  const write = (lines: unknown[]) =>
    writer.write(toBytes.encode(lines.map((line) => `${JSON.stringify(line)}\n`).join('')));
  async function writeAll() {
    await write([head]);
    for (const {name, lines} of ofParts)
      for (let at = 0; at < lines.length; at += linesAtOnce)
        await write(lines.slice(at, at + linesAtOnce).map((line) => [name, line]));
    await write([{count: countLines(ofParts)}]);
    await writer.close();
  }
  const [packed] = await Promise.all([new Response(gzip.readable).arrayBuffer(), writeAll()]);
  return new Uint8Array(packed);
}

interface Unpacked<Head> {
  head: Head;
  /** Of each part, by its name. */
  lines: Map<string, unknown[]>;
}

/** Null for what is not whole, or not `isWanted` by its head. */
export async function unpackSnapshot<Head>(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  isWanted: (head: Head) => boolean,
): Promise<Unpacked<Head> | null> {
  const lines = new Map<string, unknown[]>();
  let head: Head | undefined;
  let count = 0;
  let end: {count: number} | undefined;
  for await (const some of linesOf(body.pipeThrough(new DecompressionStream('gzip'))))
    for (const line of some) {
      if (head === undefined) {
        head = line as Head;
        if (!isWanted(head)) return null;
      } else if (Array.isArray(line)) {
        const [name, value] = line as [string, unknown];
        const found = lines.get(name) ?? [];
        lines.set(name, found);
        found.push(value);
        count += 1;
      } else end = line as {count: number};
    }
  return head !== undefined && end?.count === count ? {head, lines} : null;
}

/** JSON, a value each line; as many at a time as come. */
async function* linesOf(bytes: ReadableStream<Uint8Array<ArrayBuffer>>) {
  let rest = '';
  for await (const text of bytes.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    yield lines.map((line) => JSON.parse(line) as unknown);
  }
  if (rest !== '') yield [JSON.parse(rest) as unknown];
}
