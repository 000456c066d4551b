import {expect, test} from 'vitest';
import {GetProductsDocument} from '~graphql/generated/documents';
import {readCatalogue} from './catalogue-pages';
import type {ShopClient} from '../client';

interface Answering {
  pages: number;
  /** Before a page is answered; `after` is null for the first. */
  answer?: (after: string | null) => Promise<void> | void;
}

/** A shop of so many pages, all of them empty; it counts those that are requested, beside the cursors between them. */
function aShop({pages, answer = () => {}}: Answering) {
  const requested: (string | null)[] = [];
  const query = async (document: unknown, {after}: {after: string | null}) => {
    if (document === GetProductsDocument) {
      requested.push(after);
      await answer(after);
    }
    const place = Number(after ?? 0) + 1;
    const pageInfo = {hasNextPage: place < pages, endCursor: String(place)};
    return {data: {products: {nodes: [], edges: [], pageInfo}}, problems: []};
  };
  return {client: {query} as unknown as ShopClient, requested};
}

test('the last page is the last that is requested, though it has a cursor, too', async () => {
  const {client, requested} = aShop({pages: 4});
  expect(await readCatalogue(client)).toEqual({products: [], problem: null});
  expect(requested).toEqual([null, '1', '2', '3']);
});

test('three pages are requested at one time', async () => {
  let [now, most] = [0, 0];
  const answer = async () => {
    most = Math.max(most, (now += 1));
    await new Promise(setImmediate);
    now -= 1;
  };
  await readCatalogue(aShop({pages: 20, answer}).client);
  expect(most).toBe(3);
});

test('a list that never ends is read as far as a site map reaches, and says so', async () => {
  const {client, requested} = aShop({pages: Infinity});
  const {problem} = await readCatalogue(client);
  expect(problem).toBe('The shop has more products than can be listed.');
  expect(requested).toHaveLength(490);
});

test('a shop that fails at page after page is left alone, and what it said is told', async () => {
  const answer = (after: string | null) => {
    if (after !== null) throw new Error('The shop is down.');
  };
  const {client, requested} = aShop({pages: 100, answer});
  expect((await readCatalogue(client)).problem).toBe('The shop is down.');
  expect(requested.length).toBeLessThan(12);
});
