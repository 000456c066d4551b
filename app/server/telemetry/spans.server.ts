import {SpanStatusCode, trace, type Attributes, type Span, type Tracer} from '@opentelemetry/api';

/**
 * Does nothing until a host has chosen who records (docs/monitoring.md). Requested each time: one that a bundle kept from
 * before that choice would do nothing for ever.
 */
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
