import {CommerceError, type Catalogue, type ListedProduct} from '~adapters/commerce';
import {
  GetProductsDocument,
  ProductCursorsDocument,
  ProductsByIdsDocument,
} from '~graphql/generated/documents';
import type {ShopClient} from './client';
import type {ListedNode} from './nodes';
import {throwProblems, readAnswer, withoutValues} from './problems';
import {toListedProduct} from './to-product';

/** WooGraphQL gives no more in one answer. */
export const largestPage = 100;
/** Pages requested at one time: more would only queue in a small shop. */
const mostAtOnce = 3;
/** 49,000 products: they and our own pages fit in one site map of 50,000 addresses. */
const mostPages = 490;
/** A shop that fails so often is down: what arrived is shown. */
const mostFailures = 3;

interface Page {
  products: ListedProduct[];
  /** Asks for the page after this one; null at the end. */
  next: string | null;
  problems: string[];
}

type Arrival = (soFar: () => Catalogue) => void;

/** Apollo would keep a copy of all; and a busy shop takes long for a hundred products. */
const options = {fresh: true, inBackground: true} as const;

async function requestPage(client: ShopClient, after: string | null): Promise<Page> {
  const variables = {first: largestPage, after};
  const {data, problems} = await client.query(GetProductsDocument, variables, options);
  if (!data?.products) {
    throwProblems('GetProducts', problems);
    throw new CommerceError('graphql', 'GetProducts', 'The shop answered no list of products.');
  }
  const {nodes, pageInfo} = data.products;
  const products = readAnswer('GetProducts', () => toListedProducts(nodes));
  return {products, next: toNext(pageInfo), problems};
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
 * The whole catalogue. A page is only found through the one before it, so the beginnings are requested one
 * after another while the pages themselves arrive side by side; what arrived stands beside an error.
 */
export async function readCatalogue(
  client: ShopClient,
  onArrival: Arrival = () => {},
): Promise<Catalogue> {
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
  readonly #pages: ListedProduct[][] = [];
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

  add(place: number, {products, problems}: Page): void {
    this.#pages[place] = products;
    for (const problem of problems) this.#problems.add(withoutValues(problem));
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
  async finish(problem?: string): Promise<Catalogue> {
    await Promise.all(this.#pending);
    for (const work of this.#failed) await work().catch((error: unknown) => this.fail(error));
    if (problem) this.#problems.add(problem);
    return this.#catalogue();
  }

  #catalogue(): Catalogue {
    const problem = [...this.#problems].join(' ') || null;
    return {products: inOwnersOrder(this.#pages.flat()), problem};
  }
}

/** The owner's order, each product once; those of the same number stay newest first. */
export function inOwnersOrder(products: ListedProduct[]): ListedProduct[] {
  const once = new Map(products.map((product) => [product.databaseId, product]));
  return [...once.values()].sort(
    (one, other) => one.menuOrder - other.menuOrder || other.databaseId - one.databaseId,
  );
}

export async function requestListed(
  client: ShopClient,
  databaseIds: number[],
): Promise<ListedProduct[]> {
  if (databaseIds.length === 0) return [];
  const variables = {databaseIds: databaseIds.slice(0, largestPage)};
  const {data, problems} = await client.query(ProductsByIdsDocument, variables, options);
  throwProblems('ProductsByIds', problems);
  return readAnswer('ProductsByIds', () => toListedProducts(data?.products?.nodes ?? []));
}
