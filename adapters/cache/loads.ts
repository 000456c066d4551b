import type {CacheOptions, Found} from './cache-options';

/** Workers forbid awaiting another request's promise: what that request loads is polled for, so often. */
const pollMs = 25;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A load as other requests see it: plain values. */
export interface Loading<Value> {
  progressAt: number;
  settled?: {found: Found<Value>} | {error: unknown; at: number};
}

/** The promise of a load that this request began; undefined of another's. */
export type Own = Promise<void> | undefined;

/** What is being loaded, one load at a time for each key, and what failed of late where that is remembered. */
export class Loads<Value> {
  readonly #loads = new Map<string, Loading<Value>>();
  readonly #timeout: number;
  readonly #failureMs: number;
  readonly #now: () => number;

  constructor({loadTimeout = 60_000, firstBackoff = 0, now = Date.now}: CacheOptions<Value>) {
    this.#timeout = loadTimeout;
    this.#failureMs = firstBackoff;
    this.#now = now;
  }

  current(key: string): Loading<Value> | undefined {
    const loading = this.#loads.get(key);
    const isGoingOn =
      loading && !loading.settled && this.#now() - loading.progressAt < this.#timeout;
    return isGoingOn ? loading : undefined;
  }

  /** Throws what a load failed with a moment ago. */
  requireNoFailure(key: string): void {
    const settled = this.#loads.get(key)?.settled;
    if (settled && 'error' in settled && this.#now() < settled.at + this.#failureMs)
      throw settled.error;
  }

  begin(key: string): Loading<Value> {
    const loading = {progressAt: this.#now()};
    this.#loads.set(key, loading);
    return loading;
  }

  end(key: string, loading: Loading<Value>): void {
    const hasFailed = loading.settled && 'error' in loading.settled;
    if (hasFailed && this.#failureMs > 0) return;
    if (this.#loads.get(key) === loading) this.#loads.delete(key);
  }

  /** Waits so long at most. */
  async settle(key: string, loading: Loading<Value>, ms: number, own?: Own): Promise<void> {
    const isOver = () => loading.settled ?? (!own && this.current(key) !== loading);
    for (let waited = 0; waited < ms && !isOver(); waited += pollMs)
      await Promise.race([pause(Math.min(pollMs, ms - waited)), ...(own ? [own] : [])]);
  }
}
