import {
  CommerceError,
  inOwnersOrder,
  mostListed,
  nothingConnected,
  type Catalogue,
  type ListedProduct,
  type Product,
} from '~adapters/commerce';
import {createShopFetch} from '../client';
import {toListedProduct, toProduct} from '../products/to-product';
import {readAnswer, requireSlug} from '../problems';
import {withoutInstruments, type ShopConnection} from '../shop-connection';
import {toNode, type StoreProduct} from './to-node';

/** Of every WooCommerce, open to visitors. */
export const storeApiPath = '/wp-json/wc/store/v1';

const operation = 'store.products';
const pageSize = 100;
/** 49,000 products, as by GraphQL. */
const mostPages = 490;

/** Whether the shop's address is that of its Store API. */
export const isStoreApi = (address: string): boolean =>
  address.replace(/\/$/, '').endsWith(storeApiPath);

const isProduct = (given: unknown): given is StoreProduct =>
  typeof given === 'object' && given !== null && 'prices' in given && 'grouped_products' in given;

/** What visitors see of a shop without WPGraphQL: its catalogue, read alone. */
export function createStoreCatalogue(connection: ShopConnection): Catalogue {
  const address = connection.endpoint.replace(/\/$/, '');
  const shopUrl = `${address.slice(0, -storeApiPath.length)}/`;
  const send = createShopFetch(connection, 'optional');
  const {instrument = withoutInstruments} = connection;

  async function request(query: Record<string, string>): Promise<StoreProduct[]> {
    const params = new URLSearchParams({per_page: String(pageSize), ...query});
    const answer = await send(`${address}/products?${params}`, {method: 'GET'});
    const products: unknown = await answer.json();
    if (!Array.isArray(products) || !products.every(isProduct))
      throw new CommerceError('notJson', operation, 'The shop answered no list of products.');
    return products;
  }

  async function requestAll(query: Record<string, string>): Promise<StoreProduct[]> {
    const found: StoreProduct[] = [];
    for await (const page of pagesOf(query)) found.push(...page);
    return found;
  }

  async function* pagesOf(query: Record<string, string>) {
    for (let page = 1; page <= mostPages; page += 1) {
      const products = await instrument(operation, () => request({...query, page: String(page)}));
      yield products;
      if (products.length < pageSize) return;
    }
  }

  /** Variations and parts have answers of their own. */
  async function membersOf(products: StoreProduct[]): Promise<Map<number, StoreProduct>> {
    const parent = products.flatMap(({type, id}) => (type === 'variable' ? id : [])).join();
    const include = products.flatMap(({grouped_products: ids}) => ids).join();
    const [variations, parts] = await Promise.all([
      parent ? requestAll({type: 'variation', parent}) : [],
      include ? requestAll({include}) : [],
    ]);
    return new Map([...variations, ...parts].map((one) => [one.id, one]));
  }

  async function toNodes(products: StoreProduct[], before = 0) {
    const members = await membersOf(products);
    return readAnswer(operation, () =>
      products.map((one, index) => toNode(one, members, before + index + 1)),
    );
  }

  async function read(query: Record<string, string>): Promise<Product[]> {
    const nodes = await toNodes(await instrument(operation, () => request(query)));
    return nodes.map((node) => requireSlug(toProduct(node, shopUrl)));
  }

  async function findByIds(given: Iterable<number>): Promise<Map<number, Product>> {
    const waiting = [...new Set(given)].filter((id) => Number.isInteger(id) && id > 0);
    const found: Product[] = [];
    while (waiting.length > 0)
      found.push(...(await read({include: waiting.splice(0, pageSize).join()})));
    return new Map(found.map((product) => [product.databaseId, product]));
  }

  const visible = {catalog_visibility: 'visible'};
  return {
    async find(slug) {
      const wanted = slug.trim().toLowerCase();
      if (wanted === '' || wanted.length > 200) return null;
      const found = await read({slug: wanted});
      return found.find((product) => product.slug.toLowerCase() === wanted) ?? null;
    },
    findByIds,
    findFresh: findByIds,
    async all(reading) {
      const products: ListedProduct[] = [];
      for await (const page of pagesOf({...visible, orderby: 'menu_order', order: 'asc'})) {
        products.push(...(await toNodes(page, products.length)).map(toListedProduct));
        reading?.onProgress();
      }
      return {products: inOwnersOrder(products)};
    },
    async listed(databaseIds) {
      const include = databaseIds.slice(0, mostListed).join();
      if (include === '') return [];
      const nodes = await toNodes(await request({...visible, include}));
      return nodes.map(toListedProduct);
    },
    connected: () => Promise.resolve(nothingConnected),
  };
}
