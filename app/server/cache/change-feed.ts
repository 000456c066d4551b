import type {ChangeJournal, ChangesSince} from '~adapters/commerce';

/** Some ten seconds; a fifth more or less, so that processes that started together do not poll together. */
const pauseMs = 10_000;
const spread = 0.2;
/** After a failure, and where the shop has no journal, it is polled less and less often. */
const longestPauseMs = 5 * 60_000;
/** After so long a poll counts as lost: in a worker its request may have ended. */
const longestWorkMs = 60_000;
/** So long after the last answer the feed counts as live. */
const liveMs = 45_000;

/** Where a process stands in the journal. */
export interface FeedPlace {
  mark: string;
  /** In milliseconds since 1970. */
  liveFrom: number;
  /** The file that says whether there is anything new. */
  head: string | null;
}

/** Invalidates what changed; null: anything may have. Whether it could. */
type Invalidate = (changes: ChangesSince['changes']) => Promise<boolean>;

/**
 * The shop's journal as this process reads it (rules: Changes in the shop). Make one for the process: it holds plain values,
 * which requests may share also in a worker.
 */
export class ChangeFeed {
  readonly #now: () => number;
  #mark: string | null = null;
  #head: string | null = null;
  /** Every change since then was invalidated; null: the journal never answered. */
  #liveFrom: number | null = null;
  /** When the last poll began whose answer was acted upon. */
  #polledAt = 0;
  #dueAt = 0;
  #failures = 0;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** What a later process goes on from; null where the journal never answered. */
  get place(): FeedPlace | null {
    return this.#mark === null || this.#liveFrom === null
      ? null
      : {mark: this.#mark, liveFrom: this.#liveFrom, head: this.#head};
  }

  /** Goes on from there, once the journal has said what has changed since. */
  resume({mark, liveFrom, head}: FeedPlace): void {
    this.#mark = mark;
    this.#head = head;
    this.#liveFrom = liveFrom;
    this.#polledAt = 0;
    this.#dueAt = 0;
  }

  /** Whether the journal has answered since this process began. */
  get hasAnswered(): boolean {
    return this.#polledAt > 0;
  }

  /** Whether it may say what has changed, and has not been asked of late: nobody has visited, or ever did. */
  get isBehind(): boolean {
    const mayAnswer = this.#mark !== null || this.#failures === 0;
    return mayAnswer && this.#now() - this.#polledAt >= liveMs;
  }

  get isPollDue(): boolean {
    return this.#now() >= this.#dueAt;
  }

  /** Whether what was read then would have been invalidated if it had changed since, but for the last three quarters of a minute. */
  isLiveSince(at: number): boolean {
    const from = this.#liveFrom;
    return from !== null && at >= from && this.#now() - this.#polledAt < liveMs;
  }

  /** So much has changed that not all of it is loaded again at once: what was read before is not relied on. */
  restart(): void {
    if (this.#liveFrom !== null) this.#liveFrom = this.#now();
  }

  /** Polls once it is due, one request at a time; what was not invalidated again. Of failures in a row only the first is thrown. */
  async poll(journal: ChangeJournal, invalidate: Invalidate): Promise<void> {
    if (!this.isPollDue) return;
    const requestedAt = this.#now();
    this.#dueAt = requestedAt + longestWorkMs;
    try {
      const found = await journal.since(this.#mark, this.#head);
      const isDone = found !== null && (await this.#apply(found, requestedAt, invalidate));
      this.#failures = isDone ? 0 : this.#failures + 1;
    } catch (error) {
      this.#failures += 1;
      if (this.#failures === 1) throw error;
    } finally {
      this.#dueAt = this.#now() + this.#pause();
    }
  }

  async #apply(
    {mark, changes, head = null}: ChangesSince,
    requestedAt: number,
    invalidate: Invalidate,
  ): Promise<boolean> {
    const isFirst = this.#mark === null;
    if (isFirst) this.#liveFrom = this.#now();
    if (!changes) this.restart();
    const hasNews = !isFirst && changes?.length !== 0;
    // What the news leave is live while they are acted upon.
    const polledBefore = this.#polledAt;
    this.#polledAt = requestedAt;
    if (hasNews && !(await invalidate(changes))) {
      this.#polledAt = polledBefore;
      return false;
    }
    this.#mark = mark;
    this.#head = head;
    return true;
  }

  #pause(): number {
    const pause = Math.min(pauseMs * 2 ** this.#failures, longestPauseMs);
    return pause * (1 - spread + 2 * spread * Math.random());
  }
}
