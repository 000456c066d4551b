import {LRUCache} from 'lru-cache';

export interface Limit {
  bucket: string;
  limit: number;
  windowSeconds: number;
}

interface Window {
  endsAt: number;
  tries: number;
}

/** More buckets than that at once, and the oldest are forgotten: memory stays small. */
const mostBuckets = 20_000;

/** `tries` at a time; none looks alone, whether one more would be too many. */
export type CountTries = (limits: readonly Limit[], tries?: number) => number[];

export function createTryCounter(now: () => number = Date.now): CountTries {
  const windows = new LRUCache<string, Window>({max: mostBuckets});
  return (limits, tries = 1) =>
    limits.map(({bucket, limit, windowSeconds}) => {
      const known = windows.get(bucket);
      const isOpen = known !== undefined && known.endsAt > now();
      const window = isOpen ? known : {endsAt: now() + windowSeconds * 1000, tries: 0};
      window.tries += tries;
      if (tries > 0) windows.set(bucket, window);
      const isSpent = window.tries > limit - (tries > 0 ? 0 : 1);
      return isSpent ? Math.ceil((window.endsAt - now()) / 1000) : 0;
    });
}
