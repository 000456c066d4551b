import {getIntrospectionQuery} from 'graphql';
import productDocuments from '~graphql/products.graphql?raw';
import {toPluginAddress} from '../plugin-address';
import {createAsk, isGraphql, jsonOf, type Ask, type Reply} from './reply';
import {factsOf} from './shop-facts';

/** What the storefront was told about the shop and about itself. */
export interface ShopSettings {
  /** `WOO_GRAPHQL_URL`. */
  graphqlUrl: string;
  /** Null: the catalogue alone is shown. */
  user: {name: string; password: string} | null;
  /** Where shoppers reach the storefront, without a trailing slash. */
  storeUrl: string;
  hasWebhookSecret: boolean;
  /** Shoppers pay on the shop’s own page. */
  paysAtShop: boolean;
}

/** Everything the shop was asked, and its answers as they came. */
export interface ShopProbe {
  settings: ShopSettings;
  /** The storefront’s clock between question and answer, in milliseconds since 1970. */
  askedAt: number;
  /** The question of the list, as a visitor asks it. */
  catalogue: Reply;
  /** GraphQL at the address that works without permalinks; asked only when the usual one gives none. */
  plainGraphql: Reply | null;
  /** WordPress’ list of its interfaces, open to everybody. */
  index: Reply;
  /** The schema, asked by a stranger. */
  strangersSchema: Reply;
  /** The next three are asked by the storefront’s user; null without one. */
  viewer: Reply | null;
  schema: Reply | null;
  /** What the plugin tells. */
  facts: Reply | null;
  /** The shop’s pay page for an order that does not exist. */
  payPage: Reply | null;
  /** This storefront, at the address that the shop has of it. */
  storefront: Reply | null;
}

export interface ProbeOptions {
  fetch?: typeof fetch;
  timeoutMs?: number;
  now?: () => number;
  /** Leaves out the schema, which takes a shop seconds to tell. */
  isShort?: boolean;
}

const noOrder = 999_999_999;

export async function probeShop(
  settings: ShopSettings,
  {
    fetch: fetchShop = globalThis.fetch,
    timeoutMs = 30_000,
    now = Date.now,
    isShort,
  }: ProbeOptions = {},
): Promise<ShopProbe> {
  const ask = createAsk(fetchShop, timeoutMs);
  const {graphqlUrl, user} = settings;
  const asVisitor = (query: string) => ask(graphqlUrl, question(query));
  const asUser = async (query: string) => user && ask(graphqlUrl, question(query, signed(user)));
  const [catalogue, index, strangersSchema, viewer, schema, {facts, askedAt}] = await Promise.all([
    asVisitor(productDocuments),
    askIndex(ask, graphqlUrl),
    asVisitor('{ __schema { queryType { name } } }'),
    asUser('{ viewer { databaseId } }'),
    isShort ? null : asUser(getIntrospectionQuery({descriptions: false})),
    askFacts(ask, settings, now),
  ]);
  const {payPage, storefrontUrl} = factsOf(facts);
  return {
    settings,
    askedAt,
    catalogue,
    plainGraphql: isGraphql(catalogue) ? null : await askPlain(ask, graphqlUrl),
    index,
    strangersSchema,
    viewer,
    schema,
    facts,
    payPage: payPage ? await ask(toPayAddress(payPage)) : null,
    storefront: storefrontUrl ? await ask(`${storefrontUrl.replace(/\/$/, '')}/healthz`) : null,
  };
}

const question = (query: string, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: {'Content-Type': 'application/json', Accept: 'application/json', ...headers},
  body: JSON.stringify({query, operationName: /^query (\w+)/m.exec(query)?.[1] ?? null}),
});

function signed({name, password}: NonNullable<ShopSettings['user']>): Record<string, string> {
  const bytes = new TextEncoder().encode(`${name}:${password}`);
  return {Authorization: `Basic ${btoa(String.fromCharCode(...bytes))}`};
}

async function askFacts(ask: Ask, {graphqlUrl, user}: ShopSettings, now: () => number) {
  const begun = now();
  if (!user) return {facts: null, askedAt: begun};
  const {pretty, plain} = toPluginAddress(graphqlUrl);
  const init = {headers: {Accept: 'application/json', ...signed(user)}};
  const facts = await askEither(ask, pretty('/shop'), plain('/shop'), init);
  return {facts, askedAt: (begun + now()) / 2};
}

function askIndex(ask: Ask, graphqlUrl: string): Promise<Reply> {
  // The plugin’s address without its namespace.
  const toRoot = (address: string) =>
    address.replace('bellyful/v1/shop', '').replace('bellyful%2Fv1%2Fshop', '');
  const query = new URLSearchParams({_fields: 'namespaces,authentication,url'});
  const {pretty, plain} = toPluginAddress(graphqlUrl);
  return askEither(ask, toRoot(pretty('/shop', query)), toRoot(plain('/shop', query)));
}

/** Without permalinks WordPress answers a page at the first address. */
async function askEither(ask: Ask, pretty: string, plain: string, init?: RequestInit) {
  const reply = await ask(pretty, init);
  const isPage = reply.isAnswered && reply.json === undefined && reply.status < 429;
  if (!isPage) return reply;
  const second = await ask(plain, init);
  return second.isAnswered && second.json !== undefined ? second : reply;
}

function askPlain(ask: Ask, graphqlUrl: string): Promise<Reply> {
  const address = new URL(toPluginAddress(graphqlUrl).plain('/'));
  address.search = '?graphql';
  return ask(address.href, question('{ __typename }'));
}

/** With permalinks the order’s number is a part of the path, without them a parameter. */
function toPayAddress(payPage: string): string {
  const address = new URL(payPage);
  if (address.searchParams.has('order-pay')) address.searchParams.set('order-pay', String(noOrder));
  else address.pathname = `${address.pathname.replace(/\/$/, '')}/${noOrder}/`;
  address.searchParams.set('pay_for_order', 'true');
  address.searchParams.set('key', 'doctor');
  return address.href;
}

/** What the index says of itself; empty where there is none. */
export const indexOf = ({index}: Pick<ShopProbe, 'index'>) =>
  jsonOf(index) as {
    namespaces?: string[];
    authentication?: Record<string, unknown>;
    url?: string;
  };
