import type {Breaker} from './breaker';
import {readText, TooLarge} from './read-text';

/**
 * How a request is sent (rules: When a service fails): `look` for what a page can do without, `need` for what an
 * order or a sign-in rests on, `act` for what must not be done twice.
 */
export type Mode = 'look' | 'need' | 'act';

/** The way to a service. */
export interface ServiceOptions {
  fetch?: typeof fetch | undefined;
  /** Shared by all callers of the service; without it its failures are not remembered. */
  breaker?: Breaker | undefined;
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

export type FailureKind = 'network' | 'timeout' | 'too large' | 'resting';

/** No complete answer. `message` is safe to log. */
export class NoResponse extends Error {
  override readonly name = 'Unanswered';
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

export const usualTimeoutMs = 10_000;

/** Requests a service and reads the complete answer; throws Unanswered where there is none. */
export async function requestService(
  options: ServiceOptions,
  mode: Mode,
  address: string | URL | Request,
  init: RequestInit,
): Promise<Reply> {
  const {timeoutMs = usualTimeoutMs, retries = 1, retryDelayMs = 200} = options;
  const deadline = AbortSignal.timeout(timeoutMs);
  const signal = init.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
  for (let triesLeft = mode === 'act' ? 0 : retries; ; triesLeft -= 1) {
    if (mode === 'look') requireAwake(options.breaker, Math.min(timeoutMs, usualTimeoutMs));
    const found = await readOnce(options, address, {...init, signal});
    if (triesLeft === 0 || !mayPassSoon(found)) return orThrow(found);
    await pause(retryDelayMs * (0.5 + Math.random()));
  }
}

function requireAwake(breaker: Breaker | undefined, timeoutMs: number): void {
  if (breaker && !breaker.mayRequest(timeoutMs))
    throw new NoResponse('resting', 'It has failed again and again, and is left alone for a while');
}

async function readOnce(
  options: ServiceOptions,
  address: string | URL | Request,
  init: RequestInit,
): Promise<Reply | NoResponse> {
  // A worker's own fetch must be called as one of its globals.
  const found = await read((options.fetch ?? globalThis.fetch)(address, init)).catch(toUnanswered);
  if (found instanceof NoResponse || isAway(found)) options.breaker?.failed();
  else options.breaker?.answered();
  return found;
}

async function read(sending: Promise<Response>): Promise<Reply> {
  const response = await sending;
  return {status: response.status, headers: response.headers, text: await readText(response)};
}

/** What stands before a service says so while the service itself is away. */
const isAway = ({status}: Reply) => status >= 502 && status <= 504;

const mayPassSoon = (found: Reply | NoResponse) =>
  found instanceof NoResponse ? found.kind === 'network' : isAway(found);

function orThrow(found: Reply | NoResponse): Reply {
  if (found instanceof NoResponse) throw found;
  return found;
}

function toUnanswered(thrown: unknown): NoResponse {
  const {name, cause} = thrown instanceof Error ? thrown : new Error();
  if (thrown instanceof TooLarge) return new NoResponse('too large', 'The answer is too large');
  if (name === 'TimeoutError' || name === 'AbortError')
    return new NoResponse('timeout', 'No answer in time');
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
  return new NoResponse('network', `It cannot be reached${code}`);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
