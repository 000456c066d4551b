import {expect, test} from 'vitest';
import {ProductCursorsDocument} from '~graphql/generated/documents';
import {readCatalogue} from './catalogue-pages';
import type {ShopClient} from '../client';

interface Answering {
  pages: number;
  /** Before a page is answered; `after` is null for the first. */
  answer?: (after: string | null) => Promise<void> | void;
}

/** A shop of so many pages of the list, a product on each; it counts what is requested. */
function aShop({pages, answer = () => {}}: Answering) {
  const requested: (string | null)[] = [];
  const read: number[] = [];
  async function query(
    document: unknown,
    variables: {after: string | null; databaseIds: number[]},
  ) {
    if (document !== ProductCursorsDocument) {
      read.push(...variables.databaseIds);
      return {data: {products: {nodes: []}}, problems: []};
    }
    const {after} = variables;
    requested.push(after);
    await answer(after);
    const place = Number(after ?? 0) + 1;
    const pageInfo = {hasNextPage: place < pages, endCursor: String(place)};
    const edges = [{cursor: btoa(`arrayconnection:${place}`)}];
    return {data: {products: {edges, pageInfo}}, problems: []};
  }
  return {client: {query} as unknown as ShopClient, requested, read};
}

test('each page is read, and the last is the last that is requested, though it has a cursor, too', async () => {
  const {client, requested, read} = aShop({pages: 4});
  expect(await readCatalogue(client)).toEqual({products: []});
  expect(requested).toEqual([null, '1', '2', '3']);
  expect(read).toEqual([1, 2, 3, 4]);
});

test('a page is requested while the one before it is read, and no more', async () => {
  let [now, most] = [0, 0];
  const answer = async () => {
    most = Math.max(most, (now += 1));
    await new Promise(setImmediate);
    now -= 1;
  };
  await readCatalogue(aShop({pages: 20, answer}).client);
  expect(most).toBe(1);
});

test('a shop that fails is left alone, and what it said is told', async () => {
  const answer = (after: string | null) => {
    if (after !== null) throw new Error('The shop is down.');
  };
  const {client, requested} = aShop({pages: 100, answer});
  await expect(readCatalogue(client)).rejects.toThrow('The shop is down.');
  expect(requested).toEqual([null, '1']);
});

test('that a part has come is told after each page', async () => {
  let told = 0;
  await readCatalogue(aShop({pages: 3}).client, () => (told += 1));
  expect(told).toBe(3);
});
