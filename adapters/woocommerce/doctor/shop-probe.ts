import {getIntrospectionQuery} from 'graphql';
import productDocuments from '~graphql/products.graphql?raw';
import type {BrokenProduct} from '~adapters/commerce';
import {createCatalogue} from '../products/catalogue';
import {createShopClient} from '../client';
import {noPlugin} from '../plugin-client';
import {createShopSettings} from '../shop-settings';
import {toPluginAddress} from '../plugin-address';
import {basicAuthorization} from '../shop-connection';
import {createSend, isGraphql, jsonOf, problemsOf, type Send, type Reply} from './reply';
import {factsOf} from './shop-facts';

/** The settings of the storefront about the shop and about itself. */
export interface ShopSettings {
  /** `WOO_GRAPHQL_URL`. */
  graphqlUrl: string;
  /** Null: the catalogue alone is shown. */
  user: {name: string; password: string} | null;
  /** Where shoppers reach the storefront, without a trailing slash. */
  storeUrl: string;
  hasWebhookSecret: boolean;
  /** Programs hear what becomes of their orders. */
  tellsAgents: boolean;
  /** Shoppers pay on the shop’s own page. */
  paysAtShop: boolean;
}

/** Every request to the shop, and its answer as it came. */
export interface ShopProbe {
  settings: ShopSettings;
  /** The storefront’s clock between question and answer, in milliseconds since 1970. */
  requestedAt: number;
  /** The list's query, as a visitor sends it. */
  catalogue: Reply;
  /** What the storefront leaves out of the list. */
  broken: BrokenProduct[];
  /** GraphQL at the address that works without permalinks; requested only when the usual one gives none. */
  plainGraphql: Reply | null;
  /** WordPress’ list of its interfaces, open to all. */
  index: Reply;
  /** The schema, requested by a visitor. */
  visitorsSchema: Reply;
  /** The next three are requested as the storefront’s user; null without one. */
  viewer: Reply | null;
  schema: Reply | null;
  /** What the plugin reports. */
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
  /** Leaves out the schema, which takes a shop seconds to answer. */
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
  const send = createSend(fetchShop, timeoutMs);
  const {graphqlUrl, user} = settings;
  const asVisitor = (query: string, variables = {}) =>
    send(graphqlUrl, question(query, {}, variables));
  const asUser = async (query: string) => user && send(graphqlUrl, question(query, signed(user)));
  const [catalogue, index, visitorsSchema, viewer, schema, {facts, requestedAt}] =
    await Promise.all([
      asVisitor(productDocuments, {listed: ['_bellyful_facts']}),
      requestIndex(send, graphqlUrl),
      asVisitor('{ __schema { queryType { name } } }'),
      asUser('{ viewer { databaseId } }'),
      isShort ? null : asUser(getIntrospectionQuery({descriptions: false})),
      requestFacts(send, settings, now),
    ]);
  const {payPage, storefrontUrl} = factsOf(facts);
  const isListBroken = isGraphql(catalogue) && problemsOf(catalogue).length > 0;
  const connection = {
    endpoint: graphqlUrl,
    username: '',
    applicationPassword: '',
    fetch: fetchShop,
    timeoutMs,
  };
  const listing = createCatalogue(
    createShopClient(connection),
    connection,
    createShopSettings(noPlugin),
  );
  const list = isShort && !isListBroken ? null : await listing.all().catch(() => null);
  return {
    settings,
    requestedAt,
    catalogue,
    broken: list?.broken ?? [],
    plainGraphql: isGraphql(catalogue) ? null : await requestPlain(send, graphqlUrl),
    index,
    visitorsSchema,
    viewer,
    schema,
    facts,
    payPage: payPage ? await send(toPayAddress(payPage)) : null,
    storefront: storefrontUrl ? await send(`${storefrontUrl.replace(/\/$/, '')}/healthz`) : null,
  };
}

const question = (
  query: string,
  headers: Record<string, string> = {},
  variables = {},
): RequestInit => ({
  method: 'POST',
  headers: {'Content-Type': 'application/json', Accept: 'application/json', ...headers},
  body: JSON.stringify({
    query,
    variables,
    operationName: /^query (\w+)/m.exec(query)?.[1] ?? null,
  }),
});

const signed = ({name, password}: NonNullable<ShopSettings['user']>) => ({
  Authorization: basicAuthorization({username: name, applicationPassword: password}),
});

async function requestFacts(send: Send, {graphqlUrl, user}: ShopSettings, now: () => number) {
  const begun = now();
  if (!user) return {facts: null, requestedAt: begun};
  const {pretty, plain} = toPluginAddress(graphqlUrl);
  const init = {headers: {Accept: 'application/json', ...signed(user)}};
  const query = new URLSearchParams({checks: '1'});
  const facts = await requestEither(send, pretty('/shop', query), plain('/shop', query), init);
  return {facts, requestedAt: (begun + now()) / 2};
}

function requestIndex(send: Send, graphqlUrl: string): Promise<Reply> {
  const query = new URLSearchParams({_fields: 'namespaces,authentication,url'});
  const {pretty, plain} = toPluginAddress(graphqlUrl, '');
  return requestEither(send, pretty('', query), plain('', query));
}

/** Without permalinks WordPress answers a page at the first address. */
async function requestEither(send: Send, pretty: string, plain: string, init?: RequestInit) {
  const reply = await send(pretty, init);
  const isPage = reply.isAnswered && reply.json === undefined && reply.status < 429;
  if (!isPage) return reply;
  const second = await send(plain, init);
  return second.isAnswered && second.json !== undefined ? second : reply;
}

function requestPlain(send: Send, graphqlUrl: string): Promise<Reply> {
  const address = new URL(toPluginAddress(graphqlUrl).plain('/'));
  address.search = '?graphql';
  return send(address.href, question('{ __typename }'));
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
