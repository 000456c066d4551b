import {ParentBasedSampler, TraceIdRatioBasedSampler, type Sampler} from '@opentelemetry/sdk-trace';

/** The owner's share of traces, whatever a visitor's `traceparent` says; within a request its steps follow it. */
export function sampleTraces(share: number): Sampler {
  const ofOwner = new TraceIdRatioBasedSampler(share);
  return new ParentBasedSampler({
    root: ofOwner,
    remoteParentSampled: ofOwner,
    remoteParentNotSampled: ofOwner,
  });
}
