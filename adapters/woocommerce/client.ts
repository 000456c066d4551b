import {listedMeta} from '~graphql/listed-meta';
import type {ApolloClient, OperationVariables, TypedDocumentNode} from '@apollo/client';
import {CombinedGraphQLErrors} from '@apollo/client/errors';
import {getOperationAST, type DocumentNode} from 'graphql';
import {CommerceError, type CommerceErrorKind} from '~adapters/commerce';
import {
  usualTimeoutMs,
  requestService,
  NoResponse,
  type Mode,
  type ServiceOptions,
  type Reply,
} from '~adapters/http';
import {createApolloClient} from './apollo';
import {basicAuthorization, withoutInstruments, type ShopConnection} from './shop-connection';
import {kindWithoutAnswer} from './problems';

/** What the shop said: `problems` are the messages of GraphQL errors, possibly beside partial data. */
export interface Answer<Data> {
  data: Data | null;
  problems: string[];
}

interface QueryOptions {
  /** Signed as the shop's own user: coupons and orders. Never for the catalogue. */
  asShop?: boolean;
  fresh?: boolean;
  /** An order rests on it: the shop is asked even while it seems to be down. So is whatever is asked as the shop's user. */
  isNeeded?: boolean;
  /** No visitor waits for the answer: the shop may take six times as long before it counts as down. */
  inBackground?: boolean;
}

export interface ShopClient {
  /** `$listed` of the queries of products. */
  listed: string[];
  query<Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: NoInfer<Variables>,
    queryOptions?: QueryOptions,
  ): Promise<Answer<Data>>;
}

export function createShopClient(connection: ShopConnection): ShopClient {
  const {instrument = withoutInstruments, languages = []} = connection;
  const open = openClients(connection);
  const signed = {headers: {authorization: basicAuthorization(connection)}};

  return {
    listed: listedMeta(languages),
    async query(document, variables, queryOptions = {}) {
      const {asShop = false, fresh = false, isNeeded = false, inBackground = false} = queryOptions;
      const fetchPolicy = asShop || fresh ? 'no-cache' : 'cache-first';
      const options = {query: document, variables, fetchPolicy, context: asShop ? signed : {}};
      const client = open(asShop || isNeeded ? 'required' : 'optional', inBackground);
      return instrument(
        operationName(document),
        async () => {
          const {data, error} = await client.query(options as ApolloClient.QueryOptions);
          return toAnswer(document, data, error);
        },
        inBackground,
      );
    },
  };
}

/** Of a shop that answers by its Store API alone: it publishes nothing else that could be read. */
export const withoutGraphql: ShopClient = {
  listed: [],
  query: () => Promise.resolve({data: null, problems: []}),
};

const backgroundFactor = 6;

/** A client for each mode, made when it is needed. */
function openClients(connection: ShopConnection) {
  const {endpoint, timeoutMs = usualTimeoutMs} = connection;
  const clients = new Map<string, ApolloClient>();
  return (mode: Mode, inBackground: boolean): ApolloClient => {
    const name = `${mode} ${inBackground}`;
    const background = {...connection, timeoutMs: timeoutMs * backgroundFactor};
    const send = createShopFetch(inBackground ? background : connection, mode);
    const client = clients.get(name) ?? createApolloClient(endpoint, send);
    clients.set(name, client);
    return client;
  };
}

function toAnswer<Data>(document: DocumentNode, data: unknown, error: unknown): Answer<Data> {
  const answered = (data ?? null) as Data | null;
  if (error === undefined) return {data: answered, problems: []};
  if (CombinedGraphQLErrors.is(error)) {
    return {data: answered, problems: error.errors.map(({message}) => message)};
  }
  if (error instanceof CommerceError) {
    throw new CommerceError(error.kind, operationName(document), error.message);
  }
  throw new CommerceError('notJson', operationName(document), 'The shop answered no GraphQL.');
}

/** `GetProduct`: the name under which the log knows a document. */
function operationName(document: DocumentNode): string {
  return getOperationAST(document)?.name?.value ?? 'unnamed';
}

/** Why the shop's answer cannot be used; the client names the operation. */
const unusable = (kind: CommerceErrorKind, message: string) =>
  new CommerceError(kind, 'graphql', message);

function checkAnswer({status, headers}: Reply): void {
  const type = headers.get('content-type') ?? 'no content type';
  if (status < 200 || status > 299) throw unusable('http', `The shop answered ${status}.`);
  // With WPGraphQL switched off, WordPress answers /graphql with 200 and its home page.
  if (!type.includes('json')) throw unusable('notJson', `The shop answered ${type}.`);
}

/** A fetch that gives up in time and lets nothing but a successful JSON answer through. */
export function createShopFetch(options: ServiceOptions, mode: Mode): typeof fetch {
  return async (input, init = {}) => {
    // Workers refuse `credentials`; a redirect would turn the POST into a GET and could carry the password elsewhere.
    const {method = 'POST', headers = {}, body = null} = init;
    const request = {method, headers, body, redirect: 'manual'} as const;
    try {
      const reply = await requestService(options, mode, input, request);
      checkAnswer(reply);
      return new Response(reply.text, {headers: {'content-type': 'application/json'}});
    } catch (thrown) {
      if (!(thrown instanceof NoResponse)) throw thrown;
      throw unusable(kindWithoutAnswer[thrown.kind], `The shop gave no answer: ${thrown.message}.`);
    }
  };
}
