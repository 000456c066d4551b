import {createTryCounter} from '~adapters/cache';
import type {TryLimit} from '~adapters/commerce';
import type {PluginClient} from '~adapters/woocommerce/plugin-client';
import {requestPlugin} from '~adapters/woocommerce/request-plugin';

/** Counts tries per bucket. */
export interface RateLimits {
  /** Counts one try in each bucket; answers how many seconds each has to wait, 0 where it is allowed. */
  count(limits: TryLimit[]): Promise<number[]>;
}

/** A bucket's own counter in an edge host, the same for all instances. */
export interface CounterNamespace {
  getByName(name: string): {fetch: (address: string) => Promise<Response>};
}

/** Counts in this process alone (rules: Limits on tries). */
export function createProcessRateLimits(now?: () => number): RateLimits {
  const count = createTryCounter(now);
  return {count: async (limits) => count(limits)};
}

/** Counts in the shop's database, for all server processes together. */
export const createShopRateLimits = (plugin: PluginClient): RateLimits => ({
  async count(tries) {
    const request = {method: 'POST', path: '/limits', body: {tries}} as const;
    return (await requestPlugin<{waits: number[]}>(plugin, 'rateLimits.count', request)).waits;
  },
});
