import type {Tags} from './tags';

/** In milliseconds, as RFC 9111 and RFC 5861 mean them. */
export interface Lifetime {
  maxAge: number;
  /** So long after `maxAge` a value is still given at once, while a newer one is loaded behind it. */
  staleWhileRevalidate: number;
}

export interface CacheOptions<Value> {
  lifetime: Lifetime;
  /** Instead, of what was read while the change feed was live. */
  liveLifetime?: Lifetime;
  isLiveSince?: (storedAt: number) => boolean;
  /** A value too old for that is given so long after it was loaded where no newer one can be had. */
  staleIfError: number;
  /** How long a reader waits for a newer value while there is such a stale one. */
  timeout?: number;
  /** How long a reader waits where nothing is stored, and the error after that; without it, until the load ends. */
  firstTimeout?: {ms: number; error: () => Error};
  /** After a load that failed, or brought no complete value, the stored one is not loaded again for so long. */
  backoff?: number;
  /** Nor after one that succeeded, for so many times as long as it took, unless the value is invalidated. */
  restPerLoad?: number;
  /** Nor where nothing is stored. */
  firstBackoff?: number;
  /** A load without progress for so long has ended with its request. */
  loadTimeout?: number;
  /** How long a value that lacks something is stored; not at all if not given. */
  partialMaxAge?: number;
  /** How long it is stored that there is no such value. */
  absentMaxAge?: number;
  /** Whether a reader waits for a newer value, as after `staleWhileRevalidate`, once the stored one is invalidated. */
  isRevalidatedFirst?: boolean;
  tagsOf?: (value: Value, key: string) => readonly string[];
  /** In bytes of memory. */
  maxSize: number;
  sizeOf?: (value: Value) => number;
  /** Other instances' memory, where the host has such. */
  shared?: SharedStore<Value> | undefined;
  now?: (() => number) | undefined;
}

/** Values that outlive an instance and that its neighbours see. */
export interface SharedStore<Value> {
  get: (key: string) => Promise<Entry<Value> | undefined>;
  set: (key: string, entry: Entry<Value>) => Promise<void>;
  delete: (key: string) => Promise<void>;
}

/** What a load brought. */
export interface Loaded<Value> {
  value: Value;
  /** `partial`: it lacks something. `absent`: there is no such value, and this is what is said of it. */
  state: 'complete' | 'partial' | 'absent';
  /** Since when it is so, where not since the load began: milliseconds since 1970. */
  storedAt?: number;
}

/** A value as it is stored. */
export interface Entry<Value> {
  value: Value;
  state: Loaded<Value>['state'];
  /** When it was loaded, at the earliest: milliseconds since 1970. */
  storedAt: number;
  tags: readonly string[];
  invalidatedBy: readonly Tags[];
  /** Not loaded again before. */
  retryAt: number;
}

interface LoadContext<Value> {
  /** The value that is stored, partial or not. */
  before: Value | undefined;
  /** Where `before` is complete and only these parts of it are known to have changed. */
  changes: {storedAt: number; tags: readonly string[]} | null;
  /** Called when a part has arrived. */
  onProgress: () => void;
}

export type Load<Value> = (context: LoadContext<Value>) => Promise<Loaded<Value>>;

/** In the order of the keys. */
export type LoadAll<Value> = (keys: readonly string[]) => Promise<Loaded<Value>[]>;

/** What a reader gets. */
export interface Found<Value> {
  value: Value;
  result: 'hit' | 'stale' | 'miss';
  /** From when on its age counts: milliseconds since 1970. */
  since: number;
}

export interface Reader {
  /** Keeps the request's work going behind its answer. */
  waitUntil?: (work: Promise<unknown>) => void;
  /** Called with the reason why a stored value could not be loaded again. */
  onStale?: (error: unknown) => void;
}
