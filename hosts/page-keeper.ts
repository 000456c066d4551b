import {concerns, type PageTags} from '../app/platform/page-tags.ts';

export interface Keepable {
  /** What it weighs in memory, in bytes. */
  size: number;
  /** Milliseconds since 1970. */
  madeAt: number;
  tags: PageTags;
}

export interface Made<Page> {
  page: Page;
  /** `gone`: there is no such page any more. `lacking`: it takes no whole page's place. */
  outcome: 'whole' | 'gone' | 'lacking';
}

export interface PageKeeperOptions<Page extends Keepable> {
  /** Renders the page at this address; `before` is what is kept of it. */
  make: (address: string, madeAt: number, before: Page | undefined) => Promise<Made<Page>>;
  /** Whether this process would have been told if what a page of that time shows had changed: then it may be older. */
  isTold?: (madeAt: number) => boolean;
  now?: () => number;
  /** All pages together, in bytes of memory. */
  mostBytes?: number;
}

interface Entry<Page> {
  page: Page;
  /** What it was last known to weigh. */
  bytes: number;
  /** What it shows has changed since: it is only served while no newer page can be had. */
  isOutdated: boolean;
  /** Not asked for anew before: milliseconds since 1970. */
  restsUntil: number;
}

/** Until it is no longer presentable a page is shown while a newer one is made behind it. */
const told = {freshMs: 15_000, presentableMs: 10 * 60_000};
const untold = {freshMs: 10_000, presentableMs: 15_000};
/** How long a visitor waits for a newer page when there is an older one. */
const patienceMs = 2000;
/** After a rendering that was no better than what is kept. */
const restMs = 5000;

/**
 * Pages that are alike for all, rendered once and kept (rules: Pages kept for everyone). One rendering at a time for
 * each; the oldest make room.
 */
export class PageKeeper<Page extends Keepable> {
  readonly #entries = new Map<string, Entry<Page>>();
  readonly #making = new Map<string, Promise<Page>>();
  readonly #make: PageKeeperOptions<Page>['make'];
  readonly #isTold: (madeAt: number) => boolean;
  readonly #now: () => number;
  readonly #mostBytes: number;
  #bytes = 0;
  /** Changes while a page is being made, so that a rendering that began before one is not taken for new. */
  #changes: {tags: readonly string[] | null; at: number}[] = [];

  constructor(options: PageKeeperOptions<Page>) {
    const {make, isTold = () => false, now = Date.now, mostBytes = 12 * 1024 * 1024} = options;
    this.#make = make;
    this.#isTold = isTold;
    this.#now = now;
    this.#mostBytes = mostBytes;
  }

  get size(): {pages: number; bytes: number} {
    return {pages: this.#entries.size, bytes: this.#bytes};
  }

  /** Whether a page needs no newer one yet. */
  isFresh({madeAt}: Keepable): boolean {
    return this.#now() - madeAt < this.#agesOf(madeAt).freshMs;
  }

  /** The page at once where it is kept; a promise where somebody has to wait for it. */
  get(address: string): Page | Promise<Page> {
    const entry = this.#entries.get(address);
    if (!entry) return this.#makeOnce(address);
    const now = this.#now();
    const {freshMs, presentableMs} = this.#agesOf(entry.page.madeAt);
    const age = now - entry.page.madeAt;
    if (!entry.isOutdated && age < freshMs) return entry.page;
    if (now < entry.restsUntil) return entry.page;
    const newer = this.#makeOnce(address).catch(() => entry.page);
    if (!entry.isOutdated && age < presentableMs) return entry.page;
    return Promise.race([newer, after(patienceMs, entry.page)]);
  }

  /** Products have changed: pages with one of these tags are made anew for their next visitors; null: all pages. */
  outdate(tags: readonly string[] | null): void {
    if (this.#making.size > 0) this.#changes.push({tags, at: this.#now()});
    for (const entry of this.#entries.values()) {
      if (!concerns(tags, entry.page.tags)) continue;
      entry.isOutdated = true;
      entry.restsUntil = 0;
    }
  }

  /** The page weighs more or less than when it was kept. */
  weighAgain(page: Page, address: string): void {
    const entry = this.#entries.get(address);
    if (entry?.page !== page) return;
    this.#bytes += page.size - entry.bytes;
    entry.bytes = page.size;
    this.#makeRoom();
  }

  #agesOf(madeAt: number): typeof told {
    return this.#isTold(madeAt) ? told : untold;
  }

  #makeOnce(address: string): Promise<Page> {
    const begun = this.#making.get(address);
    if (begun) return begun;
    const making = this.#makeAndKeep(address).finally(() => {
      this.#making.delete(address);
      if (this.#making.size === 0) this.#changes = [];
    });
    this.#making.set(address, making);
    return making;
  }

  async #makeAndKeep(address: string): Promise<Page> {
    const before = this.#entries.get(address)?.page;
    const {page, outcome} = await this.#make(address, this.#now(), before);
    if (outcome === 'lacking') return this.#olderOr(page, address);
    if (outcome === 'whole') this.#keep(address, page);
    else this.#forget(address);
    return page;
  }

  /** A page that lacks something does not replace a whole one. */
  #olderOr(page: Page, address: string): Page {
    const kept = this.#entries.get(address);
    if (!kept) return page;
    kept.restsUntil = this.#now() + restMs;
    return kept.page;
  }

  #keep(address: string, page: Page): void {
    this.#forget(address);
    const isOutdated = this.#changes.some(
      ({tags, at}) => at >= page.madeAt && concerns(tags, page.tags),
    );
    this.#entries.set(address, {page, bytes: page.size, isOutdated, restsUntil: 0});
    this.#bytes += page.size;
    this.#makeRoom();
  }

  #makeRoom(): void {
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#forget(oldest);
    }
  }

  #forget(address: string): void {
    const entry = this.#entries.get(address);
    if (!entry) return;
    this.#bytes -= entry.bytes;
    this.#entries.delete(address);
  }
}

const after = <Value>(ms: number, value: Value) =>
  new Promise<Value>((resolve) => setTimeout(() => resolve(value), ms).unref());
