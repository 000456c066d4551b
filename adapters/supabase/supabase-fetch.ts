import {asFetch, Unanswered, usualTimeoutMs, type Line, type Manner} from '~adapters/http';

/** Ends what is still under way when `limitMs` have passed since this was made, retries included. */
export function withDeadline(
  line: Line,
  limitMs: number = line.timeoutMs ?? usualTimeoutMs,
  reading: Manner = 'need',
): typeof fetch {
  const endsAt = Date.now() + limitMs;
  return async (input, init) => {
    const timeoutMs = endsAt - Date.now();
    if (timeoutMs <= 0) return unanswered(408, 'timeout');
    try {
      return await asFetch({...line, timeoutMs}, reading)(input, init);
    } catch (cause) {
      const isLate = cause instanceof Unanswered && cause.kind === 'timeout';
      return isLate ? unanswered(408, 'timeout') : unanswered(503, 'network');
    }
  };
}

/**
 * auth-js prints a failed fetch to the console, request and all. As an answer with a status it does
 * not: 503 is tried again after a pause, 408 is final.
 */
const unanswered = (status: number, error_code: string) =>
  Response.json({msg: 'The accounts service did not answer.', error_code}, {status});
