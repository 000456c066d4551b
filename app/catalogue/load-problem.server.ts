import {data} from 'react-router';
import {CommerceError} from '~adapters/commerce';
import {loadCauses} from '~/content/messages/load-causes';
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
