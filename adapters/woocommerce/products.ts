import type {Commerce, Product} from '~adapters/commerce';
import {GetProductDocument, type GetProductQueryVariables} from '~graphql/generated/documents';
import {requestListed, readCatalogue} from './catalogue-pages';
import type {QueryOptions, ShopClient} from './client';
import {requireSlug, throwProblems, readAnswer} from './problems';
import {requestTitles} from './product-titles';
import type {ShopConnection} from './shop-connection';
import {toProduct} from './to-product';

/** Orders are priced by it. */
const needed = {fresh: true, isNeeded: true} as const;

/** The endpoint stands in the folder of the shop's own pages. */
export function createProducts(
  client: ShopClient,
  connection: ShopConnection,
): Commerce['products'] {
  const shopUrl = new URL('.', connection.endpoint).href;
  async function findFresh(databaseId: number): Promise<Product | null> {
    if (!Number.isSafeInteger(databaseId) || databaseId < 1) return null;
    const variables = {id: String(databaseId), idType: 'DATABASE_ID'} as const;
    const product = await findProduct(client, shopUrl, variables, needed);
    return product?.databaseId === databaseId ? product : null;
  }
  return {
    async find(slug) {
      const wanted = slug.trim().toLowerCase();
      // WooGraphQL answers an empty slug with the newest product.
      if (wanted === '' || wanted.length > 200) return null;
      const product = await findProduct(client, shopUrl, {id: wanted}, {fresh: true});
      return product?.slug.toLowerCase() === wanted ? product : null;
    },
    findById: findFresh,
    findFresh,
    async all(onArrival) {
      const catalogue = await readCatalogue(client, onArrival);
      const {broken} = catalogue;
      if (!broken) return catalogue;
      const ids = broken.map(({databaseId}) => databaseId);
      const titles = await requestTitles(connection, ids);
      const named = broken.map((one) => ({...one, name: titles.get(one.databaseId) ?? null}));
      return {...catalogue, broken: named};
    },
    listed: (databaseIds) => requestListed(client, databaseIds),
  };
}

async function findProduct(
  client: ShopClient,
  shopUrl: string,
  variables: GetProductQueryVariables,
  options: QueryOptions = {},
) {
  const {data, problems} = await client.query(GetProductDocument, variables, options);
  throwProblems('GetProduct', problems);
  const {product} = data ?? {};
  return product ? readAnswer('GetProduct', () => requireSlug(toProduct(product, shopUrl))) : null;
}
