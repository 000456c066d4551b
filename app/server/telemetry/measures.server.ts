import {metrics, type Meter} from '@opentelemetry/api';

/** Made with the first use: by then a host has chosen who records. */
function lazily<Instrument>(make: (meter: Meter) => Instrument): () => Instrument {
  let made: Instrument | undefined;
  return () => (made ??= make(metrics.getMeter('bellyful')));
}

/** From a hundredth of a second to the patience of a shopper who pays. */
const seconds = {
  unit: 's',
  advice: {
    explicitBucketBoundaries: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
  },
};

/** What is counted and measured; docs/monitoring.md lists it for the owner. */
export const measures = {
  requests: lazily((meter) =>
    meter.createHistogram('http.server.request.duration', {
      description: 'Until the answer begins, by route and status',
      ...seconds,
    }),
  ),
  shopCalls: lazily((meter) =>
    meter.createHistogram('bellyful.shop.call.duration', {
      description: 'Requests to the shop, by operation and outcome',
      ...seconds,
    }),
  ),
  cacheReads: lazily((meter) =>
    meter.createCounter('bellyful.cache.reads', {
      description: 'Reads of a cache: hit, stale or miss',
    }),
  ),
  orders: lazily((meter) =>
    meter.createCounter('bellyful.orders', {description: 'Tries to order, by outcome'}),
  ),
  policyReports: lazily((meter) =>
    meter.createCounter('bellyful.csp.reports', {
      description: 'What browsers refused to load or run, by directive',
    }),
  ),
};

export type CacheResult = 'hit' | 'stale' | 'miss';
