import {
  CommerceError,
  inOwnersOrder,
  shopCurrency,
  type BrokenProduct,
  type CatalogueList,
  type ListedProduct,
} from '~adapters/commerce';
import {
  GetProductsDocument,
  ProductCursorsDocument,
  ProductsByIdsDocument,
} from '~graphql/generated/documents';
import type {ShopClient} from '../client';
import type {ShopConnection} from '../shop-connection';
import {readListedStream} from './listed-stream';
import type {ListedNode} from './nodes';
import {throwProblems, readAnswer, toError, withoutValues} from '../problems';
import {toListedProduct} from './to-product';

/** WooGraphQL gives no more in one answer. */
export const largestPage = 100;
/** Pages requested at one time: more would only queue in a small shop. */
const mostAtOnce = 3;
/** 49,000 products: they and our own pages fit in one site map of 50,000 addresses. */
const mostPages = 490;
/** A shop that fails so often is down: what arrived is shown. */
const mostFailures = 3;

/** What a question for several products came to. */
interface Found {
  products: ListedProduct[];
  /** Those that the shop breaks at; without a name. */
  broken: BrokenProduct[];
  problems: string[];
}

interface Page extends Found {
  /** Asks for the page after this one; null at the end. */
  next: string | null;
}

type Arrival = (soFar: () => CatalogueList) => void;

/** Apollo would keep a copy of all; and a busy shop takes long for a hundred products. */
const options = {fresh: true, inBackground: true} as const;

async function requestPage(client: ShopClient, after: string | null): Promise<Page> {
  const variables = {first: largestPage, after, listed: client.listed};
  const {data, problems} = await client.query(GetProductsDocument, variables, options);
  if (data?.products) {
    const {nodes, pageInfo} = data.products;
    const products = readAnswer('GetProducts', () => toListedProducts(nodes));
    return {products, broken: [], problems, next: toNext(pageInfo)};
  }
  const error = toError('GetProducts', problems) ?? noList('GetProducts');
  if (error.kind !== 'graphql') throw error;
  return requestBrokenPage(client, after, error);
}

const noList = (operation: string) =>
  new CommerceError('graphql', operation, 'The shop answered no list of products.');

/** Without any product among their answers the shop is down. With one, halves are at most twice as many as products. */
const mostQuestions = 60;

/** One product makes the shop answer none of its page (rules: A product that breaks): it is left out. */
async function requestBrokenPage(
  client: ShopClient,
  after: string | null,
  error: CommerceError,
): Promise<Page> {
  const variables = {first: largestPage, after};
  const {data} = await client.query(ProductCursorsDocument, variables, options);
  if (!data?.products) throw error;
  const databaseIds = data.products.edges.map(({cursor}) => toDatabaseId(cursor ?? ''));
  const found = await requestInHalves(client, databaseIds, {left: mostQuestions});
  // What breaks all of it is no product's fault.
  if (found.products.length === 0) throw error;
  return {...found, next: toNext(data.products.pageInfo)};
}

/** A cursor of WPGraphQL is `arrayconnection:671` in base64. */
const toDatabaseId = (cursor: string) => Number(atob(cursor).split(':').at(-1));

/** Halves what the shop breaks at until the product stands alone. */
async function requestInHalves(
  client: ShopClient,
  databaseIds: number[],
  questions: {left: number},
): Promise<Found> {
  questions.left -= 1;
  const variables = {databaseIds, listed: client.listed};
  const {data, problems} = await client.query(ProductsByIdsDocument, variables, options);
  if (data?.products) {
    const {nodes} = data.products;
    const products = readAnswer('ProductsByIds', () => toListedProducts(nodes));
    if (products.length > 0) questions.left = Infinity;
    return {products, broken: [], problems};
  }
  const error = toError('ProductsByIds', problems) ?? noList('ProductsByIds');
  const [databaseId = 0, ...others] = databaseIds;
  if (error.kind !== 'graphql' || questions.left <= 0) throw error;
  if (others.length === 0)
    return {products: [], broken: [{databaseId, name: null, reason: error.message}], problems: []};
  const middle = databaseIds.length >> 1;
  const one = await requestInHalves(client, databaseIds.slice(0, middle), questions);
  const other = await requestInHalves(client, databaseIds.slice(middle), questions);
  return {
    products: [...one.products, ...other.products],
    broken: [...one.broken, ...other.broken],
    problems: [...one.problems, ...other.problems],
  };
}

/** So many are mapped before other work has its turn. */
const mappedAtOnce = 200;

/** The list that the shop's plugin has stored; null where it has none, or what came of it is not all. */
export async function readStoredList(
  connection: ShopConnection,
  client: ShopClient,
): Promise<CatalogueList | null> {
  if (connection.username === '') return null;
  try {
    const stored = await readListedStream(connection, client.listed);
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
      await new Promise((soon) => setTimeout(soon));
    }
    map();
    const {broken} = stored;
    return {products: inOwnersOrder(products), problem: null, ...(broken.length > 0 && {broken})};
  } catch (thrown) {
    if (thrown instanceof CommerceError) return null;
    throw thrown;
  }
}

/** A cut of a long text would keep all of it in memory: the copy holds what is listed alone. */
const toListedProducts = (nodes: ListedNode[]): ListedProduct[] =>
  structuredClone(nodes.map(toListedProduct));

/** Drafts may take every slot of a page: then there is "more" but no cursor to ask with. */
const toNext = ({hasNextPage, endCursor}: {hasNextPage: boolean; endCursor: string | null}) =>
  hasNextPage ? endCursor : null;

async function requestNext(client: ShopClient, after: string): Promise<string | null> {
  const variables = {first: largestPage, after};
  const {data, problems} = await client.query(ProductCursorsDocument, variables, options);
  throwProblems('ProductCursors', problems);
  return data?.products ? toNext(data.products.pageInfo) : null;
}

/**
 * The complete catalogue. A page is only found through the one before it, so the beginnings are requested one
 * after another while the pages themselves arrive side by side; what arrived stands beside an error.
 */
export async function readCatalogue(
  client: ShopClient,
  onArrival: Arrival = () => {},
): Promise<CatalogueList> {
  const reading = new Reading(onArrival);
  const first = await requestPage(client, null);
  reading.add(0, first);
  const requested = new Set<string>();
  let after = first.next;
  while (after !== null && !requested.has(after) && reading.isWorthwhile) {
    if (requested.size + 1 === mostPages)
      return reading.finish('The shop has more products than can be listed.');
    requested.add(after);
    const [from, place] = [after, requested.size];
    await reading.start(() => requestPage(client, from).then((page) => reading.add(place, page)));
    after = await requestNext(client, from).catch((error: unknown) => reading.fail(error));
  }
  return reading.finish();
}

/** What has arrived of a catalogue that is being read. */
class Reading {
  readonly #pages: Page[] = [];
  readonly #problems = new Set<string>();
  readonly #pending = new Set<Promise<void>>();
  readonly #failed: Array<() => Promise<void>> = [];
  readonly #onArrival: Arrival;
  #failures = 0;

  constructor(onArrival: Arrival) {
    this.#onArrival = onArrival;
  }

  get isWorthwhile(): boolean {
    return this.#failures + this.#failed.length < mostFailures;
  }

  add(place: number, page: Page): void {
    this.#pages[place] = page;
    for (const problem of page.problems) this.#problems.add(withoutValues(problem));
    this.#onArrival(() => this.#catalogue());
  }

  fail(error: unknown): null {
    this.#failures += 1;
    this.#problems.add(error instanceof Error ? error.message : 'Unknown problem');
    return null;
  }

  /** Begins, and waits while there is enough to do. */
  async start(work: () => Promise<void>): Promise<void> {
    const pending: Promise<void> = work()
      .catch(() => void this.#failed.push(work))
      .finally(() => this.#pending.delete(pending));
    this.#pending.add(pending);
    if (this.#pending.size >= mostAtOnce) await Promise.race(this.#pending);
  }

  /** A page that failed among others gets a second chance alone: a busy shop may only have been slow. */
  async finish(problem?: string): Promise<CatalogueList> {
    await Promise.all(this.#pending);
    for (const work of this.#failed) await work().catch((error: unknown) => this.fail(error));
    if (problem) this.#problems.add(problem);
    return this.#catalogue();
  }

  #catalogue(): CatalogueList {
    const problem = [...this.#problems].join(' ') || null;
    const products = this.#pages.flatMap((page) => page.products);
    const broken = this.#pages.flatMap((page) => page.broken);
    return {products: inOwnersOrder(products), problem, ...(broken.length > 0 && {broken})};
  }
}

export async function requestListed(
  client: ShopClient,
  databaseIds: number[],
): Promise<ListedProduct[]> {
  if (databaseIds.length === 0) return [];
  const variables = {databaseIds: databaseIds.slice(0, largestPage), listed: client.listed};
  const {data, problems} = await client.query(ProductsByIdsDocument, variables, options);
  throwProblems('ProductsByIds', problems);
  return readAnswer('ProductsByIds', () => toListedProducts(data?.products?.nodes ?? []));
}
