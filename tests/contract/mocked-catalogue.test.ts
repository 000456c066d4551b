import {afterAll, expect, test} from 'vitest';
import {startBackend} from '~mocks/backend';
import {requestShop} from '../support/request-shop';

const backend = await startBackend();

afterAll(() => backend.close());

const asVisitor = (query: string) => requestShop(backend.url, {query});

test('a variable product has a price range for people and every price for machines', async () => {
  const query = `{product(id: "konjac-angel-hair", idType: SLUG) {onSale ... on ProductWithPricing {
    price regularPrice salePrice raw: price(format: RAW) rawRegular: regularPrice(format: RAW) rawSale: salePrice(format: RAW)}}}`;
  expect((await asVisitor(query)).data).toEqual({
    product: {
      onSale: true,
      price: '$4.99 - $47.99',
      regularPrice: '$4.99 - $47.99',
      salePrice: '$23.99',
      raw: '4.99, 23.99, 47.99',
      rawRegular: '4.99, 26.99, 47.99',
      rawSale: '23.99',
    },
  });
});

test('free and without a price answer alike, but for being purchasable', async () => {
  const fields = '{purchasable ... on SimpleProduct {price raw: price(format: RAW)}}';
  const query = `{free: product(id: "free-sample-konjac", idType: SLUG) ${fields} none: product(id: "electrolyte-packets", idType: SLUG) ${fields}}`;
  expect((await asVisitor(query)).data).toEqual({
    free: {purchasable: true, price: null, raw: null},
    none: {purchasable: false, price: null, raw: null},
  });
});

test('drafts take places of a page that visitors see with gaps', async () => {
  const query = '{products(first: 1) {nodes {slug} pageInfo {hasNextPage endCursor}}}';
  expect((await asVisitor(query)).data).toEqual({
    products: {nodes: [], pageInfo: {hasNextPage: true, endCursor: null}},
  });
});

test('an empty slug answers the newest product, and letter case does not count', async () => {
  const query =
    '{empty: product(id: "", idType: SLUG) {slug} loud: product(id: "KONJAC-RICE", idType: SLUG) {slug}}';
  expect((await asVisitor(query)).data).toEqual({
    empty: {slug: 'staff-gift-box'},
    loud: {slug: 'konjac-rice'},
  });
});

test('a large catalogue can be paged to its end', async () => {
  const large = await startBackend({catalogue: 'large'});
  const slugs = new Set<string>();
  const query = `query ($after: String) {products(first: 100, after: $after, where: {status: "publish"}) {nodes {slug} pageInfo {hasNextPage endCursor}}}`;
  let after: string | null = '';
  while (after !== null) {
    const response = await fetch(`${large.url}/graphql`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({query, variables: {after}}),
    });
    const {data} = (await response.json()) as {
      data: {
        products: {
          nodes: {slug: string}[];
          pageInfo: {hasNextPage: boolean; endCursor: string};
        };
      };
    };
    for (const {slug} of data.products.nodes) slugs.add(slug);
    after = data.products.pageInfo.hasNextPage ? data.products.pageInfo.endCursor : null;
  }
  await large.close();
  expect(slugs.size).toBe(329);
});
