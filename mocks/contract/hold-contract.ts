import {createGraphqlClient} from '../clients/graphql-client';
import {cartCases} from './cart-cases';
import {catalogueCases} from './catalogue-cases';
import {Difference, NotTried, type ContractCase, type TriedShop} from './contract-case';
import {shopCases} from './shop-cases';

export const contractCases: readonly ContractCase[] = [
  ...shopCases,
  ...catalogueCases,
  ...cartCases,
];

export interface CaseReport {
  name: string;
  outcome: 'same' | 'otherwise' | 'not tried';
  /** What was answered otherwise, or why it was not tried. */
  detail: string | null;
}

interface Options {
  /** Also puts things into carts and takes them out; orders and accounts are never made. */
  fillsCarts?: boolean;
}

/** Holds the contract against any WooGraphQL, case by case, and says what it answers otherwise. */
export async function holdContract(
  endpoint: string,
  {fillsCarts = false}: Options = {},
): Promise<CaseReport[]> {
  const shop = await openTriedShop(endpoint);
  const isGuarded = fillsCarts && (await refusesMutations(shop));
  const reports: CaseReport[] = [];
  for (const each of contractCases) {
    const isLeftOut = each.fillsCarts && (!fillsCarts || isGuarded);
    reports.push(
      isLeftOut
        ? {
            name: each.name,
            outcome: 'not tried',
            detail: isGuarded
              ? 'the shop refuses visitors every mutation'
              : 'without leave to fill carts',
          }
        : await tryCase(each, shop),
    );
  }
  return reports;
}

async function tryCase(each: ContractCase, shop: TriedShop): Promise<CaseReport> {
  const {name} = each;
  try {
    await each.try(shop);
    return {name, outcome: 'same', detail: null};
  } catch (error) {
    if (error instanceof NotTried) return {name, outcome: 'not tried', detail: error.message};
    const detail = error instanceof Difference ? error.message : String(error);
    return {name, outcome: 'otherwise', detail};
  }
}

/** What visitors see in stock, to try the rest with. */
async function openTriedShop(endpoint: string): Promise<TriedShop> {
  const shopper = () => createGraphqlClient(endpoint);
  const {data, errors} = await shopper()
    .ask(`{products(first: 100, where: {status: "publish", visibility: VISIBLE}) {
    nodes {
      __typename databaseId slug purchasable
      ... on SimpleProduct {price soldIndividually stockStatus stockQuantity}
    }
  } variable: products(first: 1, where: {status: "publish", visibility: VISIBLE, type: VARIABLE}) {
    nodes {databaseId slug}
  }}`);
  const nodesOf = (field: string) => ((data?.[field] ?? {}) as {nodes?: Listed[]}).nodes ?? [];
  if (errors.length > 0) throw new Error(`${endpoint} lists no products: ${errors[0]?.message}`);
  const simple = nodesOf('products').find(
    ({__typename, purchasable, price, soldIndividually, stockStatus, stockQuantity}) =>
      __typename === 'SimpleProduct' &&
      purchasable &&
      price &&
      !soldIndividually &&
      stockStatus === 'IN_STOCK' &&
      (stockQuantity ?? 5) >= 5,
  );
  return {endpoint, shopper, simple: simple ?? null, variable: nodesOf('variable')[0] ?? null};
}

interface Listed {
  __typename: string;
  databaseId: number;
  slug: string;
  purchasable: boolean;
  price?: string | null;
  soldIndividually?: boolean;
  stockStatus?: string;
  stockQuantity?: number | null;
}

async function refusesMutations({shopper}: TriedShop): Promise<boolean> {
  const {errors} = await shopper().ask('mutation {emptyCart(input: {}) {cart {isEmpty}}}');
  return errors.some(({message}) => /capabilities necessary to run this mutation/.test(message));
}

/** The report as lines to read. */
export const toLines = (reports: CaseReport[]): string[] => [
  ...reports.map(
    ({name, outcome, detail}) =>
      `${outcome.padEnd(9)}  ${name}${detail ? `\n           ${detail}` : ''}`,
  ),
  `${reports.filter(({outcome}) => outcome === 'same').length} of ${reports.length} cases are the same`,
];
