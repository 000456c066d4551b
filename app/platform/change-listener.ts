import type {ChangeJournal, ChangesSince} from '~adapters/commerce';

/** Some ten seconds; a fifth more or less, so that processes that started together do not ask together. */
const pauseMs = 10_000;
const spread = 0.2;
/** A journal that failed, or that the shop does not keep, is asked for ever later. */
const longestPauseMs = 5 * 60_000;
/** Nobody counts on a question for longer, nor on what came of it: in a worker its request may have ended. */
const longestWorkMs = 60_000;
/** For so long what was heard stands for now. */
const soundMs = 45_000;

/** Renews what changed; null: anything may have. Whether it could. */
type Renew = (changes: ChangesSince['changes']) => Promise<boolean>;

/**
 * How far this process has read the shop's journal (rules: Changes in the shop). Make one for the process: it holds
 * plain values, which requests may share also in a worker.
 */
export class ChangeListener {
  readonly #now: () => number;
  #mark: string | null = null;
  /** Everything that changed after it was heard of; null: nothing was heard yet. */
  #unbrokenFrom: number | null = null;
  /** When the last question was asked whose answer was acted upon. */
  #heardAt = 0;
  #dueAt = 0;
  #failures = 0;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  get isDue(): boolean {
    return this.#now() >= this.#dueAt;
  }

  /** Whether what was read then would have been renewed if it had changed since, but for the last three quarters of a minute. */
  covers(at: number): boolean {
    const from = this.#unbrokenFrom;
    return from !== null && at >= from && this.#now() - this.#heardAt < soundMs;
  }

  /** So much has changed that not all of it is renewed at once: what was read before is not relied on. */
  beginAnew(): void {
    if (this.#unbrokenFrom !== null) this.#unbrokenFrom = this.#now();
  }

  /**
   * Asks once it is due; one question at a time. What was not renewed is asked for again. What keeps the shop from
   * answering is thrown the first time alone, until it has answered again.
   */
  async listen(journal: ChangeJournal, renew: Renew): Promise<void> {
    if (!this.isDue) return;
    const askedAt = this.#now();
    this.#dueAt = askedAt + longestWorkMs;
    try {
      const found = await journal.since(this.#mark);
      const isHeeded = found !== null && (await this.#heed(found, askedAt, renew));
      this.#failures = isHeeded ? 0 : this.#failures + 1;
    } catch (error) {
      this.#failures += 1;
      if (this.#failures === 1) throw error;
    } finally {
      this.#dueAt = this.#now() + this.#pause();
    }
  }

  async #heed({mark, changes}: ChangesSince, askedAt: number, renew: Renew): Promise<boolean> {
    const isFirst = this.#mark === null;
    if (isFirst) this.#unbrokenFrom = this.#now();
    if (!changes) this.beginAnew();
    const hasNews = !isFirst && changes?.length !== 0;
    if (hasNews && !(await renew(changes))) return false;
    this.#mark = mark;
    this.#heardAt = askedAt;
    return true;
  }

  #pause(): number {
    const pause = Math.min(pauseMs * 2 ** this.#failures, longestPauseMs);
    return pause * (1 - spread + 2 * spread * Math.random());
  }
}
