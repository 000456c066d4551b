/** What an endpoint answered to one question. */
export interface GraphqlAnswer {
  status: number;
  data: Record<string, unknown> | null;
  errors: {message: string; path?: (string | number)[]}[];
}

export interface GraphqlClient {
  ask(query: string, variables?: object): Promise<GraphqlAnswer>;
  /** As the signed-in customer from now on. */
  bearer: string | null;
  /** The session that the shop issued. */
  session: string | null;
  /** As browsers keep it by themselves. */
  cookie: string | null;
}

/** A client as storefronts write theirs: it remembers the session and the cookie that the shop gives, and sends them. */
export function createGraphqlClient(endpoint: string): GraphqlClient {
  const client: GraphqlClient = {
    bearer: null,
    session: null,
    cookie: null,
    async ask(query, variables = {}) {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(client.bearer && {Authorization: `Bearer ${client.bearer}`}),
          ...(client.cookie && {Cookie: client.cookie}),
          ...(client.session && {'woocommerce-session': `Session ${client.session}`}),
        },
        body: JSON.stringify({query, variables}),
      });
      client.session = response.headers.get('woocommerce-session') ?? client.session;
      client.cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? client.cookie;
      const {data = null, errors = []} = (await response.json()) as Partial<GraphqlAnswer>;
      return {status: response.status, data, errors};
    },
  };
  return client;
}
