import {LRUCache} from 'lru-cache';
import type {CacheOptions, Entry, Found, Load, LoadAll, Loaded, Reader} from './cache-options';
import {ageCountsFrom, changesOf, freshnessOf, invalidated, toEntry, type Freshness} from './entry';
import {Loads, type Loading, type Own} from './loads';
import {matcherOf, RecentChanges, type Tags} from './tags';

/** What an entry takes beside its value. */
const bytesAround = 500;
/** After more changes than that all of an entry counts as changed. */
const mostChanges = 20;

/** `isLookedUp`: what other instances share of it is known. */
interface OwnReader extends Reader {
  isLookedUp?: boolean;
}

/** Loads that begin together and are one call: it begins when all of them are named. */
function inOneCall<Value>(loadAll: LoadAll<Value>) {
  const keys: string[] = [];
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const loaded = begun.then(() => (keys.length > 0 ? loadAll(keys) : []));
  loaded.catch(() => {});
  const load = (key: string): Load<Value> => {
    return async () => {
      const place = keys.push(key) - 1;
      const found = (await loaded)[place];
      if (!found) throw new Error(`Nothing was loaded for ${key}`);
      return found;
    };
  };
  return {load, begin: () => begin()};
}

/**
 * The cache that everything is in (docs/caching.md): values by key, each loaded by one reader at a time and shared by all.
 * Nothing that failed is stored.
 */
export class LoadingCache<Value extends {}> {
  readonly #options: CacheOptions<Value>;
  readonly #now: () => number;
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #loads: Loads<Value>;
  readonly #changes = new RecentChanges();

  constructor(options: CacheOptions<Value>) {
    const {maxSize, sizeOf = () => 1, now = Date.now} = options;
    this.#options = options;
    this.#loads = new Loads(options);
    this.#now = now;
    const sizeCalculation = ({value, tags}: Entry<Value>, key: string) =>
      Math.ceil(sizeOf(value)) + bytesAround + key.length + tags.join('').length;
    this.#entries = new LRUCache({maxSize, sizeCalculation});
  }

  get size(): {entries: number; bytes: number} {
    return {entries: this.#entries.size, bytes: this.#entries.calculatedSize};
  }

  /** What is stored in this process, however old; nothing is loaded. */
  peek(key: string): Value | undefined {
    return this.#entries.peek(key)?.value;
  }

  /** The value at once where it is stored; a promise where it has to be loaded first. */
  read(key: string, load: Load<Value>, reader: Reader = {}): Found<Value> | Promise<Found<Value>> {
    const entry = this.#usable(this.#entries.get(key));
    if (entry) return this.#readStored(key, entry, load, reader);
    if (!this.#options.shared) return this.#readFirst(key, load, reader);
    return this.#stored(key).then((shared) =>
      shared ? this.#readStored(key, shared, load, reader) : this.#readFirst(key, load, reader),
    );
  }

  /** Several at once: what has to be loaded is loaded by one call. */
  async readAll(
    keys: string[],
    loadAll: LoadAll<Value>,
    reader: Reader = {},
  ): Promise<Found<Value>[]> {
    if (this.#options.shared) await Promise.all(keys.map((key) => this.#stored(key)));
    const {load, begin} = inOneCall(loadAll);
    const reading = keys.map(async (key) => {
      const entry = this.#usable(this.#entries.get(key));
      const own = {...reader, isLookedUp: true};
      return entry
        ? this.#readStored(key, entry, load(key), own)
        : this.#readFirst(key, load(key), own);
    });
    begin();
    return Promise.all(reading);
  }

  /** Loads all of them now, as `revalidate` does. */
  async revalidateAll(keys: string[], loadAll: LoadAll<Value>): Promise<Value[]> {
    const underWay = () =>
      keys.flatMap((key) => {
        const loading = this.#loads.current(key);
        return loading ? [this.#loads.settle(key, loading, Infinity)] : [];
      });
    for (let waits = underWay(); waits.length > 0; waits = underWay()) await Promise.all(waits);
    const {load, begin} = inOneCall(loadAll);
    const loading = keys.map((key) => this.#loadNow(key, load(key), {isLookedUp: true}));
    begin();
    return Promise.all(loading);
  }

  /** What is fresh, else what a load brings now: for what an order rests on. */
  async readFresh(key: string, load: Load<Value>): Promise<Value> {
    for (;;) {
      const entry = this.#entries.get(key);
      if (entry && this.#freshness(entry) === 'fresh') return entry.value;
      const loading = this.#loads.current(key);
      if (!loading) return this.#loadNow(key, load);
      await this.#loads.settle(key, loading, Infinity);
      if (loading.settled && 'error' in loading.settled) throw loading.settled.error;
    }
  }

  /** Loads now, whatever is stored: after a load under way, which may have begun before a change. */
  async revalidate(key: string, load: Load<Value>): Promise<Value> {
    for (let loading = this.#loads.current(key); loading; loading = this.#loads.current(key))
      await this.#loads.settle(key, loading, Infinity);
    return this.#loadNow(key, load);
  }

  /** The same where a value is stored, here or where instances share. */
  async revalidateStored(key: string, load: Load<Value>): Promise<Value | undefined> {
    const entry = await this.#stored(key);
    return entry?.state === 'complete' ? this.revalidate(key, load) : undefined;
  }

  /** What has one of these tags is stale for all that read it from now on, and what is being loaded will be. */
  invalidate(tags: Tags): void {
    this.#changes.add(tags, this.#now());
    const isConcerned = matcherOf(tags);
    for (const entry of this.#entries.values()) {
      if (!isConcerned(entry.tags)) continue;
      const {invalidatedBy} = entry;
      entry.invalidatedBy = invalidatedBy.length < mostChanges ? [...invalidatedBy, tags] : ['all'];
      entry.retryAt = 0;
    }
  }

  /** What is complete, the most recently read last. */
  entries(): [key: string, entry: Entry<Value>][] {
    return [...this.#entries.entries()].filter(([, {state}]) => state === 'complete').reverse();
  }

  /** What another process had stored; what has been read here is newer. */
  restore(entries: readonly [key: string, entry: Entry<Value>][]): void {
    for (const [key, entry] of entries)
      if (!this.#entries.has(key)) this.#entries.set(key, {...entry, retryAt: 0});
  }

  /** What is invalidated is gone, and the rest is so at that time. */
  confirm(at: number): void {
    for (const [key, entry] of this.entries())
      if (entry.invalidatedBy.length > 0) this.#entries.delete(key);
      else entry.storedAt = Math.max(entry.storedAt, at);
  }

  clear(): void {
    this.#entries.clear();
  }

  /** The value weighs more or less than when it was stored. */
  weighAgain(key: string, value: Value): void {
    const entry = this.#entries.peek(key);
    if (entry?.value !== value) return;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
  }

  #freshness = (entry: Entry<Value>): Freshness => freshnessOf(entry, this.#options, this.#now());

  #usable(entry: Entry<Value> | undefined): Entry<Value> | undefined {
    return entry && this.#now() - entry.storedAt < this.#options.staleIfError ? entry : undefined;
  }

  /** From this process, else from where instances share: that is here from then on. */
  async #stored(key: string): Promise<Entry<Value> | undefined> {
    const own = this.#usable(this.#entries.get(key));
    if (own) return own;
    const shared = await this.#readShared(key);
    if (shared) this.#entries.set(key, shared);
    return shared;
  }

  async #readShared(key: string): Promise<Entry<Value> | undefined> {
    const {shared} = this.#options;
    const entry = shared && this.#usable(await shared.get(key).catch(() => undefined));
    if (!entry) return undefined;
    return invalidated(entry, [...entry.invalidatedBy, ...this.#changes.sinceTime(entry.storedAt)]);
  }

  #readStored(
    key: string,
    entry: Entry<Value>,
    load: Load<Value>,
    reader: OwnReader,
  ): Found<Value> | Promise<Found<Value>> {
    const freshness = this.#freshness(entry);
    if (freshness === 'fresh') return this.#found(entry, 'hit');
    if (entry.state !== 'complete') return this.#readFirst(key, load, reader);
    if (this.#now() < entry.retryAt) return this.#found(entry, 'stale');
    const {loading, own} = this.#begin(key, load, reader);
    if (freshness === 'stale') return this.#found(entry, 'stale');
    return this.#loads
      .settle(key, loading, this.#options.timeout ?? Infinity, own)
      .then(() =>
        loading.settled && 'found' in loading.settled
          ? loading.settled.found
          : this.#found(entry, 'stale'),
      );
  }

  async #readFirst(key: string, load: Load<Value>, reader: OwnReader): Promise<Found<Value>> {
    const {firstTimeout} = this.#options;
    this.#loads.requireNoFailure(key);
    const {loading, own} = this.#begin(key, load, reader);
    await this.#loads.settle(key, loading, firstTimeout?.ms ?? Infinity, own);
    const hasBroken = !loading.settled && !own && !this.#loads.current(key);
    if (hasBroken) return this.#readFirst(key, load, reader);
    if (loading.settled && 'found' in loading.settled) return loading.settled.found;
    throw loading.settled?.error ?? firstTimeout?.error() ?? new Error('No answer');
  }

  async #loadNow(key: string, load: Load<Value>, reader: OwnReader = {}): Promise<Value> {
    const {loading, own} = this.#begin(key, load, reader);
    await own;
    const {settled} = loading;
    if (settled && 'found' in settled) return settled.found.value;
    throw settled?.error;
  }

  /** The load under way, or a new one. */
  #begin(key: string, load: Load<Value>, reader: OwnReader): {loading: Loading<Value>; own: Own} {
    const current = this.#loads.current(key);
    if (current) return {loading: current, own: undefined};
    const loading = this.#loads.begin(key);
    const own = this.#load(key, loading, load, reader);
    reader.waitUntil?.(own);
    return {loading, own};
  }

  /** Never rejects: how it ended stands in `loading`. */
  async #load(
    key: string,
    loading: Loading<Value>,
    load: Load<Value>,
    {onStale, isLookedUp = false}: OwnReader,
  ): Promise<void> {
    const startedAt = this.#now();
    const changesBefore = this.#changes.count;
    const shared = !isLookedUp && this.#options.shared && (await this.#readShared(key));
    if (shared && this.#freshness(shared) === 'fresh') {
      this.#entries.set(key, shared);
      loading.settled = {found: this.#found(shared, 'hit')};
      return this.#loads.end(key, loading);
    }
    const entry = this.#usable(this.#entries.peek(key));
    try {
      const loaded = await load({
        before: entry?.value,
        changes: entry ? changesOf(entry, this.#options, startedAt) : null,
        onProgress: () => {
          loading.progressAt = this.#now();
        },
      });
      const changes = this.#changes.since(changesBefore);
      const stored = this.#store(key, loaded, {startedAt, changes});
      loading.settled = {found: stored.found};
      await stored.shared?.catch(() => {});
    } catch (error) {
      loading.settled = {error, at: this.#now()};
      if (entry?.state === 'complete') {
        this.#backOff(entry);
        onStale?.(error);
      }
    }
    this.#loads.end(key, loading);
  }

  #store(
    key: string,
    loaded: Loaded<Value>,
    {startedAt, changes}: {startedAt: number; changes: Tags[]},
  ): {found: Found<Value>; shared?: Promise<void> | undefined} {
    const {tagsOf, shared, partialMaxAge = 0, absentMaxAge = 0} = this.#options;
    const {value, state} = loaded;
    const before = this.#usable(this.#entries.peek(key));
    if (state === 'partial' && before?.state === 'complete') {
      this.#backOff(before);
      return {found: this.#found(before, 'stale')};
    }
    const tags = tagsOf?.(value, key) ?? [];
    const entry = toEntry(loaded, {
      tags,
      startedAt,
      retryAt: this.#restsUntil(loaded, startedAt),
      changes,
    });
    const maxAge = {complete: Infinity, partial: partialMaxAge, absent: absentMaxAge}[state];
    if (maxAge > 0) this.#entries.set(key, entry);
    else this.#entries.delete(key);
    const found = this.#found(entry, 'miss');
    if (state === 'partial') return {found};
    return {found, shared: state === 'complete' ? shared?.set(key, entry) : shared?.delete(key)};
  }

  /** What has changed alone is loaded without a rest. */
  #restsUntil({state, storedAt}: Loaded<Value>, startedAt: number): number {
    const {restPerLoad = 0} = this.#options;
    const isWhole = state === 'complete' && storedAt === undefined;
    return isWhole ? this.#now() + restPerLoad * (this.#now() - startedAt) : 0;
  }

  #backOff(entry: Entry<Value>): void {
    entry.retryAt = this.#now() + (this.#options.backoff ?? 0);
  }

  #found(entry: Entry<Value>, result: Found<Value>['result']): Found<Value> {
    const {value} = entry;
    return {value, result, since: ageCountsFrom(entry, this.#options, this.#now())};
  }
}
