import {toPluginAddress} from './plugin-address';
import {PluginError} from './plugin-error';

export {PluginError} from './plugin-error';

export interface PluginConnection {
  /** The shop's GraphQL address; its REST address stands beside it. */
  endpoint: string;
  username: string;
  applicationPassword: string;
  fetch?: typeof fetch;
  timeoutMs?: number;
}

export interface PluginRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** From the slash after `bellyful/v1` on. */
  path: string;
  query?: Record<string, string | number>;
  body?: object;
  /** The shopper's session token. */
  session?: string;
}

/** What the plugin did, or why it declined; `message` is WordPress' own sentence. */
export type PluginAnswer<Body> =
  {ok: true; body: Body} | {ok: false; status: number; code: string; message: string};

export interface PluginClient {
  /** Throws a PluginError unless the plugin answered or declined. Never asks twice: a repeat may count twice. */
  ask<Body>(operation: string, request: PluginRequest): Promise<PluginAnswer<Body>>;
}

/** Statuses by which the plugin declines what was asked, and codes of others that are an answer too. */
const decliningStatuses = new Set([409, 422, 429]);
const decliningCodes = new Set(['session_over', 'no_attempt']);

/** The shop's plugin over WordPress' REST interface (`bellyful/v1`). On the server only. */
export function createPluginClient(connection: PluginConnection): PluginClient {
  const address = toPluginAddress(connection.endpoint);
  let hasPrettyAddress = true;
  return {
    async ask<Body>(operation: string, request: PluginRequest) {
      const query = toQuery(request);
      const askAt = (place: 'pretty' | 'plain') =>
        send(connection, operation, address[place](request.path, query), request);
      const received = await askAt(hasPrettyAddress ? 'pretty' : 'plain');
      if (!hasPrettyAddress || !isPageInstead(received)) return toAnswer<Body>(operation, received);
      const plain = await askAt('plain');
      hasPrettyAddress = isPageInstead(plain);
      return toAnswer<Body>(operation, plain);
    },
  };
}

const toQuery = ({query = {}}: PluginRequest) =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));

/** Without permalinks WordPress answers `/wp-json` with its home page, a redirect, or a page not found. */
const isPageInstead = ({body, status}: Received) => body === undefined && status < 429;

interface Received {
  status: number;
  /** Undefined for what is no JSON. */
  body: unknown;
}

async function send(
  connection: PluginConnection,
  operation: string,
  address: string,
  {method, body, session}: PluginRequest,
): Promise<Received> {
  const {timeoutMs = 10_000} = connection;
  const fetchShop = connection.fetch ?? globalThis.fetch;
  try {
    const response = await fetchShop(address, {
      method,
      headers: {
        Accept: 'application/json',
        Authorization: basicAuthorization(connection),
        ...(body && {'Content-Type': 'application/json'}),
        ...(session !== undefined && {'X-Bellyful-Session': session}),
      },
      body: body ? JSON.stringify(body) : null,
      // A redirect could carry the password elsewhere.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return {status: response.status, body: readJson(await response.text())};
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError')
      throw new PluginError('timeout', operation, null, `no answer within ${timeoutMs} ms`);
    throw new PluginError('network', operation, null, `the shop cannot be reached${codeOf(error)}`);
  }
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
}

function basicAuthorization({username, applicationPassword}: PluginConnection): string {
  const bytes = new TextEncoder().encode(`${username}:${applicationPassword}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toAnswer<Body>(operation: string, {status, body}: Received): PluginAnswer<Body> {
  if (status >= 200 && status < 300 && body !== undefined) return {ok: true, body: body as Body};
  const {code = '', message = ''} = (body ?? {}) as {code?: string; message?: string};
  if (decliningStatuses.has(status) || decliningCodes.has(code))
    return {ok: false, status, code, message};
  throw toError(operation, status, body === undefined ? null : code);
}

/** `code` is null for an answer that is no JSON. */
function toError(operation: string, status: number, code: string | null): PluginError {
  const cause = `status ${status}, ${code === null ? 'no JSON' : `code ${code || 'none'}`}`;
  if (status === 401 || status === 403)
    return new PluginError('unauthorised', operation, status, cause);
  const isMissing = code === 'rest_no_route' || (code === null && status < 429);
  return new PluginError(isMissing ? 'missing' : 'http', operation, status, cause);
}
