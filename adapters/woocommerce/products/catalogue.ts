import type {Catalogue, Product} from '~adapters/commerce';
import {GetProductDocument, ProductPagesDocument} from '~graphql/generated/documents';
import {largestPage, readStoredList, requestListed, readCatalogue} from './catalogue-pages';
import {createShopFetch, type ShopClient} from '../client';
import {readAnswer, requireSlug, throwProblems, toError} from '../problems';
import type {ShopConnection} from '../shop-connection';
import type {ShopSettings} from '../shop-settings';
import {toConnectedFacts, toProduct} from './to-product';
import {toPluginAddress} from '../plugin-address';

/** Orders are priced by it. */
const needed = {fresh: true, isNeeded: true} as const;

/** The endpoint stands in the folder of the shop's own pages. */
export function createCatalogue(
  client: ShopClient,
  connection: ShopConnection,
  settings: ShopSettings,
): Catalogue {
  const shopUrl = new URL('.', connection.endpoint).href;
  async function findFresh(given: Iterable<number>): Promise<Map<number, Product>> {
    const waiting = [...new Set(given)].filter(isDatabaseId);
    const found = new Map<number, Product>();
    while (waiting.length > 0) {
      const databaseIds = waiting.splice(0, largestPage);
      const {data, problems} = await client.query(
        ProductPagesDocument,
        {databaseIds, listed: client.listed},
        needed,
      );
      throwProblems('ProductPages', problems);
      const nodes = data?.products?.nodes ?? [];
      const read = () => nodes.map((node) => requireSlug(toProduct(node, shopUrl)));
      for (const product of readAnswer('ProductPages', read))
        found.set(product.databaseId, product);
    }
    return found;
  }
  return {
    async find(slug) {
      const wanted = slug.trim().toLowerCase();
      // WooGraphQL answers an empty slug with the newest product.
      if (wanted === '' || wanted.length > 200) return null;
      const {product, error} = await requestProduct(client, shopUrl, wanted);
      if (error && !(product && canBeShown(product))) throw error;
      if (product?.slug.toLowerCase() !== wanted) return null;
      return error ? {...product, problem: error.message} : product;
    },
    findByIds: findFresh,
    findFresh,
    async all(reading) {
      const catalogue =
        (await readStoredList(connection, client, reading)) ??
        (await readCatalogue(client, reading?.onProgress));
      const {broken} = catalogue;
      if (!broken) return catalogue;
      const ids = broken.map(({databaseId}) => databaseId);
      const titles = await requestTitles(connection, ids);
      const named = broken.map((one) => ({...one, name: titles.get(one.databaseId) ?? null}));
      return {...catalogue, broken: named};
    },
    async connected() {
      const {products = {}} = await settings.readFresh();
      return toConnectedFacts(products, shopUrl);
    },
    listed: (databaseIds) => requestListed(client, databaseIds),
  };
}

/** WooGraphQL's `Int`. */
const isDatabaseId = (id: number) => Number.isInteger(id) && id > 0 && id < 2 ** 31;

/** What arrived, and what is wrong with it. */
async function requestProduct(client: ShopClient, shopUrl: string, id: string) {
  const {data, problems} = await client.query(
    GetProductDocument,
    {id, listed: client.listed},
    {fresh: true},
  );
  const error = toError('GetProduct', problems);
  const node = data?.product;
  const read = () => (node ? requireSlug(toProduct(node, shopUrl)) : null);
  return {product: readAnswer('GetProduct', read), error};
}

/** Without a price it would be free, and without its variations nothing to choose. */
const canBeShown = ({price, kind, variations}: Product) =>
  price !== null && price > 0 && (kind !== 'variable' || variations.length > 0);

interface Post {
  id: number;
  title: {rendered: string};
}

/** The products' names by WordPress' own REST interface, for those that GraphQL breaks at; none where it does not answer. */
async function requestTitles(
  connection: ShopConnection,
  databaseIds: number[],
): Promise<Map<number, string>> {
  const {pretty} = toPluginAddress(connection.endpoint, 'wp/v2');
  const query = {include: databaseIds.join(','), per_page: '100', _fields: 'id,title'};
  try {
    const send = createShopFetch(connection, 'optional');
    const answer = await send(pretty('/product', new URLSearchParams(query)), {method: 'GET'});
    const posts = (await answer.json()) as Post[];
    return new Map(posts.map(({id, title}) => [id, title.rendered]));
  } catch {
    return new Map();
  }
}
