import {SpanKind, SpanStatusCode, type Span} from '@opentelemetry/api';
import {measures} from './measures.server';
import {openParent} from './open-parent.server';
import {readIds} from './request-ids';
import {currentScope, inScope, openScope, type RequestScope} from './request-scope.server';
import {tracer} from './spans.server';

export interface RequestWatch {
  /** The pattern behind an address. */
  routeOf: (pathname: string) => string;
  /** A page that is made to be kept: whoever asked for it is counted by who keeps it. */
  isForKeeping: boolean;
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']);

/** Stands around the answer to one request: gives it its ids, times it, and tells the browser both. */
export function watchRequest(
  request: Request,
  watch: RequestWatch,
  answer: (scope: RequestScope) => Promise<Response>,
): Promise<Response> {
  const header = (name: string) => request.headers.get(name);
  const scope = openScope(currentScope() ?? readIds(header));
  const kind = watch.isForKeeping ? SpanKind.INTERNAL : SpanKind.SERVER;
  return inScope(scope, () =>
    tracer().startActiveSpan('request', {kind}, openParent(header), async (span) => {
      const began = performance.now();
      try {
        const response = await answer(scope);
        const took = performance.now() - began;
        tell(request, watch, span, response.status, took);
        response.headers.set('X-Request-Id', scope.requestId);
        response.headers.append('Server-Timing', timesOf(scope, took));
        return response;
      } finally {
        span.end();
      }
    }),
  );
}

function tell(
  request: Request,
  {routeOf, isForKeeping}: RequestWatch,
  span: Span,
  status: number,
  took: number,
): void {
  const method = methods.has(request.method) ? request.method : '_OTHER';
  const route = routeOf(new URL(request.url).pathname);
  const facts = {
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
  };
  span.updateName(isForKeeping ? `render ${route}` : `${method} ${route}`);
  span.setAttributes(facts);
  if (status >= 500) span.setStatus({code: SpanStatusCode.ERROR});
  if (!isForKeeping) measures.requests().record(took / 1000, facts);
}

function timesOf({shop}: RequestScope, took: number): string {
  const whole = `answer;dur=${Math.round(took)}`;
  if (shop.count === 0) return whole;
  return `${whole}, shop;dur=${Math.round(shop.milliseconds)};desc="${shop.count} asked"`;
}
