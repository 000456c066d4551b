import {expect, test} from 'vitest';
import {CommerceError} from '~adapters/commerce';
import {readListedStream} from './listed-stream';

// Rules: Changes in the shop.

type Lines = (document: string) => object[];

const head = (document: string) => ({
  mark: '7-a',
  shop: 'https://shop.example',
  currency: 'USD',
  document,
  count: 2,
});
const products: Lines = (document) => [head(document), {databaseId: 2}, {databaseId: 1}];

/** The answer of a shop's plugin, which comes in pieces of a few bytes. */
const read = (lines: Lines, status = 200) =>
  readListedStream(
    {
      endpoint: 'https://shop.example/graphql',
      username: 'storefront',
      applicationPassword: 'secret',
      fetch: async (address) => {
        const document =
          new URL(address instanceof Request ? address.url : address).searchParams.get(
            'document',
          ) ?? '';
        const texts = lines(document).map((line) => JSON.stringify(line));
        return new Response(inPieces(new TextEncoder().encode(texts.join('\n'))), {status});
      },
    },
    ['_bellyful_mark'],
  );

const inPieces = (bytes: Uint8Array) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 7) controller.enqueue(bytes.slice(at, at + 7));
      controller.close();
    },
  });

async function idsOf(lines: Lines) {
  const stream = await read(lines);
  if (stream === null || stream === 'not ready') throw new TypeError('No list');
  const ids: number[] = [];
  for await (const {databaseId} of stream.nodes) ids.push(databaseId);
  return {mark: stream.mark, ids, broken: stream.broken};
}

test('the shop’s list is read product by product, with those at which it breaks', async () => {
  const lines: Lines = (document) => [
    ...products(document),
    {databaseId: 3, broken: 'Internal server error'},
    {end: true, count: 3},
  ];
  expect(await idsOf(lines)).toEqual({
    mark: '7-a',
    ids: [2, 1],
    broken: [{databaseId: 3, name: null, reason: 'Internal server error'}],
  });
});

test.each<[string, Lines]>([
  ['without its end', products],
  ['of another number', (document) => [...products(document), {end: true, count: 3}]],
  ['with half a line', (document) => [...products(document), {toJSON: () => undefined}]],
])('a list %s is none', async (_what, lines) => {
  await expect(idsOf(lines)).rejects.toBeInstanceOf(CommerceError);
});

test.each<[string, Lines, number, null | 'not ready']>([
  ['keeps answers to another question', () => [head('other')], 200, null],
  ['has no such plugin', () => [{code: 'rest_no_route'}], 404, null],
  ['refuses', () => [{code: 'other_document'}], 409, null],
  ['is still making it', () => [{code: 'not_ready'}], 409, 'not ready'],
])('a shop that %s has no list', async (_what, lines, status, found) => {
  expect(await read(lines, status)).toBe(found);
});
