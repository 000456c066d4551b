import {data, type ErrorResponse} from 'react-router';
import {CommerceError} from '~adapters/commerce';
import {toRecord} from '~/forms/to-record';
import {loadCauses} from '~/content/connection';
import {toCause, withoutPersonal, type Log} from '~/server/telemetry/log';

const {noAnswer, badAnswer} = loadCauses;

/** Errors of the machinery lose their words on the way to the browser: a page names this cause instead. */
export const toShownCause = (thrown: unknown): string =>
  thrown instanceof CommerceError && (thrown.kind === 'network' || thrown.kind === 'timeout')
    ? noAnswer
    : badAnswer;

/** For a page that cannot be shown without its product; a product that is not there passes through. */
export const withShownCause =
  (log: Log, path: string) =>
  (thrown: unknown): never => {
    if (!(thrown instanceof Error)) throw thrown;
    log.error('product.load.failed', {path: withoutPersonal(path), cause: toCause(thrown)});
    throw data(toShownCause(thrown), {status: 503});
  };

/** What a page that did not wait for its product would have been answered, in the router's own shape. */
export interface LateProblem {
  lateProblem: ErrorResponse;
}

/** Of a promise that fails after its page the router tells the browser nothing. */
export async function withLateProblem<Value>(late: Promise<Value>): Promise<Value | LateProblem> {
  return late.catch((thrown: unknown) => {
    const {data: said, init} = toRecord(thrown);
    const {status} = toRecord(init);
    if (typeof said !== 'string' || typeof status !== 'number') throw thrown;
    return {lateProblem: {status, statusText: '', internal: false, data: said} as ErrorResponse};
  });
}
