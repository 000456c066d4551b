/** Adds up the time in which at least one piece of work was open: what runs side by side counts once. */
export class BusyTime {
  readonly #now: () => number;
  #open = 0;
  #since = 0;
  #spent = 0;
  /** How many pieces of work there were. */
  count = 0;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Answers what ends it. */
  begin(): () => void {
    if (this.#open === 0) this.#since = this.#now();
    this.#open += 1;
    this.count += 1;
    return () => {
      this.#open -= 1;
      if (this.#open === 0) this.#spent += this.#now() - this.#since;
    };
  }

  get milliseconds(): number {
    return this.#spent + (this.#open > 0 ? this.#now() - this.#since : 0);
  }
}
