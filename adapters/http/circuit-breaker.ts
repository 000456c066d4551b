/** So many failures in a row, with no answer between them. */
const mostFailures = 5;
/** How long a service is left alone then, before one question tries it. */
const openMs = 5000;
/** Requests with effects that try a failing service at a time. More than it answers would wait in a queue of its own that never ends. */
const mostTrying = 4;

/** What is known of a service from its last answers (rules: When a service fails): numbers alone, which requests may share. */
export class CircuitBreaker {
  readonly #now: () => number;
  #failures = 0;
  #openUntil = 0;
  #trying = 0;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Whether a caller that can do without an answer may send. After the backoff one may, and no other within `trialMs`. */
  mayRequest(trialMs: number): boolean {
    if (this.#failures < mostFailures) return true;
    if (this.#now() < this.#openUntil) return false;
    this.#openUntil = this.#now() + trialMs;
    return true;
  }

  /** Sends what has an effect; null where the service fails and enough try it already. */
  async tryOnce<Answer>(send: () => Promise<Answer>): Promise<Answer | null> {
    if (this.#failures >= mostFailures && this.#trying >= mostTrying) return null;
    this.#trying += 1;
    try {
      return await send();
    } finally {
      this.#trying -= 1;
    }
  }

  recordSuccess(): void {
    this.#failures = 0;
  }

  recordFailure(): void {
    this.#failures += 1;
    this.#openUntil = this.#now() + openMs;
  }
}
