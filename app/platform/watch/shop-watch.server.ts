import {context, propagation} from '@opentelemetry/api';
import {measures, type CacheResult} from './measures.server';
import {currentScope} from './request-scope.server';
import {inSpan, kindOf} from './spans.server';
import {servedAnswers} from './served-answers';

/** Stands around every question to the shop. */
export const watchShop = <Answer>(operation: string, ask: () => Promise<Answer>): Promise<Answer> =>
  inSpan(`shop ${operation}`, {'bellyful.operation': operation}, async () => {
    const end = currentScope()?.shop.begin();
    const began = performance.now();
    let outcome = 'answered';
    try {
      return await ask();
    } catch (thrown) {
      outcome = kindOf(thrown);
      throw thrown;
    } finally {
      end?.();
      measures.shopCalls().record((performance.now() - began) / 1000, {operation, outcome});
    }
  });

/** Tells the shop by what id its part of a request is found in our log and traces. */
export const fetchInScope: typeof fetch = (input, init) => {
  const scope = currentScope();
  if (!scope) return fetch(input, init);
  const ids: Record<string, string> = {'X-Request-Id': scope.requestId};
  if (scope.traceparent) ids['traceparent'] = scope.traceparent;
  propagation.inject(context.active(), ids);
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}));
  for (const [name, value] of Object.entries(ids)) headers.set(name, value);
  return fetch(input, {...init, headers});
};

/** Stands around every look at a kept answer, which tells how old what it found is (milliseconds since 1970). */
export const watchKept = <Value>(
  what: string,
  read: (tell: (result: CacheResult, at: number) => void) => Promise<Value>,
): Promise<Value> =>
  inSpan(`cache ${what}`, {}, (span) =>
    read((result, at) => {
      span.setAttribute('bellyful.cache.result', result);
      measures.cacheReads().add(1, {what, result});
      if (result !== 'miss') servedAnswers.served(at);
    }),
  );
