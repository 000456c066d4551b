import {CommerceError, type CommerceErrorKind} from '~adapters/commerce';
import {parseJson, requestService, NoResponse} from '~adapters/http';
import {toPluginAddress} from './plugin-address';
import {contractVersion} from './plugin-contract';
import {kindWithoutAnswer} from './problems';
import {basicAuthorization, withoutInstruments, type ShopConnection} from './shop-connection';

export interface PluginRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** From the slash after `bellyful/v1` on. */
  path: string;
  query?: Record<string, string | number>;
  body?: object;
  /** The shopper's session token. */
  session?: string;
  /** A page can do without it: it is not requested while the shop seems to be down. */
  isForPage?: boolean;
}

/** What the plugin did, or why it declined; `message` is WordPress' own sentence. */
export type PluginAnswer<Body> =
  | {ok: true; body: Body}
  | {ok: false; status: number; code: string; message: string; retryAfterSeconds: number};

export interface PluginClient {
  /** Throws a CommerceError unless the plugin answered or declined. Only a GET is retried: another request may count twice. */
  send<Body>(operation: string, request: PluginRequest): Promise<PluginAnswer<Body>>;
}

/** Of a storefront without the shop's user: it answers as a shop without the plugin does. */
export const noPlugin: PluginClient = {
  async send(operation) {
    throw failure('notJson', operation, 'no user of the shop is set');
  },
};

/** Statuses by which the plugin declines what was asked, and the code of another that is an answer too. */
const decliningStatuses = new Set([409, 422, 429]);
const decliningCode = 'session_over';

/** The shop's plugin over WordPress' REST interface (`bellyful/v1`). On the server only. */
export function createPluginClient(connection: ShopConnection): PluginClient {
  const address = toPluginAddress(connection.endpoint);
  const {instrument = withoutInstruments} = connection;
  /** Unknown until an address has answered as the plugin does. */
  let place: Place | null = null;
  async function send<Body>(operation: string, request: PluginRequest) {
    const query = toQuery(request);
    const requestAt = async (form: Place) => {
      const found = await requestAddress(
        connection,
        operation,
        address[form](request.path, query),
        request,
      );
      if (found.body !== undefined) place = form;
      return found;
    };
    const usual = place ?? 'pretty';
    const received = await requestAt(usual);
    // A page in place of what was done already must not have it done again.
    const mayRepeat = place === null || request.method === 'GET';
    if (!mayRepeat || !isPageInstead(received)) return toAnswer<Body>(operation, received);
    return toAnswer<Body>(operation, await requestAt(usual === 'pretty' ? 'plain' : 'pretty'));
  }
  return {send: (operation, request) => instrument(operation, () => send(operation, request))};
}

const toQuery = ({query = {}}: PluginRequest) =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));

/**
 * Without permalinks WordPress answers `/wp-json` with its home page, a redirect, or a page not found, and has done
 * nothing. An answer that is only broken may be about something that was done.
 */
const isPageInstead = ({body, isPage, status}: Received) =>
  body === undefined && status < 429 && (isPage || status >= 300);

type Place = 'pretty' | 'plain';

interface Received {
  status: number;
  /** Undefined for what is no JSON. */
  body: unknown;
  isPage: boolean;
}

async function requestAddress(
  connection: ShopConnection,
  operation: string,
  address: string,
  {method, body, session, isForPage = false}: PluginRequest,
): Promise<Received> {
  const reading = isForPage ? 'optional' : 'required';
  try {
    const {status, text} = await requestService(
      connection,
      method === 'GET' ? reading : 'once',
      address,
      {
        method,
        headers: {
          Accept: 'application/json',
          Authorization: basicAuthorization(connection),
          'X-Bellyful-Contract': String(contractVersion),
          ...(body && {'Content-Type': 'application/json'}),
          ...(session !== undefined && {'X-Bellyful-Session': session}),
        },
        body: body ? JSON.stringify(body) : null,
        // A redirect could carry the password elsewhere.
        redirect: 'manual',
      },
    );
    return {status, body: parseJson(text), isPage: text.trimStart().startsWith('<')};
  } catch (thrown) {
    if (!(thrown instanceof NoResponse)) throw thrown;
    throw failure(kindWithoutAnswer[thrown.kind], operation, thrown.message);
  }
}

const failure = (kind: CommerceErrorKind, operation: string, cause: string) =>
  new CommerceError(kind, operation, `${operation} failed: ${cause}`);

interface Declined {
  code?: string;
  message?: string;
  data?: {retryAfterSeconds?: number};
}

function toAnswer<Body>(operation: string, {status, body}: Received): PluginAnswer<Body> {
  if (status >= 200 && status < 300 && body !== undefined) return {ok: true, body: body as Body};
  const {code = '', message = '', data} = (body ?? {}) as Declined;
  // A proxy's 429 has no code, and its words are not for shoppers.
  if ((code !== '' && decliningStatuses.has(status)) || code === decliningCode)
    return {ok: false, status, code, message, retryAfterSeconds: data?.retryAfterSeconds ?? 0};
  throw toError(operation, status, body === undefined ? null : code);
}

/** `code` is null for an answer that is no JSON. */
function toError(operation: string, status: number, code: string | null): CommerceError {
  const cause = `status ${status}, ${code === null ? 'no JSON' : `code ${code || 'none'}`}`;
  if (status === 401 || status === 403) return failure('unauthorised', operation, cause);
  const isMissing = code === 'rest_no_route' || (code === null && status < 429);
  if (!isMissing) return failure('http', operation, cause);
  // WordPress answers 404 for a plugin that is not there, or is older than the route; a page of HTML says less.
  return failure(status === 404 ? 'version' : 'notJson', operation, cause);
}
