/** For how long an answer that was served counts: longer than monitors wait between two looks. */
const windowMs = 5 * 60_000;

/** How old what shoppers see may be: the oldest answer that was served in the last five minutes. */
export class ServedAnswers {
  readonly #now: () => number;
  #oldest: {at: number; servedAt: number} | null = null;

  constructor(now: () => number = () => Date.now()) {
    this.#now = now;
  }

  /** An answer of that time (milliseconds since 1970) was served. */
  served(at: number): void {
    const oldest = this.#current();
    const now = this.#now();
    if (!oldest || now - at >= oldest.servedAt - oldest.at) this.#oldest = {at, servedAt: now};
  }

  /** Whole seconds; null when nothing cached was served. */
  get oldestSeconds(): number | null {
    const oldest = this.#current();
    return oldest && Math.max(0, Math.round((oldest.servedAt - oldest.at) / 1000));
  }

  #current() {
    const {servedAt = 0} = this.#oldest ?? {};
    return this.#now() - servedAt < windowMs ? this.#oldest : null;
  }
}

const place = Symbol.for('bellyful.served-answers');
/** Of this process: the Node host and its worker are bundled apart and share one. */
const shared = globalThis as {[place]?: ServedAnswers};
export const servedAnswers = (shared[place] ??= new ServedAnswers());
