import {setTimeout as pause} from 'node:timers/promises';
import {
  context,
  diag,
  DiagLogLevel,
  metrics,
  propagation,
  trace,
  type DiagLogger,
} from '@opentelemetry/api';
import {AsyncLocalStorageContextManager} from '@opentelemetry/context-async-hooks';
import {W3CTraceContextPropagator} from '@opentelemetry/core';
import {OTLPMetricExporter} from '@opentelemetry/exporter-metrics-otlp-http';
import {OTLPTraceExporter} from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {MeterProvider, PeriodicExportingMetricReader} from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  RandomIdGenerator,
  TracerProvider,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  type IdGenerator,
  type Sampler,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace';
import {createLog} from '../../app/server/telemetry/log.ts';
import {toTraceId, currentScope} from '../../app/server/telemetry/request-scope.server.ts';

/** What the exporters do not read themselves: times in milliseconds, and the share of traces that is recorded (0 to 1). */
export const toTelemetrySettings = (variables: NodeJS.ProcessEnv) => ({
  tracesEveryMs: toTime(variables['OTEL_BSP_SCHEDULE_DELAY'], 5000),
  metricsEveryMs: toTime(variables['OTEL_METRIC_EXPORT_INTERVAL'], 60_000),
  share: toShare(variables['OTEL_TRACES_SAMPLER_ARG']),
});

/** The reader of metrics throws for 0, and the shop would not open. */
function toTime(given: string | undefined, usual: number): number {
  const time = Number(given);
  return Number.isFinite(time) && time > 0 ? time : usual;
}

function toShare(given = ''): number {
  const share = given === '' ? Number.NaN : Number(given);
  return share >= 0 ? Math.min(1, share) : 1;
}

/** The owner's share of traces, whatever a visitor's `traceparent` asks for; all spans of a request follow it. */
export function sampleTraces(share: number): Sampler {
  const ofOwner = new TraceIdRatioBasedSampler(share);
  return new ParentBasedSampler({
    root: ofOwner,
    remoteParentSampled: ofOwner,
    remoteParentNotSampled: ofOwner,
  });
}

export interface Telemetry {
  /** Sends what is left, and gives up soon. */
  close(): Promise<void>;
}

/** The id of a request is that of its trace: the log's lines and the trace are found by one. */
class RequestIdGenerator implements IdGenerator {
  readonly #random = new RandomIdGenerator();

  generateTraceId(): string {
    const {requestId = ''} = currentScope() ?? {};
    return toTraceId(requestId) ?? this.#random.generateTraceId();
  }

  generateSpanId(): string {
    return this.#random.generateSpanId();
  }
}

const closingMs = 3000;

/** By the variables of OpenTelemetry (`OTEL_EXPORTER_OTLP_ENDPOINT`, `…_HEADERS`, `OTEL_SERVICE_NAME`), which its exporters read. */
export function sendTelemetry(
  variables: NodeJS.ProcessEnv,
  {isSent, witness}: {isSent: boolean; witness: SpanProcessor | undefined},
): Telemetry {
  diag.setLogger(quietDiagnostics(), {logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true});
  const resource = defaultResource()
    .merge(resourceFromAttributes({'service.name': 'bellyful-storefront'}))
    .merge(detectResources({detectors: [envDetector]}));
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  if (isSent) propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const {tracesEveryMs, metricsEveryMs, share} = toTelemetrySettings(variables);
  const traces = new TracerProvider({
    resource,
    idGenerator: new RequestIdGenerator(),
    sampler: sampleTraces(share),
    spanProcessors: [...(witness ? [witness] : []), ...(isSent ? [sendSpans(tracesEveryMs)] : [])],
  });
  const measured = new MeterProvider({
    resource,
    readers: isSent ? [sendMetrics(metricsEveryMs)] : [],
  });
  trace.setGlobalTracerProvider(traces);
  metrics.setGlobalMeterProvider(measured);
  return {
    async close() {
      const sent = Promise.allSettled([traces.shutdown(), measured.shutdown()]);
      await Promise.race([sent, pause(closingMs, undefined, {ref: false})]);
    },
  };
}

const sendSpans = (scheduledDelayMillis: number) =>
  new BatchSpanProcessor({exporter: new OTLPTraceExporter(), scheduledDelayMillis});

const sendMetrics = (exportIntervalMillis: number) =>
  new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(),
    exportIntervalMillis,
    exportTimeoutMillis: Math.min(exportIntervalMillis, 30_000),
  });

const quietMs = 60_000;

/** A collector that is away is logged once a minute; what could not be sent is lost. */
function quietDiagnostics(): DiagLogger {
  const log = createLog('host');
  let quietUntil = 0;
  const report = () => {
    if (Date.now() < quietUntil) return;
    quietUntil = Date.now() + quietMs;
    log.warn('telemetry.unsent');
  };
  const ignore = () => {};
  return {error: report, warn: report, info: ignore, debug: ignore, verbose: ignore};
}
