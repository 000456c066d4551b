import {parse, print} from 'graphql';
import {ProductFieldsFragmentDoc, type ProductFieldsFragment} from '~graphql/generated/documents';
import {listedMeta} from '~graphql/listed-meta';
import type {RecordedFacts} from '../recorded/folder';
import type {Fetch} from './fetch-with-retries';

interface Envelope<Data> {
  data?: Data | null;
  errors?: {message: string}[];
}

interface Page {
  products: {
    nodes: {databaseId: number}[];
    pageInfo: {hasNextPage: boolean; endCursor: string | null};
  } | null;
}

interface Title {
  generalSettings: {title: string | null} | null;
}

interface Products {
  products: {nodes: (ProductFieldsFragment | null)[]} | null;
}

const list = (condition: string) => `query RecordedIds($after: String) {
  products(first: 100, after: $after, where: {${condition}}) {
    nodes { databaseId }
    pageInfo { hasNextPage endCursor }
  }
}`;

const published = list('status: "publish"');
const listed = list('status: "publish", visibility: VISIBLE');

const products = `${print(parse('query RecordedProducts($ids: [Int!]!, $listed: [String]!) { products(first: 100, where: {status: "publish", include: $ids}) { nodes { ...ProductFields } } }'))}
${print(ProductFieldsFragmentDoc)}`;

/** The queries that record a shop's products: as any visitor, reading only. */
export function createQuestions(send: Fetch, endpoint: string, languages: readonly string[]) {
  const listedKeys = listedMeta(languages);
  async function put(query: string, variables: object = {}): Promise<unknown> {
    const {bytes} = await send(endpoint, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', Accept: 'application/json'},
      body: JSON.stringify({query, variables}),
    });
    return readAnswer(bytes, endpoint);
  }
  async function allIds(query: string): Promise<number[]> {
    const ids = new Set<number>();
    let after: string | null = null;
    for (;;) {
      const {data, errors} = (await put(query, {after})) as Envelope<Page>;
      if (!data?.products) throw new Error(`${endpoint}: ${errors?.[0]?.message ?? 'no products'}`);
      const before = ids.size;
      for (const {databaseId} of data.products.nodes) ids.add(databaseId);
      after = data.products.pageInfo.endCursor;
      // A cursor that the shop does not know leads to its first page again.
      const isLast = !data.products.pageInfo.hasNextPage || ids.size === before;
      if (isLast || after === null) return [...ids];
    }
  }
  return {
    async facts(): Promise<RecordedFacts> {
      const {data} = (await put('{ generalSettings { title } }')) as Envelope<Title>;
      const productIds = await allIds(published);
      const shown = new Set(await allIds(listed));
      return {
        url: endpoint,
        title: data?.generalSettings?.title ?? '',
        productIds,
        hiddenIds: productIds.filter((id) => !shown.has(id)),
      };
    },
    /** Those that the shop can answer; one that breaks its answer is requested alone. */
    async products(ids: number[]): Promise<ProductFieldsFragment[]> {
      const {data, errors} = (await put(products, {ids, listed: listedKeys})) as Envelope<Products>;
      if (errors && ids.length > 1) {
        const single: ProductFieldsFragment[] = [];
        for (const id of ids) single.push(...(await this.products([id])));
        return single;
      }
      return (data?.products?.nodes ?? []).filter((node) => node !== null);
    },
  };
}

function readAnswer(bytes: Uint8Array, endpoint: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new Error(`${endpoint} does not answer GraphQL: is WPGraphQL active there?`);
  }
}

export type Questions = ReturnType<typeof createQuestions>;
