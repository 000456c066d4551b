import type {GraphqlClient} from '../clients/graphql-client';
import {fieldOf, matches, requireProduct, same, type ContractCase} from './contract-case';

interface Page {
  nodes: {databaseId: number; slug: string}[];
  pageInfo: {hasNextPage: boolean; endCursor: string | null};
}

const visible = 'where: {status: "publish", visibility: VISIBLE}';
const parts = '{nodes {databaseId slug} pageInfo {hasNextPage endCursor}}';

async function pageOf(client: GraphqlClient, given: string): Promise<Page> {
  const answer = await client.ask(`{products(${given}) ${parts}}`);
  return fieldOf(answer, 'products') as Page;
}

const mostPages = 5;

export const catalogueCases: ContractCase[] = [
  {
    name: 'pages of visible products are full, follow one another and repeat nothing',
    async try({shopper}) {
      const client = shopper();
      const seen: number[] = [];
      let after = '';
      for (let page = 0; page < mostPages; page += 1) {
        const {nodes, pageInfo} = await pageOf(client, `first: 4, ${visible}${after}`);
        if (pageInfo.hasNextPage) same('how many are on a page', nodes.length, 4);
        seen.push(...nodes.map(({databaseId}) => databaseId));
        if (!pageInfo.hasNextPage) break;
        after = `, after: "${pageInfo.endCursor}"`;
      }
      same('products that came twice', seen.length - new Set(seen).size, 0);
    },
  },
  {
    name: 'without first a page has at most ten products, and says that there is none after it',
    async try({shopper}) {
      const {nodes, pageInfo} = await pageOf(shopper(), visible);
      same('at most ten', nodes.length <= 10, true);
      same('hasNextPage', pageInfo.hasNextPage, false);
    },
  },
  {
    name: 'a cursor that is none begins anew',
    async try({shopper}) {
      const client = shopper();
      const begun = await pageOf(client, `first: 2, ${visible}`);
      same('a product at least', begun.nodes.length > 0, true);
      const again = await pageOf(client, `first: 2, after: "nonsense", ${visible}`);
      same('the page', again.nodes, begun.nodes);
    },
  },
  {
    name: 'a slug is found in any letter case; an unknown one is an error beside null',
    async try({shopper, simple}) {
      const {databaseId, slug} = requireProduct(simple, 'simple');
      const find = (id: string) =>
        shopper().ask('query ($id: ID!) {product(id: $id, idType: SLUG) {databaseId}}', {id});
      same('the product', (await find(slug.toUpperCase())).data, {product: {databaseId}});
      const {status, data, errors} = await find('no-such-product-anywhere');
      same('the answer', {status, data}, {status: 200, data: {product: null}});
      matches(
        'the message',
        errors[0]?.message,
        /^No product ID was found corresponding to the slug/,
      );
    },
  },
  {
    name: 'a simple price is written for people with its currency, and raw as a decimal number',
    async try({shopper, simple}) {
      const {databaseId} = requireProduct(simple, 'simple');
      const answer = await shopper().ask(
        'query ($id: ID!) {product(id: $id, idType: DATABASE_ID) {... on ProductWithPricing {price raw: price(format: RAW)}}}',
        {id: String(databaseId)},
      );
      const {price, raw} = fieldOf(answer, 'product') as Record<string, unknown>;
      matches('the price', price, /^\D{0,6}\d/);
      matches('the raw price', raw, /^\d+(\.\d+)?$/);
    },
  },
  {
    name: 'prices are not fields of every product',
    async try({shopper}) {
      const {status, data, errors} = await shopper().ask('{products(first: 1) {nodes {price}}}');
      same('the answer', {status, data}, {status: 200, data: null});
      matches('the message', errors[0]?.message, /^Cannot query field "price" on type "Product"/);
    },
  },
  {
    name: 'a variable product has variations with attributes, and a raw price for each',
    async try({shopper, variable}) {
      const {databaseId} = requireProduct(variable, 'variable');
      const answer = await shopper().ask(
        'query ($id: ID!) {product(id: $id, idType: DATABASE_ID) {... on VariableProduct {attributes {nodes {name variation}} variations(first: 50) {nodes {databaseId name attributes {nodes {name value}}}}}}}',
        {id: String(databaseId)},
      );
      const {attributes, variations} = fieldOf(answer, 'product') as Record<
        'attributes' | 'variations',
        {nodes: {variation?: boolean; attributes?: {nodes: object[]}}[]}
      >;
      same(
        'an attribute to choose by',
        attributes.nodes.some(({variation}) => variation),
        true,
      );
      for (const {attributes: chosen} of variations.nodes)
        same('chosen attributes', (chosen?.nodes.length ?? 0) > 0, true);
    },
  },
  {
    name: 'categories that hold something are counted',
    async try({shopper}) {
      const answer = await shopper().ask(
        '{productCategories(first: 20, where: {hideEmpty: true}) {nodes {slug count}}}',
      );
      const {nodes} = fieldOf(answer, 'productCategories') as {nodes: {count: number | null}[]};
      same('empty ones', nodes.filter(({count}) => !count).length, 0);
    },
  },
  {
    name: 'where one list of a request is ordered by price, the next one is as well',
    async try({shopper}) {
      const list = (field: string) =>
        `products(first: 8, where: {status: "publish", orderby: [{field: ${field}, order: ASC}]}) {nodes {slug}}`;
      const {data, errors} = await shopper().ask(`{one: ${list('PRICE')} two: ${list('NAME')}}`);
      same('errors', errors, []);
      same('a list', typeof data?.['one'], 'object');
      same('the second list', data?.['two'], data?.['one']);
    },
  },
];
