import {CommerceError, type Catalogue, type Commerce, type ProductPage} from '~adapters/commerce';
import {
  GetProductDocument,
  GetProductsDocument,
  type GetProductQueryVariables,
} from '~graphql/generated/documents';
import type {Asking, ShopClient} from './client';
import {throwProblems, withoutValues} from './problems';
import {toProduct} from './to-product';

const largestPage = 100;
/** 5,000 products: beyond it the shop is answering in circles. */
const mostPages = 50;

export function createProducts(client: ShopClient): Commerce['products'] {
  const products = {
    async find(slug: string) {
      const wanted = slug.trim().toLowerCase();
      // WooGraphQL answers an empty slug with the newest product.
      if (wanted === '' || wanted.length > 200) return null;
      const product = await findProduct(client, {id: wanted});
      return product?.slug.toLowerCase() === wanted ? product : null;
    },
    async findFresh(databaseId: number) {
      if (!Number.isSafeInteger(databaseId) || databaseId < 1) return null;
      const variables = {id: String(databaseId), idType: 'DATABASE_ID'} as const;
      const product = await findProduct(client, variables, {fresh: true});
      return product?.databaseId === databaseId ? product : null;
    },
    async page({first = 10, after = null}: {first?: number; after?: string | null} = {}) {
      const size = Math.min(Math.max(Math.trunc(first), 1), largestPage);
      return await askPage(client, size, after);
    },
    all: () => collectPages((after) => askPage(client, largestPage, after)),
  };
  return products;
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

async function askPage(
  client: ShopClient,
  first: number,
  after: string | null,
): Promise<ProductPage> {
  const {data, problems} = await client.query(GetProductsDocument, {first, after});
  if (!data?.products) {
    throwProblems('GetProducts', problems);
    throw new CommerceError('graphql', 'GetProducts', 'The shop answered no list of products.');
  }
  const {nodes, pageInfo} = data.products;
  const {hasNextPage, hasPreviousPage, startCursor, endCursor} = pageInfo;
  // Drafts may take every slot of a page: then there is "more" but no cursor to ask with.
  const leadsOn = hasNextPage && endCursor !== null && endCursor !== after;
  return {
    products: nodes.map(toProduct),
    pageInfo: {hasNextPage: leadsOn, hasPreviousPage, startCursor, endCursor},
    problem: problems.length === 0 ? null : [...new Set(problems)].map(withoutValues).join(' '),
  };
}

type AskPage = (after: string | null) => Promise<ProductPage>;

/** Follows the pages to the end; what arrived before an error is kept beside it. */
async function collectPages(ask: AskPage): Promise<Catalogue> {
  const products = new Map<number, ProductPage['products'][number]>();
  const problems = new Set<string>();
  const seen = new Set<string | null>();
  let after: string | null = null;
  while (!seen.has(after) && seen.size < mostPages) {
    seen.add(after);
    const page: ProductPage | string = await ask(after).catch((error: unknown) =>
      toProblem(error, products.size > 0),
    );
    if (typeof page === 'string') {
      problems.add(page);
      break;
    }
    if (page.problem) problems.add(page.problem);
    for (const product of page.products) products.set(product.databaseId, product);
    if (!page.pageInfo.hasNextPage) break;
    after = page.pageInfo.endCursor;
  }
  return {
    products: [...products.values()],
    problem: problems.size === 0 ? null : [...problems].join(' '),
  };
}

function toProblem(error: unknown, someArrived: boolean): string {
  if (someArrived && error instanceof CommerceError) return error.message;
  throw error;
}
