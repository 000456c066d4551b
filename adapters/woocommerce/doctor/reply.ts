import {parseJson} from '~adapters/http';

/** What came of one question, whatever it was: nothing is thrown, for a broken answer is what is looked for. */
export type Reply =
  | {isAnswered: false; /** `ECONNREFUSED`, `timeout` … */ reason: string}
  | {
      isAnswered: true;
      status: number;
      /** Where a redirect leads. */
      location: string | null;
      text: string;
      /** Undefined for what is no JSON. */
      json: unknown;
    };

export type Send = (address: string, init?: RequestInit) => Promise<Reply>;

export const createSend =
  (fetchShop: typeof fetch, timeoutMs: number): Send =>
  async (address, init = {}) => {
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      // A redirect could carry the password elsewhere.
      const response = await fetchShop(address, {...init, signal, redirect: 'manual'});
      const text = await response.text();
      const location = response.headers.get('location');
      return {isAnswered: true, status: response.status, location, text, json: parseJson(text)};
    } catch (error) {
      return {isAnswered: false, reason: reasonOf(error)};
    }
  };

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'TimeoutError') return 'timeout';
  const {cause} = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message;
}

/** An object’s fields; none for what is no object. */
export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** The JSON object of an answer; empty when there is none. */
export const jsonOf = (reply: Reply | null): Record<string, unknown> =>
  reply?.isAnswered ? fieldsOf(reply.json) : {};

/** The messages of a GraphQL answer’s errors. */
export function problemsOf(reply: Reply | null): string[] {
  const {errors} = jsonOf(reply);
  return Array.isArray(errors) ? errors.map((error) => String(fieldsOf(error)['message'])) : [];
}

/** WordPress, too, answers JSON with `data` when it dies; it has a `code` beside it. */
export function isGraphql(reply: Reply | null): boolean {
  const body = jsonOf(reply);
  return ('data' in body && !('code' in body)) || Array.isArray(body['errors']);
}

/** Without WooCommerce, or its GraphQL, there is no list of products. */
export const knowsProducts = (catalogue: Reply): boolean =>
  !problemsOf(catalogue).some((problem) => /Cannot query field "products"/.test(problem));

/** Whether the shop recognised the caller. */
export const isSignedIn = (viewer: Reply | null): boolean =>
  Boolean(fieldsOf(jsonOf(viewer)['data'])['viewer']);
