import {createTryCounter} from '~adapters/cache';
import type {TryLimit} from '~adapters/commerce';
import type {PluginClient} from '~adapters/woocommerce/plugin-client';
import {requestPlugin} from '~adapters/woocommerce/request-plugin';

/** Counts tries per bucket. */
export interface RateLimits {
  /** Counts one try in each bucket; answers how many seconds each has to wait, 0 where it is allowed. */
  count(limits: TryLimit[]): Promise<number[]>;
}

/** A bucket's own object in an edge host, the same for all instances. */
export interface CounterNamespace {
  getByName(name: string): {fetch: (address: string, init: RequestInit) => Promise<Response>};
}

/** What such an object is: a class of the worker, named in its configuration. */
export class EdgeCounter {
  readonly #count = createTryCounter();

  async fetch(request: Request): Promise<Response> {
    return Response.json(this.#count([(await request.json()) as TryLimit]));
  }
}

export const createEdgeRateLimits = (counters: CounterNamespace): RateLimits => ({
  count: (limits) =>
    Promise.all(
      limits.map(async (limit) => {
        const asked = {method: 'POST', body: JSON.stringify(limit)};
        const counter = counters.getByName(limit.bucket);
        const answer = await counter.fetch('https://counter.invalid/', asked);
        const [wait = 0] = (await answer.json()) as number[];
        return wait;
      }),
    ),
});

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
