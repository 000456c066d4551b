import {inLanguage} from '~/content/language-paths';
/** The result of a request to our own server. */
export type JsonAnswer<Value> =
  | {kind: 'answered'; isOk: boolean; value: Value; retryAfterMs: number | null}
  /** Something answered, but not in our words: a proxy between the browser and the shop, or its error page. */
  | {kind: 'garbled'}
  | {kind: 'unreachable'};

/** Makes sense of an answer; null when it makes none. */
type Parse<Value> = (json: unknown) => Value | null;

interface Options {
  headers?: Record<string, string>;
  /** Gives up. */
  signal?: AbortSignal | null;
  /** Goes on when the page is left. */
  keepalive?: boolean;
}

/** Never throws. */
export const getJson = <Value>(path: string, parse: Parse<Value>, options: Options = {}) =>
  send(path, parse, options);

/** Never throws. */
export const postJson = <Value>(
  path: string,
  body: unknown,
  parse: Parse<Value>,
  {headers, ...options}: Options = {},
) =>
  send(path, parse, {
    ...options,
    method: 'POST',
    headers: {'Content-Type': 'application/json', ...headers},
    body: JSON.stringify(body),
  });

async function send<Value>(
  path: string,
  parse: Parse<Value>,
  init: RequestInit,
): Promise<JsonAnswer<Value>> {
  const response = await fetch(inLanguage(path), init).catch(() => null);
  if (!response) return {kind: 'unreachable'};
  const value = await response.json().then(parse, () => null);
  if (value === null) return {kind: 'garbled'};
  return {kind: 'answered', isOk: response.ok, value, retryAfterMs: retryAfterOf(response)};
}

/** In seconds, as our server says it; a proxy may name a date instead. */
function retryAfterOf({headers}: Response): number | null {
  const seconds = Number(headers.get('Retry-After') ?? NaN);
  return seconds > 0 ? seconds * 1000 : null;
}
