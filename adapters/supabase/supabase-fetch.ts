export type Fetch = typeof fetch;

/** The default timeout of the service's own client library. */
export const timeoutMs = 10_000;

/** Ends what is still under way when `limitMs` have passed since this was made, retries included. */
export function withDeadline(fetchAnswer: Fetch, limitMs: number = timeoutMs): Fetch {
  const endsAt = Date.now() + limitMs;
  return async (input, init) => {
    const leftMs = endsAt - Date.now();
    if (leftMs <= 0) return unanswered(408, 'timeout');
    try {
      return await fetchAnswer(input, {...init, signal: AbortSignal.timeout(leftMs)});
    } catch (cause) {
      return isTimeout(cause) ? unanswered(408, 'timeout') : unanswered(503, 'network');
    }
  };
}

const isTimeout = (cause: unknown) =>
  cause instanceof Error && (cause.name === 'TimeoutError' || cause.name === 'AbortError');

/**
 * auth-js prints a failed fetch to the console, request and all. As an answer with a status it does
 * not: 503 is tried again after a pause, 408 is final.
 */
const unanswered = (status: number, error_code: string) =>
  Response.json({msg: 'The accounts service did not answer.', error_code}, {status});
