import {ParentBasedSampler, TraceIdRatioBasedSampler, type Sampler} from '@opentelemetry/sdk-trace';

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

/** The owner's share of traces, whatever a visitor's `traceparent` says; within a request its steps follow it. */
export function sampleTraces(share: number): Sampler {
  const ofOwner = new TraceIdRatioBasedSampler(share);
  return new ParentBasedSampler({
    root: ofOwner,
    remoteParentSampled: ofOwner,
    remoteParentNotSampled: ofOwner,
  });
}
