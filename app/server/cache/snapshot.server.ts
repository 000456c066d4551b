import {
  countLines,
  linesOfParts,
  packSnapshot,
  unpackSnapshot,
  type SnapshotParts,
  type SnapshotStore,
} from '~adapters/cache';
import type {ChangeFeed, FeedPlace} from './change-feed';

/** Changes come by themselves: what is stored need not have the last of them. */
const pauseMs = 5 * 60_000;

interface Head extends FeedPlace {
  shop: string;
}

interface SnapshotOptions {
  store: SnapshotStore | undefined;
  /** Of this shape alone: another version of the storefront has one of its own. */
  name: string;
  /** What it is of; that of another shop is left. */
  shop: string;
  parts: SnapshotParts;
  feed: ChangeFeed;
  /** An edge host stores it by its clock; its instances only where there is none. */
  isStoredByClock?: boolean;
  now?: () => number;
}

/** What this process has learned of the shop, for the one that comes after it (rules: Changes in the shop). */
export class Snapshot {
  readonly #options: SnapshotOptions;
  readonly #now: () => number;
  #isRestoring = false;
  #isConfirmed = true;
  #hasFound = false;
  #stored = '';
  #storedAt = 0;

  constructor(options: SnapshotOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /** Once for a process, before its first answer; `poll` reads the journal. */
  async restore(poll: () => Promise<void>): Promise<void> {
    if (this.#isRestoring) return;
    this.#isRestoring = true;
    const {parts, feed} = this.#options;
    const found = await this.#read().catch(() => null);
    this.#hasFound = found !== null;
    if (!found || feed.hasAnswered) return;
    for (const [name, part] of Object.entries(parts)) part.restore(found.lines.get(name) ?? []);
    this.#isConfirmed = false;
    this.#stored = signatureOf(found.head, linesOfParts(parts));
    this.#storedAt = this.#now();
    feed.resume(found.head);
    await poll();
  }

  /** The journal has said what has changed since. */
  confirm(): void {
    if (this.#isConfirmed || !this.#options.feed.hasAnswered) return;
    this.#isConfirmed = true;
    for (const part of Object.values(this.#options.parts)) part.confirm(this.#storedAt);
  }

  /** The journal does not go back so far: nothing of it counts. */
  discard(): void {
    if (this.#isConfirmed) return;
    this.#isConfirmed = true;
    for (const part of Object.values(this.#options.parts)) part.clear();
  }

  get isDue(): boolean {
    const isLeftToOthers = this.#hasFound && this.#options.isStoredByClock;
    return !isLeftToOthers && this.#now() - this.#storedAt >= pauseMs;
  }

  /** Stores what is known now, unless that is stored. */
  async store(): Promise<void> {
    const {store, name, shop, parts, feed} = this.#options;
    const {place} = feed;
    const lines = linesOfParts(parts);
    const hasList = lines.some((part) => part.name === 'list' && part.lines.length > 0);
    if (!store || !place || !hasList || !this.#isConfirmed) return;
    const signature = signatureOf(place, lines);
    this.#storedAt = this.#now();
    if (signature === this.#stored) return;
    await store.put(name, await packSnapshot({...place, shop} satisfies Head, lines));
    this.#stored = signature;
  }

  async #read() {
    const {store, name, shop} = this.#options;
    const found = await store?.get(name);
    return found ? unpackSnapshot<Head>(found.body, (head) => head.shop === shop) : null;
  }
}

/** The list's first line says when it was read: one that the journal does not reach back to is read again. */
const signatureOf = ({mark}: FeedPlace, lines: ReturnType<typeof linesOfParts>) => {
  const list = lines.find(({name}) => name === 'list');
  return `${mark} ${countLines(lines)} ${JSON.stringify(list?.lines[0])}`;
};
