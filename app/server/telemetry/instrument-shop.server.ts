import {context, propagation} from '@opentelemetry/api';
import {measures, inSpan, kindOf, type CacheResult} from './open-telemetry.server';
import {currentScope} from './request-scope.server';
import {servedAnswers} from './served-answers';

/** A span and a measure for each request to the shop. `isForAll`: whoever happens to be first begins it for everybody. */
export const instrumentShop = <Answer>(
  operation: string,
  send: () => Promise<Answer>,
  isForAll = false,
): Promise<Answer> =>
  inSpan(`shop ${operation}`, {'bellyful.operation': operation}, async () => {
    const scope = currentScope();
    if (!isForAll) scope?.onQuestion();
    const end = scope?.shop.begin();
    const began = performance.now();
    let outcome = 'answered';
    try {
      return await send();
    } catch (thrown) {
      outcome = kindOf(thrown);
      throw thrown;
    } finally {
      end?.();
      measures.shopCalls().record((performance.now() - began) / 1000, {operation, outcome});
    }
  });

/** Sends the request's ids to the shop, so that its log can be matched with ours, and the language of its mails. */
export const fetchInScope: typeof fetch = (input, init) => {
  const scope = currentScope();
  if (!scope) return fetch(input, init);
  const ids: Record<string, string> = {'X-Request-Id': scope.requestId};
  if (scope.traceparent) ids['traceparent'] = scope.traceparent;
  if (scope.language) ids['Accept-Language'] = scope.language;
  propagation.inject(context.active(), ids);
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}));
  for (const [name, value] of Object.entries(ids)) headers.set(name, value);
  return fetch(input, {...init, headers});
};

/** A span and a count for each read of a cache, which reports how old its value is (milliseconds since 1970). */
export const instrumentCache = <Value>(
  what: string,
  read: (report: (result: CacheResult, at: number) => void) => Promise<Value>,
): Promise<Value> =>
  inSpan(`cache ${what}`, {}, (span) =>
    read((result, at) => {
      span.setAttribute('bellyful.cache.result', result);
      measures.cacheReads().add(1, {what, result});
      if (result !== 'miss') servedAnswers.served(at);
    }),
  );
