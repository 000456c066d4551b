import {SpanKind, SpanStatusCode, type Span} from '@opentelemetry/api';
import {measures, parentContext, tracer} from './open-telemetry.server';
import {readIds, currentScope, inScope, openScope, type RequestScope} from './request-scope.server';
import {languageOf} from '~/content/languages';

export interface RequestInstruments {
  /** The pattern behind an address. */
  routeOf: (pathname: string) => string;
  /** A page rendered for the cache: its visitor's request is measured by the cache's host. */
  isForCache: boolean;
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']);

/** Wraps the answer to one request: ids, time, log, and both in headers. */
export function instrumentRequest(
  request: Request,
  instruments: RequestInstruments,
  answer: (scope: RequestScope) => Promise<Response>,
): Promise<Response> {
  const header = (name: string) => request.headers.get(name);
  const scope = openScope(
    currentScope() ?? readIds(header),
    languageOf(new URL(request.url).pathname)?.tag,
  );
  const kind = instruments.isForCache ? SpanKind.INTERNAL : SpanKind.SERVER;
  return inScope(scope, () =>
    tracer().startActiveSpan('request', {kind}, parentContext(header), async (span) => {
      const began = performance.now();
      try {
        const response = await answer(scope);
        const took = performance.now() - began;
        logRequest(request, instruments, span, response.status, took);
        response.headers.set('X-Request-Id', scope.requestId);
        response.headers.append('Server-Timing', timesOf(scope, took));
        return response;
      } finally {
        span.end();
      }
    }),
  );
}

function logRequest(
  request: Request,
  {routeOf, isForCache}: RequestInstruments,
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
  span.updateName(isForCache ? `render ${route}` : `${method} ${route}`);
  span.setAttributes(facts);
  if (status >= 500) span.setStatus({code: SpanStatusCode.ERROR});
  if (!isForCache) measures.requests().record(took / 1000, facts);
}

function timesOf({shop}: RequestScope, took: number): string {
  const total = `answer;dur=${Math.round(took)}`;
  if (shop.count === 0) return total;
  return `${total}, shop;dur=${Math.round(shop.milliseconds)};desc="${shop.count} requests"`;
}
