import type {ApolloClient, OperationVariables, TypedDocumentNode} from '@apollo/client';
import {CombinedGraphQLErrors} from '@apollo/client/errors';
import {getOperationAST, type DocumentNode} from 'graphql';
import {CommerceError} from '~adapters/commerce';
import {createApolloClient} from './apollo';
import {createShopFetch, ShopTrouble} from './shop-fetch';

export interface ShopConnection {
  /** The shop's GraphQL address, `https://shop.example/graphql`. */
  endpoint: string;
  /** A WordPress user who may edit shop orders, with an application password. */
  username: string;
  applicationPassword: string;
  fetch?: typeof fetch;
  /** After this long without an answer the shop counts as down; 10 seconds by default. */
  timeoutMs?: number;
  /** How often a reading question is asked again when the shop was unreachable; once by default. */
  retries?: number;
  retryDelayMs?: number;
}

/** What the shop said: `problems` are the messages of GraphQL errors, possibly beside partial data. */
export interface Answer<Data> {
  data: Data | null;
  problems: string[];
}

export interface Asking {
  /** Signed as the shop's own user: coupons and orders. Never for the catalogue. */
  asShop?: boolean;
  fresh?: boolean;
  /** Nobody waits for the answer: the shop may take six times as long before it counts as down. */
  inBackground?: boolean;
}

export interface ShopClient {
  query<Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: NoInfer<Variables>,
    asking?: Asking,
  ): Promise<Answer<Data>>;
  /** Always as the shop's own user, and never twice: the shop does not recognise a repeat. */
  mutate<Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: NoInfer<Variables>,
  ): Promise<Answer<Data>>;
}

export function createShopClient(connection: ShopConnection): ShopClient {
  const {endpoint, timeoutMs = 10_000, retries = 1, retryDelayMs = 200} = connection;
  const fetchWithin = (ms: number) =>
    createShopFetch(connection.fetch ?? globalThis.fetch.bind(globalThis), ms);
  let started: ApolloClient | undefined;
  let patient: ApolloClient | undefined;
  const apollo = () => (started ??= createApolloClient(endpoint, fetchWithin(timeoutMs)));
  const patientApollo = () =>
    (patient ??= createApolloClient(endpoint, fetchWithin(timeoutMs * backgroundPatience)));
  const signed = {headers: {authorization: basicAuthorization(connection)}};

  return {
    async query(document, variables, asking = {}) {
      const {asShop = false, fresh = false, inBackground = false} = asking;
      const fetchPolicy = asShop || fresh ? 'no-cache' : 'cache-first';
      const options = {query: document, variables, fetchPolicy, context: asShop ? signed : {}};
      const client = inBackground ? patientApollo() : apollo();
      const ask = () => client.query(options as ApolloClient.QueryOptions);
      for (let attempt = 0; ; attempt++) {
        const {data, error} = await ask();
        if (attempt < retries && isPassing(error)) await pause(retryDelayMs);
        else return toAnswer(document, data, error);
      }
    },
    async mutate(document, variables) {
      const options = {mutation: document, variables, context: signed};
      const {data, error} = await apollo().mutate(options as ApolloClient.MutateOptions);
      return toAnswer(document, data, error);
    },
  };
}

const backgroundPatience = 6;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const isPassing = (error: unknown) => error instanceof ShopTrouble && error.mayPassSoon;

function basicAuthorization({username, applicationPassword}: ShopConnection): string {
  const bytes = new TextEncoder().encode(`${username}:${applicationPassword}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}

function toAnswer<Data>(document: DocumentNode, data: unknown, error: unknown): Answer<Data> {
  const answered = (data ?? null) as Data | null;
  if (error === undefined) return {data: answered, problems: []};
  if (CombinedGraphQLErrors.is(error)) {
    return {data: answered, problems: error.errors.map(({message}) => message)};
  }
  if (error instanceof ShopTrouble) {
    throw new CommerceError(error.kind, operationName(document), error.message);
  }
  throw new CommerceError('notJson', operationName(document), 'The shop answered no GraphQL.');
}

/** `GetProducts`: the name under which the log knows a document. */
function operationName(document: DocumentNode): string {
  return getOperationAST(document)?.name?.value ?? 'unnamed';
}
