/** By what a request is known in every log, here and behind us. */
export interface RequestIds {
  requestId: string;
  /** W3C Trace Context of the client or proxy; null without one. */
  traceparent: string | null;
}

/** A UUID, with or without its hyphens: anything else could hold a name or a card. */
const idForm = /^[\da-f]{8}(-?)[\da-f]{4}\1[\da-f]{4}\1[\da-f]{4}\1[\da-f]{12}$/i;
const traceForm = /^00-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

/** Takes the ids that came with a request where they are well formed; makes what is missing. */
export function readIds(header: (name: string) => string | null | undefined): RequestIds {
  const traceparent = header('traceparent') ?? '';
  const traceId = traceForm.exec(traceparent)?.[1];
  const given = header('x-request-id') ?? '';
  return {
    requestId: idForm.test(given) ? given.toLowerCase() : (traceId ?? crypto.randomUUID()),
    traceparent: traceId ? traceparent : null,
  };
}

/** The trace that has the request's own id, so that logs and traces are found by one; null for an id of zeros. */
export function toTraceId(requestId: string): string | null {
  const digits = requestId.replaceAll('-', '');
  return /^(?!0{32})[\da-f]{32}$/.test(digits) ? digits : null;
}
