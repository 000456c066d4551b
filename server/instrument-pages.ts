import type {IncomingMessage} from 'node:http';
import {SpanKind} from '@opentelemetry/api';
import {measures, parentContext, tracer} from '../app/server/telemetry/open-telemetry.server.ts';
import {readIds, inScope, openScope} from '../app/server/telemetry/request-scope.server.ts';
import {countQuestion} from '../app/server/http/shop-questions.ts';
import {clientAddressOf} from './forwarded.ts';
import {servedAnswers} from '../app/server/telemetry/served-answers.ts';
import type {InstrumentPage} from './serve-pages.ts';

/** Gives requests for cached pages their ids, and counts and traces them as the worker does the others. */
export function instrumentPages(routeOf: (pathname: string) => string): InstrumentPage {
  return (request, serve) => {
    const header = (name: string) => onlyOne(request.headers[name]);
    const onQuestion = () => countQuestion(clientAddressOf(request));
    const scope = openScope({...readIds(header), onQuestion});
    const began = performance.now();
    inScope(scope, () =>
      tracer().startActiveSpan('page', {kind: SpanKind.SERVER}, parentContext(header), (span) =>
        serve(scope.requestId, (status, {result, since}) => {
          const facts = factsOf(request, routeOf, status);
          span.updateName(`${facts['http.request.method']} ${facts['http.route']}`);
          span.setAttributes({...facts, 'bellyful.cache.result': result});
          span.end();
          measures.requests().record((performance.now() - began) / 1000, facts);
          servedAnswers.served(since);
          measures.cacheReads().add(1, {what: 'page', result});
        }),
      ),
    );
  };
}

const onlyOne = (value: string | string[] | undefined) =>
  typeof value === 'string' ? value : undefined;

const factsOf = (
  {method = '', url = ''}: IncomingMessage,
  routeOf: (pathname: string) => string,
  status: number,
) => ({
  'http.request.method': method,
  'http.route': routeOf(url.split('?', 1)[0] ?? ''),
  'http.response.status_code': status,
});
