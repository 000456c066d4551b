import {inLanguage} from '~/content/language-paths';
import {isRecord} from '~/forms/to-record';

/** The result of a request to our own server; `Value` is what its route answers. */
export type JsonAnswer<Value> =
  | {kind: 'answered'; isOk: true; value: Value; retryAfterMs: number | null}
  | {kind: 'answered'; isOk: false; value: Partial<Value>; retryAfterMs: number | null}
  /** Something answered, but not in our words: a proxy between the browser and the shop, or its error page. */
  | {kind: 'garbled'}
  | {kind: 'unreachable'};

interface Options {
  headers?: Record<string, string>;
  /** Gives up. */
  signal?: AbortSignal | null;
  /** Goes on when the page is left. */
  keepalive?: boolean;
}

/** What the server answers; null where it does not, or cannot now. Never throws. */
export async function getJson<Value>(path: string, options?: Options): Promise<Value | null> {
  const answer = await askJson<Value>(path, options);
  return answer.kind === 'answered' && answer.isOk ? answer.value : null;
}

/** Never throws. */
export const postJson = <Value>(path: string, body: unknown, {headers, ...options}: Options = {}) =>
  askJson<Value>(path, {
    ...options,
    method: 'POST',
    headers: {'Content-Type': 'application/json', ...headers},
    body: JSON.stringify(body),
  });

/** Never throws. */
export async function askJson<Value>(
  path: string,
  init: RequestInit = {},
): Promise<JsonAnswer<Value>> {
  const response = await fetch(inLanguage(path), init).catch(() => null);
  if (!response) return {kind: 'unreachable'};
  const value: unknown = await response.json().catch(() => null);
  if (!isRecord(value)) return {kind: 'garbled'};
  const {ok: isOk} = response;
  return {kind: 'answered', isOk, value: value as Value, retryAfterMs: retryAfterOf(response)};
}

/** In seconds, as our server says it; a proxy may name a date instead. */
function retryAfterOf({headers}: Response): number | null {
  const seconds = Number(headers.get('Retry-After') ?? NaN);
  return seconds > 0 ? seconds * 1000 : null;
}
