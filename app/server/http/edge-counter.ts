import {createTryCounter} from '~adapters/cache';
import type {TryLimit} from '~adapters/commerce';
import type {CounterNamespace, RateLimits} from '~adapters/rate-limits';

/** What counts a bucket's tries in an edge host: a class of the worker, named in its configuration. */
export class EdgeCounter {
  readonly #count = createTryCounter();

  async fetch({url}: Request): Promise<Response> {
    const limit = JSON.parse(decodeURIComponent(new URL(url).search.slice(1))) as TryLimit;
    return Response.json(this.#count([limit]));
  }
}

export const createEdgeRateLimits = (counters: CounterNamespace): RateLimits => ({
  count: (limits) =>
    Promise.all(
      limits.map(async (limit) => {
        const address = `https://counter.invalid/?${encodeURIComponent(JSON.stringify(limit))}`;
        const answer = await counters.getByName(limit.bucket).fetch(address);
        const [wait = 0] = (await answer.json()) as number[];
        return wait;
      }),
    ),
});
