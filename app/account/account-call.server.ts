import type {Accounts, Device} from '~adapters/accounts';
import type {Counters} from '~/server/http/limit-tries.server';
import {refused, type Outcome} from '~adapters/commerce';
import {toAccountMessage} from './account-messages';
import {toCause, type Log} from '~/server/telemetry/log';

/** What the account services work with. */
export interface AccountPorts {
  accounts: Accounts;
  rateLimits: Counters;
  log: Log;
  /** What signs in, for the list of sessions. */
  device?: Device;
}

/** For what goes on after the answer. */
export interface Background {
  waitUntil: (promise: Promise<unknown>) => void;
}

/** Asks the accounts service: its sentences become the shop's, its failures a sentence and a log line. */
export async function callAccounts<Value>(
  log: Log,
  operation: string,
  call: () => Promise<Outcome<Value>>,
  failedMessage = '',
): Promise<Outcome<Value>> {
  try {
    const outcome = await call();
    if (outcome.ok) return outcome;
    const refusals = outcome.refusals.map(({field, message}) => ({
      field,
      message: toAccountMessage(message),
    }));
    return {ok: false, refusals};
  } catch (error) {
    log.error('accounts.failed', {operation, cause: toCause(error)});
    return refused(failedMessage || toAccountMessage(''));
  }
}
