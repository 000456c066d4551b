import {CommerceError, type Catalogue, type Commerce} from '~adapters/commerce';
import {
  GetProductDocument,
  GetProductsDocument,
  type GetProductQueryVariables,
} from '~graphql/generated/documents';
import type {Asking, ShopClient} from './client';
import type {ProductNode} from './nodes';
import {throwProblems, withoutValues} from './problems';
import {toProduct} from './to-product';

const largestPage = 100;
/** 5,000 products: beyond it the shop is answering in circles. */
const mostPages = 50;

export function createProducts(client: ShopClient): Commerce['products'] {
  return {
    async find(slug) {
      const wanted = slug.trim().toLowerCase();
      // WooGraphQL answers an empty slug with the newest product.
      if (wanted === '' || wanted.length > 200) return null;
      const product = await findProduct(client, {id: wanted});
      return product?.slug.toLowerCase() === wanted ? product : null;
    },
    async findFresh(databaseId) {
      if (!Number.isSafeInteger(databaseId) || databaseId < 1) return null;
      const variables = {id: String(databaseId), idType: 'DATABASE_ID'} as const;
      const product = await findProduct(client, variables, {fresh: true});
      return product?.databaseId === databaseId ? product : null;
    },
    all: () => collectPages((after) => askPage(client, after)),
  };
}

async function findProduct(
  client: ShopClient,
  variables: GetProductQueryVariables,
  asking: Asking = {},
) {
  const {data, problems} = await client.query(GetProductDocument, variables, asking);
  throwProblems('GetProduct', problems);
  return data?.product ? toProduct(data.product) : null;
}

interface Page {
  nodes: ProductNode[];
  /** Asks for the page after this one; null at the end. */
  next: string | null;
  problems: string[];
}

async function askPage(client: ShopClient, after: string | null): Promise<Page> {
  const variables = {first: largestPage, after};
  const {data, problems} = await client.query(GetProductsDocument, variables);
  if (!data?.products) {
    throwProblems('GetProducts', problems);
    throw new CommerceError('graphql', 'GetProducts', 'The shop answered no list of products.');
  }
  const {nodes, pageInfo} = data.products;
  // Drafts may take every slot of a page: then there is "more" but no cursor to ask with.
  const next = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  return {nodes, next, problems: problems.map(withoutValues)};
}

/** Follows the pages to the end; what arrived before an error is kept beside it. */
async function collectPages(ask: (after: string | null) => Promise<Page>): Promise<Catalogue> {
  const nodes = new Map<number, ProductNode>();
  const problems = new Set<string>();
  const asked = new Set<string | null>();
  let after: string | null = null;
  do {
    asked.add(after);
    const page: Page = await ask(after).catch((error: unknown) => toLastPage(error, nodes.size));
    for (const problem of page.problems) problems.add(problem);
    for (const node of page.nodes) nodes.set(node.databaseId, node);
    after = page.next;
  } while (after !== null && !asked.has(after) && asked.size < mostPages);
  return {
    products: [...nodes.values()].sort(byMenuOrder).map(toProduct),
    problem: problems.size === 0 ? null : [...problems].join(' '),
  };
}

function toLastPage(error: unknown, arrived: number): Page {
  if (arrived > 0 && error instanceof CommerceError)
    return {nodes: [], next: null, problems: [error.message]};
  throw error;
}

/** The owner's order; products of the same number stay newest first. */
const byMenuOrder = (one: ProductNode, other: ProductNode) =>
  (one.menuOrder ?? 0) - (other.menuOrder ?? 0);
