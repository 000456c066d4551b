import type {CircuitBreaker} from './circuit-breaker';
import {readWithin} from './read-body';

/**
 * How a request is sent (rules: When a service fails): `optional` is what a page can do without, `required` what an
 * order or a sign-in rests on; `once` has an effect and is not retried.
 */
export type Mode = 'optional' | 'required' | 'once';

/** Far more than a hundred products take; a service that sends more has lost its way. */
const mostBytes = 8 * 1024 * 1024;

export interface ServiceOptions {
  fetch?: typeof fetch | undefined;
  /** Shared by all callers of the service; without it its failures are not remembered. */
  breaker?: CircuitBreaker | undefined;
  /** After this long without a complete answer, a second try included, the service counts as down; 10 seconds by default. */
  timeoutMs?: number | undefined;
  /** How often a request without effects is retried where the service was not reached; once by default. */
  retries?: number | undefined;
  /** Half as long at least, and half as long again at most, so that not all come back at once; 200 by default. */
  retryDelayMs?: number | undefined;
}

/** A complete answer, whatever it says. */
export interface Reply {
  status: number;
  headers: Headers;
  text: string;
}

export type FailureKind = 'network' | 'timeout' | 'too large' | 'circuit open';

/** No complete answer. `message` is safe to log. */
export class NoResponse extends Error {
  override readonly name = 'NoResponse';
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

export const usualTimeoutMs = 10_000;

/** Requests a service and reads the complete answer; throws NoResponse where there is none. */
export async function requestService(
  options: ServiceOptions,
  mode: Mode,
  address: string | URL | Request,
  init: RequestInit,
): Promise<Reply> {
  const {breaker, timeoutMs = usualTimeoutMs, retries = 1, retryDelayMs = 200} = options;
  const deadline = AbortSignal.timeout(timeoutMs);
  const signal = init.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
  for (let triesLeft = mode === 'once' ? 0 : retries; ; triesLeft -= 1) {
    const trialMs = Math.min(timeoutMs, usualTimeoutMs);
    if (mode === 'optional' && breaker && !breaker.mayRequest(trialMs)) throw leftAlone();
    const send = () => readOnce(options, address, {...init, signal});
    const found = await (mode === 'once' && breaker ? breaker.tryOnce(send) : send());
    if (!found) throw leftAlone();
    if (triesLeft === 0 || !isTransient(found)) return orThrow(found);
    await pause(retryDelayMs * (0.5 + Math.random()));
  }
}

const leftAlone = () =>
  new NoResponse('circuit open', 'It has failed again and again, and is left alone for a while');

async function readOnce(
  options: ServiceOptions,
  address: string | URL | Request,
  init: RequestInit,
): Promise<Reply | NoResponse> {
  // What is sent there, a key above all, is for nobody that a redirect names.
  const sent: RequestInit = {redirect: 'manual', ...init};
  // A worker's own fetch must be called as one of its globals.
  const found = await read((options.fetch ?? globalThis.fetch)(address, sent)).catch(toNoResponse);
  if (found instanceof NoResponse || isAway(found)) options.breaker?.recordFailure();
  else options.breaker?.recordSuccess();
  return found;
}

async function read(sending: Promise<Response>): Promise<Reply> {
  const response = await sending;
  const body = await readWithin(response, mostBytes);
  if (!body) throw new NoResponse('too large', 'The answer is too large');
  return {status: response.status, headers: response.headers, text: await body.text()};
}

/** What stands before a service says so while the service itself is away. */
const isAway = ({status}: Reply) => status >= 502 && status <= 504;

const isTransient = (found: Reply | NoResponse) =>
  found instanceof NoResponse ? found.kind === 'network' : isAway(found);

function orThrow(found: Reply | NoResponse): Reply {
  if (found instanceof NoResponse) throw found;
  return found;
}

function toNoResponse(thrown: unknown): NoResponse {
  if (thrown instanceof NoResponse) return thrown;
  const {name, cause} = thrown instanceof Error ? thrown : new Error();
  if (name === 'TimeoutError' || name === 'AbortError')
    return new NoResponse('timeout', 'No answer in time');
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
  return new NoResponse('network', `It cannot be reached${code}`);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Statuses whose answers have no body. */
const bare = new Set([101, 204, 205, 304]);

/**
 * A fetch through this client, for packages that bring a client of their own: what they only read (GET) is asked
 * again, all else once. Throws NoResponse.
 */
export const asFetch =
  (options: ServiceOptions): typeof fetch =>
  async (input, init = {}) => {
    const method = init.method ?? (input instanceof Request ? input.method : 'GET');
    const mode = method.toUpperCase() === 'GET' ? 'required' : 'once';
    const {status, headers, text} = await requestService(options, mode, input, init);
    return new Response(bare.has(status) ? null : text, {status, headers});
  };
