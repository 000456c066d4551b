import {
  context,
  metrics,
  propagation,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Meter,
  type Span,
  type Tracer,
} from '@opentelemetry/api';

type Header = (name: string) => string | null | undefined;

/** The trace that a request belongs to: that of the client or proxy, else what runs here already. */
export const parentContext = (header: Header): Context =>
  propagation.extract(context.active(), header, {
    get: (read, name) => read(name) ?? undefined,
    keys: () => [],
  });

/** Looked up for each span: a tracer from before the host's provider (docs/monitoring.md) would do nothing for ever. */
export const tracer = (): Tracer => trace.getTracer('bellyful');

/** A span names a step and what it is about, by constants: no address, no name, no typed text. */
export const inSpan = <Value>(
  name: string,
  attributes: Attributes,
  act: (span: Span) => Promise<Value>,
): Promise<Value> =>
  tracer().startActiveSpan(name, {attributes}, async (span) => {
    try {
      return await act(span);
    } catch (thrown) {
      span.setStatus({code: SpanStatusCode.ERROR, message: kindOf(thrown)});
      throw thrown;
    } finally {
      span.end();
    }
  });

/** `CommerceError timeout`: what failed in one word or two; messages stay in the log. */
export function kindOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return 'thrown';
  const {name} = thrown;
  return 'kind' in thrown && typeof thrown.kind === 'string' ? `${name} ${thrown.kind}` : name;
}

/** Made with the first use: by then the host has registered its provider. */
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
