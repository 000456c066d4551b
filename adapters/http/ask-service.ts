import type {Breaker} from './breaker';
import {readText, TooLarge} from './read-text';

/**
 * How something is asked (rules: When a service fails): `look` for what a page can do without, `need` for what an
 * order or a sign-in rests on, `act` for what must not be done twice.
 */
export type Manner = 'look' | 'need' | 'act';

/** The way to a service. */
export interface Line {
  fetch?: typeof fetch | undefined;
  /** Shared by all who ask the service; without it nothing is remembered of its failures. */
  breaker?: Breaker | undefined;
  /** After this long without a whole answer, a second try included, the service counts as down; 10 seconds by default. */
  timeoutMs?: number | undefined;
  /** How often what changes nothing is asked again where the service was not reached; once by default. */
  retries?: number | undefined;
  /** Half as long at least, and half as long again at most, so that not all come back at once; 200 by default. */
  retryDelayMs?: number | undefined;
}

/** A whole answer, whatever it says. */
export interface Reply {
  status: number;
  headers: Headers;
  text: string;
}

export type Silence = 'network' | 'timeout' | 'too large' | 'resting';

/** No whole answer. `message` is safe to log. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
  readonly kind: Silence;

  constructor(kind: Silence, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

export const usualTimeoutMs = 10_000;

/** Asks a service and reads the whole answer; throws Unanswered where there is none. */
export async function askService(
  line: Line,
  manner: Manner,
  address: string | URL | Request,
  init: RequestInit,
): Promise<Reply> {
  const {timeoutMs = usualTimeoutMs, retries = 1, retryDelayMs = 200} = line;
  const deadline = AbortSignal.timeout(timeoutMs);
  const signal = init.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
  for (let triesLeft = manner === 'act' ? 0 : retries; ; triesLeft -= 1) {
    if (manner === 'look') requireAwake(line.breaker, Math.min(timeoutMs, usualTimeoutMs));
    const found = await askOnce(line, address, {...init, signal});
    if (triesLeft === 0 || !mayPassSoon(found)) return orThrow(found);
    await pause(retryDelayMs * (0.5 + Math.random()));
  }
}

function requireAwake(breaker: Breaker | undefined, timeoutMs: number): void {
  if (breaker && !breaker.mayAsk(timeoutMs))
    throw new Unanswered('resting', 'It has failed again and again, and is left alone for a while');
}

async function askOnce(
  line: Line,
  address: string | URL | Request,
  init: RequestInit,
): Promise<Reply | Unanswered> {
  // A worker's own fetch must be called as one of its globals.
  const found = await read((line.fetch ?? globalThis.fetch)(address, init)).catch(toUnanswered);
  if (found instanceof Unanswered || isAway(found)) line.breaker?.failed();
  else line.breaker?.answered();
  return found;
}

async function read(asked: Promise<Response>): Promise<Reply> {
  const response = await asked;
  return {status: response.status, headers: response.headers, text: await readText(response)};
}

/** What stands before a service says so while the service itself is away. */
const isAway = ({status}: Reply) => status >= 502 && status <= 504;

const mayPassSoon = (found: Reply | Unanswered) =>
  found instanceof Unanswered ? found.kind === 'network' : isAway(found);

function orThrow(found: Reply | Unanswered): Reply {
  if (found instanceof Unanswered) throw found;
  return found;
}

function toUnanswered(thrown: unknown): Unanswered {
  const {name, cause} = thrown instanceof Error ? thrown : new Error();
  if (thrown instanceof TooLarge) return new Unanswered('too large', 'The answer is too large');
  if (name === 'TimeoutError' || name === 'AbortError')
    return new Unanswered('timeout', 'No answer in time');
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
  return new Unanswered('network', `It cannot be reached${code}`);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
