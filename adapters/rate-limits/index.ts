import {LRUCache} from 'lru-cache';
import type {TryLimit} from '~adapters/commerce';
import type {PluginClient} from '~adapters/woocommerce/plugin-client';
import {requestPlugin} from '~adapters/woocommerce/request-plugin';

/** Counts tries per bucket. */
export interface RateLimits {
  /** Counts one try in each bucket; answers how many seconds each has to wait, 0 where it is allowed. */
  count(limits: TryLimit[]): Promise<number[]>;
}

interface Window {
  endsAt: number;
  tries: number;
}

/** More buckets than that at once, and the oldest are forgotten: memory stays small. */
const mostBuckets = 20_000;

/** Counts in this process alone, for what costs less than a question to the shop (rules: Limits on tries). */
export function createProcessRateLimits(now: () => number = Date.now): RateLimits {
  const windows = new LRUCache<string, Window>({max: mostBuckets});
  return {
    async count(limits) {
      return limits.map(({bucket, limit, windowSeconds}) => {
        const known = windows.get(bucket);
        const isOpen = known !== undefined && known.endsAt > now();
        const window = isOpen ? known : {endsAt: now() + windowSeconds * 1000, tries: 0};
        window.tries += 1;
        windows.set(bucket, window);
        return window.tries > limit ? Math.ceil((window.endsAt - now()) / 1000) : 0;
      });
    },
  };
}

/** Counts in the shop's database, for all server processes together. */
export const createShopRateLimits = (plugin: PluginClient): RateLimits => ({
  async count(tries) {
    const request = {method: 'POST', path: '/limits', body: {tries}} as const;
    return (await requestPlugin<{waits: number[]}>(plugin, 'rateLimits.count', request)).waits;
  },
});
