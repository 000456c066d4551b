/** So many failures in a row, with no answer between them. */
const mostFailures = 5;
/** How long a service is left alone then, before one question tries it. */
const restMs = 5000;

/**
 * What is known of a service from its last answers (rules: When a service fails). It holds numbers
 * alone, so that all requests of a process, also in a worker, may share one.
 */
export class Breaker {
  readonly #now: () => number;
  #failures = 0;
  #restsUntil = 0;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Whether a caller that can do without an answer may send. After the backoff one may, and no other within `trialMs`. */
  mayRequest(trialMs: number): boolean {
    if (this.#failures < mostFailures) return true;
    if (this.#now() < this.#restsUntil) return false;
    this.#restsUntil = this.#now() + trialMs;
    return true;
  }

  answered(): void {
    this.#failures = 0;
  }

  failed(): void {
    this.#failures += 1;
    if (this.#failures >= mostFailures) this.#restsUntil = this.#now() + restMs;
  }
}
