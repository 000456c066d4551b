import {ROOT_CONTEXT, SpanKind, trace, TraceFlags} from '@opentelemetry/api';
import {SamplingDecision} from '@opentelemetry/sdk-trace';
import {expect, test} from 'vitest';
import {sampleTraces, toTelemetrySettings} from './send-telemetry';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';

/** Whether a trace is recorded that began elsewhere, with that word about it, or here. */
function isStored(share: number, traceFlags: TraceFlags, isRemote: boolean) {
  const parent = {traceId, spanId: '00f067aa0ba902b7', traceFlags, isRemote};
  const context = trace.setSpanContext(ROOT_CONTEXT, parent);
  const sampler = sampleTraces(share);
  const {decision} = sampler.shouldSample(context, traceId, 'page', SpanKind.SERVER, {}, []);
  return decision === SamplingDecision.RECORD_AND_SAMPLED;
}

test('a proxy before the shop does not decide what share of traces its owner stores', () => {
  expect(isStored(0, TraceFlags.SAMPLED, true)).toBe(false);
  expect(isStored(1, TraceFlags.NONE, true)).toBe(true);
});

test('a span is sampled where its request is', () => {
  expect(isStored(0, TraceFlags.SAMPLED, false)).toBe(true);
  expect(isStored(1, TraceFlags.NONE, false)).toBe(false);
});

const usual = {tracesEveryMs: 5000, metricsEveryMs: 60_000, share: 1};

test.each(['', '0', '-1', 'often', 'Infinity'])(
  'a time of %j is none: the usual one holds',
  (time) => {
    const settings = {OTEL_BSP_SCHEDULE_DELAY: time, OTEL_METRIC_EXPORT_INTERVAL: time};
    expect(toTelemetrySettings(settings)).toEqual(usual);
  },
);

test.each([
  ['0', 0],
  ['0.25', 0.25],
  ['7', 1],
  ['-1', 1],
  ['', 1],
])('of a share of %j traces %d are kept', (given, share) => {
  expect(toTelemetrySettings({OTEL_TRACES_SAMPLER_ARG: given})).toEqual({...usual, share});
});
