import {afterAll, beforeAll, expect, test} from 'vitest';
import {createWooCommerce} from '../support/woocommerce';
import {startBackend} from '~mocks/backend';
import {manyProducts} from '~mocks/woocommerce/catalogue';
import {requestShop, requireField} from '../support/request-shop';

const backend = await startBackend();

beforeAll(() => {
  const visible = manyProducts(260).filter(({status}) => status === 'publish');
  backend.shop.products = visible.slice(0, 252);
});

afterAll(() => backend.close());

interface Page {
  nodes: {slug: string}[];
  pageInfo: {hasNextPage: boolean; endCursor: string};
}

/** The slugs that arrive when every page is asked for in that order. */
async function pageThrough(orderby: string): Promise<Set<string>> {
  const query = `query ($after: String) {products(first: 100, after: $after, where: {status: "publish"${orderby}}) {nodes {slug} pageInfo {hasNextPage endCursor}}}`;
  const slugs = new Set<string>();
  for (let after: string | null = null, page = 1; page <= 5; page++) {
    const answer = await requestShop(backend.url, {query, variables: {after}});
    const {nodes, pageInfo} = requireField(answer, 'products') as Page;
    for (const {slug} of nodes) slugs.add(slug);
    if (!pageInfo.hasNextPage) break;
    after = pageInfo.endCursor;
  }
  return slugs;
}

test('of 252 products that nobody sorted, 100 arrive in menu order', async () => {
  expect(await pageThrough(', orderby: [{field: MENU_ORDER, order: ASC}]')).toHaveLength(100);
});

test.each([
  ['in no order', ''],
  ['by name', ', orderby: [{field: NAME, order: ASC}]'],
  ['by date', ', orderby: [{field: DATE, order: DESC}]'],
  ['from the end of the menu order', ', orderby: [{field: MENU_ORDER, order: DESC}]'],
])('all of them arrive %s', async (_what, orderby) => {
  expect(await pageThrough(orderby)).toHaveLength(252);
});

test('the storefront has all of them in the order of the owner, ties and all', async () => {
  for (const [index, product] of backend.shop.products.entries()) product.menuOrder = index % 3;
  const placeOf = new Map(backend.shop.products.map(({slug, menuOrder}) => [slug, menuOrder]));
  const {products} = await createWooCommerce({
    endpoint: `${backend.url}/graphql`,
    username: '',
    applicationPassword: '',
  }).products.all();
  const places = products.map(({slug}) => placeOf.get(slug) ?? expect.fail(`${slug} is not sold`));
  expect(new Set(products.map(({slug}) => slug))).toHaveLength(252);
  expect(places).toEqual(places.toSorted());
});
