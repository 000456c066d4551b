import {addTypenameToDocument} from '@apollo/client/utilities';
import {print} from 'graphql';
import {z} from 'zod';
import {CommerceError, type BrokenProduct} from '~adapters/commerce';
import {parseJson} from '~adapters/http';
import {ProductsByIdsDocument} from '~graphql/generated/documents';
import {toPluginAddress} from '../plugin-address';
import {basicAuthorization, type ShopConnection} from '../shop-connection';
import type {ListedNode} from './nodes';

const operation = 'GetListed';

/** The shop answers anew what has just changed, and the line waits for that. */
const longestPauseMs = 60_000;

const head = z.object({
  mark: z.string().min(1).max(100),
  shop: z.string(),
  currency: z.string(),
  document: z.string(),
  count: z.int().nonnegative(),
});
type Head = z.output<typeof head>;
const refusal = z.object({code: z.string()});

type Line = ListedNode | {databaseId: number; broken: string} | {end: true; count: number};

/** The shop's list as its plugin keeps it, product by product. */
export interface ListedStream extends Head {
  /** As GraphQL answers them, newest first. Throws a CommerceError unless all of them have come. */
  nodes: AsyncIterable<ListedNode>;
  /** Those at which the shop breaks; filled while the others are read. */
  broken: BrokenProduct[];
}

/**
 * Null where the shop keeps none: it has no plugin, or another version of it. `not ready`: so much has changed that the
 * shop is still making it. `listed`: the client's own.
 */
export async function readListedStream(
  connection: ShopConnection,
  listed: string[],
): Promise<ListedStream | 'not ready' | null> {
  const document = await nameOf(listed);
  const {pretty, plain} = toPluginAddress(connection.endpoint);
  const query = new URLSearchParams({document});
  // Without permalinks WordPress answers the first with a page.
  for (const address of [pretty, plain]) {
    const lines = await requestLines(connection, address('/products/listed', query));
    const first = parseJson(lines ? await firstOf(lines) : '');
    const read = head.safeParse(first);
    if (lines && read.success && read.data.document === document) {
      const found: BrokenProduct[] = [];
      return {...read.data, nodes: readNodes(lines, found), broken: found};
    }
    await lines?.return();
    const refused = refusal.safeParse(first);
    if (refused.success) return refused.data.code === 'not_ready' ? 'not ready' : null;
  }
  return null;
}

const firstOf = async (lines: AsyncGenerator<string, void>) =>
  lines.next().then(
    ({value}) => value ?? '',
    () => '',
  );

/** The name of a question: of the very text that is sent, and of the entries that it asks for. */
async function nameOf(listed: string[]): Promise<string> {
  const text = print(addTypenameToDocument(ProductsByIdsDocument)) + listed.join(',');
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function requestLines(connection: ShopConnection, address: string) {
  const controller = new AbortController();
  const patience = setTimeout(() => controller.abort(), longestPauseMs);
  try {
    const {body} = await (connection.fetch ?? fetch)(address, {
      headers: {Authorization: basicAuthorization(connection)},
      redirect: 'manual',
      signal: controller.signal,
    });
    return body && linesOf(body, controller);
  } catch {
    return null;
  } finally {
    clearTimeout(patience);
  }
}

async function* linesOf(body: ReadableStream<Uint8Array>, controller: AbortController) {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = '';
  try {
    for (;;) {
      const patience = setTimeout(() => controller.abort(), longestPauseMs);
      const {done, value} = await reader.read().finally(() => clearTimeout(patience));
      const lines = (rest + decoder.decode(value, {stream: !done})).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
      if (!done) continue;
      yield rest;
      return;
    }
  } finally {
    controller.abort();
  }
}

async function* readNodes(
  lines: AsyncGenerator<string, void>,
  found: BrokenProduct[],
): AsyncGenerator<ListedNode, void> {
  let count = 0;
  try {
    for await (const text of lines) {
      const line = JSON.parse(text) as Line;
      if ('end' in line) {
        if (line.count === count) return;
        break;
      }
      count += 1;
      if (!('broken' in line)) yield line;
      else found.push({databaseId: line.databaseId, name: null, reason: line.broken});
    }
  } catch {
    throw brokenOff();
  }
  throw brokenOff();
}

/** As far as it came it may be any part of it. */
const brokenOff = () =>
  new CommerceError('http', operation, 'The shop’s list broke off before its end.');
