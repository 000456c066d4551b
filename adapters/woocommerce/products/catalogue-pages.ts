import {
  CommerceError,
  inOwnersOrder,
  shopCurrency,
  type BrokenProduct,
  type CatalogueList,
  type ListedProduct,
  type ListReading,
} from '~adapters/commerce';
import {ProductCursorsDocument, ProductsByIdsDocument} from '~graphql/generated/documents';
import type {ShopClient} from '../client';
import type {ShopConnection} from '../shop-connection';
import {readListedStream} from './listed-stream';
import type {ListedNode} from './nodes';
import {throwProblems, readAnswer} from '../problems';
import {toListedProduct} from './to-product';

/** WooGraphQL gives no more in one answer. */
export const largestPage = 100;

/** Apollo would keep a copy of all; and a busy shop takes long for a hundred products. */
const options = {fresh: true, inBackground: true} as const;

function listIn<List>(operation: string, list: List | null | undefined, problems: string[]): List {
  throwProblems(operation, problems);
  if (list) return list;
  throw new CommerceError('graphql', operation, 'The shop answered no list of products.');
}

/** Who stands on a page of the list, and what asks for the next one; null at the end. */
async function requestPage(client: ShopClient, after: string | null) {
  const variables = {first: largestPage, after};
  const {data, problems} = await client.query(ProductCursorsDocument, variables, options);
  const {edges, pageInfo} = listIn('ProductCursors', data?.products, problems);
  return {
    databaseIds: edges.map(({cursor}) => toDatabaseId(cursor ?? '')),
    // Drafts may take every slot of a page: then there is "more" but no cursor to ask with.
    next: pageInfo.hasNextPage ? pageInfo.endCursor : null,
  };
}

/** A cursor of WPGraphQL is `arrayconnection:671` in base64. */
const toDatabaseId = (cursor: string) => Number(atob(cursor).split(':').at(-1));

export async function requestListed(
  client: ShopClient,
  databaseIds: number[],
): Promise<ListedProduct[]> {
  if (databaseIds.length === 0) return [];
  const variables = {databaseIds: databaseIds.slice(0, largestPage), listed: client.listed};
  const {data, problems} = await client.query(ProductsByIdsDocument, variables, options);
  const {nodes} = listIn('ProductsByIds', data?.products, problems);
  return readAnswer('ProductsByIds', () => toListedProducts(nodes));
}

/** A cut of a long text would keep all of it in memory: the copy holds what is listed alone. */
const toListedProducts = (nodes: ListedNode[]): ListedProduct[] =>
  structuredClone(nodes.map(toListedProduct));

/** Those of a page, and, without a name, those that the shop breaks at. */
interface Found {
  products: ListedProduct[];
  broken: BrokenProduct[];
}

/** Without any product among their answers the shop is down. With one, halves are at most twice as many as products. */
const mostQuestions = 60;

/** Halves what the shop breaks at until the product stands alone (rules: A product that breaks). */
async function requestInHalves(
  client: ShopClient,
  databaseIds: number[],
  questions = {left: mostQuestions},
): Promise<Found> {
  questions.left -= 1;
  try {
    const products = await requestListed(client, databaseIds);
    if (products.length > 0) questions.left = Infinity;
    return {products, broken: []};
  } catch (error) {
    const isBroken = error instanceof CommerceError && error.kind === 'graphql';
    if (!isBroken || questions.left <= 0) throw error;
    const [databaseId = 0, ...others] = databaseIds;
    if (others.length === 0)
      return {products: [], broken: [{databaseId, name: null, reason: error.message}]};
    const middle = databaseIds.length >> 1;
    const one = await requestInHalves(client, databaseIds.slice(0, middle), questions);
    const other = await requestInHalves(client, databaseIds.slice(middle), questions);
    return {products: one.products.concat(other.products), broken: one.broken.concat(other.broken)};
  }
}

const toList = (products: ListedProduct[], broken: BrokenProduct[]): CatalogueList => ({
  products: inOwnersOrder(products),
  ...(broken.length > 0 && {broken}),
});

/**
 * The complete list of a shop that keeps none: who stands on a page is asked while the products of the one before it
 * arrive. `onProgress`: a part of it has come.
 */
export async function readCatalogue(
  client: ShopClient,
  onProgress = () => {},
): Promise<CatalogueList> {
  const products: ListedProduct[] = [];
  const broken: BrokenProduct[] = [];
  const asked = new Set<string>();
  for (let page = await requestPage(client, null); ;) {
    const {next} = page;
    const isLast = next === null || asked.has(next);
    if (!isLast) asked.add(next);
    const [found, following] = await Promise.all([
      requestInHalves(client, page.databaseIds),
      isLast ? null : requestPage(client, next),
    ]);
    const [first] = found.broken;
    // What breaks all of a page is no product's fault.
    if (first && found.products.length === 0)
      throw new CommerceError('graphql', 'ProductsByIds', first.reason);
    products.push(...found.products);
    broken.push(...found.broken);
    onProgress();
    if (!following) return toList(products, broken);
    page = following;
  }
}

/** So many are mapped before other work has its turn. */
const mappedAtOnce = 200;

const pause = (ms: number) => new Promise<void>((soon) => setTimeout(soon, ms));

/** So often, with such a pause between, a shop that is still making its list is asked for it: five minutes. */
const mostAsked = 100;
const askedAgainMs = 3000;

/**
 * The list that the shop's plugin has stored; null where it has none, or what came of it is not all. While it is being
 * made, who has an earlier one waits for it; who has none reads page after page.
 */
export async function readStoredList(
  connection: ShopConnection,
  client: ShopClient,
  {onProgress, hasList}: ListReading = {onProgress: () => {}, hasList: false},
): Promise<CatalogueList | null> {
  if (connection.username === '') return null;
  try {
    let stored = await readListedStream(connection, client.listed);
    for (let left = hasList ? mostAsked : 0; stored === 'not ready' && left > 0; left -= 1) {
      await pause(askedAgainMs);
      onProgress();
      stored = await readListedStream(connection, client.listed);
    }
    if (stored === null || stored === 'not ready' || stored.currency !== shopCurrency().code)
      return null;
    const products: ListedProduct[] = [];
    let waiting: ListedNode[] = [];
    const map = () => {
      products.push(...readAnswer('GetListed', () => toListedProducts(waiting)));
      waiting = [];
    };
    for await (const node of stored.nodes) {
      waiting.push(node);
      if (waiting.length < mappedAtOnce) continue;
      map();
      onProgress();
      await pause(0);
    }
    map();
    return toList(products, stored.broken);
  } catch (thrown) {
    if (thrown instanceof CommerceError) return null;
    throw thrown;
  }
}
